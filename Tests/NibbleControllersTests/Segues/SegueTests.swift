import NibbleControllers
import NibbleTerminal
import NibbleViews
import Testing

@MainActor @Suite struct SegueTests {
    let log = Log()
    let source: Source

    init() { source = Source(log) }

    private func template(
        _ identifier: String?, makeSegue: SegueTemplate.SegueMaker? = nil, destination: String = "green"
    ) -> SegueTemplate {
        let log = log
        let template = SegueTemplate(
            identifier: identifier, destinationName: destination,
            makeSegue: makeSegue ?? { identifier, source, destination in
                log.add("segue.init")
                let segue = LoggingSegue(identifier: identifier, source: source, destination: destination)
                segue.log = log
                return segue
            },
            makeDestination: { _ in
                log.add("destination.init")
                return LoggingViewController("d", log)
            })
        source.addSegue(template)
        return template
    }

    @Test("SG-1, SG-3: an element's segue asks, makes the destination, then the segue, prepares and performs")
    func elementOrder() {
        let template = template("first")
        let element = View()
        SegueTemplate.performAction.perform(on: template, sender: element, event: nil)
        #expect(
            log.entries == [
                "shouldPerform(first)", "destination.init", "segue.init", "prepare(first)", "perform",
            ])
        #expect(source.sender as? View === element)
        #expect(source.performed.isEmpty, "an element's segue does not go through performSegue")
    }

    @Test("SG-1: an element's segue that the source refuses makes nothing")
    func refused() {
        let template = template("first")
        source.agrees = false
        template.perform(nil)
        #expect(log.entries == ["shouldPerform(first)"])
    }

    @Test("SG-2: performSegue does not ask")
    func unasked() {
        _ = template("first")
        source.agrees = false
        source.performSegue(withIdentifier: "first", sender: self)
        #expect(log.entries == ["destination.init", "segue.init", "prepare(first)", "perform"])
    }

    @Test(
        "SG-2: performSegue takes a literal, a String, a constant; all go through the one that is overridden")
    func identifiers() {
        _ = template("first")
        let text = ["fir", "st"].joined()
        source.performSegue(withIdentifier: "first", sender: nil)
        source.performSegue(withIdentifier: text, sender: nil)
        source.performSegue(withIdentifier: .first, sender: nil)
        #expect(source.performed == ["first", "first", "first"])
        #expect(log.entries.filter { $0 == "perform" }.count == 3)
        switch source.lastSegue?.identifier {
        case .some("first"): break
        default: Issue.record("the identifier should be the text")
        }
    }

    @Test(
        "SG-4: shouldPerformSegue agrees by default, and is asked with an empty identifier where there is none"
    )
    func withoutIdentifier() {
        #expect(ViewController().shouldPerformSegue(withIdentifier: "x", sender: nil))
        let template = template(nil)
        template.perform(nil)
        #expect(log.entries.first == "shouldPerform()")
        #expect(source.lastSegue?.identifier == nil)
    }

    @Test("SG-5, SG-6: in prepare the destination's view is not loaded; perform loads it by reading it")
    func viewLoading() {
        var loadedInPrepare: Bool?
        source.onPrepare = { loadedInPrepare = $0.destination.isViewLoaded }
        let log = log
        _ = template("first") { identifier, source, destination in
            StoryboardSegue(identifier: identifier, source: source, destination: destination) {
                log.add("reads")
                _ = destination.view
            }
        }
        source.performSegue(withIdentifier: "first", sender: nil)
        #expect(loadedInPrepare == false)
        #expect(
            log.entries == ["destination.init", "prepare(first)", "reads", "d.loadView", "d.viewDidLoad"])
    }

    @Test("SG-6: a segue that does not touch the view does not load it")
    func viewNotLoaded() {
        _ = template("first")
        source.performSegue(withIdentifier: "first", sender: nil)
        #expect(source.lastSegue?.destination.isViewLoaded == false)
    }

    @Test("SG-7: the sender is the caller's argument")
    func sender() {
        _ = template("first")
        source.performSegue(withIdentifier: "first", sender: 17)
        #expect(source.sender as? Int == 17)
        source.performSegue(withIdentifier: "first", sender: nil)
        #expect(source.sender == nil)
    }

    @Test("SG-8: source is the scene's controller, destination the very object that was made")
    func ends() {
        let destination = ViewController()
        source.addSegue(
            SegueTemplate(
                identifier: "x", destinationName: "d",
                makeSegue: { StoryboardSegue(identifier: $0, source: $1, destination: $2) {} },
                makeDestination: { _ in destination }))
        source.performSegue(withIdentifier: "x", sender: nil)
        #expect(source.lastSegue?.source === source)
        #expect(source.lastSegue?.destination === destination)
    }

    @Test("SG-9: every performance makes a new destination and a new segue")
    func newEachTime() {
        _ = template("first")
        source.performSegue(withIdentifier: "first", sender: nil)
        let first = source.lastSegue
        source.performSegue(withIdentifier: "first", sender: nil)
        #expect(first !== source.lastSegue)
        #expect(first?.destination !== source.lastSegue?.destination)
    }

    @Test("SG-10, SG-12: a custom segue's perform is all that is done, and the destination is gone after it")
    func nothingElse() {
        _ = template("first")
        weak var destination: ViewController?
        weak var segue: StoryboardSegue?
        source.onPrepare = {
            destination = $0.destination
            segue = $0
        }
        source.keepsSegue = false
        source.performSegue(withIdentifier: "first", sender: nil)
        #expect(source.children.isEmpty)
        #expect(log.entries.contains("perform"))
        #expect(destination == nil)
        #expect(segue == nil)
    }

    @Test("SG-13: a segue made with a handler performs it")
    func handler() {
        var count = 0
        let segue = StoryboardSegue(identifier: nil, source: source, destination: ViewController()) {
            count += 1
        }
        segue.perform()
        #expect(count == 1)
    }

    @Test("SG-12: a custom segue whose class does nothing stops with a message")
    func emptyCustom() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                StoryboardSegue(identifier: "first", source: ViewController(), destination: ViewController())
                    .perform()
            }
        }
        expectMessage(
            result,
            "StoryboardSegue.perform: the custom segue 'first' does nothing by itself; override perform()")
    }

    @Test("SG-15, SG-16: a controller lists its segues, in order, those of its elements included")
    func list() {
        _ = template("first", destination: "green")
        _ = template(nil, destination: "red")
        _ = template("second", destination: "blue")
        #expect(source.segues.map(\.identifier) == ["first", nil, "second"])
        #expect(source.segues.map(\.destinationName) == ["green", "red", "blue"])
        #expect(source.segues.allSatisfy { $0.kind == .custom })
        #expect(source.segues[0].description == "'first' (custom → green)")
        for identifier in source.segues.compactMap(\.identifier) {
            source.performSegue(withIdentifier: identifier, sender: nil)
        }
        #expect(log.entries.filter { $0 == "perform" }.count == 2)
    }

    @Test("SG-16: a container performs several segues in viewDidLoad to collect its children")
    func collecting() {
        let container = Collector()
        for name in ["a", "b"] {
            container.addSegue(
                SegueTemplate(
                    identifier: name, destinationName: name,
                    makeSegue: { identifier, source, destination in
                        StoryboardSegue(identifier: identifier, source: source, destination: destination) {
                            source.addChild(destination)
                            destination.didMove(toParent: source)
                        }
                    },
                    makeDestination: { _ in ViewController() }))
        }
        _ = container.view
        #expect(container.children.count == 2)
    }

    @Test(
        "D1: an identifier that no segue has is reported with class, file, nearest name and list, and can be survived"
    )
    func unknown() {
        _ = template("showDetail")
        source.layoutFile = "Main.storyboard.xml"
        source.performSegue(withIdentifier: "shwDetail", sender: nil)
        #expect(
            source.notFound?.description
                == "Source.performSegue: Source (Main.storyboard.xml) has no segue 'shwDetail'; did you mean 'showDetail'? Its segues: 'showDetail' (custom → green)."
        )
        source.performSegue(withIdentifier: "completelyElse", sender: nil)
        #expect(source.notFound?.suggestion == nil)
        #expect(source.notFound?.segues.count == 1)
        #expect(log.entries.isEmpty)
    }

    @Test("D1: unless the app handles it, an unknown identifier stops with that message")
    func unknownStops() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { ViewController().performSegue(withIdentifier: "", sender: nil) }
        }
        expectMessage(
            result, "ViewController.performSegue: ViewController has no segue ''. It has no segues.")
    }

    @Test("Two segues of one identifier stop with a message")
    func doubled() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let controller = ViewController()
                for _ in 0..<2 {
                    controller.addSegue(
                        SegueTemplate(identifier: "x", destinationName: "d") { _ in ViewController() })
                }
            }
        }
        expectMessage(result, "ViewController.addSegue: there is a segue 'x' already")
    }

    final class Collector: ViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            for segue in segues { performSegue(withIdentifier: segue.identifier ?? "", sender: self) }
        }
    }

    final class LoggingSegue: StoryboardSegue {
        var log: Log?
        override func perform() { log?.add("perform") }
    }

    final class Source: ViewController {
        let log: Log
        var agrees = true
        var keepsSegue = true
        var performed: [String] = []
        var lastSegue: StoryboardSegue?
        var sender: Any?
        var notFound: SegueNotFound?
        var onPrepare: (StoryboardSegue) -> Void = { _ in }

        init(_ log: Log) {
            self.log = log
            super.init()
        }

        override func performSegue(withIdentifier identifier: String, sender: Any?) {
            performed.append(identifier)
            super.performSegue(withIdentifier: identifier, sender: sender)
        }
        override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
            log.add("shouldPerform(\(identifier))")
            return agrees
        }
        override func prepare(for segue: StoryboardSegue, sender: Any?) {
            log.add("prepare(\(segue.identifier ?? ""))")
            if keepsSegue { lastSegue = segue }
            self.sender = sender
            onPrepare(segue)
        }
        override func segueNotFound(_ error: SegueNotFound) { notFound = error }
    }
}

extension SegueIdentifier {
    fileprivate static let first: SegueIdentifier = "first"
}
