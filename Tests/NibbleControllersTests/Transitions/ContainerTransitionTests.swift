import NibbleControllers
import NibbleTerminal
import NibbleViews
import Testing

@MainActor @Suite struct ContainerTransitionTests {
    let log = Log()
    let container: LoggingViewController
    let a: LoggingViewController
    let b: LoggingViewController
    let c: LoggingViewController
    let stage: Stage

    init() {
        container = LoggingViewController("container", log)
        a = LoggingViewController("a", log)
        b = LoggingViewController("b", log)
        c = LoggingViewController("c", log)
        container.addChild(a)
        container.view.addSubview(a.view)
        a.didMove(toParent: container)
        stage = Stage(showing: container, log: log)
    }

    @discardableResult private func exchange(
        _ from: ViewController, _ to: ViewController, _ order: ContainerTransition.Order = .push,
        animated: Bool = false, completion: @escaping @MainActor (Bool) -> Void = { _ in }
    ) -> ContainerTransition {
        container.addChild(to)
        from.willMove(toParent: nil)
        let transition = ContainerTransition(
            in: container, containerView: container.view, from: from, to: to, order: order,
            animator: animated ? PushTransition(isPop: false) : nil)
        transition.run { [log] in
            to.didMove(toParent: to.parent)
            from.removeFromParent()
            log.add("completion \($0)")
            completion($0)
        }
        return transition
    }

    private var callbacks: [String] {
        log.entries.filter {
            !$0.hasPrefix("container.") && !$0.contains("Move") && !$0.hasSuffix("viewIsAppearing")
        }
    }
    private let layout = ["b.updateViewConstraints", "b.viewWillLayoutSubviews", "b.viewDidLayoutSubviews"]
    private let load = ["b.loadView", "b.viewDidLoad"]

    @Test("BC-1: the callbacks of a push, with motion or without", arguments: [false, true])
    func push(animated: Bool) {
        exchange(a, b, animated: animated)
        let start = load + ["a.viewWillDisappear", "b.viewWillAppear"] + layout
        let end = ["a.viewDidDisappear", "b.viewDidAppear", "completion true"]
        if animated {
            #expect(callbacks == start)
            stage.advance(by: .milliseconds(100))
            #expect(callbacks == start)
            stage.advance(by: .milliseconds(200))
        }
        #expect(callbacks == start + end)
        #expect(a.view.superview == nil)
        #expect(b.view.frame == stage.window.bounds)
        #expect(a.view.isUserInteractionEnabled)
    }

