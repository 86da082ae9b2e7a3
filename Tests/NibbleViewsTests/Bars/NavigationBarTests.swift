import NibbleTerminal
import Testing

@testable import NibbleViews

@MainActor @Suite struct NavigationBarTests {
    /// A bar over the whole width of a stage, with two items in its stack.
    private func staged(
        width: Int = 40, height: Int = 2, traits: TraitCollection = TraitCollection()
    ) -> (TestStage, NavigationBar, NavigationItem) {
        let stage = TestStage(width: width, height: max(3, height), traits: traits)
        let bar = NavigationBar(frame: Rect(x: 0, y: 0, width: width, height: height))
        let item = NavigationItem(title: "Containers")
        bar.items = [NavigationItem(title: "Articles"), item]
        stage.window.addSubview(bar)
        return (stage, bar, item)
    }

    @Test("The way back at the left, the title in the middle, buttons at the right, a rule below")
    func row() {
        let (stage, _, item) = staged()
        item.rightBarButtonItems = [BarButtonItem(systemItem: .done), BarButtonItem(systemItem: .edit)]
        #expect(
            stage.rows.prefix(2) == [
                " ‹ Articles    Containers    Edit  Done ",
                String(repeating: "─", count: 40),
            ])
        #expect(stage.style(15, 0).attributes == .bold)
    }

    @Test("Without Unicode the signs are of ASCII")
    func ascii() {
        let (stage, _, _) = staged(traits: TraitCollection(isUnicode: false))
        #expect(
            stage.rows.prefix(2) == [
                " < Articles    Containers               ", String(repeating: "-", count: 40),
            ])
    }

    @Test("The root has no back button, and pops nothing")
    func root() {
        let (stage, bar, _) = staged()
        #expect(bar.popItem(animated: false)?.title == "Containers")
        #expect(stage.rows[0] == "                Articles                ")
        #expect(bar.popItem(animated: false) == nil)
        #expect(bar.topItem?.title == "Articles")
        #expect(bar.backItem == nil)
    }

    @Test(
        "With fewer columns the back button shortens first, then buttons and the title are cut",
        arguments: [
            (40, " ‹ Articles  Containers  Edit  Share    "),
            (36, " ‹ Articles Containers  Edit  Share "),
            (34, " ‹ Back   Containers  Edit  Share "),
            (30, " ‹  Containers   Edit  Share  "),
            (26, " ‹ Containe… Edit  Share  "),
        ])
    func narrow(width: Int, row: String) {
        let (stage, _, item) = staged(width: width)
        item.rightBarButtonItems = [BarButtonItem(systemItem: .action), BarButtonItem(systemItem: .edit)]
        let shown = stage.rows[0]
        #expect(shown.contains("‹"))
        #expect(shown.cellWidth == width)
        if width > 26 { #expect(shown.contains("Containers")) }
        #expect(shown.contains("Articles") == row.contains("Articles"), "\(shown)")
        #expect(shown.contains("Back") == row.contains("Back"), "\(shown)")
    }

    @Test("L1: no width traps, whatever the text", arguments: ["Title", "日本語の題", "…", "", "a\tb"])
    func everyWidth(title: String) {
        let (stage, bar, item) = staged()
        item.title = title
        bar.backItem?.title = title
        item.prompt = title
        item.rightBarButtonItems = (0..<3).map { _ in BarButtonItem(title: title, target: nil, action: nil) }
        item.leftBarButtonItem = BarButtonItem(title: title, target: nil, action: nil)
        item.leftItemsSupplementBackButton = true
        for height in 0...4 {
            for width in 0...40 {
                bar.frame = Rect(x: 0, y: 0, width: width, height: height)
                #expect(stage.rows.count == 3)
                for view in bar.subviews where !view.isHidden {
                    #expect(view.frame.minX >= 0 && view.frame.maxX <= width, "\(view) in \(width)")
                }
            }
        }
    }

    @Test("What is changed of an item while it is shown is shown at once, of the one below its title")
    func changes() {
        let (stage, bar, item) = staged()
        item.title = "Views"
        #expect(stage.rows[0].contains("Views"))
        bar.backItem?.title = "All"
        #expect(stage.rows[0].contains("‹ All"))
        bar.backItem?.backButtonTitle = "Up"
        #expect(stage.rows[0].contains("‹ Up"))
        bar.backItem?.backButtonTitle = ""
        #expect(stage.rows[0].hasPrefix(" ‹  "))
        bar.backItem?.backButtonTitle = nil
        let back = BarButtonItem(title: "Home", target: nil, action: nil)
        bar.backItem?.backBarButtonItem = back
        #expect(stage.rows[0].contains("‹ Home"))
        back.title = "Start"
        #expect(stage.rows[0].contains("‹ Start"))
        let button = BarButtonItem(title: "Go", target: nil, action: nil)
        item.rightBarButtonItem = button
        button.title = "Gone"
        #expect(stage.rows[0].hasSuffix(" Gone "))
        item.hidesBackButton = true
        #expect(!stage.rows[0].contains("‹"))
    }

    @Test("An item that was taken out of the bar changes nothing there")
    func removed() {
        let (stage, bar, item) = staged()
        let button = BarButtonItem(title: "Go", target: nil, action: nil)
        item.rightBarButtonItem = button
        bar.popItem(animated: false)
        let before = stage.rows
        item.title = "Elsewhere"
        button.title = "Gone"
        #expect(stage.rows == before)
        #expect(button.observer == nil)
        #expect(item.observer == nil)
    }

    @Test("Items at the left stand in place of the back button, or beside it")
    func left() {
        let (stage, _, item) = staged()
        item.leftBarButtonItem = BarButtonItem(systemItem: .cancel)
        #expect(stage.rows[0].hasPrefix(" Cancel "))
        #expect(!stage.rows[0].contains("‹"))
        item.leftItemsSupplementBackButton = true
        #expect(
            stage.rows[0].hasPrefix(" ‹ Articles  Cancel ") || stage.rows[0].hasPrefix(" ‹ Back  Cancel "))
    }

    @Test("A prompt stands above the row, and makes the bar a row higher")
    func prompt() {
        let (stage, bar, item) = staged(height: 3)
        #expect(bar.intrinsicContentSize.height == 2)
        item.prompt = "Choose one"
        #expect(bar.intrinsicContentSize.height == 3)
        #expect(stage.rows[0] == "               Choose one               ")
        #expect(stage.rows[1].contains("‹ Articles"))
    }

    @Test("A title view and a custom view stand where title and item would")
    func views() {
        let (stage, _, item) = staged()
        item.titleView = Label(text: "a label")
        let custom = Label(text: "custom")
        item.rightBarButtonItem = BarButtonItem(customView: custom)
        #expect(stage.rows[0] == " ‹ Articles     a label           custom")
        item.titleView = nil
        item.rightBarButtonItem = nil
        #expect(stage.rows[0] == " ‹ Articles    Containers               ")
        #expect(custom.superview == nil)
    }

    @Test("Tab goes from left to right through the buttons that are enabled; Enter presses")
    func focus() {
        let (stage, bar, item) = staged(width: 60)
        var log: [String] = []
        func button(_ title: String) -> BarButtonItem {
            BarButtonItem(primaryAction: Action(title: title) { _ in log.append(title) })
        }
        item.rightBarButtonItems = [button("C"), button("B"), button("A")]
        item.rightBarButtonItems?[1].isEnabled = false
        stage.frame()
        #expect(stage.style(1, 0).attributes.contains(.reverse))
        stage.press(.tab)
        stage.press(.enter)
        stage.press(.tab)
        stage.press(" ")
        #expect(log == ["A", "C"])
        stage.press(.tab)
        stage.press(.enter)
        #expect(bar.items?.count == 1)
    }

    @Test("The focus stays on its button while other things of the bar change")
    func focusStays() {
        let (stage, _, item) = staged()
        let (a, b) = (BarButtonItem(systemItem: .add), BarButtonItem(systemItem: .edit))
        item.rightBarButtonItem = a
        stage.frame()
        stage.press(.tab)
        let focused = stage.window.firstResponder
        #expect((focused as? Button)?.title == "Add")
        item.rightBarButtonItems = [b, a]
        item.title = "Other"
        a.title = "Plus"
        stage.frame()
        #expect(stage.window.firstResponder === focused)
        #expect((focused as? Button)?.title == "Plus")
    }

    @Test("A click presses a button; held down, disabled and focused differ without colour")
    func mouse() {
        let (stage, _, item) = staged(traits: TraitCollection(colorDepth: .none))
        var count = 0
        let button = BarButtonItem(primaryAction: Action(title: "Go") { _ in count += 1 })
        item.rightBarButtonItem = button
        stage.frame()
        stage.mouse(.pressed(.left), 37, 0)
        stage.frame()
        let held = stage.style(37, 0).attributes
        stage.mouse(.released(.left), 37, 0)
        #expect(count == 1)
        stage.frame()
        let focused = stage.style(37, 0).attributes
        button.isEnabled = false
        stage.frame()
        let disabled = stage.style(37, 0).attributes
        button.isEnabled = true
        button.style = .done
        stage.frame()
        let done = stage.style(37, 0).attributes
        #expect(Set([held, focused, disabled, done, []]).count == 5)
        button.isEnabled = false
        stage.click(37, 0)
        #expect(count == 1)
    }

    @Test("The delegate is asked before the user goes back, and told after; code is not asked")
    func delegate() {
        final class Delegate: NavigationBarDelegate {
            var agrees = false
            var log: [String] = []
            func navigationBar(_ navigationBar: NavigationBar, shouldPop item: NavigationItem) -> Bool {
                log.append("should \(item.title ?? "")")
                return agrees
            }
            func navigationBar(_ navigationBar: NavigationBar, didPop item: NavigationItem) {
                log.append("did \(item.title ?? "")")
            }
        }
        let (stage, bar, _) = staged()
        let delegate = Delegate()
        bar.delegate = delegate
        stage.frame()
        stage.click(3, 0)
        #expect(bar.items?.count == 2)
        delegate.agrees = true
        stage.click(3, 0)
        #expect(bar.items?.count == 1)
        #expect(delegate.log == ["should Containers", "should Containers", "did Containers"])
        bar.pushItem(NavigationItem(title: "Again"), animated: false)
        bar.popItem(animated: false)
        #expect(delegate.log.count == 3)
    }

    @Test("The keys of the items are among the bar's commands, with their titles; a hidden space has none")
    func keys() {
        let (_, bar, item) = staged()
        let save = BarButtonItem(systemItem: .save)
        save.keyEquivalent = "s"
        item.rightBarButtonItems = [save, .flexibleSpace()]
        #expect(bar.keyCommands?.map(\.title) == ["save"])
    }

    @Test("An action without a target goes to the first that has it, from the first responder on")
    func nilTarget() {
        final class Root: View {
            var pressed: BarButtonItem?
            func press(_ item: BarButtonItem) { pressed = item }
        }
        let stage = TestStage(width: 40)
        let root = Root(frame: Rect(x: 0, y: 0, width: 40, height: 6))
        let bar = NavigationBar(frame: Rect(x: 0, y: 0, width: 40, height: 2))
        root.addSubview(bar)
        stage.window.addSubview(root)
        let item = NavigationItem()
        bar.items = [item]
        let button = BarButtonItem(title: "Go", target: nil, action: Selector("press", Root.press))
        item.rightBarButtonItem = button
        stage.frame()
        stage.click(37, 0)
        #expect(root.pressed === button)
    }

    @Test("Bar, items and views are gone with what holds them")
    func memory() {
        weak var bar: NavigationBar?
        weak var item: NavigationItem?
        weak var button: BarButtonItem?
        do {
            let (stage, made, top) = staged()
            let edit = BarButtonItem(systemItem: .edit)
            edit.keyEquivalent = "e"
            top.rightBarButtonItem = edit
            stage.frame()
            _ = made.keyCommands
            (bar, item, button) = (made, top, edit)
        }
        #expect(bar == nil)
        #expect(item == nil)
        #expect(button == nil)
    }
}
