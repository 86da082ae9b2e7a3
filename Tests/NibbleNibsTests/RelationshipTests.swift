import NibbleCompiler
import NibbleControllers
import NibbleDocument
import NibbleNibs
import NibbleViews
import Testing

/// Relationships of containers, the framework's and the app's own.
@MainActor @Suite(.serialized) struct RelationshipTests {
    init() { Log.relationships = Log() }

    private func storyboard(_ text: String) -> Storyboard {
        // What the build refuses comes to the loader all the same where files are read live.
        let file = LayoutFile(path: "Main.storyboard.xml")
        guard let file, let document = LayoutCompiler.compile(text, file: file).document else {
            fatalError("the file is a storyboard")
        }
        let bundle = LayoutBundle(name: "Live", layouts: [Layout(document)])
        connect(bundle.connections)
        return Storyboard(name: "Main", bundle: bundle)
    }

    @Test(
        "RL-1, RL-3: children are there when the container awakes, in order, each awake before it; no segue is performed"
    )
    func order() throws {
        let container = try #require(
            storyboard(
                """
                <storyboard initialViewController="all">
                  <viewController id="all" class="Named" title="all">
                    <segue relationship="screens" destination="a"/>
                    <segue relationship="other" destination="c"/>
                    <segue relationship="screens" destination="b"/>
                  </viewController>
                  <viewController id="a" class="Named" title="a"/>
                  <viewController id="b" class="Named" title="b"/>
                  <viewController id="c" class="Named" title="c"/>
                </storyboard>
                """
            ).instantiateInitialViewController() as? Named)
        #expect(container.screens.map(\.title) == ["a", "b"])
        #expect(container.other?.title == "c")
        #expect(Log.relationships.lines == ["a awake", "c awake", "b awake", "all awake with 2"])
        #expect(container.children.allSatisfy { !$0.isViewLoaded })
    }

    @Test("RL-1: the columns of a split view, in turn or by name")
    func columns() throws {
        for names in [
            ["", ""], ["relationship='primaryViewController'", "relationship='secondaryViewController'"],
        ] {
            let split = try #require(
                storyboard(
                    """
                    <storyboard initialViewController="split">
                      <splitViewController id="split" collapseWidth="44" preferredPrimaryColumnWidth="20">
                        <segue destination="a" \(names[0])/><segue destination="b" \(names[1])/>
                      </splitViewController>
                      <viewController id="a" title="a"/><viewController id="b" title="b"/>
                    </storyboard>
                    """
                ).instantiateInitialViewController() as? SplitViewController)
            #expect(split.viewController(for: .primary)?.title == "a")
            #expect(split.viewController(for: .secondary)?.title == "b")
            #expect(split.collapseWidth == 44 && split.preferredPrimaryColumnWidth == 20)
            #expect(!split.isViewLoaded && split.children.allSatisfy { !$0.isViewLoaded })
        }
    }

    @Test("Three children of a split view are its columns from the leading edge, whatever its style was")
    func threeColumns() throws {
        let split = try #require(
            storyboard(
                """
                <storyboard initialViewController="split">
                  <splitViewController id="split">
                    <segue destination="a"/><segue destination="b"/><segue destination="c"/>
                  </splitViewController>
                  <viewController id="a" title="a"/><viewController id="b" title="b"/><viewController id="c" title="c"/>
                </storyboard>
                """
            ).instantiateInitialViewController() as? SplitViewController)
        #expect(split.style == .tripleColumn)
        #expect(split.viewControllers.map(\.title) == ["a", "b", "c"])
    }

    @Test("RL-2: a root knows its stack with no view loaded; SG-16: the list of segues has the relationships")
    func root() throws {
        let stack = try #require(
            storyboard(
                """
                <storyboard initialViewController="nav">
                  <viewController id="nav" class="Stack">
                    <segue relationship="rootViewController" destination="a"/></viewController>
                  <viewController id="a" class="Named" title="a"/>
                </storyboard>
                """
            ).instantiateInitialViewController() as? NavigationController)
        #expect(stack.viewControllers[0].navigationController === stack)
        #expect(stack.viewControllers[0].title == "a")
        #expect(!stack.isViewLoaded && !stack.viewControllers[0].isViewLoaded)
        #expect(stack.segues.map(\.description) == ["without identifier (relationship → a)"])
        #expect(stack.segues[0].kind == .relationship)
    }

    @Test("SA-6: the segue action of a relationship is the method of the controller whose segue leads there")
    func segueAction() throws {
        let text = """
            <storyboard initialViewController="start">
              <viewController id="start" class="Named" title="start" storyboardIdentifier="Start">
                <segue identifier="go" destination="nav" class="Into"/>
                <view><containerView><segue destination="nav"/></containerView></view>
              </viewController>
              <viewController id="nav" class="Stack" storyboardIdentifier="Nav">
                <segue relationship="rootViewController" destination="a" instantiation="make"/>
              </viewController>
              <viewController id="a" class="Named" title="a"/>
            </storyboard>
            """
        let storyboard = storyboard(text)
        let start = try #require(storyboard.instantiateInitialViewController())
        start.performSegue(withIdentifier: "go", sender: 5)
        let performed = start.children.first as? NavigationController
        #expect((performed?.viewControllers.first as? Named)?.text == "start 5")
        start.loadViewIfNeeded()
        let embedded = start.children.last as? NavigationController
        #expect(embedded !== performed)
        #expect((embedded?.viewControllers.first as? Named)?.text == "start nil")
        let alone = storyboard.instantiateViewController(withIdentifier: "Nav") as? NavigationController
        #expect((alone?.viewControllers.first as? Named)?.text == "by coder")
    }

    @Test(
        "A relationship that leads back to its own container, or to nothing that takes it, is named with its place"
    )
    func faults() async {
        let cycle = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = RelationshipTests().storyboard(
                    "<storyboard initialViewController='a'><viewController id='a' class='Named'><segue relationship='screens' destination='a'/></viewController></storyboard>"
                ).instantiateInitialViewController()
            }
        }
        let text = cycle.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(text.contains("the relationship to 'a' makes its own scene inside itself"), "\(text)")
        let unknown = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = RelationshipTests().storyboard(
                    "<storyboard initialViewController='a'><viewController id='a' class='Named'><segue relationship='pages' destination='b'/></viewController><viewController id='b'/></storyboard>"
                ).instantiateInitialViewController()
            }
        }
        let message = unknown.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(message.contains("'Named' has no connected relationship 'pages'"), "\(message)")
        let other = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = RelationshipTests().storyboard(
                    "<storyboard initialViewController='a'><viewController id='a' class='Named'><segue relationship='named' destination='b'/></viewController><viewController id='b'/></storyboard>"
                ).instantiateInitialViewController()
            }
        }
        let reason = other.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(reason.contains("relationship 'named' of 'Named' takes no ViewController"), "\(reason)")
    }

    @Test("A relationship is not performed: its child is there")
    func performed() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stack = RelationshipTests().storyboard(
                    "<storyboard initialViewController='n'><viewController id='n' class='Stack'><segue relationship='rootViewController' destination='a'/></viewController><viewController id='a'/></storyboard>"
                ).instantiateInitialViewController()
                stack?.segues.first?.perform(nil)
            }
        }
        let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(text.contains("is a relationship, which was there when the container was made"), "\(text)")
    }

    @Test("A container of a file and its children are gone together")
    func deallocation() {
        weak var container: ViewController?
        weak var child: ViewController?
        do {
            let made =
                storyboard(
                    "<storyboard initialViewController='n'><viewController id='n' class='Stack'><segue relationship='rootViewController' destination='a'/></viewController><viewController id='a'/></storyboard>"
                ).instantiateInitialViewController() as? NavigationController
            (container, child) = (made, made?.viewControllers.first)
            #expect(child != nil)
        }
        #expect(container == nil)
        #expect(child == nil)
    }
}

