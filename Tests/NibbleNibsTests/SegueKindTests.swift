import NibbleControllers
import NibbleNibs
import NibbleViews
import Testing

/// Segues of layout files whose destination is not simply made: unwinding, other storyboards, items of bars.
@MainActor @Suite struct SegueKindTests {
    private func start(_ files: [String: String]) throws -> Screen {
        let bundle = liveBundle(files, connect: connect)
        return try #require(
            Storyboard(name: "Main", bundle: bundle).instantiateInitialViewController() as? Screen)
    }

    private func start(_ scenes: String, attributes: String = "") throws -> Screen {
        try start([
            "Main.storyboard.xml":
                "<storyboard initialViewController=\"a\"><viewController id=\"a\" class=\"Screen\" title=\"a\" \(attributes)>\(scenes)</storyboard>"
        ])
    }

    // MARK: Unwinding

    @Test(
        "UW-1: an unwind segue of a file names its action and goes to exit, with or without a class",
        arguments: ["done", "Screen.done"])
    func unwind(action: String) throws {
        let screen = try start(
            """
            <segue identifier="next" destination="b" class="Into"/></viewController>
            <viewController id="b" class="Screen" title="b">
              <segue identifier="back" kind="unwind" unwindAction="\(action)" destination="exit"/>
              <view><button title="Back"><segue unwindAction="\(action)"/></button></view>
            </viewController>
            """)
        screen.performSegue(withIdentifier: "next", sender: nil)
        let next = try #require(screen.children.first as? Screen)
        #expect(
            next.segues.map(\.description) == [
                "'back' (unwind → \(action.suffix(4)))", "without identifier (unwind → \(action.suffix(4)))",
            ])
        next.performSegue(withIdentifier: "back", sender: nil)
        #expect(screen.unwound == ["b"])
        let button = try #require(next.view.subviews.first as? Button)
        button.sendActions(for: .primaryActionTriggered)
        #expect(screen.unwound == ["b", "b"])
        #expect(screen.children.count == 1, "nothing is made")
    }

    @Test("UW-1: one name finds the nearest of several classes that have the action")
    func severalClasses() throws {
        let screen = try start(
            """
            <segue identifier="next" destination="b" class="Into"/></viewController>
            <viewController id="b" class="Other" title="b">
              <segue identifier="next" destination="c" class="Into"/></viewController>
            <viewController id="c" title="c"><segue identifier="back" unwindAction="done"/></viewController>
            """)
        screen.performSegue(withIdentifier: "next", sender: nil)
        let middle = try #require(screen.children.first as? Other)
        middle.performSegue(withIdentifier: "next", sender: nil)
        let last = try #require(middle.children.first)
        last.performSegue(withIdentifier: "back", sender: nil)
        #expect(middle.unwound == ["c"])
        #expect(screen.unwound.isEmpty)
    }

    @Test("UW-1: an action that no class has is a fault at its place")
    func unknownAction() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let bundle = liveBundle([
                    "M.storyboard.xml":
                        "<storyboard initialViewController='a'><viewController id='a'><segue unwindAction='gone'/></viewController></storyboard>"
                ])
                _ = Storyboard(name: "M", bundle: bundle).instantiateInitialViewController()
            }
        }
        let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(
            message.contains("M.storyboard.xml:1:83: error: no class has a connected unwind action 'gone'"),
            "\(message)")
    }

    // MARK: References

    @Test(
        "SB-6: a reference leads to the initial or the identified scene of another storyboard, at each performance"
    )
    func references() throws {
        let screen = try start([
            "Main.storyboard.xml": """
            <storyboard initialViewController="a">
              <viewController id="a" class="Screen" title="a">
                <segue identifier="first" destination="other" class="Into"/>
                <segue identifier="named" destination="detail" class="Into"/>
              </viewController>
              <storyboardReference id="other" storyboard="Other"/>
              <storyboardReference id="detail" storyboard="Other" identifier="Detail"/>
            </storyboard>
            """,
            "Other.storyboard.xml": """
            <storyboard initialViewController="x">
              <viewController id="x" title="x"/>
              <viewController id="y" title="y" storyboardIdentifier="Detail"/>
            </storyboard>
            """,
        ])
        for identifier in ["first", "named", "first"] {
            screen.performSegue(withIdentifier: identifier, sender: nil)
        }
        #expect(screen.children.map(\.title) == ["x", "y", "x"])
        #expect(screen.children.first?.storyboard?.name == "Other")
        #expect(screen.segues.map(\.destinationName) == ["other", "detail"])
    }

    @Test(
        "SB-6, EM-7: embed segues lead to scenes of other storyboards and other modules, in the file's order")
    func embeddedReference() throws {
        _ = liveBundle(
            [
                "Main.storyboard.xml":
                    "<storyboard initialViewController='w'><viewController id='w' title='w'/></storyboard>"
            ],
            name: "Widgets")
        let screen = try start([
            "Main.storyboard.xml": """
            <storyboard initialViewController="a">
              <viewController id="a" class="Screen"><view>
                <containerView frame="0 0 5 1"><segue destination="module"/></containerView>
                <containerView frame="0 1 5 1"><segue destination="other"/></containerView>
              </view></viewController>
              <storyboardReference id="module" storyboard="Main" bundle="Widgets"/>
              <storyboardReference id="other" storyboard="Other"/>
            </storyboard>
            """,
            "Other.storyboard.xml":
                "<storyboard initialViewController='x'><viewController id='x' title='x'/></storyboard>",
        ])
        screen.loadViewIfNeeded()
        #expect(screen.children.map(\.title) == ["w", "x"])
    }

    @Test(
        "SB-6: what a reference leads to in vain is named, with the place of the reference",
        arguments: [
            (
                "storyboard='Othr'",
                "bundle 'Live' has no storyboard 'Othr'; it has 'Main', 'Other'; did you mean 'Other'?"
            ),
            ("storyboard='Other'", "storyboard 'Other' has no initial view controller"),
            (
                "storyboard='Other' identifier='detail'",
                "storyboard 'Other' has no scene with the storyboardIdentifier 'detail'; it has 'Detail'; did you mean 'Detail'?"
            ),
            ("storyboard='Other' bundle='Nowhere'", "there is no layout bundle of a module 'Nowhere'"),
        ])
    func brokenReferences(reference: String, message: String) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [reference] in
            await MainActor.run {
                let bundle = liveBundle(
                    [
                        "Main.storyboard.xml":
                            "<storyboard initialViewController='a'><viewController id='a'><segue identifier='x' destination='r' class='Into'/></viewController><storyboardReference id='r' \(reference)/></storyboard>",
                        "Other.storyboard.xml":
                            "<storyboard><viewController storyboardIdentifier='Detail'/></storyboard>",
                    ], connect: connect)
                Storyboard(name: "Main", bundle: bundle).instantiateInitialViewController()?
                    .performSegue(withIdentifier: "x", sender: nil)
            }
        }
        let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(text.contains("Main.storyboard.xml:1:"), "\(text)")
        #expect(text.contains(message), "\(text)")
    }

    // MARK: Items

    @Test(
        "VC-4, NB-9, NB-15: items are made with the controller, with outlets to them; they call targets and perform segues"
    )
    func items() throws {
        let screen = try start(
            """
              <navigationItem prompt="why" id="item">
                <leftBarButtonItem title="Left" action="press"/>
                <rightBarButtonItem id="right" title="Right" outlet="item"><segue destination="b" class="Into"/></rightBarButtonItem>
                <rightBarButtonItem title="Inner"/>
                <backBarButtonItem title="Back"/>
              </navigationItem>
              <toolbarItems><barButtonItem title="One" action="press"/><barButtonItem title="Two"/></toolbarItems>
              <view/>
            </viewController>
            <viewController id="b" title="b"/>
            """)
        #expect(
            screen.itemAtAwake === screen.navigationItem.rightBarButtonItem,
            "the outlet is set before awakeFromNib")
        #expect(!screen.isViewLoaded)
        let item = screen.navigationItem
        #expect(item.prompt == "why")
        #expect(item.title == "a", "the controller's title is the item's")
        #expect(item.leftBarButtonItems?.map(\.title) == ["Left"])
        #expect(item.rightBarButtonItems?.map(\.title) == ["Right", "Inner"])
        #expect(item.backBarButtonItem?.title == "Back")
        #expect(screen.toolbarItems?.map(\.title) == ["One", "Two"])
        #expect(item.rightBarButtonItem?.accessibilityIdentifier == "right")
        #expect(item.leftBarButtonItem?.target === screen)
        item.leftBarButtonItem?.press()
        screen.toolbarItems?.first?.press()
        #expect(screen.pressed.map(\.title) == ["Left", "One"])
        item.rightBarButtonItem?.press()
        #expect(screen.asked == [""])
        #expect(screen.children.map(\.title) == ["b"])
        screen.loadViewIfNeeded()
        item.leftBarButtonItem?.press()
        #expect(screen.pressed.count == 3)
    }

    @Test(
        "NB-15: an item to the first responder has no target; one with a target in the view gets it with the view"
    )
    func itemTargets() throws {
        let screen = try start(
            """
              <navigationItem>
                <leftBarButtonItem title="L"><action selector="Screen.press" target="firstResponder"/></leftBarButtonItem>
                <rightBarButtonItem title="R"><action selector="poke" target="inner"/></rightBarButtonItem>
              </navigationItem>
              <view><view id="inner" class="Poked"/></view>
            </viewController>
            """)
        let item = screen.navigationItem
        #expect(item.leftBarButtonItem?.target == nil)
        #expect(item.leftBarButtonItem?.action?.name == "press")
        #expect(item.rightBarButtonItem?.action == nil)
        let inner = try #require(screen.view.subviews.first as? Poked)
        #expect(item.rightBarButtonItem?.target === inner)
        item.rightBarButtonItem?.press()
        #expect(inner.count == 1)
    }

    @Test("The custom view of an item and the title's view are made with the controller")
    func customViews() throws {
        let screen = try start(
            """
              <navigationItem><label text="title"/>
                <rightBarButtonItem><button title="own" action="press"/></rightBarButtonItem>
              </navigationItem>
            </viewController>
            """)
        #expect((screen.navigationItem.titleView as? Label)?.text == "title")
        #expect((screen.navigationItem.rightBarButtonItem?.customView as? Button)?.title == "own")
        #expect(!screen.isViewLoaded)
    }

    @Test("Nothing of a scene outlives its controller: items, segues, templates, the storyboard")
    func deallocation() throws {
        weak var screen: Screen?
        weak var item: BarButtonItem?
        weak var template: SegueTemplate?
        weak var storyboard: Storyboard?
        do {
            let made = try start(
                """
                  <navigationItem><rightBarButtonItem title="R" outlet="item"><segue destination="b" class="Into"/></rightBarButtonItem></navigationItem>
                  <segue identifier="back" unwindAction="done"/>
                </viewController><viewController id="b"/>
                """)
            made.loadViewIfNeeded()
            made.navigationItem.rightBarButtonItem?.press()
            (screen, item, template, storyboard) = (made, made.item, made.segues.last, made.storyboard)
            #expect(item != nil && template != nil)
        }
        #expect(screen == nil)
        #expect(item == nil)
        #expect(template == nil)
        #expect(storyboard == nil)
    }
}

