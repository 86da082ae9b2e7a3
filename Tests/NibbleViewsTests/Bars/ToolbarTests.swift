import NibbleTerminal
import Testing

@testable import NibbleViews

@MainActor @Suite struct ToolbarTests {
    private func staged(width: Int = 30, height: Int = 2) -> (TestStage, Toolbar) {
        let stage = TestStage(width: width, height: 3)
        let bar = Toolbar(frame: Rect(x: 0, y: 0, width: width, height: height))
        stage.window.addSubview(bar)
        return (stage, bar)
    }

    private func button(_ title: String) -> BarButtonItem {
        BarButtonItem(title: title, target: nil, action: nil)
    }

    private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

    @Test("Items stand side by side under a rule; flexible spaces share what is left, fixed ones take theirs")
    func spaces() {
        let (stage, bar) = staged()
        bar.items = [button("A"), button("B")]
        #expect(stage.rows.prefix(2) == [String(repeating: "─", count: 30), " A  B " + spaces(24)])
        bar.items = [button("A"), .flexibleSpace(), button("B"), .flexibleSpace(), button("C")]
        #expect(stage.rows[1] == " A " + spaces(10) + " B " + spaces(11) + " C ")
        bar.items = [button("A"), .fixedSpace(4), button("B")]
        #expect(stage.rows[1].hasPrefix(" A      B "))
    }

    @Test("With one row there is no rule")
    func oneRow() {
        let (stage, bar) = staged(height: 1)
        bar.items = [button("A")]
        #expect(stage.rows[0].hasPrefix(" A "))
    }

    @Test("Where there is too little room the longest titles are cut, and what finds none is hidden")
    func narrow() {
        let (stage, bar) = staged(width: 20)
        bar.items = [button("Reply"), button("Move to folder"), button("Delete")]
        let row = stage.rows[1]
        #expect(row.contains("Reply"))
        #expect(row.contains("…"))
        for width in 0...20 {
            bar.frame = Rect(x: 0, y: 0, width: width, height: 2)
            stage.frame()
            for view in bar.subviews where !view.isHidden { #expect(view.frame.maxX <= width) }
        }
    }

    @Test("Changes of an item are shown, and of the list; a removed item is the bar's no more")
    func changes() {
        let (stage, bar) = staged()
        let item = button("A")
        bar.setItems([item], animated: true)
        item.title = "Z"
        #expect(stage.rows[1].hasPrefix(" Z "))
        bar.items = nil
        #expect(bar.subviews.isEmpty)
        #expect(item.observer == nil)
        item.title = "A"
        #expect(!stage.rows[1].contains("A"))
    }

    @Test("Buttons are pressed by Tab and Enter, by the mouse and by their keys")
    func pressing() {
        let (stage, bar) = staged()
        var log: [String] = []
        bar.items = ["A", "B"].map { title in
            BarButtonItem(primaryAction: Action(title: title) { _ in log.append(title) })
        }
        bar.items?[1].keyEquivalent = "b"
        stage.frame()
        stage.press(.tab)
        stage.press(.enter)
        stage.click(1, 1)
        stage.press("b")
        #expect(log == ["B", "A", "B"])
    }
}
