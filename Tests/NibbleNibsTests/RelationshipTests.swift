import NibbleCompiler
import NibbleControllers
import NibbleDocument
import NibbleNibs
import NibbleViews
import Testing

/// Relationships of containers, in files whose segues of the class `Relation` are made into such: the ones of
/// an app's own containers, which the framework's elements do not know.
@MainActor @Suite(.serialized) struct RelationshipTests {
    init() { Log.relationships = Log() }

    private func storyboard(_ text: String) -> Storyboard {
        let file = LayoutFile(path: "Main.storyboard.xml")
        guard let file, var document = LayoutCompiler.compile(text, file: file).document else {
            fatalError("the file is a storyboard")
        }
        for scene in document.scenes.indices {
            for segue in document.scenes[scene].segues.indices
            where document.scenes[scene].segues[segue].customClass?.name == "Relation" {
                document.scenes[scene].segues[segue].kind = .relationship
                document.scenes[scene].segues[segue].customClass = nil
                document.scenes[scene].segues[segue].relationship =
                    document.scenes[scene].segues[segue].identifier
                document.scenes[scene].segues[segue].identifier = nil
            }
        }
        let bundle = LayoutBundle(name: "Live", layouts: [Layout(document)])
        connect(bundle.connections)
        return Storyboard(name: "Main", bundle: bundle)
    }

    @Test(
        "RL-1: children are there when the container awakes, in order, each awake before it; no segue is performed"
    )
    func order() throws {
        let container = try #require(
            storyboard(
                """
                <storyboard initialViewController="all">
                  <viewController id="all" class="Named" title="all">
                    <segue identifier="screens" destination="a" class="Relation"/>
                    <segue identifier="other" destination="c" class="Relation"/>
                    <segue identifier="screens" destination="b" class="Relation"/>
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
                    <segue identifier="rootViewController" destination="a" class="Relation"/></viewController>
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
                <segue identifier="rootViewController" destination="a" class="Relation" instantiation="make"/>
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
                    "<storyboard initialViewController='a'><viewController id='a' class='Named'><segue identifier='screens' destination='a' class='Relation'/></viewController></storyboard>"
                ).instantiateInitialViewController()
            }
        }
        let text = cycle.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(text.contains("the relationship to 'a' makes its own scene inside itself"), "\(text)")
        let unknown = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = RelationshipTests().storyboard(
                    "<storyboard initialViewController='a'><viewController id='a' class='Named'><segue identifier='pages' destination='b' class='Relation'/></viewController><viewController id='b'/></storyboard>"
                ).instantiateInitialViewController()
            }
        }
        let message = unknown.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(message.contains("'Named' has no connected relationship 'pages'"), "\(message)")
    }

    @Test("A relationship is not performed: its child is there")
    func performed() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stack = RelationshipTests().storyboard(
                    "<storyboard initialViewController='n'><viewController id='n' class='Stack'><segue identifier='rootViewController' destination='a' class='Relation'/></viewController><viewController id='a'/></storyboard>"
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
                    "<storyboard initialViewController='n'><viewController id='n' class='Stack'><segue identifier='rootViewController' destination='a' class='Relation'/></viewController><viewController id='a'/></storyboard>"
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
    connections.outletCollection("screens", of: "Named") { (named: Named, screens: [ViewController]) in
        for screen in screens {
            named.addChild(screen)
            screen.didMove(toParent: named)
        }
        named.screens = screens
    }
    connections.outlet("other", of: "Named") { (named: Named, other: ViewController) in named.other = other }
    connections.outlet("rootViewController", of: "Stack") {
        (stack: NavigationController, root: ViewController) in
        stack.viewControllers = [root]
    }
    connections.segueAction("make", of: "Named", to: Named.self) { (named: Named) in .init(named.make) }
}

@MainActor private final class Named: ViewController {
    var screens: [ViewController] = []
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