@MainActor private func connect(_ connections: LayoutConnections) {
    connections.makes("Screen", as: ViewController.self) { Screen(coder: $0) }
    connections.makes("Other", as: ViewController.self) { Other(coder: $0) }
    connections.makes("Poked", as: View.self) { Poked(coder: $0) }
    connections.segue("Into") { Into(identifier: $0, source: $1, destination: $2) }
    connections.action("done", of: "Screen", from: StoryboardSegue.self) { (screen: Screen) in
        .init(screen.done)
    }
    connections.action("done", of: "Other", from: StoryboardSegue.self) { (screen: Other) in
        .init(screen.done)
    }
    connections.action("press", of: "Screen", from: BarButtonItem.self) { (screen: Screen) in
        .init(screen.press)
    }
    connections.action("press", of: "Screen", from: Button.self) { (screen: Screen) in .init { _ = screen } }
    connections.action("poke", of: "Poked", from: BarButtonItem.self) { (view: Poked) in .init(view.poke) }
    connections.outlet("item", of: "Screen") { (screen: Screen, item: BarButtonItem) in screen.item = item }
}

@MainActor private final class Screen: ViewController {
    var unwound: [String] = []
    var pressed: [BarButtonItem] = []
    var asked: [String] = []
    weak var item: BarButtonItem?
    weak var itemAtAwake: BarButtonItem?

    override func awakeFromNib() { itemAtAwake = item }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        asked.append(identifier)
        return true
    }
    func done(_ segue: StoryboardSegue) { unwound.append(segue.source.title ?? "?") }
    func press(_ sender: BarButtonItem) { pressed.append(sender) }
}

@MainActor private final class Other: ViewController {
    var unwound: [String] = []
    func done(_ segue: StoryboardSegue) { unwound.append(segue.source.title ?? "?") }
}

@MainActor private final class Poked: View {
    var count = 0
    func poke() { count += 1 }
}

/// Makes the destination a child of the source.
private final class Into: StoryboardSegue {
    override func perform() {
        source.addChild(destination)
        destination.didMove(toParent: source)
    }
}
