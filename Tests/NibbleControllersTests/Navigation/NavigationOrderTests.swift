import NibbleTerminal
import NibbleViews
import Testing

@testable import NibbleControllers

/// Pushes and pops that meet: in one turn, inside callbacks, in the middle of a transition.
@MainActor @Suite struct NavigationOrderTests {
    @Test(
        "Two pushes in one turn: each has its transition, and every appearance its end",
        arguments: [false, true])
    func twoPushes(animated: Bool) {
        let stage = NavigationStage("a", animated: true)
        stage.push("b", animated: animated)
        stage.push("c", animated: animated)
        #expect(stage.names == ["a", "b", "c"])
        stage.settle()
        #expect(
            stage.appearances == [
                "a.viewWillDisappear", "b.viewWillAppear", "a.viewDidDisappear", "b.viewDidAppear",
                "b.viewWillDisappear", "c.viewWillAppear", "b.viewDidDisappear", "c.viewDidAppear",
            ])
        #expect(stage.shown.count == 1)
    }

    @Test("A hundred pushes and pops in one turn end balanced, with one view and nobody left behind")
    func many() {
        let stage = NavigationStage("a", animated: true)
        var names = ["a"]
        for turn in 0..<100 {
            if turn % 3 == 2 {
                stage.navigation.popViewController(animated: turn % 2 == 0)
            } else {
                names.append("n\(turn)")
                stage.push("n\(turn)", animated: turn % 2 == 0)
            }
        }
        stage.settle()
        #expect(stage.shown.count == 1)
        #expect(stage.navigation.children.count == stage.navigation.viewControllers.count)
        #expect(stage.log.entries(of: "a").filter { $0 == "viewDidDisappear" }.count == 1)
        for name in names.dropFirst() {
            #expect(stage.isBalanced(all: [name], top: stage.names.last ?? ""), "\(name)")
        }
    }

    @Test(
        "A push inside a callback of the push runs after it, balanced",
        arguments: [
            "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidLayoutSubviews", "viewDidAppear",
        ],
        [false, true])
    func pushInCallback(callback: String, animated: Bool) {
        let stage = NavigationStage("a", animated: true)
        let b = stage.controller("b")
        var hasPushed = false
        b.onCallback = { [unowned stage] in
            guard $0 == callback, !hasPushed else { return }
            hasPushed = true
            stage.push("c", animated: animated)
        }
        stage.navigation.pushViewController(b, animated: animated)
        #expect(animated && callback == "viewDidAppear" || stage.names == ["a", "b", "c"])
        stage.settle()
        stage.settle()
        #expect(stage.names == ["a", "b", "c"])
        #expect(
            stage.appearances == [
                "a.viewWillDisappear", "b.viewWillAppear", "a.viewDidDisappear", "b.viewDidAppear",
                "b.viewWillDisappear", "c.viewWillAppear", "b.viewDidDisappear", "c.viewDidAppear",
            ])
        #expect(stage.shown.count == 1)
        #expect(stage.log.entries.filter { $0 == "c.didMove(parent)" }.count == 1)
    }

    @Test(
        "A push inside a callback of the first appearance runs after it, balanced",
        arguments: ["viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear"])
    func pushInFirstAppearance(callback: String) {
        let log = Log()
        let a = LoggingViewController("a", log)
        let navigation = NavigationController(rootViewController: a)
        var hasPushed = false
        a.onCallback = { [unowned navigation] in
            guard $0 == callback, !hasPushed else { return }
            hasPushed = true
            navigation.pushViewController(LoggingViewController("b", log), animated: false)
        }
        let stage = Stage(showing: navigation)
        stage.frame()
        #expect(navigation.viewControllers.count == 2)
        #expect(log.appearances.last == "b.viewDidAppear")
        let turns = log.entries(of: "a").filter { $0.hasSuffix("Appear") || $0.hasSuffix("Disappear") }
        #expect(
            [[], ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]].contains(
                turns),
            "\(turns)")
    }

    @Test(
        "A pop in the middle of the push: both come to their end, and the popped one is gone",
        arguments: [false, true])
    func popDuringPush(animated: Bool) {
        let stage = NavigationStage("a", animated: true)
        weak let b: ViewController? = stage.push("b", animated: true)
        stage.stage.advance(by: .milliseconds(50))
        #expect(stage.navigation.popViewController(animated: animated) === b)
        #expect(stage.names == ["a"])
        stage.settle()
        #expect(
            stage.appearances == [
                "a.viewWillDisappear", "b.viewWillAppear", "a.viewDidDisappear", "b.viewDidAppear",
                "b.viewWillDisappear", "a.viewWillAppear", "b.viewDidDisappear", "a.viewDidAppear",
            ])
        #expect(b == nil)
        #expect(stage.shown.count == 1)
        #expect(stage.navigation.children.count == 1)
    }

    @Test(
        "A controller that pops itself while it is being pushed goes, balanced, and is gone",
        arguments: ["viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear"])
    func popsItself(callback: String) {
        let stage = NavigationStage("a", animated: true)
        weak var gone: ViewController?
        do {
            let b = stage.controller("b")
            b.onCallback = { [unowned stage] in
                if $0 == callback { stage.navigation.popViewController(animated: true) }
            }
            gone = b
            stage.navigation.pushViewController(b, animated: true)
        }
        stage.settle()
        stage.settle()
        #expect(stage.names == ["a"])
        #expect(stage.appearances.last == "a.viewDidAppear")
        #expect(stage.isBalanced(all: ["b"], top: "a"))
        #expect(gone == nil)
        #expect(stage.shown.count == 1)
    }

    @Test("A controller that was popped may be pushed again at once", arguments: [false, true])
    func again(animated: Bool) {
        let stage = NavigationStage("a", animated: true)
        let b = stage.push("b")
        stage.log.clear()
        stage.navigation.popViewController(animated: animated)
        stage.navigation.pushViewController(b, animated: animated)
        stage.settle()
        #expect(stage.names == ["a", "b"])
        #expect(b.parent === stage.navigation)
        #expect(areSame(stage.shown, [b.view]))
        #expect(stage.log.appearances.last == "b.viewDidAppear")
        #expect(stage.log.entries.last == "b.didMove(parent)")
    }

    @Test("A key in the middle of the push is for the new controller, and none is lost")
    func keyDuringPush() {
        let stage = NavigationStage("a", animated: true)
        let b = stage.controller("b")
        var count = 0
        b.addKeyCommand(KeyCommand(title: "x", input: "x") { _ in count += 1 })
        stage.navigation.pushViewController(b, animated: true)
        let press = KeyPress("x")
        stage.stage.window.sendPress(press, with: Event(.key(press), timestamp: stage.stage.clock.now))
        #expect(count == 1)
    }

    @Test("Esc pops while there is something to pop; twice in one turn pops two")
    func escape() {
        let stage = NavigationStage("a", "b", "c", animated: true)
        func escape() {
            let press = KeyPress(.escape)
            stage.stage.window.sendPress(press, with: Event(.key(press), timestamp: stage.stage.clock.now))
        }
        #expect(stage.stage.window.activeKeyCommands.contains { $0.title == "back" })
        escape()
        escape()
        #expect(stage.names == ["a"])
        escape()
        stage.settle()
        #expect(stage.names == ["a"])
        #expect(!stage.stage.window.activeKeyCommands.contains { $0.title == "back" })
    }

    @Test("The stack that leaves its window in the middle of a push ends it first, balanced")
    func leavesWindow() {
        let stage = NavigationStage("a", animated: true)
        stage.push("b", animated: true)
        stage.stage.window.rootViewController = ViewController()
        stage.settle()
        #expect(
            stage.appearances == [
                "a.viewWillDisappear", "b.viewWillAppear", "a.viewDidDisappear", "b.viewDidAppear",
                "b.viewWillDisappear", "b.viewDidDisappear",
            ])
    }

    @Test("Pushes and pops while the stack is not seen show their outcome when it is seen again")
    func unseen() {
        let stage = NavigationStage("a", "b")
        stage.stage.window.rootViewController = ViewController()
        stage.stage.frame()
        stage.log.clear()
        weak let b = stage.navigation.popViewController(animated: true)
        #expect(b == nil)
        stage.push("c", animated: true)
        #expect(stage.appearances.isEmpty)
        stage.stage.window.rootViewController = stage.navigation
        stage.settle()
        #expect(stage.appearances == ["c.viewWillAppear", "c.viewDidAppear"])
        #expect(stage.shown.count == 1)
    }
}
