import NibbleControllers
import NibbleNibs
import NibbleViews
import PseudoTerminal
import Testing

/// What files make is gone with whoever asked for it, by whichever call.
@MainActor @Suite struct LayoutMemoryTests {
    /// A call that makes something from a file, and what holds the result meanwhile.
    enum Way: String, CaseIterable {
        case instantiate, load, loadNib, loadNibNamed, nibName, nibNamedAfterClass
        case initial, initialCreator, identified, identifiedCreator, labelledCreator
        case reference, embed, segueAction, relationship, unwind
    }

    /// Makes something, uses it and lets go of it; the count of what was made.
    private static func run(_ way: Way, _ bundle: LayoutBundle, _ storyboard: Storyboard) -> Int {
        switch way {
        case .instantiate: Nib(nibName: "Form", bundle: bundle).instantiate(withOwner: Held())
        case .load: _ = try? Nib(nibName: "Form", bundle: bundle).load(withOwner: Held())
        case .loadNib: bundle.loadNib(named: "Form", owner: Held())
        case .loadNibNamed: bundle.loadNibNamed("Form", owner: Held())
        case .nibName: Held(nibName: "Form", bundle: bundle).loadViewIfNeeded()
        case .nibNamedAfterClass:
            let held = Held()
            held.loadViewIfNeeded()
            held.button?.sendActions(for: .primaryActionTriggered)
        case .initial: storyboard.instantiateInitialViewController()?.loadViewIfNeeded()
        case .initialCreator:
            storyboard.instantiateInitialViewController { Held(coder: $0) }?.loadViewIfNeeded()
        case .identified:
            storyboard.instantiateViewController(withIdentifier: "start").loadViewIfNeeded()
        case .identifiedCreator:
            storyboard.instantiateViewController(withIdentifier: "start") { Held(coder: $0) }
                .loadViewIfNeeded()
        case .labelledCreator:
            storyboard.instantiateViewController(identifier: "start") { Held(coder: $0) }.loadViewIfNeeded()
        case .reference: perform("elsewhere", of: storyboard)
        case .embed:
            let start = storyboard.instantiateViewController(withIdentifier: "start")
            start.loadViewIfNeeded()
            for child in start.children {
                child.willMove(toParent: nil)
                child.view.removeFromSuperview()
                child.removeFromParent()
            }
            start.performSegue(withIdentifier: "later", sender: nil)
        case .segueAction: perform("made", of: storyboard)
        case .relationship:
            storyboard.instantiateViewController(withIdentifier: "both").loadViewIfNeeded()
        case .unwind:
            let held = Held()
            let child = storyboard.instantiateViewController(withIdentifier: "child")
            held.addChild(child)
            child.didMove(toParent: held)
            child.performSegue(withIdentifier: "back", sender: nil)
        }
        return Held.count
    }

    private static func perform(_ segue: String, of storyboard: Storyboard) {
        let start = storyboard.instantiateViewController(withIdentifier: "start")
        start.loadViewIfNeeded()
        start.performSegue(withIdentifier: segue, sender: nil)
    }

    @Test(
        "Owners, objects, outlets of every kind, actions and children are gone with the last reference to them"
    )
    func gone() {
        let (bundle, storyboard) = files()
        for way in Way.allCases {
            #expect(Self.run(way, bundle, storyboard) == 0, "\(way)")
        }
        // The counts would say nothing of objects that were not made.
        let made = storyboard.instantiateInitialViewController() as? Held
        made?.loadViewIfNeeded()
        #expect(made?.label != nil && made?.button != nil && made?.width != nil && made?.tap != nil)
        #expect(made?.item != nil && made?.views.count == 2 && Held.count == 3)
    }

