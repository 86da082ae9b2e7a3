import NibbleControllers
import NibbleTerminal
import NibbleViews
import Testing

@MainActor @Suite("TabBarController") struct TabBarControllerTests {
    final class Delegate: TabBarControllerDelegate {
        var log: [String] = []
        var allows = true
        var animator: (any ViewControllerAnimatedTransitioning)?

        func tabBarController(
            _ tabBarController: TabBarController, shouldSelect viewController: ViewController
        ) -> Bool {
            log.append("should \(viewController.title ?? "")")
            return allows
        }
        func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController)
        {
            log.append("did \(viewController.title ?? "") of \(tabBarController.selectedIndex)")
        }
        func tabBarController(
            _ tabBarController: TabBarController, animationControllerForTransitionFrom from: ViewController,
            to: ViewController
        ) -> (any ViewControllerAnimatedTransitioning)? { animator }
    }

    final class Curtain: ViewControllerAnimatedTransitioning {
        var context: (any ViewControllerContextTransitioning)?
        func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Double { 1 }
        func animateTransition(using context: any ViewControllerContextTransitioning) {
            self.context = context
        }
    }

    // MARK: Selecting

    @Test(
        "BC-5: a tab change tells the arriving one first, the leaving one to its end, then the arriving one")
    func order() {
        let log = Log()
        let (tabs, children) = loggingTabs(["a", "b"], log)
        let stage = Stage(showing: tabs, log: log)
        tabs.selectedViewController = children[1]
        let expected = [
            "b.viewWillAppear", "a.viewWillDisappear", "a.viewDidDisappear", "b.viewDidAppear",
        ]
        #expect(log.appearances == expected)
        log.clear()
        stage.press("1")
        stage.advance(by: .seconds(1))
        #expect(
            log.appearances == [
                "a.viewWillAppear", "b.viewWillDisappear", "b.viewDidDisappear", "a.viewDidAppear",
            ])
    }

    @Test("BC-6: only the selected tab's view is loaded; the others load at their first selection and stay")
    func loading() {
        let log = Log()
        let (tabs, children) = loggingTabs(["a", "b", "c"], log)
        #expect(!tabs.isViewLoaded && children.allSatisfy { !$0.isViewLoaded })
        #expect(children.allSatisfy { $0.parent === tabs && $0.tabBarController === tabs })
        let stage = Stage(showing: tabs)
        #expect(children.map(\.isViewLoaded) == [true, false, false])
        tabs.selectedIndex = 2
        #expect(children.map(\.isViewLoaded) == [true, false, true])
        let view = children[0].view
        tabs.selectedIndex = 0
        #expect(children[0].view === view)
        stage.frame()
        #expect(log.entries.filter { $0 == "a.viewDidLoad" }.count == 1)
    }

    @Test("each is a child from the start, told so once, and before any view is loaded")
    func children() {
        let log = Log()
        let (tabs, _) = loggingTabs(["a", "b"], log)
        #expect(
            log.entries == [
                "a.willMove(parent)", "a.didMove(parent)", "b.willMove(parent)", "b.didMove(parent)",
            ])
        #expect(tabs.selectedIndex == 0)
    }

    @Test("an index set before there are tabs selects among those that come, without loading the others")
    func early() {
        let log = Log()
        let tabs = TabBarController()
        tabs.selectedIndex = 1
        let children = ["a", "b"].map { LoggingViewController($0, log) }
        tabs.viewControllers = children
        _ = Stage(showing: tabs)
        #expect(tabs.selectedViewController === children[1])
        #expect(children.map(\.isViewLoaded) == [false, true])
    }

    @Test("code that selects is told nothing by the delegate; the user's keys and clicks are asked and told")
    func delegate() {
        let (tabs, _) = loggingTabs(["a", "b", "c"], Log())
        let delegate = Delegate()
        tabs.delegate = delegate
        let stage = Stage(showing: tabs)
        tabs.selectedIndex = 1
        #expect(delegate.log.isEmpty)
        stage.press("3")
        #expect(delegate.log == ["should c", "did c of 2"])
        stage.click(2, 0)
        #expect(delegate.log.suffix(2) == ["should a", "did a of 0"])
        stage.press("1")
        #expect(delegate.log.suffix(2) == ["should a", "did a of 0"], "the selected one again is told too")
        delegate.allows = false
        stage.press("2")
        #expect(delegate.log.last == "should b")
        #expect(tabs.selectedIndex == 0)
    }

    @Test("[ and ] select the tab beside, round the ends, and skip disabled ones")
    func beside() {
        let (tabs, children) = loggingTabs(["a", "b", "c"], Log())
        children[1].tabBarItem.isEnabled = false
        let stage = Stage(showing: tabs)
        stage.press("]")
        #expect(tabs.selectedIndex == 2)
        stage.press("]")
        #expect(tabs.selectedIndex == 0)
        stage.press("[")
        #expect(tabs.selectedIndex == 2)
        stage.press("2")
        #expect(tabs.selectedIndex == 2)
    }

    @Test("a digit typed into a field is text; with Alt it selects a tab from there")
    func digitsInField() {
        let tabs = TabBarController()
        let first = FieldsController("a")
        tabs.viewControllers = [first, FieldsController("b")]
        let stage = Stage(showing: tabs)
        #expect(first.fields[0].isFirstResponder)
        stage.press("2")
        #expect(first.fields[0].text == "2")
        #expect(tabs.selectedIndex == 0)
        stage.press("2", .alternate)
        #expect(tabs.selectedIndex == 1)
    }

    @Test("the hint line shows the digits in one hint; the list of keys names each tab")
    func hints() {
        let (tabs, children) = loggingTabs(["Mail", "Todo", "More"], Log())
        let stage = Stage(showing: tabs, size: Size(width: 60, height: 14))
        children[0].view.addSubview(KeyHintsView(frame: Rect(x: 0, y: 6, width: 60, height: 1)))
        #expect(stage.rows[8].contains("1–3 switch"))
        #expect(Set(stage.window.activeKeyCommands.map(\.title)).isSuperset(of: ["Mail", "Todo", "More"]))
        KeyListView.present(in: stage.window)
        #expect(stage.rows.contains { $0.contains("Todo") && $0.contains("2") })
    }

    // MARK: Looks

    @Test(
        "the bar stands at the top or at the bottom, one row high on a low screen; the contents have the rest"
    )
    func places() {
        let (tabs, children) = loggingTabs(["First", "Second"], Log())
        let stage = Stage(showing: tabs, size: Size(width: 24, height: 14))
        #expect(stage.rows[0].hasPrefix("  First   Second"))
        #expect(children[0].view.frame.size == Size(width: 24, height: 12))
        #expect(children[0].view.convert(Point.zero, to: nil) == Point(x: 0, y: 2))
        tabs.tabBarPosition = .bottom
        #expect(stage.rows[12].contains("━━━━━━━"))
        #expect(stage.rows[13].contains("First"))
        #expect(children[0].view.convert(Point.zero, to: nil) == .zero)
        stage.display.resize(to: Size(width: 24, height: 8))
        #expect(stage.rows[7].contains("First"))
        #expect(children[0].view.frame.size == Size(width: 24, height: 7))
    }

    @Test(
        "a hidden bar gives its rows to the contents, keeps its keys and comes back",
        arguments: [false, true])
    func hiding(animated: Bool) {
        let (tabs, children) = loggingTabs(["First", "Second"], Log())
        let stage = Stage(showing: tabs, size: Size(width: 24, height: 14))
        tabs.setTabBarHidden(true, animated: animated)
        stage.advance(by: .milliseconds(300))
        #expect(!stage.rows.contains { $0.contains("First") })
        #expect(children[0].view.frame.height == 14)
        stage.press("2")
        #expect(tabs.selectedIndex == 1)
        stage.advance(by: .milliseconds(300))
        #expect(children[1].view.frame.height == 14)
        tabs.setTabBarHidden(false, animated: animated)
        stage.advance(by: .milliseconds(300))
        #expect(stage.rows[0].contains("First"))
        #expect(children[1].view.frame.height == 12)
    }

    @Test("title and badge of an item show at once; the controller's title is its item's")
    func items() {
        let (tabs, children) = loggingTabs(["First", "Second"], Log())
        let stage = Stage(showing: tabs, size: Size(width: 40, height: 14))
        children[1].tabBarItem.badgeValue = "3"
        #expect(stage.rows[0].hasPrefix("  First   Second ●3"))
        children[0].title = "One"
        #expect(stage.rows[0].hasPrefix("  One   Second ●3"))
        children[0].tabBarItem.title = "1st"
        #expect(children[0].title == "One")
        children[1].tabBarItem = TabBarItem(title: "Other", tag: 7)
        #expect(stage.rows[0].hasPrefix("  1st   Other "))
        stage.press("2")
        #expect(tabs.selectedIndex == 1)
    }

    // MARK: Motion

    @Test("the user's choice slides in; a key in the middle of it ends it at once and is not lost")
    func motion() {
        let log = Log()
        let (tabs, children) = loggingTabs(["a", "b", "c"], log)
        let stage = Stage(showing: tabs, log: log)
        stage.press("2")
        stage.advance(by: .milliseconds(50))
        #expect(tabs.selectedIndex == 1)
        #expect(tabs.transitionCoordinator != nil)
        #expect(children[0].view.window != nil && children[1].view.window != nil)
        stage.press("3")
        #expect(log.appearances.contains("b.viewDidAppear"))
        stage.advance(by: .seconds(1))
        #expect(children.map { $0.view.window != nil } == [false, false, true])
        #expect(log.appearances.suffix(2) == ["b.viewDidDisappear", "c.viewDidAppear"])
    }

    @Test("the delegate's animator moves the tabs, whether the user or code selects")
    func animator() {
        let log = Log()
        let (tabs, children) = loggingTabs(["a", "b"], log)
        let delegate = Delegate()
        let curtain = Curtain()
        delegate.animator = curtain
        tabs.delegate = delegate
        let stage = Stage(showing: tabs, log: log)
        tabs.selectedIndex = 1
        #expect(curtain.context?.viewController(forKey: .to) === children[1])
        #expect(log.appearances == ["b.viewWillAppear", "a.viewWillDisappear"])
        curtain.context?.completeTransition(true)
        curtain.context = nil
        #expect(log.appearances.suffix(2) == ["a.viewDidDisappear", "b.viewDidAppear"])
        #expect(children[0].view.superview == nil)
        stage.frame()
    }

    @Test(
        "a tab selected inside a callback is selected at once and shown after it",
        arguments: [
            "viewWillAppear", "viewDidAppear", "viewDidLoad", "viewWillDisappear", "viewDidDisappear",
        ])
    func insideCallbacks(callback: String) {
        let log = Log()
        let (tabs, children) = loggingTabs(["a", "b", "c"], log)
        let stage = Stage(showing: tabs, log: log)
        var isDone = false
        for child in children.prefix(2) {
            child.onCallback = { name in
                guard name == callback, !isDone else { return }
                isDone = true
                tabs.selectedIndex = 2
            }
        }
        tabs.selectedIndex = 1
        stage.frame()
        #expect(isDone)
        #expect(tabs.selectedIndex == 2)
        #expect(children.map { $0.viewIfLoaded?.window != nil } == [false, false, true])
        #expect(log.appearances.last == "c.viewDidAppear")
    }

    // MARK: Programmer's mistakes

    @Test("what is not behind a tab cannot be selected: the message names the remedy")
    func foreign() async {
        let controller = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { TabBarController().selectedViewController = ViewController() }
        }
        expectMessage(controller, "is not behind a tab; add it to 'viewControllers' first")
        let index = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let tabs = TabBarController()
                tabs.viewControllers = [ViewController()]
                tabs.selectedIndex = 1
            }
        }
        expectMessage(index, "there is no tab 1 among 1; give a number from 0 to 0")
        let twice = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let child = ViewController()
                TabBarController().viewControllers = [child, child]
            }
        }
        expectMessage(twice, "ViewController is there twice; give each tab a controller of its own")
    }
}