@MainActor private func connect(_ connections: LayoutConnections) {
    connections.makes("Named", as: ViewController.self) { Named(coder: $0) }
    connections.makes("Stack", as: ViewController.self) { NavigationController(coder: $0) }
    connections.segue("Into") { source, from, to in
        StoryboardSegue(identifier: source, source: from, destination: to) {
            from.addChild(to)
            to.didMove(toParent: from)
        }
    }
    connections.relationship("screens", of: "Named") {
        (named: Named, screens: RelatedControllers<ViewController>) in named.screens = screens.related()
    }
    connections.relationship("other", of: "Named") {
        (named: Named, other: RelatedControllers<ViewController>) in named.other = other.related()
    }
    connections.relationship("named", of: "Named") {
        (named: Named, other: RelatedControllers<Named>) in named.other = other.related()
    }
    connections.relationship("rootViewController", of: "Stack") {
        (stack: NavigationController, root: RelatedControllers<ViewController>) in
        stack.viewControllers = root.related()
    }
    connections.segueAction("make", of: "Named", to: Named.self) { (named: Named) in .init(named.make) }
}

@MainActor private final class Named: ViewController {
    var screens: [ViewController] = [] {
        didSet {
            for screen in screens {
                addChild(screen)
                screen.didMove(toParent: self)
            }
        }
    }
    var other: ViewController?
    private(set) var text = "by coder"

    override init?(coder: Coder) { super.init(coder: coder) }

    init?(coder: Coder, text: String) {
        self.text = text
        super.init(coder: coder)
    }

    func make(coder: Coder, sender: Any?) -> Named? {
        Named(coder: coder, text: "\(title ?? "?") \(sender.map { "\($0)" } ?? "nil")")
    }

    override func awakeFromNib() {
        Log.relationships.lines.append(
            "\(title ?? "?") awake\(screens.isEmpty ? "" : " with \(screens.count)")")
    }
    override func prepare(for segue: StoryboardSegue, sender: Any?) {
        if segue.identifier != "go", segue.identifier != nil { Log.relationships.lines.append("prepare") }
    }
}
