import NibbleControllers
import NibbleTerminal
import NibbleViews
import Testing

/// Segues that show and present: what they hand to the source, what stays alive, what unwinding dismisses.
@MainActor @Suite struct PresentSegueTests {
    let log = Log()

    private func template(
        _ kind: SegueKind, to destination: @escaping @MainActor () -> ViewController = ViewController.init,
        action: SegueAction? = nil, makeSegue: SegueTemplate.SegueMaker? = nil
    ) -> SegueTemplate {
        let template = SegueTemplate(
            identifier: "go", kind: kind, destinationName: "d", action: action,
            makeSegue: makeSegue ?? StoryboardSegue.init(identifier:source:destination:),
            makeDestination: { request in
                if let creator = request.creator,
                    let made = Coder(content: { _ in }).controller(madeBy: creator)
                {
                    return made
                }
                return destination()
            })
        template.isAnimated = false
        return template
    }

    @Test(
        "SG-10: show and showDetail are handed to the source's methods, which the nearest container answers")
    func show() throws {
        let container = Container()
        let source = ViewController()
        container.addChild(source)
        source.didMove(toParent: container)
        for kind in [SegueKind.show, .showDetail] {
            let child = ViewController()
            container.addChild(child)
            let template = template(kind)
            child.addSegue(template)
            let element = View()
            template.perform(element)
            let shown = try #require(container.shown.last)
            #expect(shown.method == kind.rawValue)
            #expect(shown.sender === element)
            #expect(shown.controller.parent == nil)
        }
    }

    @Test(
        "SG-10: present takes the segue's presentation and transition style, before prepare may change them")
    func present() throws {
        let source = Source()
        let stage = Stage(showing: source)
        let template = template(.present)
        template.presentationStyle = .formSheet
        template.transitionStyle = .crossDissolve
        source.addSegue(template)
        var style: ModalPresentationStyle?
        source.onPrepare = { style = $0.destination.modalPresentationStyle }
        source.performSegue(withIdentifier: "go", sender: nil)
        stage.frame()
        let presented = try #require(source.presentedViewController)
        #expect(style == .formSheet)
        #expect(presented.modalTransitionStyle == .crossDissolve)
        #expect(presented.sheetPresentationController != nil)
        #expect(presented.presentingViewController === source)
    }

    @Test("SG-10: without styles of the segue the destination's own stay, and an animated one moves")
    func ownStyle() throws {
        let source = Source()
        let stage = Stage(showing: source)
        let template = template(.present) {
            let controller = ViewController()
            controller.modalPresentationStyle = .overFullScreen
            return controller
        }
        template.isAnimated = true
        source.addSegue(template)
        source.performSegue(withIdentifier: "go", sender: nil)
        let presented = try #require(source.presentedViewController)
        #expect(presented.modalPresentationStyle == .overFullScreen)
        #expect(presented.isBeingPresented)
        stage.frame()
        stage.advance(by: .seconds(1))
        #expect(!presented.isBeingPresented)
    }

    @Test("SG-10: a popover stands beside its anchor, a view or an item of a bar; prepare may change that")
    func popover() throws {
        let source = Source()
        let stage = Stage(showing: source)
        let (view, item) = (View(frame: Rect(x: 3, y: 1, width: 4, height: 1)), BarButtonItem())
        source.view.addSubview(view)
        for anchor in [view, item] as [AnyObject] {
            let segue = template(.popover)
            segue.anchor = anchor
            let fresh = Source()
            stage.window.rootViewController = fresh
            fresh.view.addSubview(view)
            stage.frame()
            fresh.addSegue(segue)
            var prepared: PopoverPresentationController?
            fresh.onPrepare = { prepared = $0.destination.popoverPresentationController }
            fresh.performSegue(withIdentifier: "go", sender: nil)
            #expect(prepared?.sourceView === anchor as? View)
            #expect(prepared?.barButtonItem === anchor as? BarButtonItem)
            #expect(fresh.presentedViewController?.presentationController === prepared)
            stage.frame()
        }
    }

    @Test(
        "SG-11: a class on a standard kind gets what the kind does by super.perform()",
        arguments: [true, false])
    func customClass(callsSuper: Bool) {
        let source = Source()
        let stage = Stage(showing: source)
        source.addSegue(
            template(
                .present,
                makeSegue: {
                    let segue = Own(identifier: $0, source: $1, destination: $2)
                    segue.callsSuper = callsSuper
                    return segue
                }))
        source.performSegue(withIdentifier: "go", sender: nil)
        #expect((source.presentedViewController != nil) == callsSuper)
        stage.frame()
    }

    @Test(
        "SG-14: the segue of a presentation stays until dismissal; then it, the destination and its view are gone",
        arguments: [SegueKind.present, .popover])
    func lifetime(kind: SegueKind) throws {
        let source = Source()
        let stage = Stage(showing: source)
        let template = template(kind)
        template.anchor = source.view
        source.addSegue(template)
        weak var segue: StoryboardSegue?
        weak var destination: ViewController?
        source.onPrepare = { (segue, destination) = ($0, $0.destination) }
        source.performSegue(withIdentifier: "go", sender: nil)
        stage.frame()
        #expect(segue != nil)
        #expect(segue?.source === source)
        #expect(segue?.destination === destination)
        source.dismiss(animated: false)
        stage.frame()
        #expect(segue == nil)
        #expect(destination == nil)
    }