    @Test("A thousand times each of them leaves memory flat")
    func flat() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let (bundle, storyboard) = LayoutMemoryTests().files()
            for way in Way.allCases {
                expectFlatHeap(1_000, way.rawValue, count: { Held.count }) {
                    _ = LayoutMemoryTests.run(way, bundle, storyboard)
                }
            }
        }
    }

    // MARK: Files

    private static let contents = """
        <label id="label" text="x" outlet="label" outletCollection="views" top="0" leading="0">
        <constraint id="width" attribute="width" constant="9" outlet="width"/></label>
        <button id="button" title="b" action="press" outlet="button" outletCollection="views"/>
        <tapGestureRecognizer id="tap" outlet="tap" action="press"/>
        """

    private func files() -> (LayoutBundle, Storyboard) {
        let bundle = liveBundle(
            [
                "Form.nib.xml": "<nib owner='Held'><view outlet='view'>\(Self.contents)</view></nib>",
                "Held.nib.xml":
                    "<nib owner='Held'><view outlet='view'><button title='b' action='press' outlet='button'/></view></nib>",
                "Other.storyboard.xml":
                    "<storyboard initialViewController='o'><viewController id='o' class='Held'/></storyboard>",
                "Main.storyboard.xml": """
                <storyboard initialViewController="start">
                  <viewController id="start" class="Held" storyboardIdentifier="start">
                    <navigationItem><rightBarButtonItem id="item" outlet="item" action="press"/></navigationItem>
                    <segue identifier="elsewhere" destination="other" class="Into"/>
                    <segue identifier="made" destination="child" class="Into" instantiation="make"/>
                    <view>\(Self.contents)
                      <containerView><segue destination="child"/></containerView>
                      <containerView><segue identifier="later" destination="child"/></containerView>
                    </view>
                  </viewController>
                  <viewController id="child" class="Held" storyboardIdentifier="child">
                    <segue identifier="back" kind="unwind" unwindAction="back"/>
                  </viewController>
                  <viewController id="both" class="Held" storyboardIdentifier="both">
                    <segue relationship="sides" destination="child"/><segue relationship="sides" destination="child"/>
                  </viewController>
                  <storyboardReference id="other" storyboard="Other"/>
                </storyboard>
                """,
            ], name: "NibbleNibsTests", connect: Self.connect)
        return (bundle, Storyboard(name: "Main", bundle: bundle))
    }

    private static func connect(_ connections: LayoutConnections) {
        connections.makes("Held", as: ViewController.self) { Held(coder: $0) }
        connections.owner("Held") { Held.self }
        connections.outlet("view", of: "Held") { (held: Held, view: View) in held.view = view }
        connections.outlet("label", of: "Held") { (held: Held, label: Label) in held.label = label }
        connections.outlet("button", of: "Held") { (held: Held, button: Button) in held.button = button }
        connections.outlet("tap", of: "Held") { (held: Held, tap: TapGestureRecognizer) in held.tap = tap }
        connections.outlet("item", of: "Held") { (held: Held, item: BarButtonItem) in held.item = item }
        connections.outlet("width", of: "Held") { (held: Held, width: LayoutConstraint) in held.width = width
        }
        connections.outletCollection("views", of: "Held") { (held: Held, views: [View]) in held.views = views
        }
        connections.action("press", of: "Held", from: Button.self) { (held: Held) in .init(held.press) }
        connections.action("press", of: "Held", from: BarButtonItem.self) { (held: Held) in .init(held.press)
        }
        connections.action("press", of: "Held", from: TapGestureRecognizer.self) { (held: Held) in
            .init(held.press)
        }
        connections.action("back", of: "Held", from: StoryboardSegue.self) { (held: Held) in .init(held.back)
        }
        connections.segueAction("make", of: "Held", to: Held.self) { (held: Held) in .init(held.make) }
        connections.relationship("sides", of: "Held") { (held: Held, sides: RelatedControllers<Held>) in
            for side in sides.all {
                held.addChild(side)
                side.didMove(toParent: held)
            }
        }
        connections.segue("Into") { identifier, source, destination in
            StoryboardSegue(identifier: identifier, source: source, destination: destination) {
                source.addChild(destination)
                source.view.addSubview(destination.view)
                destination.didMove(toParent: source)
            }
        }
    }
}

/// A controller that holds what a file gives it, and counts those that are there.
private final class Held: ViewController {
    static var count = 0

    var label: Label?
    var button: Button?
    var tap: TapGestureRecognizer?
    var item: BarButtonItem?
    var width: LayoutConstraint?
    var views: [View] = []

    override init() {
        super.init()
        Self.count += 1
    }

    override init?(coder: Coder) {
        super.init(coder: coder)
        Self.count += 1
    }

    isolated deinit { Self.count -= 1 }

    func press() {}
    func back(_ segue: StoryboardSegue) {}
    func make(coder: Coder) -> Held? { Held(coder: coder) }
}
