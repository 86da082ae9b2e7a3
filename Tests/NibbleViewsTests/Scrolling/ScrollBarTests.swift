import NibbleTerminal
import Testing

@testable import NibbleViews

@MainActor @Suite("Scroll bars") struct ScrollBarTests {
    private func column(_ scroll: ScrollStage) -> String { String(scroll.stage.rows.map { $0.last! }) }

    @Test("the bar shows which part is seen, in a column of its own, while there is more")
    func shown() {
        let scroll = ScrollStage(content: Size(width: 20, height: 12))
        scroll.addFocusViews(at: [0])
        #expect(column(scroll) == "▐▐▐   ")
        scroll.scrollView.contentOffset.y = 6
        #expect(column(scroll) == "   ▐▐▐")
        scroll.scrollView.contentOffset.y = 1
        #expect(column(scroll) == " ▐▐▐  ", "not at the start, so neither is the bar")
        #expect(scroll.scrollView.frameLayoutGuide.layoutFrame.width == 19)
        scroll.scrollView.contentSize.height = 6
        #expect(column(scroll) == "      ")
        scroll.scrollView.contentSize.height = 60
        #expect(column(scroll) == "▐     ")
        scroll.scrollView.showsVerticalScrollIndicator = false
        #expect(column(scroll) == "      ")
    }

    @Test("both bars leave each other their room; without Unicode they are of ASCII")
    func ascii() {
        let scroll = ScrollStage(
            width: 10, height: 4, content: Size(width: 18, height: 6),
            traits: TraitCollection(colorDepth: .none, isUnicode: false))
        scroll.fill(6)
        #expect(scroll.stage.rows == ["row 0    #", "row 1    #", "row 2    |", "#####____ "])
        scroll.addFocusViews(at: [0])
        #expect(scroll.stage.rows == ["row 0    #", "row 1    #", "row 2     ", "#####     "])
    }

    @Test("content that is too wide does not show through the bar")
    func covering() {
        let scroll = ScrollStage(content: Size(width: 20, height: 12))
        scroll.scrollView.addSubview(LetterView("x", 0, 0, 30, 12))
        scroll.scrollView.showsHorizontalScrollIndicator = false
        #expect(column(scroll) == "▐▐▐▕▕▕")
    }

    @Test("the thumb is dragged, a click beside it goes on by a page")
    func mouse() {
        let scroll = ScrollStage(content: Size(width: 20, height: 60))
        scroll.stage.mouse(.pressed(.left), 19, 0)
        scroll.stage.mouse(.moved(.left), 19, 5)
        #expect(scroll.offset.y == 54)
        scroll.stage.mouse(.moved(.left), 3, 99)
        #expect(scroll.offset.y == 54)
        scroll.stage.mouse(.moved(.left), 19, 0)
        #expect(scroll.offset.y == 0)
        scroll.stage.mouse(.released(.left), 19, 0)
        scroll.stage.click(19, 4)
        #expect(scroll.offset.y == 5)
        scroll.stage.frame()
        scroll.stage.click(19, 0)
        #expect(scroll.offset.y == 0)
    }

    @Test("the bars stay in front of what is added, in whatever order")
    func order() {
        let scrollView = ScrollView()
        for index in 0..<3 { scrollView.insertSubview(View(), at: index) }
        for _ in 0..<3 { scrollView.addSubview(View()) }
        #expect(scrollView.subviews.suffix(2).allSatisfy { $0 is ScrollBar })
        #expect(scrollView.content.count == 6)
    }
}
