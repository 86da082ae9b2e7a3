import NibbleControllers
import NibbleTerminal
import NibbleViews
import Testing

@MainActor @Suite struct PresentationTests {
    let log = Log()
    let a: LoggingViewController
    let b: LoggingViewController
    let c: LoggingViewController
    let stage: Stage

    init() {
        a = LoggingViewController("a", log)
        b = LoggingViewController("b", log)
        c = LoggingViewController("c", log)
        stage = Stage(showing: a, size: Size(width: 80, height: 24), log: log)
    }

    private func advance() { stage.advance(by: .milliseconds(300)) }

    private nonisolated static let remaining: [ModalPresentationStyle] = [
        .automatic, .pageSheet, .formSheet, .popover, .overFullScreen, .overCurrentContext, .currentContext,
        .custom,
    ]

    @Test(
        "BC-7: full screen, the callbacks there and back, with motion or without", arguments: [false, true])
    func fullScreen(animated: Bool) {
        b.modalPresentationStyle = .fullScreen
        a.present(b, animated: animated)
        if animated { advance() }
        #expect(
            log.appearances == [
                "a.viewWillDisappear", "b.viewWillAppear", "b.viewDidAppear", "a.viewDidDisappear",
            ])
        #expect(a.view.window == nil)
        #expect(b.view.frame == stage.window.bounds)
        log.clear()
        a.dismiss(animated: animated)
        if animated { advance() }
        #expect(
            log.appearances == [
                "b.viewWillDisappear", "a.viewWillAppear", "a.viewDidAppear", "b.viewDidDisappear",
            ])
        #expect(a.view.window != nil && b.view.window == nil)
        #expect(stage.window.subviews.count == 1)
    }

    @Test("BC-8: what is left to be seen is told nothing", arguments: remaining, [false, true])
    func leftToBeSeen(_ style: ModalPresentationStyle, animated: Bool) {
        b.modalPresentationStyle = style
        b.popoverPresentationController?.sourceView = a.view
        a.present(b, animated: animated)
        if animated { advance() }
        #expect(log.appearances == ["b.viewWillAppear", "b.viewDidAppear"])
        #expect(a.view.window != nil)
        a.dismiss(animated: animated)
        if animated { advance() }
        #expect(log.appearances.suffix(2) == ["b.viewWillDisappear", "b.viewDidDisappear"])
        #expect(log.appearances.count == 4)
        #expect(b.view.window == nil)
        #expect(stage.window.subviews.count == 1)
    }

    @Test("BC-9: completions come after the did callbacks", arguments: [false, true])
    func completions(animated: Bool) {
        a.present(b, animated: animated) { [log] in log.add("presented") }
        if animated { advance() }
        #expect(log.entries.suffix(2) == ["b.viewDidAppear", "presented"])
        a.dismiss(animated: animated) { [log] in log.add("dismissed") }
        if animated { advance() }
        #expect(log.entries.suffix(2) == ["b.viewDidDisappear", "dismissed"])
    }

    @Test(
        "BC-10: dismiss on a controller that presents dismisses all above; on a presented one its presenter is asked"
    )
    func dismissal() {
        a.present(b, animated: false)
        b.present(c, animated: false)
        #expect(c.presentingViewController === b)
        c.dismiss(animated: false)
        #expect(b.presentedViewController == nil && a.presentedViewController === b)
        b.present(c, animated: false)
        log.clear()
        a.dismiss(animated: true) { [log] in log.add("done") }
        advance()
        #expect(
            log.appearances == [
                "c.viewWillDisappear", "c.viewDidDisappear", "b.viewWillDisappear", "b.viewDidDisappear",
            ])
        #expect(log.entries.last == "done")
        #expect(a.presentedViewController == nil && b.presentedViewController == nil)
        var asked = false
        a.dismiss(animated: true) { asked = true }
        #expect(asked, "with nothing to dismiss the completion comes at once")
    }

    @Test("BC-11: presentedViewController and presentingViewController look through the controllers around")
    func lookThrough() {
        let (inner, deep) = (ViewController(), ViewController())
        contain(inner, in: a)
        contain(deep, in: b)
        inner.present(b, animated: false)
        #expect(b.presentingViewController === a, "the root presents")
        #expect(inner.presentedViewController === b)
        #expect(deep.presentingViewController === a)
        #expect(a.children.count == 1, "CT-5: what is presented is no child")
        deep.dismiss(animated: false)
        #expect(a.presentedViewController == nil)
        #expect(b.presentingViewController == nil)
    }

    @Test(
        "BC-12: a current context is the nearest controller around that defines one, else the root",
        arguments: [ModalPresentationStyle.currentContext, .overCurrentContext])
    func context(_ style: ModalPresentationStyle) {
        let (middle, inner) = (ViewController(), ViewController())
        contain(middle, in: a)
        middle.view.frame = Rect(x: 10, y: 2, width: 30, height: 10)
        contain(inner, in: middle)
        stage.frame()
        middle.definesPresentationContext = true
        b.modalPresentationStyle = style
        inner.present(b, animated: false)
        #expect(b.presentingViewController === middle)
        #expect(b.view.convert(b.view.bounds, to: nil) == Rect(x: 10, y: 2, width: 30, height: 10))
        inner.dismiss(animated: false)
        middle.definesPresentationContext = false
        inner.present(b, animated: false)
        #expect(b.presentingViewController === a)
        #expect(b.view.frame == stage.window.bounds)
    }

    @Test(
        "VC-12: isBeingPresented and isBeingDismissed are right inside the callbacks",
        arguments: [false, true])
    func being(animated: Bool) {
        var presented: [String: Bool] = [:]
        var dismissed: [String: Bool] = [:]
        b.onCallback = { [b] in
            presented[$0] = b.isBeingPresented
            dismissed[$0] = b.isBeingDismissed
        }
        a.present(b, animated: animated)
        if animated { advance() }
        #expect(presented["viewWillAppear"] == true && presented["viewDidAppear"] == true)
        #expect(!b.isBeingPresented)
        b.dismiss(animated: animated)
        if animated { advance() }
        #expect(dismissed["viewWillDisappear"] == true && dismissed["viewDidDisappear"] == true)
        #expect(presented["viewDidDisappear"] == false)
        #expect(!b.isBeingDismissed)
    }

    @Test(
        "A presentation that a callback of another asks for comes on top of that, one during a dismissal after it"
    )
    func queued() {
        b.onCallback = { [self] in if $0 == "viewWillAppear" { a.present(c, animated: false) } }
        a.present(b, animated: false)
        #expect(b.presentedViewController === c)
        b.onCallback = { [self] in
            if $0 == "viewWillDisappear" {
                let d = LoggingViewController("d", log)
                a.present(d, animated: false)
            }
        }
        a.dismiss(animated: true)
        advance()
        advance()
        #expect((a.presentedViewController as? LoggingViewController)?.name == "d")
    }

    @Test("Dismissed in the middle of being presented, a controller has appeared first")
    func dismissedInTheMiddle() {
        a.present(b, animated: true)
        stage.advance(by: .milliseconds(50))
        a.dismiss(animated: true)
        #expect(log.appearances == ["b.viewWillAppear", "b.viewDidAppear", "b.viewWillDisappear"])
        a.dismiss(animated: true)
        #expect(log.appearances.last == "b.viewDidDisappear")
        #expect(a.presentedViewController == nil)
    }

    @Test("A push inside what is being presented waits for nothing: the presentation ends first")
    func pushInside() {
        contain(ViewController(), in: b)
        a.present(b, animated: true)
        stage.advance(by: .milliseconds(50))
        b.addChild(c)
        ContainerTransition(
            in: b, containerView: b.view, from: b.children[0], to: c, order: .push, animator: nil
        ).run()
        #expect(log.appearances.prefix(2) == ["b.viewWillAppear", "b.viewDidAppear"])
        #expect(log.appearances.last == "c.viewDidAppear")
    }

    @Test(
        "Another root while controllers are presented: all go, with finished pairs", arguments: [false, true])
    func otherRoot(inTheMiddle: Bool) {
        b.modalPresentationStyle = .fullScreen
        a.present(b, animated: false)
        b.present(c, animated: inTheMiddle)
        stage.window.rootViewController = ViewController()
        stage.frame()
        for name in ["b", "c"] {
            let told = log.appearances.filter { $0.hasPrefix(name + ".") }
            #expect(told.count == 4 && told.last == "\(name).viewDidDisappear", "\(told)")
        }
        #expect(
            log.appearances.filter { $0.hasPrefix("a.") } == ["a.viewWillDisappear", "a.viewDidDisappear"])
        #expect(stage.window.subviews.count == 1)
        #expect(a.presentedViewController == nil && b.presentedViewController == nil)
        #expect(stage.window.focusSystem.scopeView == nil)
    }

    @Test("transitionCoordinator of both is there while one is presented")
    func coordinator() {
        var along: [String] = []
        b.onCallback = { [b] in
            guard $0 == "viewWillAppear" else { return }
            b.transitionCoordinator?.animate { _ in
                along.append("along")
            } completion: { _ in
                along.append("done")
            }
        }
        a.present(b, animated: true)
        #expect(a.transitionCoordinator != nil)
        advance()
        #expect(along == ["along", "done"])
        #expect(a.transitionCoordinator == nil && b.transitionCoordinator == nil)
    }

    @Test("BC-7: full screen over a sheet: the sheet goes with its border, and comes back in it")
    func fullScreenOverSheet() {
        a.present(b, animated: false)
        c.modalPresentationStyle = .fullScreen
        b.present(c, animated: false)
        #expect(b.view.window == nil)
        b.dismiss(animated: false)
        stage.frame()
        #expect(b.view.superview === b.presentationController?.presentedView)
        #expect(b.view.frame == Rect(x: 1, y: 1, width: 62, height: 18))
        a.dismiss(animated: false)
        #expect(b.view.window == nil && stage.window.subviews.count == 1)
    }

    @Test("A transitioning delegate makes the motion and, for the style custom, what places the view")
    func delegate() {
        final class Half: PresentationController {
            var moments: [String] = []
            override var frameOfPresentedViewInContainerView: Rect {
                Rect(x: 0, y: 12, width: 80, height: 12)
            }
            override func presentationTransitionWillBegin() { moments.append("will present") }
            override func presentationTransitionDidEnd(_ completed: Bool) {
                moments.append("did \(completed)")
            }
            override func dismissalTransitionWillBegin() { moments.append("will dismiss") }
            override func dismissalTransitionDidEnd(_ completed: Bool) { moments.append("gone \(completed)") }
        }
        final class Delegate: ViewControllerTransitioningDelegate {
            let animator = DissolveTransition()
            var half: Half?
            func animationController(
                forPresented presented: ViewController, presenting: ViewController, source: ViewController
            ) -> (any ViewControllerAnimatedTransitioning)? { animator }
            func presentationController(
                forPresented presented: ViewController, presenting: ViewController?, source: ViewController
            ) -> PresentationController? {
                half = Half(presentedViewController: presented, presenting: presenting)
                return half
            }
        }
        let delegate = Delegate()
        b.modalPresentationStyle = .custom
        b.transitioningDelegate = delegate
        a.present(b, animated: true)
        #expect(b.presentationController === delegate.half)
        #expect(b.view.frame == Rect(x: 0, y: 12, width: 80, height: 12))
        advance()
        a.dismiss(animated: true)
        advance()
        #expect(delegate.half?.moments == ["will present", "did true", "will dismiss", "gone true"])
    }

    @Test("BC-13: show asks up the parents, and at the root presents")
    func show() {
        final class Container: ViewController {
            var shown: [ViewController] = []
            override func show(_ controller: ViewController, sender: Any?) { shown.append(controller) }
            override func showDetailViewController(_ controller: ViewController, sender: Any?) {
                shown.append(controller)
            }
        }
        let (container, inner) = (Container(), ViewController())
        contain(container, in: a)
        contain(inner, in: container)
        inner.show(b, sender: nil)
        inner.showDetailViewController(c, sender: nil)
        #expect(container.shown.count == 2 && a.presentedViewController == nil)
        container.show(b, sender: nil)
        a.show(b, sender: nil)
        #expect(a.presentedViewController === b)
    }

    @Test("BC-13: with no window nothing is shown, and a line says why")
    func noWindow() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (alone, other) = (ViewController(), ViewController())
                alone.show(other, sender: nil)
                guard alone.presentedViewController == nil, !other.isViewLoaded else { fatalError("shown") }
            }
        }
        expectMessage(
            result,
            "ViewController.present: ViewController is not presented: the view of ViewController is in no window"
        )
    }

    @Test("Presenting while something is presented, or comes, is refused, with a line that says what to do")
    func refused() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                for animated in [true, false] {
                    let root = ViewController()
                    let stage = Stage(showing: root)
                    root.present(ViewController(), animated: animated)
                    root.present(LoggingViewController("late", Log()), animated: animated) {
                        fatalError("presented")
                    }
                    stage.advance(by: .milliseconds(500))
                    guard root.presentedViewController?.presentedViewController == nil else {
                        fatalError("on top")
                    }
                }
            }
        }
        expectMessage(
            result,
            "ViewController.present: LoggingViewController is not presented: ViewController already presents ViewController. Dismiss that first"
        )
    }

    @Test("Nobody presents what presents it, with a message that says what to do", arguments: [1, 2])
    func circle(depth: Int) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [depth] in
            await MainActor.run {
                let root = LoggingViewController("root", Log())
                let stage = Stage(showing: root)
                var top: ViewController = root
                for _ in 0..<depth {
                    let next = ViewController()
                    top.present(next, animated: false)
                    top = next
                }
                top.present(root, animated: false)
                withExtendedLifetime(stage) {}
            }
        }
        expectMessage(
            result,
            "ViewController.present: LoggingViewController is this controller, presents it or has a parent; present one that stands alone"
        )
    }

    @Test("The async forms return once the controller has appeared, disappeared, or was refused")
    func asynchronous() async {
        await a.present(b, animated: false)
        #expect(log.entries.last == "b.viewDidAppear")
        await a.dismiss(animated: false)
        #expect(log.entries.last == "b.viewDidDisappear")
        await a.dismiss()
    }

    private func contain(_ child: ViewController, in parent: ViewController) {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        stage.frame()
    }
}
