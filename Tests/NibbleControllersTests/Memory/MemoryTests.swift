import NibbleControllers
import NibbleTerminal
import NibbleViews
import PseudoTerminal
import Testing

/// A controller that counts those that are there.
private final class Counted: ViewController {
    static var count = 0

    override init() {
        super.init()
        Self.count += 1
    }

    isolated deinit { Self.count -= 1 }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(Label(text: "counted"))
        addKeyCommand(KeyCommand(title: "own", input: "o") { [unowned self] _ in title = "pressed" })
    }
}

/// One that an unwind segue may lead back to.
private final class Goal: ViewController {
    var unwound = 0
    func back(_ segue: StoryboardSegue) { unwound += 1 }
}

/// Each in a process of its own: nothing else uses its heap.
@MainActor @Suite("Memory") struct MemoryTests {
    private static func expectFlat(_ times: Int = 10_000, _ work: () -> Void) {
        expectFlatHeap(times, count: { Counted.count }, work)
    }

    @Test("children that come and go 10,000 times leave memory flat") func children() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let parent = ViewController()
            let stage = Stage(showing: parent)
            MemoryTests.expectFlat {
                let child = Counted()
                parent.addChild(child)
                parent.view.addSubview(child.view)
                child.didMove(toParent: parent)
                stage.frame()
                child.willMove(toParent: nil)
                child.view.removeFromSuperview()
                child.removeFromParent()
            }
        }
    }

    @Test("10,000 exchanges of children leave memory flat") func transitions() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let parent = ViewController()
            let stage = Stage(showing: parent)
            var current = Counted()
            parent.addChild(current)
            parent.view.addSubview(current.view)
            current.didMove(toParent: parent)
            MemoryTests.expectFlat {
                let next = Counted()
                parent.addChild(next)
                current.willMove(toParent: nil)
                parent.transition(from: current, to: next, duration: 0)
                next.didMove(toParent: parent)
                current.removeFromParent()
                current = next
                stage.frame()
            }
        }
    }

    @Test("10,000 changes of tab leave memory flat, and so do tabs that come and go") func tabs() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let tabs = TabBarController()
            tabs.viewControllers = [Counted(), Counted(), Counted()]
            let stage = Stage(showing: tabs)
            var turn = 0
            MemoryTests.expectFlat {
                turn += 1
                tabs.selectedIndex = turn % 3
                stage.frame()
            }
            MemoryTests.expectFlat(2_000) {
                tabs.viewControllers = [tabs.viewControllers[1], tabs.viewControllers[2], Counted()]
                stage.frame()
            }
        }
    }

    @Test("10,000 presentations and dismissals leave memory flat") func presentations() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let root = Counted()
            let stage = Stage(showing: root)
            MemoryTests.expectFlat {
                root.present(Counted(), animated: false)
                stage.frame()
                root.dismiss(animated: false)
                stage.frame()
            }
        }
    }

    @Test("10,000 pushes and pops leave memory flat") func pushes() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let navigation = NavigationController(rootViewController: Counted())
            let stage = Stage(showing: navigation)
            MemoryTests.expectFlat {
                navigation.pushViewController(Counted(), animated: false)
                stage.frame()
                navigation.popViewController(animated: false)
                stage.frame()
            }
        }
    }

    @Test("10,000 turned pages leave memory flat") func pages() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let pages = PageViewController()
            let stage = Stage(showing: pages)
            MemoryTests.expectFlat {
                pages.setViewControllers([Counted()], direction: .forward, animated: false)
                stage.frame()
            }
        }
    }

    @Test("2,000 times collapsed and unfolded, with pushes, leave memory flat") func split() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let split = SplitViewController(style: .doubleColumn)
            let list = NavigationController(rootViewController: Counted())
            split.setViewController(list, for: .primary)
            let stage = Stage(showing: split)
            MemoryTests.expectFlat(2_000) {
                split.showDetailViewController(Counted(), sender: nil)
                stage.frame()
                list.pushViewController(Counted(), animated: false)
                for width in [80, 40] {
                    stage.display.resize(to: Size(width: width, height: 6))
                    stage.frame()
                }
            }
        }
    }

    @Test("10,000 embed segues, and their children gone again, leave memory flat") func embeds() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let parent = ViewController()
            let container = ContainerView(frame: Rect(x: 0, y: 0, width: 20, height: 5))
            parent.view.addSubview(container)
            let segue = SegueTemplate(
                identifier: "embed", kind: .embed, destinationName: "child",
                makeDestination: { _ in Counted() })
            segue.containerView = container
            parent.addSegue(segue)
            let stage = Stage(showing: parent)
            MemoryTests.expectFlat {
                parent.performSegue(withIdentifier: "embed", sender: nil)
                stage.frame()
                guard let child = parent.children.first, container.subviews.count == 1 else {
                    fatalError("nothing was embedded")
                }
                child.willMove(toParent: nil)
                child.view.removeFromSuperview()
                child.removeFromParent()
            }
        }
    }

    @Test("10,000 unwind segues, from a stack and from a presentation, leave memory flat") func unwinds()
        async
    {
        await #expect(processExitsWith: .success) { @MainActor in
            let goal = Goal()
            let navigation = NavigationController(rootViewController: goal)
            let stage = Stage(showing: navigation)
            var turn = 0
            MemoryTests.expectFlat {
                turn += 1
                let source = Counted()
                let segue = SegueTemplate(
                    identifier: "back", unwindAction: Selector("back(_:)", Goal.back(_:)))
                segue.isAnimated = false
                source.addSegue(segue)
                if turn.isMultiple(of: 2) {
                    navigation.pushViewController(source, animated: false)
                } else {
                    goal.present(source, animated: false)
                }
                stage.frame()
                source.performSegue(withIdentifier: "back", sender: nil)
                stage.frame()
                guard goal.unwound == turn, navigation.viewControllers.count == 1,
                    goal.presentedViewController == nil
                else { fatalError("nothing was unwound") }
            }
        }
    }

    @Test("2,000 roots, each with a tree of controllers, leave memory flat") func roots() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let stage = Stage()
            MemoryTests.expectFlat(2_000) {
                let tabs = TabBarController()
                tabs.viewControllers = [Counted(), Counted()]
                let inner = Counted()
                tabs.viewControllers[0].addChild(inner)
                tabs.viewControllers[0].view.addSubview(inner.view)
                inner.didMove(toParent: tabs.viewControllers[0])
                stage.window.rootViewController = tabs
                stage.frame()
            }
        }
    }

    @Test("a whole tree of controllers and views is gone once another root has taken its place") func root() {
        let stage = Stage()
        weak var tree: ViewController?
        weak var leaf: ViewController?
        weak var view: View?
        do {
            let tabs = TabBarController()
            let child = Counted()
            tabs.viewControllers = [Counted(), Counted()]
            tabs.viewControllers[1].addChild(child)
            tabs.viewControllers[1].view.addSubview(child.view)
            child.didMove(toParent: tabs.viewControllers[1])
            stage.window.rootViewController = tabs
            tabs.selectedIndex = 1
            (tree, leaf, view) = (tabs, child, child.view)
        }
        stage.frame()
        #expect(tree != nil && leaf != nil && view != nil)
        stage.window.rootViewController = ViewController()
        stage.frame()
        #expect(tree == nil)
        #expect(leaf == nil)
        #expect(view == nil)
    }
}
