import NibbleControllers
import NibbleTerminal
import NibbleViews
import Testing

@MainActor @Suite struct DeallocationTests {
    @Test("A child that was removed is gone, with its view")
    func removedChild() {
        let parent = ViewController()
        let stage = Stage(showing: parent)
        weak var child: ViewController?
        weak var view: View?
        do {
            let controller = ViewController()
            parent.addChild(controller)
            parent.view.addSubview(controller.view)
            controller.didMove(toParent: parent)
            (child, view) = (controller, controller.view)
        }
        stage.frame()
        #expect(child != nil)
        child?.willMove(toParent: nil)
        child?.view.removeFromSuperview()
        child?.removeFromParent()
        #expect(child == nil)
        #expect(view == nil)
    }

    @Test("A child that was removed before its first frame is gone at once")
    func removedAtOnce() {
        let parent = ViewController()
        let stage = Stage(showing: parent)
        weak var child: ViewController?
        do {
            let controller = ViewController()
            parent.addChild(controller)
            parent.view.addSubview(controller.view)
            controller.view.removeFromSuperview()
            controller.removeFromParent()
            child = controller
        }
        #expect(child == nil)
        stage.frame()
    }

    @Test(
        "A child that takes itself out inside a callback is gone once that has returned",
        arguments: ["viewIsAppearing", "viewDidLayoutSubviews", "viewDidAppear", "viewDidDisappear"])
    func removesItself(_ callback: String) {
        let parent = ViewController()
        let stage = Stage(showing: parent)
        weak var child: ViewController?
        do {
            let controller = LoggingViewController("c", Log())
            controller.onCallback = { [unowned controller] in
                guard $0 == callback else { return }
                controller.willMove(toParent: nil)
                controller.view.removeFromSuperview()
                controller.removeFromParent()
            }
            parent.addChild(controller)
            parent.view.addSubview(controller.view)
            controller.didMove(toParent: parent)
            child = controller
        }
        stage.frame()
        child?.view.removeFromSuperview()
        #expect(child == nil)
        #expect(parent.children.isEmpty)
        stage.frame()
    }

    @Test("After a transition, with motion or without, the child that left is gone", arguments: [0, 0.2])
    func transition(duration: Double) {
        let parent = ViewController()
        let stage = Stage(showing: parent)
        weak var old: ViewController?
        do {
            let children = [ViewController(), ViewController()]
            for child in children { parent.addChild(child) }
            parent.view.addSubview(children[0].view)
            stage.frame()
            old = children[0]
            parent.transition(from: children[0], to: children[1], duration: duration, options: .slideLeft) {
                _ in
                parent.children[0].removeFromParent()
            }
        }
        stage.advance(by: .milliseconds(300))
        #expect(parent.children.count == 1)
        #expect(old == nil)
    }

    @Test("A whole tree of controllers goes with its window")
    func tree() {
        weak var root: ViewController?
        weak var leaf: ViewController?
        weak var window: Window?
        do {
            let parent = ViewController()
            let child = ViewController()
            parent.addChild(child)
            parent.view.addSubview(child.view)
            let stage = Stage(showing: parent)
            (root, leaf, window) = (parent, child, stage.window)
        }
        #expect(window == nil)
        #expect(root == nil)
        #expect(leaf == nil)
    }

    @Test("A controller with segues is gone, with its templates, as soon as nobody holds it")
    func segues() {
        weak var source: ViewController?
        weak var template: SegueTemplate?
        do {
            let controller = ViewController()
            let segue = SegueTemplate(
                identifier: "a", destinationName: "a",
                makeSegue: { identifier, source, destination in
                    StoryboardSegue(identifier: identifier, source: source, destination: destination) {
                        source.addChild(destination)
                    }
                },
                makeDestination: { _ in ViewController() })
            controller.addSegue(segue)
            controller.performSegue(withIdentifier: "a", sender: controller)
            (source, template) = (controller, segue)
        }
        #expect(source == nil)
        #expect(template == nil)
    }

    @Test("A view that outlives its controller is a plain view again")
    func viewOutlives() {
        let view = View()
        do {
            let controller = ViewController()
            controller.view = view
            #expect(view.next === controller)
        }
        #expect(view.next == nil)
        let stage = Stage(showing: ViewController())
        stage.window.addSubview(view)
        stage.frame()
        #expect(view.window === stage.window)
    }
}
