import NibbleControllers
import NibbleTerminal
import NibbleViews
import Testing

@MainActor @Suite struct AppearanceTests {
    let log = Log()
    let parent: LoggingViewController
    let child: LoggingViewController

    init() {
        parent = LoggingViewController("p", log)
        child = LoggingViewController("c", log)
    }

    private func contain(_ child: ViewController, in parent: ViewController) {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    @Test("CT-6: the parent's callbacks reach every child whose view is in its hierarchy, at any depth")
    func forwarding() {
        let grandchild = LoggingViewController("g", log)
        let aside = LoggingViewController("x", log)
        contain(child, in: parent)
        contain(grandchild, in: child)
        parent.addChild(aside)
        aside.loadViewIfNeeded()
        let stage = Stage(showing: parent)
        #expect(
            log.appearances == [
                "p.viewWillAppear", "c.viewWillAppear", "g.viewWillAppear", "p.viewDidAppear",
                "c.viewDidAppear",
                "g.viewDidAppear",
            ])
        log.clear()
        stage.window.rootViewController = nil
        #expect(
            log.appearances == [
                "p.viewWillDisappear", "c.viewWillDisappear", "g.viewWillDisappear", "p.viewDidDisappear",
                "c.viewDidDisappear", "g.viewDidDisappear",
            ])
    }

    @Test("A child that a sibling view takes out as it joins the window gets finished pairs")
    func takenOutWhileJoining() {
        final class Hook: View {
            var onWindow: () -> Void = {}
            override func didMoveToWindow() { onWindow() }
        }
        for isBefore in [false, true] {
            let child = LoggingViewController("c", log)
            let box = View()
            let hook = Hook()
            hook.onWindow = { [unowned hook] in
                guard hook.window != nil else { return }
                child.view.removeFromSuperview()
                child.removeFromParent()
            }
            let stage = Stage(showing: parent, log: log)
            box.addSubview(hook)
            parent.addChild(child)
            box.insertSubview(child.view, at: isBefore ? 0 : 1)
            parent.view.addSubview(box)
            stage.frame()
            #expect(child.view.window == nil)
            #expect(
                log.appearances == ["c.viewWillAppear", "c.viewWillDisappear", "c.viewDidDisappear"])
            log.clear()
            parent.addChild(child)
            parent.view.addSubview(child.view)
            stage.frame()
            #expect(log.appearances == ["c.viewWillAppear", "c.viewDidAppear"])
            stage.window.rootViewController = nil
            child.view.removeFromSuperview()
            child.removeFromParent()
        }
    }

    @Test("CT-6: automatic forwarding sends the child what manual forwarding as documented sends")
    func sameAsManual() {
        contain(child, in: parent)
        let stage = Stage(showing: parent)
        stage.window.rootViewController = nil
        let manualLog = Log()
        let manual = Manual("p", manualLog)
        let other = LoggingViewController("c", manualLog)
        contain(other, in: manual)
        let manualStage = Stage(showing: manual)
        manualStage.window.rootViewController = nil
        #expect(log.appearances == manualLog.appearances)
        #expect(log.appearances.count == 8)
    }

    @Test("CT-7: a parent that forwards itself has nothing sent for it")
    func noForwarding() {
        let silent = Manual("p", log)
        silent.forwards = false
        contain(child, in: silent)
        let stage = Stage(showing: silent)
        child.view.removeFromSuperview()
        silent.view.addSubview(child.view)
        stage.frame()
        stage.window.rootViewController = nil
        #expect(log.appearances.filter { $0.hasPrefix("c.") } == [])
    }

    @Test("CT-7: calling an appearance callback directly stops with a message")
    func direct() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { ViewController().viewWillAppear(false) }
        }
        expectMessage(
            result,
            "ViewController.viewWillAppear was called directly; call beginAppearanceTransition(_:animated:)")
    }

    @Test("CT-8: begin and end send the pair, and what would be sent automatically in between is not")
    func suppression() {
        let manual = Manual("p", log)
        manual.forwards = false
        manual.addChild(child)
        let stage = Stage(showing: manual)
        log.clear()
        child.beginAppearanceTransition(true, animated: true)
        #expect(log.appearances == ["c.viewWillAppear"])
        manual.view.addSubview(child.view)
        stage.frame()
        #expect(log.appearances == ["c.viewWillAppear"])
        child.endAppearanceTransition()
        #expect(log.appearances == ["c.viewWillAppear", "c.viewDidAppear"])
        log.clear()
        child.beginAppearanceTransition(false, animated: false)
        child.view.removeFromSuperview()
        #expect(log.appearances == ["c.viewWillDisappear"])
        child.endAppearanceTransition()
        #expect(log.appearances == ["c.viewWillDisappear", "c.viewDidDisappear"])
    }

    @Test("CT-8: suppressed too where the parent forwards automatically")
    func suppressionOfAutomatic() {
        let stage = Stage(showing: parent, log: log)
        parent.addChild(child)
        child.beginAppearanceTransition(true, animated: false)
        parent.view.addSubview(child.view)
        stage.frame()
        child.endAppearanceTransition()
        child.didMove(toParent: parent)
        stage.frame()
        #expect(log.appearances == ["c.viewWillAppear", "c.viewDidAppear"])
    }

    @Test("CT-8: begin and end twice send once")
    func neverDoubled() {
        let stage = Stage(showing: parent)
        contain(child, in: parent)
        stage.frame()
        log.clear()
        for _ in 0..<2 { child.beginAppearanceTransition(false, animated: false) }
        for _ in 0..<2 { child.endAppearanceTransition() }
        #expect(log.appearances == ["c.viewWillDisappear", "c.viewDidDisappear"])
    }

    @Test("CT-9: adding a child's view to a visible parent sends will at once and did with the next frame")
    func addingToVisible() {
        let stage = Stage(showing: parent, log: log)
        contain(child, in: parent)
        #expect(log.appearances == ["c.viewWillAppear"])
        stage.frame()
        #expect(log.appearances == ["c.viewWillAppear", "c.viewDidAppear"])
        #expect(
            log.entries(of: "c").drop { $0 != "viewIsAppearing" } == [
                "viewIsAppearing", "updateViewConstraints", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
                "viewDidAppear",
            ])
        stage.frame()
        #expect(log.appearances.count == 2)
    }

    @Test("CT-9: what is set up after the view was added holds in viewIsAppearing")
    func geometryAfterAdding() {
        let stage = Stage(showing: parent, log: log)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.view.frame = Rect(x: 1, y: 2, width: 30, height: 4)
        child.didMove(toParent: parent)
        var frame: Rect?
        child.onCallback = { [child] in if $0 == "viewIsAppearing" { frame = child.view.frame } }
        stage.frame()
        #expect(frame == Rect(x: 1, y: 2, width: 30, height: 4))
    }

    @Test(
        "CT-9: a child's view pinned after it was added has its place in viewIsAppearing, its subviews in viewDidAppear"
    )
    func constraintsAfterAdding() {
        let stage = Stage(showing: parent)
        let inner = View()
        inner.translatesAutoresizingMaskIntoConstraints = false
        child.view.addSubview(inner)
        LayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: child.view.topAnchor),
            inner.leadingAnchor.constraint(equalTo: child.view.leadingAnchor),
            inner.bottomAnchor.constraint(equalTo: child.view.bottomAnchor),
            inner.trailingAnchor.constraint(equalTo: child.view.trailingAnchor),
        ])
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.view.translatesAutoresizingMaskIntoConstraints = false
        LayoutConstraint.activate([
            child.view.topAnchor.constraint(equalTo: parent.view.topAnchor, constant: 2),
            child.view.leadingAnchor.constraint(equalTo: parent.view.leadingAnchor),
            child.view.bottomAnchor.constraint(equalTo: parent.view.bottomAnchor),
            child.view.trailingAnchor.constraint(equalTo: parent.view.trailingAnchor),
        ])
        child.didMove(toParent: parent)
        var frames: [String: Rect] = [:]
        child.onCallback = { [child] in
            frames[$0] = child.view.frame
            if $0 == "viewDidAppear" { frames["inner"] = inner.frame }
        }
        stage.frame()
        #expect(frames["viewIsAppearing"] == Rect(x: 0, y: 2, width: 40, height: 10))
        #expect(frames["viewWillLayoutSubviews"] == frames["viewIsAppearing"])
        #expect(frames["inner"] == Rect(x: 0, y: 0, width: 40, height: 10))
    }

    @Test("CT-9: removing a child's view from a visible parent sends will and did")
    func removingFromVisible() {
        contain(child, in: parent)
        let stage = Stage(showing: parent, log: log)
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(
            log.entries == [
                "c.willMove(nil)", "c.viewWillDisappear", "c.viewDidDisappear", "c.didMove(nil)",
            ])
        stage.frame()
        #expect(log.appearances.count == 2)
    }

    @Test("CT-9: a view in between, with children's views in it, sends for all of them")
    func subtree() {
        let stage = Stage(showing: parent)
        let second = LoggingViewController("d", log)
        let box = View()
        for controller in [child, second] {
            parent.addChild(controller)
            box.addSubview(controller.view)
            controller.didMove(toParent: parent)
        }
        log.clear()
        parent.view.addSubview(box)
        stage.frame()
        #expect(
            log.appearances == ["c.viewWillAppear", "d.viewWillAppear", "c.viewDidAppear", "d.viewDidAppear"])
        log.clear()
        box.removeFromSuperview()
        #expect(
            log.appearances == [
                "c.viewWillDisappear", "d.viewWillDisappear", "c.viewDidDisappear", "d.viewDidDisappear",
            ])
    }

    @Test(
        "A child whose view is added inside any of the parent's callbacks appears once, with or after the parent",
        arguments: [
            "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidLayoutSubviews", "viewDidAppear",
        ])
    func addedInCallback(_ callback: String) {
        parent.onCallback = { [self] in
            if $0 == callback, child.parent == nil { contain(child, in: parent) }
        }
        let stage = Stage(showing: parent)
        stage.frame()
        #expect(
            log.entries(of: "c").filter { $0.contains("ppear") } == [
                "viewWillAppear", "viewIsAppearing", "viewDidAppear",
            ])
        let did = log.appearances
        #expect(did.firstIndex(of: "p.viewDidAppear") ?? 9 < did.firstIndex(of: "c.viewDidAppear") ?? 0)
        log.clear()
        stage.window.rootViewController = nil
        #expect(log.entries(of: "c") == ["viewWillDisappear", "viewDidDisappear"])
    }

    @Test(
        "A child whose view is removed inside any of the parent's callbacks is left with a finished pair",
        arguments: [
            "viewWillAppear", "viewIsAppearing", "viewDidLayoutSubviews", "viewDidAppear",
            "viewWillDisappear",
            "viewDidDisappear",
        ])
    func removedInCallback(_ callback: String) {
        contain(child, in: parent)
        parent.onCallback = { [self] in
            if $0 == callback, child.parent != nil {
                child.willMove(toParent: nil)
                child.view.removeFromSuperview()
                child.removeFromParent()
            }
        }
        let stage = Stage(showing: parent)
        stage.frame()
        stage.window.rootViewController = nil
        stage.frame()
        let told = log.entries(of: "c").filter { $0.contains("ppear") && $0 != "viewIsAppearing" }
        #expect(told.filter { $0 == "viewWillAppear" }.count <= 1)
        #expect(
            told.filter { $0 == "viewWillAppear" }.count == told.filter { $0 == "viewWillDisappear" }.count,
            "\(told)")
        #expect(
            told.filter { $0 == "viewDidDisappear" }.count == told.filter { $0 == "viewWillDisappear" }.count)
    }

    @Test("VC-12: isMovingToParent and isMovingFromParent are right inside the appearance callbacks")
    func moving() {
        var to: [String: Bool] = [:]
        var from: [String: Bool] = [:]
        child.onCallback = { [child] in
            to[$0] = child.isMovingToParent
            from[$0] = child.isMovingFromParent
        }
        let stage = Stage(showing: parent)
        contain(child, in: parent)
        stage.frame()
        #expect(to["viewWillAppear"] == true)
        #expect(to["viewDidAppear"] == true)
        #expect(from["viewWillAppear"] == false)
        #expect(!child.isMovingToParent)
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(from["viewWillDisappear"] == true)
        #expect(from["viewDidDisappear"] == true)
        #expect(to["viewWillDisappear"] == false)
        #expect(!child.isMovingFromParent)
    }

    @Test("VC-12: a container that forgets didMove leaves its child moving until it has appeared, not longer")
    func forgottenDidMove() {
        let stage = Stage(showing: parent)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        stage.frame()
        #expect(!child.isMovingToParent)
    }

    @Test("VC-12: a child that appears and disappears with its parent is not moving")
    func notMoving() {
        contain(child, in: parent)
        var moving: [String] = []
        child.onCallback = { [child] in
            if child.isMovingToParent || child.isMovingFromParent { moving.append($0) }
        }
        let stage = Stage(showing: parent)
        stage.window.rootViewController = nil
        #expect(moving.isEmpty)
    }

    /// Forwards by hand, as documented.
    final class Manual: LoggingViewController {
        var forwards = true
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            if forwards {
                for child in children { child.beginAppearanceTransition(true, animated: animated) }
            }
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            if forwards { for child in children { child.endAppearanceTransition() } }
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            if forwards {
                for child in children { child.beginAppearanceTransition(false, animated: animated) }
            }
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            if forwards { for child in children { child.endAppearanceTransition() } }
        }
    }
}
