import NibbleControllers
import NibbleTerminal
import NibbleViews
import Testing

@MainActor @Suite struct SegueActionTests {
    let log = Log()

    /// A source with one segue, whose destination is made as a storyboard makes it.
    private func source<S: Source>(
        _ source: S, kind: SegueKind = .custom, action: SegueAction?
    ) -> S {
        let log = log
        source.log = log
        source.addSegue(
            SegueTemplate(
                identifier: "detail", kind: kind, destinationName: "detail", action: action,
                makeSegue: {
                    kind == .embed
                        ? StoryboardSegue(identifier: $0, source: $1, destination: $2)
                        : StoryboardSegue(identifier: $0, source: $1, destination: $2) {}
                },
                makeDestination: { request in
                    let coders = (0..<2).map { _ in Coder { _ in log.add("decoded") } }
                    if let creator = request.creator, let made = coders[0].controller(madeBy: creator) {
                        return made
                    }
                    guard let made = Detail(coder: coders[1]) else { fatalError("Detail takes any coder") }
                    return made
                }))
        return source
    }

    @Test("SA-1: the action takes the coder")
    func coderForm() {
        let source = source(Source(), action: SegueAction("make", Source.make(coder:)))
        source.performSegue(withIdentifier: "detail", sender: 5)
        #expect(source.detail?.text == "coder")
    }

    @Test("SA-1: the action takes the coder and the sender, typed or not")
    func senderForm() {
        let typed = source(Source(), action: SegueAction("make", Source.make(coder:number:)))
        typed.performSegue(withIdentifier: "detail", sender: 5)
        #expect(typed.detail?.text == "5")
        let any = source(Source(), action: SegueAction("make", Source.make(coder:any:)))
        any.performSegue(withIdentifier: "detail", sender: nil)
        #expect(any.detail?.text == "nil")
        any.performSegue(withIdentifier: "detail", sender: "s")
        #expect(any.detail?.text == "s")
    }

    @Test("SA-1: the action takes the coder, the sender and the segue's identifier")
    func identifierForm() {
        let source = source(Source(), action: SegueAction("make", Source.make(coder:sender:segueIdentifier:)))
        source.performSegue(withIdentifier: "detail", sender: self)
        #expect(source.detail?.text == "detail")
    }

    @Test("SA-1: the sender of an element is the element, of its own type")
    func elementSender() {
        let source = source(Source(), action: SegueAction("make", Source.make(coder:view:)))
        let element = View()
        element.accessibilityIdentifier = "row"
        source.segues[0].perform(element)
        #expect(source.detail?.text == "row")
    }

    @Test("SA-1: a sender of another type stops with a message that names both")
    func wrongSender() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let source = Source()
                source.addSegue(
                    SegueTemplate(
                        identifier: "detail", destinationName: "detail",
                        action: SegueAction("make", Source.make(coder:number:)),
                        makeDestination: { request in request.creator?(Coder { _ in }) ?? ViewController() }))
                source.performSegue(withIdentifier: "detail", sender: "text")
            }
        }
        expectMessage(
            result, "SegueAction.perform: 'make' takes a Int as its sender, but the sender is a String")
    }

    @Test("SA-2: the action is called once, before prepare, which is still called")
    func order() {
        let source = source(Source(), action: SegueAction("make", Source.make(coder:)))
        source.performSegue(withIdentifier: "detail", sender: nil)
        #expect(log.entries == ["action", "decoded", "prepare"])
    }

    @Test("SA-3: an action that returns nil does not cancel: the destination is made by init(coder:)")
    func nilAction() {
        let source = source(Source(), action: SegueAction("make", Source.makeNothing(coder:)))
        source.performSegue(withIdentifier: "detail", sender: nil)
        #expect(source.detail?.text == "from file")
        #expect(log.entries == ["action", "decoded", "prepare"])
    }

    @Test("SA-4: a controller that was not made with the coder stops with a message")
    func foreignController() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Coder { _ in }.controller { _ in Detail() } }
        }
        expectMessage(result, "returned a Detail that was not made with the coder it was given")
    }

    @Test("SA-5: a creator is called once, and awakeFromNib is the loader's as ever")
    func creatorOnce() {
        var count = 0
        let made = Coder { _ in }.controller { coder in
            count += 1
            return Detail(coder: coder, text: "t")
        }
        #expect(count == 1)
        #expect((made as? Detail)?.text == "t")
    }

    @Test("SA-6: an embed segue's destination is made by its action while the view loads")
    func embedded() throws {
        let source = source(Source(), kind: .embed, action: SegueAction("make", Source.make(coder:)))
        let view = View(frame: Rect(x: 0, y: 0, width: 20, height: 5))
        let container = ContainerView(frame: Rect(x: 1, y: 1, width: 9, height: 2))
        view.addSubview(container)
        source.segues[0].containerView = container
        source.viewSource = FixedSource(view: view)
        _ = source.view
        #expect((source.children.first as? Detail)?.text == "coder")
        #expect(source.children.first?.viewIfLoaded?.superview === container)
    }

    @Test("SA-7: an action is found through inheritance, and an override of it is called")
    func inheritance() {
        let derived = source(Derived(), action: SegueAction("make", Source.make(coder:)))
        derived.performSegue(withIdentifier: "detail", sender: nil)
        #expect(derived.detail?.text == "derived")
    }

    final class Detail: ViewController {
        let text: String
        override init() {
            text = ""
            super.init()
        }
        init?(coder: Coder, text: String) {
            self.text = text
            super.init(coder: coder)
        }
        override init?(coder: Coder) {
            text = "from file"
            super.init(coder: coder)
        }
    }

    class Source: ViewController {
        var log: Log?
        var detail: Detail?

        func make(coder: Coder) -> Detail? {
            log?.add("action")
            return Detail(coder: coder, text: "coder")
        }
        func makeNothing(coder: Coder) -> Detail? {
            log?.add("action")
            return nil
        }
        func make(coder: Coder, number: Int) -> Detail? { Detail(coder: coder, text: "\(number)") }
        func make(coder: Coder, any: Any?) -> ViewController? {
            Detail(coder: coder, text: any.map { "\($0)" } ?? "nil")
        }
        func make(coder: Coder, view: View) -> Detail? {
            Detail(coder: coder, text: view.accessibilityIdentifier ?? "")
        }
        func make(coder: Coder, sender: Any?, segueIdentifier: String?) -> Detail? {
            Detail(coder: coder, text: segueIdentifier ?? "")
        }
        override func prepare(for segue: StoryboardSegue, sender: Any?) {
            log?.add("prepare")
            detail = segue.destination as? Detail
        }
    }

    final class Derived: Source {
        override func make(coder: Coder) -> Detail? { Detail(coder: coder, text: "derived") }
    }
}