    @Test("SG-14: a root that goes away with a presentation takes segue and destination with it")
    func rootGoes() {
        weak var segue: StoryboardSegue?
        weak var root: ViewController?
        weak var destination: ViewController?
        do {
            let source = Source()
            let stage = Stage(showing: source)
            source.addSegue(template(.present))
            source.onPrepare = { (segue, destination) = ($0, $0.destination) }
            source.performSegue(withIdentifier: "go", sender: nil)
            root = source
            stage.frame()
        }
        #expect(root == nil)
        #expect(destination == nil)
        #expect(segue == nil)
    }

    @Test("BC-13: a show segue without container and window prepares, and is refused; nothing stays alive")
    func refused() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let source = Source()
                source.addSegue(PresentSegueTests().template(.show))
                weak var destination: ViewController?
                source.onPrepare = { destination = $0.destination }
                source.performSegue(withIdentifier: "go", sender: nil)
                guard source.prepared == 1, destination == nil, source.presentedViewController == nil else {
                    fatalError("refused")
                }
            }
        }
        expectMessage(result, "ViewController is not presented: the view of Source is in no window")
    }

    @Test(
        "SA-6: a segue action makes the destination of every kind",
        arguments: [SegueKind.show, .showDetail, .present, .popover])
    func segueAction(kind: SegueKind) {
        let source = Source()
        let stage = Stage(showing: source)
        let template = template(kind, action: SegueAction("make", Source.make(coder:sender:segueIdentifier:)))
        template.anchor = source.view
        source.addSegue(template)
        source.performSegue(withIdentifier: "go", sender: 7)
        let made = source.presentedViewController as? Made
        #expect(made?.text == "7 go")
        stage.frame()
    }

    @Test("UW-3, UW-5: unwinding across presentations dismisses once, on the lowest needed presenter")
    func unwindAcross() throws {
        let root = Source()
        let stage = Stage(showing: root)
        let (first, second) = (Other(), Other())
        root.present(first, animated: false)
        first.present(second, animated: false)
        stage.frame()
        second.addSegue(SegueTemplate(identifier: "back", unwindAction: Source.unwindHere))
        second.segues[0].isAnimated = false
        root.onUnwind = { [unowned root] in
            #expect(root.presentedViewController != nil, "before anything moves")
        }
        second.performSegue(withIdentifier: "back", sender: nil)
        stage.frame()
        #expect(root.unwound == 1)
        #expect(root.presentedViewController == nil)
        #expect(root.dismissals == 1)
        #expect(first.dismissals == 0)
        #expect(first.view.window == nil && second.view.window == nil)
    }

    @Test("UW-3: one presented in between can be the destination; what lies below it stays")
    func unwindToMiddle() {
        let root = Source()
        let stage = Stage(showing: root)
        let (middle, last) = (Source(), Other())
        root.present(middle, animated: false)
        middle.present(last, animated: false)
        stage.frame()
        last.addSegue(SegueTemplate(identifier: "back", unwindAction: Source.unwindHere))
        last.performSegue(withIdentifier: "back", sender: nil)
        stage.frame()
        stage.advance(by: .seconds(1))
        #expect(middle.unwound == 1)
        #expect(root.unwound == 0)
        #expect(middle.presentedViewController == nil)
        #expect(root.presentedViewController === middle)
    }

    @Test("UW-5: the source of an unwinding that is dismissed is gone, with its segue")
    func unwindDeallocation() {
        let root = Source()
        let stage = Stage(showing: root)
        weak var source: ViewController?
        do {
            let presented = Other()
            presented.addSegue(SegueTemplate(identifier: "back", unwindAction: Source.unwindHere))
            presented.segues[0].isAnimated = false
            root.present(presented, animated: false)
            stage.frame()
            source = presented
            presented.performSegue(withIdentifier: "back", sender: nil)
        }
        stage.frame()
        #expect(source == nil)
    }

    final class Container: ViewController {
        var shown: [(method: String, controller: ViewController, sender: View?)] = []
        override func show(_ controller: ViewController, sender: Any?) {
            shown.append(("show", controller, sender as? View))
        }
        override func showDetailViewController(_ controller: ViewController, sender: Any?) {
            shown.append(("showDetail", controller, sender as? View))
        }
    }

    final class Own: StoryboardSegue {
        var callsSuper = false
        override func perform() { if callsSuper { super.perform() } }
    }

    final class Made: ViewController {
        let text: String
        init?(coder: Coder, text: String) {
            self.text = text
            super.init(coder: coder)
        }
    }

    class Other: ViewController {
        var dismissals = 0
        override func dismiss(animated: Bool, completion: (@MainActor () -> Void)? = nil) {
            dismissals += 1
            super.dismiss(animated: animated, completion: completion)
        }
    }

    final class Source: Other {
        static let unwindHere = Selector("unwindHere", Source.unwindHere(_:))
        var onPrepare: (StoryboardSegue) -> Void = { _ in }
        var onUnwind: () -> Void = {}
        var prepared = 0
        var unwound = 0

        override func prepare(for segue: StoryboardSegue, sender: Any?) {
            prepared += 1
            onPrepare(segue)
        }
        func make(coder: Coder, sender: Any?, segueIdentifier: String?) -> Made? {
            Made(coder: coder, text: "\(sender ?? "nil") \(segueIdentifier ?? "nil")")
        }
        func unwindHere(_ segue: StoryboardSegue) {
            unwound += 1
            onUnwind()
        }
    }
}
