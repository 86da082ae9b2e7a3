import NibbleControllers
import NibbleTerminal
import NibbleViews
import Testing

@MainActor @Suite struct TransitionTests {
    let log = Log()
    let parent: LoggingViewController
    let a: LoggingViewController
    let b: LoggingViewController
    let stage: Stage

    init() {
        parent = LoggingViewController("parent", log)
        a = LoggingViewController("a", log)
        b = LoggingViewController("b", log)
        parent.addChild(a)
        parent.view.addSubview(a.view)
        a.didMove(toParent: parent)
        b.loadViewIfNeeded()
        stage = Stage(showing: parent, log: log)
        a.view.frame = stage.window.bounds
        b.view.frame = stage.window.bounds
        stage.frame()
        log.clear()
    }

    private func flip(duration: Double = 0, options: TransitionOptions = []) {
        parent.addChild(b)
        a.willMove(toParent: nil)
        parent.transition(from: a, to: b, duration: duration, options: options) { [self] _ in
            b.didMove(toParent: parent)
            a.removeFromParent()
        }
    }

    private var callbacks: [String] { log.withoutIsAppearing.filter { !$0.hasPrefix("parent.") } }

    @Test("CT-12: a flip sends exactly UIKit's eleven callbacks")
    func elevenCallbacks() {
        flip()
        let eleven = [
            "b.willMove(parent)", "a.willMove(nil)", "a.viewWillDisappear", "b.viewWillAppear",
            "b.updateViewConstraints", "b.viewWillLayoutSubviews", "b.viewDidLayoutSubviews",
            "b.viewDidAppear",
            "a.viewDidDisappear", "b.didMove(parent)", "a.didMove(nil)",
        ]
        #expect(callbacks == eleven)
        stage.frame()
        #expect(callbacks == eleven)
    }

