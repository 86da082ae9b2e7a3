import NibbleControllers
import NibbleTerminal
import NibbleViews
import Testing

@MainActor @Suite struct EmbedTests {
    let log = Log()

    /// A source whose view, as a storyboard makes it, holds a container for each of `names`.
    private func source(_ names: [String], containers: [String: View] = [:]) -> Source {
        let log = log
        let source = Source("p", log)
        let view = View(frame: Rect(x: 0, y: 0, width: 40, height: 12))
        let templates = names.map { name in
            SegueTemplate(
                identifier: name, kind: .embed, destinationName: name,
                makeDestination: { _ in LoggingViewController(name, log) })
        }
        for template in templates { source.addSegue(template) }
        let viewSource = FixedSource(view: view)
        viewSource.onMake = { _ in
            for (name, template) in zip(names, templates) {
                let container =
                    containers[name] ?? ContainerView(frame: Rect(x: 1, y: 1, width: 20, height: 5))
                view.addSubview(container)
                template.containerView = container
            }
        }
        source.viewSource = viewSource
        return source
    }

    @Test(
        "EM-1, EM-2: it runs while the view loads: prepare, then the child's viewDidLoad, then the parent's")
    func order() {
        let source = source(["c"])
        var embedded: Bool?
        source.onCallback = { [unowned source] in
            if $0 == "viewDidLoad" {
                embedded = source.children.first?.viewIfLoaded?.superview is ContainerView
            }
        }
        _ = source.view
        #expect(
            log.entries == [
                "p.loadView", "p.shouldPerform(c)", "p.prepare(c)", "c.willMove(parent)", "c.loadView",
                "c.viewDidLoad",
                "c.didMove(parent)", "p.viewDidLoad",
            ])
        #expect(embedded == true)
    }

    @Test("SG-10, EM-3: the child's view fills the container and follows its size")
    func fills() throws {
        let source = source(["c"])
        _ = source.view
        let child = try #require(source.children.first)
        let container = try #require(child.view.superview)
        #expect(child.view.frame == Rect(x: 0, y: 0, width: 20, height: 5))
        container.frame.size = Size(width: 30, height: 6)
        #expect(child.view.frame == Rect(x: 0, y: 0, width: 30, height: 6))
    }

    @Test("EM-3: a child's view that constraints place is pinned to the container's edges")
    func pinned() throws {
        let source = source(["c"])
        source.onCallback = { [unowned source] in
            if $0 == "prepare(c)" {
                source.preparedDestination?.view.translatesAutoresizingMaskIntoConstraints = false
            }
        }
        let stage = Stage(showing: source)
        let child = try #require(source.children.first)
        #expect(child.view.frame == Rect(x: 0, y: 0, width: 20, height: 5))
        child.view.superview?.frame.size = Size(width: 30, height: 6)
        stage.frame()
        #expect(child.view.frame == Rect(x: 0, y: 0, width: 30, height: 6))
    }

    @Test("EM-4: performSegue embeds into an empty container; a filled one stops with a message")
    func performed() async {
        let source = source(["c"])
        source.agrees = false
        _ = source.view
        #expect(source.children.isEmpty)
        source.performSegue(withIdentifier: "c", sender: nil)
        #expect(source.children.count == 1)
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let source = EmbedTests().source(["c"])
                _ = source.view
                source.performSegue(withIdentifier: "c", sender: nil)
            }
        }
        expectMessage(result, "to replace a child, call transition(from:to:) or remove the child first")
    }

    @Test("EM-5: a container that has subviews of its own stops with the same message")
    func ownSubviews() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let container = View()
                container.addSubview(View())
                _ = EmbedTests().source(["c"], containers: ["c": container]).view
            }
        }
        expectMessage(result, "finds its container filled by View")
    }

    @Test("EM-5: a scroll view has its bars, so it is no container; a view inside it is")
    func scrollView() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = EmbedTests().source(["c"], containers: ["c": ScrollView()]).view }
        }
        expectMessage(result, "finds its container filled by ScrollBar")
        let container = View()
        let scrollView = ScrollView()
        scrollView.addSubview(container)
        let source = source(["c"], containers: ["c": container])
        _ = source.view
        #expect(container.subviews.count == 1)
    }

    @Test("EM-6: a source that refuses a load-time embed has nothing embedded")
    func refused() {
        let source = source(["c"])
        source.agrees = false
        _ = source.view
        #expect(source.children.isEmpty)
        #expect(log.entries == ["p.loadView", "p.shouldPerform(c)", "p.viewDidLoad"])
        #expect(source.askedSender == nil)
    }

    @Test("EM-7: several embeds run in the file's order")
    func several() {
        let source = source(["c", "a", "b"])
        _ = source.view
        #expect(source.children.map { ($0 as? LoggingViewController)?.name } == ["c", "a", "b"])
    }

    @Test("SG-11: a class on an embed segue gets what embed does by calling super")
    func customClass() {
        let log = log
        for callsSuper in [true, false] {
            let source = Source("p", log)
            let template = SegueTemplate(
                identifier: "c", kind: .embed, destinationName: "c",
                makeSegue: { identifier, source, destination in
                    let segue = Embedding(identifier: identifier, source: source, destination: destination)
                    segue.callsSuper = callsSuper
                    return segue
                },
                makeDestination: { _ in ViewController() })
            source.addSegue(template)
            let container = ContainerView()
            template.containerView = container
            _ = source.view
            source.view.addSubview(container)
            #expect(source.children.count == (callsSuper ? 1 : 0))
        }
    }

    final class Embedding: StoryboardSegue {
        var callsSuper = false
        override func perform() { if callsSuper { super.perform() } }
    }

    final class Source: LoggingViewController {
        var agrees = true
        var askedSender: Any? = 0
        weak var preparedDestination: ViewController?
        override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
            note("shouldPerform(\(identifier))")
            askedSender = sender
            return agrees
        }
        override func prepare(for segue: StoryboardSegue, sender: Any?) {
            preparedDestination = segue.destination
            note("prepare(\(segue.identifier ?? ""))")
        }
    }
}
