import NibbleControllers
import NibbleTerminal
import NibbleViews
import Testing

/// A container of an app's own, whose children come through custom segues and are kept: lifecycle,
/// containment and segues together.
@MainActor @Suite struct CustomContainerTests {
    let log = Log()
    let tabs: Tabs
    let stage: Stage

    init() {
        let log = log
        tabs = Tabs()
        for name in ["first", "second"] {
            tabs.addSegue(
                SegueTemplate(
                    identifier: name, destinationName: name,
                    makeSegue: TabRelation.init(identifier:source:destination:),
                    makeDestination: { _ in LoggingViewController(name, log) }))
        }
        stage = Stage(showing: tabs)
    }

    @Test(
        "The first child, put in by a segue in viewDidLoad, appears with its parent and fills the content view"
    )
    func first() {
        #expect(
            log.entries == [
                "first.willMove(parent)", "first.loadView", "first.viewDidLoad", "first.didMove(parent)",
                "first.viewWillAppear", "first.viewIsAppearing", "first.updateViewConstraints",
                "first.viewWillLayoutSubviews", "first.viewDidLayoutSubviews", "first.viewDidAppear",
            ])
        #expect(tabs.selected?.view.frame == Rect(x: 0, y: 0, width: 40, height: 11))
        #expect(tabs.childViewController2 == nil)
    }

    @Test("The second child is made at its first selection; each is told of its coming and going once")
    func second() {
        log.clear()
        tabs.select(second: true)
        stage.frame()
        #expect(
            log.withoutIsAppearing.filter { !$0.contains("Layout") && !$0.contains("Constraints") } == [
                "second.willMove(parent)", "first.willMove(nil)", "second.loadView", "second.viewDidLoad",
                "first.viewWillDisappear", "second.viewWillAppear", "second.viewDidAppear",
                "first.viewDidDisappear",
                "second.didMove(parent)", "first.didMove(nil)",
            ])
        #expect(tabs.children.count == 1)
        #expect(tabs.content.subviews.count == 1)
    }

    @Test("A kept child comes back as it was, and no other is made")
    func kept() {
        let first = tabs.childViewController1
        first?.title = "held"
        tabs.select(second: true)
        log.clear()
        tabs.select(second: false)
        stage.frame()
        #expect(tabs.selected === first)
        #expect(tabs.selected?.title == "held")
        #expect(!log.entries.contains { $0.hasSuffix("viewDidLoad") })
        #expect(
            log.appearances == [
                "second.viewWillDisappear", "first.viewWillAppear", "first.viewDidAppear",
                "second.viewDidDisappear",
            ])
    }

    @Test("A hundred switches leave one child, one view and as many callbacks")
    func manySwitches() {
        log.clear()
        for turn in 1...100 {
            tabs.select(second: turn % 2 == 1)
            stage.frame()
        }
        for callback in ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"] {
            #expect(log.entries.filter { $0.hasSuffix(callback) }.count == 100)
        }
        #expect(tabs.children.count == 1)
        #expect(tabs.content.subviews.count == 1)
    }

    @Test("SG-3: a button performs a segue as its target, with itself as the sender")
    func button() {
        let button = Button(title: "Second")
        button.addTarget(tabs.segues[1], action: SegueTemplate.performAction, for: .primaryActionTriggered)
        button.sendActions(for: .primaryActionTriggered)
        #expect(tabs.selected === tabs.childViewController2)
        #expect(tabs.lastSender as? Button === button)
        #expect(tabs.performed == ["first"])
    }

    final class Tabs: ViewController {
        let content = View()
        private(set) var childViewController1: ViewController?
        private(set) var childViewController2: ViewController?
        private(set) var lastSender: Any?
        private(set) var performed: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            let root = View(frame: Rect(x: 0, y: 0, width: 20, height: 5))
            content.frame = Rect(x: 0, y: 1, width: 20, height: 4)
            content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            root.addSubview(content)
            view = root
            performSegue(withIdentifier: "first", sender: self)
        }

        override func performSegue(withIdentifier identifier: String, sender: Any?) {
            performed.append(identifier)
            super.performSegue(withIdentifier: identifier, sender: sender)
        }

        override func prepare(for segue: StoryboardSegue, sender: Any?) {
            lastSender = sender
            if segue.identifier == "first" {
                childViewController1 = segue.destination
            } else {
                childViewController2 = segue.destination
            }
        }

        var selected: ViewController? { children.first }

        func select(second: Bool) {
            if let kept = second ? childViewController2 : childViewController1 {
                show(kept)
            } else {
                performSegue(withIdentifier: second ? "second" : "first", sender: self)
            }
        }

        func show(_ child: ViewController) {
            let old = selected
            guard child !== old else { return }
            addChild(child)
            old?.willMove(toParent: nil)
            child.view.frame = content.bounds
            child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            guard let old else {
                content.addSubview(child.view)
                return child.didMove(toParent: self)
            }
            transition(from: old, to: child) { [self] _ in
                child.didMove(toParent: self)
                old.removeFromParent()
            }
        }
    }

    final class TabRelation: StoryboardSegue {
        override func perform() { (source as? Tabs)?.show(destination) }
    }
}