    @Test("BC-5: the callbacks of a tab change, with motion or without", arguments: [false, true])
    func tab(animated: Bool) {
        exchange(a, b, .tab, animated: animated)
        stage.advance(by: .milliseconds(300))
        #expect(
            callbacks == load + ["b.viewWillAppear", "a.viewWillDisappear"] + layout + [
                "a.viewDidDisappear", "b.viewDidAppear", "completion true",
            ])
    }

    @Test("BC-4: didMove(toParent:) comes after viewDidAppear", arguments: [true, false])
    func didMove(animated: Bool) {
        exchange(a, b, animated: animated)
        stage.advance(by: .milliseconds(300))
        #expect(log.entries(of: "b").suffix(2) == ["viewDidAppear", "didMove(parent)"])
    }

    @Test("With motion turned off everything has happened when run returns, and nothing moves")
    func motionOff() {
        stage.window.animator.isEnabled = false
        let transition = exchange(a, b, animated: true)
        #expect(!transition.isRunning)
        #expect(log.entries.last == "completion true")
        #expect(!stage.window.animator.isRunning)
    }

    @Test("A second exchange during a running one brings that to its end first")
    func second() {
        exchange(a, b, animated: true)
        stage.advance(by: .milliseconds(50))
        exchange(b, c, animated: true)
        #expect(
            log.appearances == [
                "a.viewWillDisappear", "b.viewWillAppear", "a.viewDidDisappear", "b.viewDidAppear",
                "b.viewWillDisappear", "c.viewWillAppear",
            ])
        stage.advance(by: .milliseconds(300))
        #expect(log.appearances.suffix(2) == ["b.viewDidDisappear", "c.viewDidAppear"])
        #expect(container.view.subviews.count == 1)
    }

    @Test(
        "An exchange asked for in an appearance callback of one under way begins when that has ended",
        arguments: [
            ("a", "viewWillDisappear"), ("b", "viewWillAppear"), ("b", "viewIsAppearing"),
            ("a", "viewDidDisappear"), ("b", "viewDidAppear"), ("b", "viewDidLayoutSubviews"),
        ], [false, true])
    func inCallback(_ place: (String, String), animated: Bool) {
        var asked = false
        for controller in [a, b] {
            controller.onCallback = { [self, unowned controller] in
                guard controller.name == place.0, $0 == place.1, !asked else { return }
                asked = true
                exchange(b, c, animated: animated)
            }
        }
        exchange(a, b, animated: animated)
        for _ in 0..<4 { stage.advance(by: .milliseconds(300)) }
        #expect(
            log.appearances == [
                "a.viewWillDisappear", "b.viewWillAppear", "a.viewDidDisappear", "b.viewDidAppear",
                "b.viewWillDisappear", "c.viewWillAppear", "b.viewDidDisappear", "c.viewDidAppear",
            ])
        #expect(log.entries.filter { $0 == "completion true" }.count == 2)
        #expect(container.view.subviews.count == 1 && container.view.subviews[0] === c.view)
    }

    @Test("An exchange asked for while the container appears begins once it has appeared")
    func whileAppearing() {
        stage.window.rootViewController = nil
        log.clear()
        container.onCallback = { [self] in if $0 == "viewWillAppear" { exchange(a, b) } }
        stage.window.rootViewController = container
        stage.frame()
        #expect(
            log.appearances.filter { !$0.hasPrefix("container") } == [
                "a.viewWillAppear", "a.viewDidAppear", "a.viewWillDisappear", "b.viewWillAppear",
                "a.viewDidDisappear", "b.viewDidAppear",
            ])
        #expect(b.view.window != nil)
    }

    @Test("BC-3: in no window nobody is told, and the arriving view is loaded when the container appears")
    func noWindow() {
        stage.window.rootViewController = nil
        log.clear()
        exchange(a, b, animated: true)
        #expect(callbacks == ["completion true"])
        #expect(!b.isViewLoaded)
        stage.window.rootViewController = container
        stage.frame()
        #expect(log.entries(of: "b").filter { $0.contains("ppear") }.count == 3)
        #expect(b.view.superview === container.view)
        #expect(b.view.frame == container.view.bounds)
        #expect(!log.appearances.contains { $0.hasPrefix("a.") })
    }

    @Test("A container that disappears in the middle has the exchange behind it first")
    func disappears() {
        exchange(a, b, animated: true)
        stage.advance(by: .milliseconds(50))
        stage.window.rootViewController = nil
        #expect(
            log.appearances == [
                "a.viewWillDisappear", "b.viewWillAppear", "a.viewDidDisappear", "b.viewDidAppear",
                "container.viewWillDisappear", "b.viewWillDisappear", "container.viewDidDisappear",
                "b.viewDidDisappear",
            ])
        #expect(a.parent == nil)
        #expect(!stage.window.animator.isRunning)
    }

    @Test("A window that goes in the middle takes everything with it")
    func windowGoes() {
        weak var gone: ViewController?
        do {
            let root = ViewController()
            let children = [ViewController(), ViewController()]
            for child in children { root.addChild(child) }
            root.view.addSubview(children[0].view)
            let stage = Stage(showing: root)
            ContainerTransition(
                in: root, containerView: root.view, from: children[0], to: children[1], order: .push,
                animator: PushTransition(isPop: false)
            ).run()
            stage.advance(by: .milliseconds(50))
            gone = children[1]
        }
        #expect(gone == nil)
    }

    @Test("A key in the middle goes to the arriving view, the focus and the mouse too")
    func keyInTheMiddle() {
        let buttons = ["a", "b"].map { Button(title: $0) }
        for (button, controller) in zip(buttons, [a, b]) {
            button.frame = Rect(x: 0, y: 0, width: 5, height: 1)
            controller.view.addSubview(button)
        }
        stage.frame()
        #expect(stage.window.firstResponder === buttons[0])
        var pressed: [String] = []
        for button in buttons {
            button.addAction(Action { _ in pressed.append(button.title) }, for: .primaryActionTriggered)
        }
        exchange(a, b, animated: true)
        let press = KeyPress(.enter)
        stage.window.sendPress(press, with: Event(.key(press), timestamp: stage.clock.now))
        #expect(pressed == ["b"])
        stage.advance(by: .milliseconds(300))
        #expect(stage.window.firstResponder === buttons[1])
        container.addChild(a)
        ContainerTransition(
            in: container, containerView: container.view, from: b, to: a, order: .push,
            animator: PushTransition(isPop: true)
        ).run()
        #expect(stage.window.firstResponder === buttons[0], "the view that had the focus has it again")
    }

    @Test("transitionCoordinator is there from viewWillAppear to viewDidAppear, and moves others along")
    func coordinator() {
        var notes: [String] = []
        b.onCallback = { [b] in
            if $0 == "viewWillAppear" {
                let ok = b.transitionCoordinator?.animate { context in
                    notes.append("along \(context.isAnimated) \(context.transitionDuration > 0)")
                } completion: { context in
                    notes.append("done \(context.isCancelled)")
                }
                notes.append("asked \(ok == true)")
            }
            if $0 == "viewDidAppear" { notes.append("did \(b.transitionCoordinator != nil)") }
        }
        #expect(a.transitionCoordinator == nil)
        exchange(a, b, animated: true)
        #expect(notes == ["asked true", "along true true"])
        #expect(container.transitionCoordinator?.viewController(forKey: .to) === b)
        stage.advance(by: .milliseconds(300))
        #expect(notes.suffix(2) == ["did true", "done false"])
        #expect(container.transitionCoordinator == nil)
    }

    @Test("An exchange that is cancelled brings everything back, with finished pairs")
    func cancelled() {
        final class Cancelling: ViewControllerAnimatedTransitioning {
            var ended: Bool?
            func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Double { 1 }
            func animateTransition(using context: any ViewControllerContextTransitioning) {
                context.completeTransition(false)
            }
            func animationEnded(_ completed: Bool) { ended = completed }
        }
        let animator = Cancelling()
        container.addChild(b)
        var completed: Bool?
        ContainerTransition(
            in: container, containerView: container.view, from: a, to: b, order: .push, animator: animator
        ).run { completed = $0 }
        #expect(completed == false)
        #expect(animator.ended == false)
        #expect(
            log.appearances == [
                "a.viewWillDisappear", "b.viewWillAppear", "b.viewWillDisappear", "a.viewWillAppear",
                "a.viewDidAppear", "b.viewDidDisappear",
            ])
        #expect(a.view.window != nil && b.view.superview == nil)
    }

    @Test("A motion of every kind shows the arriving view whole at its end", arguments: 0..<5)
    func kinds(_ kind: Int) {
        let animators: [any ViewControllerAnimatedTransitioning] = [
            PushTransition(isPop: false), PushTransition(isPop: true), CoverTransition(),
            DissolveTransition(),
            TabTransition(direction: .right),
        ]
        for (controller, letter) in [(a, Character("a")), (b, "b")] {
            controller.view.addSubview(Letters(letter, frame: Rect(x: 0, y: 0, width: 40, height: 12)))
        }
        stage.frame()
        container.addChild(b)
        ContainerTransition(
            in: container, containerView: container.view, from: a, to: b, order: .push,
            animator: animators[kind]
        ).run()
        stage.advance(by: .milliseconds(60))
        let middle = stage.display.grid.rows.joined()
        #expect(middle.contains("a") && middle.contains("b"))
        #expect(!middle.contains(" "))
        stage.advance(by: .milliseconds(300))
        #expect(Set(stage.display.grid.rows.joined()) == ["b"])
    }

    final class Letters: View {
        let letter: Character
        init(_ letter: Character, frame: Rect) {
            self.letter = letter
            super.init(frame: frame)
        }
        override func draw(_ rect: Rect, in context: GraphicsContext) { context.fill(bounds, with: letter) }
    }
}