    @Test("CT-12: viewIsAppearing, younger than that log, comes once between viewWillAppear and the layout")
    func flipWithIsAppearing() {
        flip()
        #expect(
            log.entries(of: "b").dropFirst() == [
                "viewWillAppear", "viewIsAppearing", "updateViewConstraints", "viewWillLayoutSubviews",
                "viewDidLayoutSubviews", "viewDidAppear", "didMove(parent)",
            ])
        #expect(!log.entries(of: "a").contains("viewIsAppearing"))
    }

    @Test("CT-12: with motion the same callbacks come, the did ones when the motion ends")
    func animatedFlip() {
        flip(duration: 0.2, options: .slideLeft)
        #expect(callbacks.last == "b.viewDidLayoutSubviews")
        stage.advance(by: .milliseconds(100))
        #expect(a.view.superview != nil)
        #expect(callbacks.last == "b.viewDidLayoutSubviews")
        stage.advance(by: .milliseconds(150))
        #expect(a.view.superview == nil)
        #expect(
            callbacks == [
                "b.willMove(parent)", "a.willMove(nil)", "a.viewWillDisappear", "b.viewWillAppear",
                "b.updateViewConstraints", "b.viewWillLayoutSubviews", "b.viewDidLayoutSubviews",
                "b.viewDidAppear",
                "a.viewDidDisappear", "b.didMove(parent)", "a.didMove(nil)",
            ])
    }

    @Test("CT-12: a flip back to a child that was shown before sends the same eleven")
    func flipBack() {
        flip()
        log.clear()
        parent.addChild(a)
        b.willMove(toParent: nil)
        parent.transition(from: b, to: a) { [self] _ in
            a.didMove(toParent: parent)
            b.removeFromParent()
        }
        #expect(
            callbacks == [
                "a.willMove(parent)", "b.willMove(nil)", "b.viewWillDisappear", "a.viewWillAppear",
                "a.updateViewConstraints", "a.viewWillLayoutSubviews", "a.viewDidLayoutSubviews",
                "a.viewDidAppear",
                "b.viewDidDisappear", "a.didMove(parent)", "b.didMove(nil)",
            ])
    }

    @Test("CT-11: the new view joins the old one's superview, the old one leaves, completion is told last")
    func views() {
        let box = View(frame: stage.window.bounds)
        parent.view.addSubview(box)
        box.addSubview(a.view)
        parent.addChild(b)
        var order: [String] = []
        parent.transition(from: a, to: b, animations: { order.append("animations") }) { [self] finished in
            order.append("completion \(finished) \(a.view.superview == nil)")
        }
        #expect(order == ["animations", "completion true true"])
        #expect(b.view.superview === box)
    }

    @Test("CT-11: a slide moves what is drawn; both views have their frames all the while")
    func slide() {
        let place = stage.window.bounds
        flip(duration: 0.2, options: .slideRight)
        #expect(b.view.frame == place)
        #expect(a.view.frame == place)
        #expect(stage.window.animator.isRunning)
        stage.advance(by: .milliseconds(250))
        #expect(a.view.frame == place)
        #expect(b.view.frame == place)
    }

    @Test("CT-11: a view that constraints place slides to where they place it, and stays there")
    func pinnedSlide() {
        b.view.translatesAutoresizingMaskIntoConstraints = false
        parent.addChild(b)
        parent.view.addSubview(b.view)
        LayoutConstraint.activate([
            b.view.topAnchor.constraint(equalTo: parent.view.topAnchor, constant: 3),
            b.view.leadingAnchor.constraint(equalTo: parent.view.leadingAnchor),
            b.view.bottomAnchor.constraint(equalTo: parent.view.bottomAnchor),
            b.view.trailingAnchor.constraint(equalTo: parent.view.trailingAnchor),
        ])
        parent.transition(from: a, to: b, duration: 0.2, options: .slideLeft)
        let place = Rect(x: 0, y: 3, width: 40, height: 9)
        #expect(b.view.frame == place)
        stage.advance(by: .milliseconds(100))
        #expect(b.view.frame == place)
        stage.advance(by: .milliseconds(150))
        #expect(b.view.frame == place)
        #expect(a.view.superview == nil)
        stage.display.resize(to: Size(width: 60, height: 20))
        stage.frame()
        #expect(b.view.frame == Rect(x: 0, y: 3, width: 60, height: 17))
    }

    @Test("CT-11: without a window the views change places and there are no appearance callbacks")
    func noWindow() {
        stage.window.rootViewController = nil
        log.clear()
        flip(duration: 0.2, options: .slideLeft)
        #expect(log.appearances.isEmpty)
        #expect(b.view.superview === parent.view)
        #expect(a.view.superview == nil)
        #expect(log.entries.suffix(2) == ["b.didMove(parent)", "a.didMove(nil)"])
    }

    @Test("VC-12: in a flip the children are moving inside their callbacks")
    func moving() {
        var moving: [String: Bool] = [:]
        b.onCallback = { [b] in moving["b." + $0] = b.isMovingToParent }
        a.onCallback = { [a] in moving["a." + $0] = a.isMovingFromParent }
        flip()
        for callback in ["b.viewWillAppear", "b.viewDidAppear", "a.viewWillDisappear", "a.viewDidDisappear"] {
            #expect(moving[callback] == true, "\(callback)")
        }
    }

    @Test("A flip in the middle of another brings that to its end first, and every child gets its pairs")
    func interrupted() {
        let c = LoggingViewController("c", log)
        c.view.frame = stage.window.bounds
        log.clear()
        flip(duration: 0.2, options: .slideLeft)
        stage.advance(by: .milliseconds(50))
        parent.addChild(c)
        parent.transition(from: b, to: c, duration: 0.2, options: .slideLeft) { [self] _ in
            c.didMove(toParent: parent)
            b.removeFromParent()
        }
        for _ in 0..<8 { stage.advance(by: .milliseconds(50)) }
        #expect(
            log.appearances == [
                "a.viewWillDisappear", "b.viewWillAppear", "b.viewDidAppear", "a.viewDidDisappear",
                "b.viewWillDisappear", "c.viewWillAppear", "c.viewDidAppear", "b.viewDidDisappear",
            ])
        #expect(parent.children.count == 1)
        #expect(parent.view.subviews.count == 1)
    }

    @Test(
        "A child that is told to disappear in the middle of a flip is not told by the flip that it has appeared"
    )
    func interruptedByContainer() {
        flip(duration: 0.2, options: .slideLeft)
        b.beginAppearanceTransition(false, animated: false)
        b.endAppearanceTransition()
        stage.advance(by: .milliseconds(250))
        #expect(
            log.appearances.filter { $0.hasPrefix("a.") } == ["a.viewWillDisappear", "a.viewDidDisappear"])
        #expect(
            log.appearances.filter { $0.hasPrefix("b.") } == [
                "b.viewWillAppear", "b.viewWillDisappear", "b.viewDidDisappear",
            ])
    }

    @Test("finishTransitions brings a flip to its end, so that the container sees which child is in place")
    func finish() {
        flip(duration: 0.2, options: .slideLeft)
        parent.finishTransitions()
        #expect(parent.children.count == 1)
        #expect(log.appearances.suffix(2) == ["b.viewDidAppear", "a.viewDidDisappear"])
    }

    @Test("A parent that leaves in the middle of a flip leaves both children with a finished pair")
    func parentLeaves() {
        flip(duration: 0.2, options: .slideLeft)
        stage.window.rootViewController = nil
        for _ in 0..<8 { stage.advance(by: .milliseconds(50)) }
        #expect(
            log.appearances.filter { $0.hasPrefix("a.") } == ["a.viewWillDisappear", "a.viewDidDisappear"])
        #expect(
            log.appearances.filter { $0.hasPrefix("b.") } == [
                "b.viewWillAppear", "b.viewDidAppear", "b.viewWillDisappear", "b.viewDidDisappear",
            ])
    }

    @Test(
        "A child that is taken out in the middle of a flip has not appeared, and appears when it comes back")
    func takenOut() {
        for leaves in [false, true] {
            log.clear()
            var finished: Bool?
            parent.addChild(b)
            a.willMove(toParent: nil)
            parent.transition(from: a, to: b, duration: 0.2, options: .slideLeft) { [self] in
                finished = $0
                a.removeFromParent()
            }
            stage.advance(by: .milliseconds(50))
            b.view.removeFromSuperview()
            if leaves { b.removeFromParent() }
            stage.advance(by: .milliseconds(250))
            #expect(finished == false)
            let ended = ["b.viewWillAppear", "b.viewWillDisappear", "b.viewDidDisappear"]
            #expect(log.appearances.filter { $0.hasPrefix("b.") } == ended)
            #expect(
                log.appearances.filter { $0.hasPrefix("a.") } == [
                    "a.viewWillDisappear", "a.viewDidDisappear",
                ])
            log.clear()
            parent.addChild(b)
            parent.view.addSubview(b.view)
            b.didMove(toParent: parent)
            stage.frame()
            #expect(log.appearances == ["b.viewWillAppear", "b.viewDidAppear"])
            b.view.removeFromSuperview()
            b.removeFromParent()
            parent.addChild(a)
            parent.view.addSubview(a.view)
            a.didMove(toParent: parent)
            stage.frame()
        }
    }

    @Test("CT-11: a controller that is not the parent of both stops with a message")
    func notSiblings() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let parent = ViewController()
                let child = ViewController()
                parent.addChild(child)
                parent.view.addSubview(child.view)
                parent.transition(from: child, to: ViewController())
            }
        }
        expectMessage(
            result, "ViewController.transition: ViewController and ViewController must be two children")
    }

    @Test("CT-11: a controller that forwards appearance itself stops with a message")
    func manualParent() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let parent = AppearanceTests.Manual("p", Log())
                let children = [ViewController(), ViewController()]
                for child in children { parent.addChild(child) }
                parent.view.addSubview(children[0].view)
                parent.transition(from: children[0], to: children[1])
            }
        }
        expectMessage(result, "Manual.transition: this controller forwards appearance itself")
    }
}
