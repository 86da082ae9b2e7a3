import NibbleTerminal
import NibbleViews
import Testing

@testable import NibbleControllers

@MainActor @Suite struct SetViewControllersTests {
    @Test("The ones that stay are kept and told nothing, the others leave, new ones join")
    func overlap() {
        let stage = NavigationStage("a", "b", "c")
        let (a, c) = (stage.navigation.viewControllers[0], stage.navigation.viewControllers[2])
        weak let b = stage.navigation.viewControllers[1]
        let d = stage.controller("d")
        stage.navigation.setViewControllers([a, d, c], animated: false)
        #expect(stage.names == ["a", "d", "c"])
        #expect(
            stage.log.entries == [
                "b.willMove(nil)", "d.willMove(parent)", "d.didMove(parent)", "b.didMove(nil)",
            ])
        #expect(b == nil)
        #expect(!d.isViewLoaded)
    }

    @Test("Another order alone shows what is on top then, as a pop does", arguments: [false, true])
    func reordered(animated: Bool) {
        let stage = NavigationStage("a", "b", "c", animated: true)
        let controllers = stage.navigation.viewControllers
        stage.navigation.setViewControllers(controllers.reversed(), animated: animated)
        stage.settle()
        #expect(stage.names == ["c", "b", "a"])
        #expect(
            stage.appearances == [
                "c.viewWillDisappear", "a.viewWillAppear", "c.viewDidDisappear", "a.viewDidAppear",
            ])
        #expect(stage.navigation.children.count == 3)
    }

    @Test("A whole other stack replaces the old one, which is gone", arguments: [false, true])
    func replaced(animated: Bool) {
        let stage = NavigationStage("a", "b", animated: true)
        weak let a = stage.navigation.viewControllers[0]
        weak let b = stage.navigation.viewControllers[1]
        stage.navigation.setViewControllers(["x", "y"].map(stage.controller), animated: animated)
        stage.settle()
        #expect(stage.names == ["x", "y"])
        #expect(a == nil)
        #expect(b == nil)
        #expect(
            stage.appearances == [
                "b.viewWillDisappear", "y.viewWillAppear", "b.viewDidDisappear", "y.viewDidAppear",
            ])
        #expect(
            stage.entries.filter { $0.hasSuffix("didMove(parent)") } == [
                "x.didMove(parent)", "y.didMove(parent)",
            ])
    }

    @Test("No controllers at all: the last one disappears; a push fills the stack again")
    func empty() {
        let stage = NavigationStage("a")
        stage.navigation.viewControllers = []
        #expect(stage.appearances == ["a.viewWillDisappear", "a.viewDidDisappear"])
        #expect(stage.shown.isEmpty)
        stage.push("b")
        #expect(stage.appearances.suffix(2) == ["b.viewWillAppear", "b.viewDidAppear"])
    }

    @Test("The same stack again does nothing")
    func same() {
        let stage = NavigationStage("a", "b")
        stage.navigation.setViewControllers(stage.navigation.viewControllers, animated: true)
        #expect(stage.log.entries.isEmpty)
    }

    @Test("A controller that is in the stack already is not pushed: the message names the pop")
    func pushedTwice() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let a = ViewController()
                NavigationController(rootViewController: a).pushViewController(a, animated: false)
            }
        }
        expectMessage(result, "ViewController is in the stack already; pop to it")
    }

    @Test("A controller of another parent is not pushed: the message names both")
    func otherParent() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                final class Other: ViewController {}
                let (other, child) = (Other(), ViewController())
                other.addChild(child)
                NavigationController().pushViewController(child, animated: false)
            }
        }
        expectMessage(
            result, "ViewController is a child of Other; take it out of that with removeFromParent() first")
    }

    @Test(
        "One stack is not pushed on another, no controller given twice, none popped to that is not there",
        arguments: ["stack", "twice", "popTo"])
    func refused(_ what: String) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [what] in
            await MainActor.run {
                let navigation = NavigationController(rootViewController: ViewController())
                switch what {
                case "stack": navigation.pushViewController(NavigationController(), animated: false)
                case "twice":
                    let b = ViewController()
                    navigation.setViewControllers([b, b], animated: false)
                default: navigation.popToViewController(ViewController(), animated: false)
                }
            }
        }
        let messages = [
            "stack": "one stack cannot hold another", "twice": "is given twice",
            "popTo": "is not in the stack",
        ]
        expectMessage(result, messages[what] ?? "")
    }
}
