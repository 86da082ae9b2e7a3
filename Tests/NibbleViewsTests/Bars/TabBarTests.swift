import NibbleTerminal
import Testing

@testable import NibbleViews

@MainActor @Suite("TabBar") struct TabBarTests {
    final class Delegate: TabBarDelegate {
        var log: [String] = []
        var allows = true
        func tabBar(_ tabBar: TabBar, shouldSelect item: TabBarItem) -> Bool {
            log.append("should \(item.title ?? "")")
            return allows
        }
        func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) { log.append("did \(item.title ?? "")") }
    }

    private func staged(
        _ titles: [String], width: Int = 40, height: Int = 2, position: TabBar.Position = .top,
        traits: TraitCollection = TraitCollection()
    ) -> (TestStage, TabBar) {
        let stage = TestStage(width: width, height: 6, traits: traits)
        let bar = TabBar(frame: Rect(x: 0, y: 0, width: width, height: height))
        bar.position = position
        bar.items = titles.enumerated().map { TabBarItem(title: $1, tag: $0) }
        bar.selectedItem = bar.items.first
        stage.window.addSubview(bar)
        stage.frame()
        return (stage, bar)
    }

    // MARK: Looks

    @Test("at the top a heavy line marks the chosen tab below the titles")
    func top() {
        let (stage, _) = staged(["First", "Second"], width: 24)
        #expect(stage.rows[0] == "  First   Second        ")
        #expect(stage.rows[1] == "─━━━━━━━────────────────")
    }

    @Test("at the bottom the line is above, and the tabs share the width")
    func bottom() {
        let (stage, bar) = staged(["One", "Two", "Three"], width: 30, position: .bottom)
        #expect(stage.rows[0] == "───━━━━━──────────────────────")
        #expect(stage.rows[1] == "    One      Two     Three    ")
        bar.selectedItem = bar.items[2]
        #expect(stage.rows[0] == "────────────────────━━━━━━━───")
    }

    @Test("on a wide screen the tabs of a bottom bar stay together in the middle")
    func wide() {
        let (stage, _) = staged(["One", "Two"], width: 100, position: .bottom)
        let row = stage.rows[1]
        #expect(row.hasPrefix(String(repeating: " ", count: 36) + "One"))
    }

    @Test("in a single row the chosen title is underlined itself")
    func singleRow() {
        let (stage, bar) = staged(["First", "Second"], width: 24, height: 1)
        let other = FocusView("other", 0, 4)
        stage.window.addSubview(other)
        other.becomeFirstResponder()
        #expect(stage.rows[0] == "  First   Second        ")
        #expect(stage.style(2, 0).attributes == [.bold, .underline])
        #expect(stage.style(10, 0).attributes == [])
        bar.becomeFirstResponder()
        stage.frame()
        #expect(stage.style(2, 0).attributes == [.bold, .reverse])
    }

    @Test("without Unicode the lines are of ASCII")
    func ascii() {
        let (stage, _) = staged(
            ["First", "Second"], width: 24, traits: TraitCollection(isUnicode: false))
        #expect(stage.rows[1] == "-=======----------------")
    }

    @Test("chosen, focused, held and disabled differ in attributes, not only in colour")
    func attributes() {
        let (stage, bar) = staged(["First", "Second", "Third"])
        bar.items[2].isEnabled = false
        let other = FocusView("other", 0, 4)
        stage.window.addSubview(other)
        other.becomeFirstResponder()
        stage.frame()
        #expect(stage.style(2, 0).attributes == [.bold])
        #expect(stage.style(10, 0).attributes == [])
        #expect(stage.style(19, 0).attributes == [.dim])
        bar.becomeFirstResponder()
        stage.frame()
        #expect(stage.style(2, 0).attributes == [.bold, .reverse])
        stage.mouse(.pressed(.left), 10, 0)
        stage.frame()
        #expect(stage.style(10, 0).attributes == [.reverse, .dim])
    }

    @Test("a badge follows the title; the line is as long as both; it comes, changes and goes at once")
    func badge() {
        let (stage, bar) = staged(["Mail", "Todo"], width: 24)
        bar.items[0].badgeValue = "12"
        #expect(stage.rows[0] == "  Mail ●12   Todo       ")
        #expect(stage.rows[1] == "─━━━━━━━━━━─────────────")
        bar.items[0].badgeValue = ""
        #expect(stage.rows[0] == "  Mail ●   Todo         ")
        bar.items[0].badgeValue = nil
        #expect(stage.rows[0] == "  Mail   Todo           ")
    }

    @Test("a tab without a title shows its number; titles of data are shown, never obeyed")
    func odd() {
        let (stage, bar) = staged(["", "a\u{1b}b", "界"], width: 24)
        #expect(stage.rows[0] == "  1   a␛b   界          ")
        bar.items[0].title = "Home"
        #expect(stage.rows[0] == "  Home   a␛b   界       ")
    }

    // MARK: More than fit

    @Test(
        "more tabs than fit: marks at the edges, and the chosen one always in sight", arguments: [12, 20, 40])
    func scrolling(width: Int) {
        let titles = (1...12).map { "Tab \($0)" }
        let (stage, bar) = staged(titles, width: width)
        for item in bar.items + bar.items.reversed() {
            bar.selectedItem = item
            let rows = stage.rows
            #expect(rows[0].contains(item.title!), "\(rows[0])")
            #expect(rows[0].hasPrefix("‹") == !rows[0].contains("Tab 1 "), "\(rows[0])")
            #expect(rows[0].hasSuffix("›") == !rows[0].contains("Tab 12"), "\(rows[0])")
            #expect(rows[1].contains("━━━━━"))
        }
    }

    @Test("a wider bar shows more tabs again and leaves no room empty at its end")
    func widening() {
        let (stage, bar) = staged((1...5).map { "Tab \($0)" }, width: 42)
        bar.frame.size.width = 20
        bar.selectedItem = bar.items[4]
        #expect(stage.rows[0].hasPrefix("‹"))
        bar.frame.size.width = 42
        #expect(stage.rows[0] == "  Tab 1   Tab 2   Tab 3   Tab 4   Tab 5   ")
    }

    @Test("a title wider than the bar is cut, however narrow that is", arguments: 0...12)
    func narrow(width: Int) {
        let (stage, bar) = staged(["Inbox", "Outbox"], width: 20)
        bar.items[0].badgeValue = "99"
        bar.frame.size.width = width
        bar.selectedItem = bar.items[1]
        _ = stage.rows
        bar.selectedItem = bar.items[0]
        _ = stage.rows
        if width == 12 { #expect(stage.rows[0].hasPrefix("  In… ●99  ›")) }
    }

    @Test("a click on a mark chooses the next tab behind it")
    func marks() {
        let (stage, bar) = staged((1...12).map { "Tab \($0)" }, width: 20)
        let shown = bar.strip.shown
        stage.click(19, 0)
        #expect(bar.selectedItem === bar.items[shown.upperBound])
        stage.frame()
        let first = bar.strip.shown.lowerBound
        #expect(first > 0)
        stage.click(0, 0)
        #expect(bar.selectedItem === bar.items[first - 1])
    }

    // MARK: Choosing

    @Test("a click chooses a tab, asks and tells the delegate, and leaves the focus where it is")
    func click() {
        let (stage, bar) = staged(["First", "Second"])
        let delegate = Delegate()
        bar.delegate = delegate
        let other = FocusView("other", 0, 4)
        stage.window.addSubview(other)
        other.becomeFirstResponder()
        stage.click(11, 0)
        #expect(bar.selectedItem?.title == "Second")
        #expect(delegate.log == ["should Second", "did Second"])
        #expect(other.isFirstResponder)
        stage.click(11, 0)
        #expect(delegate.log.count == 4)
    }

    @Test("a delegate that refuses keeps the tab that was chosen")
    func refusal() {
        let (stage, bar) = staged(["First", "Second"])
        let delegate = Delegate()
        delegate.allows = false
        bar.delegate = delegate
        stage.click(11, 0)
        #expect(bar.selectedItem?.title == "First")
        #expect(delegate.log == ["should Second"])
    }

    @Test("choosing from code tells the delegate nothing")
    func code() {
        let (_, bar) = staged(["First", "Second"])
        let delegate = Delegate()
        bar.delegate = delegate
        bar.selectedItem = bar.items[1]
        #expect(delegate.log.isEmpty)
    }

    @Test("the arrows, Home and End choose; disabled tabs are skipped; at the ends the key goes on")
    func keys() {
        let (stage, bar) = staged(["A", "B", "C", "D"])
        bar.items[1].isEnabled = false
        bar.becomeFirstResponder()
        let other = FocusView("other", 30, 4)
        stage.window.addSubview(other)
        stage.press(.right)
        #expect(bar.selectedItem?.title == "C")
        stage.press(.end)
        #expect(bar.selectedItem?.title == "D")
        stage.press(.left)
        #expect(bar.selectedItem?.title == "C")
        stage.press(.home)
        #expect(bar.selectedItem?.title == "A")
        #expect(bar.isFirstResponder)
        stage.press(.down)
        #expect(other.isFirstResponder)
    }

    @Test("Enter chooses the chosen tab again")
    func again() {
        let (stage, bar) = staged(["A", "B"])
        let delegate = Delegate()
        bar.delegate = delegate
        bar.becomeFirstResponder()
        stage.press(.enter)
        #expect(delegate.log == ["should A", "did A"])
    }

    @Test("the line slides to the chosen tab, and is where it belongs when the time is over")
    func slide() {
        let (stage, bar) = staged(["First", "Second"], width: 24)
        stage.click(11, 0)
        #expect(stage.rows[1].hasPrefix("─━━━━━━━─"))
        stage.clock.advance(by: .milliseconds(60))
        stage.window.animator.step()
        let middle = stage.rows[1]
        #expect(!middle.hasPrefix("─━") && middle.contains("━━━━━━━"), "\(middle)")
        stage.clock.advance(by: .milliseconds(200))
        stage.window.animator.step()
        #expect(stage.rows[1] == "─────────━━━━━━━━───────")
        #expect(bar.selectedItem?.title == "Second")
    }

    @Test("an item that leaves is chosen no more, and the bar is told of its changes no more")
    func leaving() {
        let (_, bar) = staged(["First", "Second"])
        weak var gone: TabBarItem?
        do {
            let item = TabBarItem(title: "Third")
            gone = item
            bar.items.append(item)
            bar.selectedItem = item
            bar.items.removeLast()
            #expect(item.observer == nil)
        }
        #expect(bar.selectedItem == nil)
        #expect(gone == nil)
    }

    @Test("a bar is gone once nobody holds it, chosen tab, delegate and all")
    func deallocation() {
        weak var gone: TabBar?
        let delegate = Delegate()
        do {
            let (stage, bar) = staged(["First", "Second"])
            bar.delegate = delegate
            stage.click(11, 0)
            stage.press(.left)
            gone = bar
        }
        #expect(gone == nil)
    }

    @Test("an item that is not in the bar cannot be chosen: the message names the remedy")
    func foreign() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { TabBar(frame: .zero).selectedItem = TabBarItem(title: "Lost") }
        }
        let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(text.contains("TabBar.selectedItem: 'Lost' is not among the bar's items; add it to 'items'"))
    }
}
