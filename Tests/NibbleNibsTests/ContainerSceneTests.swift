import NibbleControllers
import NibbleNibs
import NibbleTerminal
import NibbleViews
import Testing

/// Containers, presentations and recognizers of layout files, with the framework's own elements.
@MainActor @Suite struct ContainerSceneTests {
    private let display = Display(size: Size(width: 60, height: 16), traits: TraitCollection())
    private let window = Window(frame: Rect(x: 0, y: 0, width: 60, height: 16))

    init() { display.add(window) }

    private func storyboard(_ scenes: String, initial: String = "a", others: [String: String] = [:])
        -> Storyboard
    {
        let text = "<storyboard initialViewController=\"\(initial)\">\(scenes)</storyboard>"
        let files = others.merging(["Main.storyboard.xml": text]) { _, main in main }
        return Storyboard(name: "Main", bundle: liveBundle(files, connect: connect))
    }

    private func show(_ storyboard: Storyboard) throws -> ViewController {
        let root = try #require(storyboard.instantiateInitialViewController())
        window.rootViewController = root
        frame()
        return root
    }

    private func frame() { for _ in 0..<3 { display.frame { _, _, _ in } } }

    // MARK: Containers

    @Test("RL-1, RL-2: tabs and stacks have their first children when they are made, with no view loaded")
    func containers() throws {
        let storyboard = storyboard(
            """
            <tabBarController id="a" selectedIndex="1">
              <segue destination="list"/><segue destination="nav"/><segue destination="far"/>
            </tabBarController>
            <viewController id="list" title="List"><tabBarItem badgeValue="3"/></viewController>
            <navigationController id="nav"><tabBarItem title="Stack"/><segue destination="root"/></navigationController>
            <viewController id="root" title="Root"/>
            <storyboardReference id="far" storyboard="Other"/>
            """,
            others: [
                "Other.storyboard.xml":
                    "<storyboard initialViewController='o'><viewController id='o' title='Other'/></storyboard>"
            ])
        let tabs = try #require(storyboard.instantiateInitialViewController() as? TabBarController)
        #expect(tabs.viewControllers.map(\.tabBarItem.title) == ["List", "Stack", "Other"])
        #expect(tabs.viewControllers[0].tabBarItem.badgeValue == "3")
        #expect(tabs.selectedIndex == 1)
        let stack = try #require(tabs.viewControllers[1] as? NavigationController)
        #expect(stack.viewControllers.map(\.title) == ["Root"])
        #expect(stack.viewControllers[0].navigationController === stack)
        #expect(tabs.viewControllers[2].storyboard?.name == "Other")
        #expect(!tabs.isViewLoaded && !stack.isViewLoaded && !stack.viewControllers[0].isViewLoaded)
        #expect(
            tabs.segues.map(\.description) == [
                "without identifier (relationship → list)", "without identifier (relationship → nav)",
                "without identifier (relationship → far)",
            ])
    }

    @Test("SA-6: through containers inside containers the segue action is the outer source's")
    func creators() throws {
        let root = try show(
            storyboard(
                """
                <viewController id="a" class="Home" title="home">
                  <segue identifier="go" kind="present" destination="tabs" presentation="fullScreen" animated="false"/>
                </viewController>
                <tabBarController id="tabs"><segue destination="nav"/></tabBarController>
                <navigationController id="nav"><segue destination="made" instantiation="make"/></navigationController>
                <viewController id="made" class="Made"/>
                """))
        root.performSegue(withIdentifier: "go", sender: "x")
        let tabs = root.presentedViewController as? TabBarController
        let stack = tabs?.viewControllers.first as? NavigationController
        #expect((stack?.topViewController as? Made)?.text == "home x")
    }

    @Test(
        "UW-3, UW-5: an unwind segue of a file goes back across a presentation, a tab and a stack of other storyboards"
    )
    func unwind() throws {
        let root = try show(
            storyboard(
                """
                <tabBarController id="a"><segue destination="nav"/><segue destination="second"/></tabBarController>
                <navigationController id="nav"><segue destination="home"/></navigationController>
                <viewController id="home" class="Home" title="home"/>
                <viewController id="second" title="second">
                  <segue identifier="go" kind="present" destination="far" presentation="fullScreen" animated="false"/>
                </viewController>
                <storyboardReference id="far" storyboard="Other"/>
                """,
                others: [
                    "Other.storyboard.xml": """
                    <storyboard initialViewController="o"><viewController id="o">
                      <segue identifier="back" kind="unwind" unwindAction="done" destination="exit"/></viewController></storyboard>
                    """
                ]))
        let tabs = try #require(root as? TabBarController)
        let stack = try #require(tabs.viewControllers[0] as? NavigationController)
        let home = try #require(stack.topViewController as? Home)
        stack.pushViewController(ViewController(), animated: false)
        tabs.selectedIndex = 1
        frame()
        tabs.viewControllers[1].performSegue(withIdentifier: "go", sender: nil)
        frame()
        let far = try #require(tabs.presentedViewController)
        far.segues[0].isAnimated = false
        far.performSegue(withIdentifier: "back", sender: nil)
        frame()
        #expect(home.finished == 1)
        #expect(tabs.presentedViewController == nil)
        #expect(tabs.selectedIndex == 0)
        #expect(stack.topViewController === home)
    }

    // MARK: Presentations

    @Test("SG-10: a file's present segue gives presentation, transition and whether it moves")
    func present() throws {
        let root = try show(
            storyboard(
                """
                <viewController id="a"><view><button title="Go">
                  <segue kind="present" destination="b" presentation="formSheet" transition="crossDissolve" animated="false"/>
                </button></view></viewController><viewController id="b"/>
                """))
        let button = try #require(root.view.subviews.first as? Button)
        button.sendActions(for: .primaryActionTriggered)
        let presented = try #require(root.presentedViewController)
        #expect(presented.modalPresentationStyle == .formSheet)
        #expect(presented.modalTransitionStyle == .crossDissolve)
        #expect(!presented.isBeingPresented)
    }

    @Test(
        "SG-10: a file's popover stands beside its element, or beside what its anchor names",
        arguments: ["p", "q", "r"])
    func popover(identifier: String) throws {
        let root = try show(
            storyboard(
                """
                <viewController id="a">
                  <navigationItem><rightBarButtonItem id="item" title="R"/></navigationItem>
                  <segue identifier="q" kind="popover" destination="b" anchor="item" animated="false"/>
                  <segue identifier="r" kind="popover" destination="b" anchor="label" animated="false"/>
                  <view><label id="label" text="x"/><button id="button" title="Go">
                    <segue identifier="p" kind="popover" destination="b" animated="false"/></button></view>
                </viewController><viewController id="b"/>
                """))
        root.performSegue(withIdentifier: identifier, sender: nil)
        let popover = try #require(root.presentedViewController?.popoverPresentationController)
        switch identifier {
        case "p": #expect(popover.sourceView?.accessibilityIdentifier == "button")
        case "q": #expect(popover.barButtonItem === root.navigationItem.rightBarButtonItem)
        default: #expect(popover.sourceView?.accessibilityIdentifier == "label")
        }
    }

    @Test("SG-10: a file's show segue pushes where there is a stack; SG-9: a new destination each time")
    func show() throws {
        let root = try show(
            storyboard(
                """
                <navigationController id="a"><segue destination="b"/></navigationController>
                <viewController id="b" title="b"><segue identifier="go" kind="show" destination="c"/></viewController>
                <viewController id="c" title="c"/>
                """))
        let stack = try #require(root as? NavigationController)
        let first = try #require(stack.topViewController)
        first.performSegue(withIdentifier: "go", sender: nil)
        let second = stack.topViewController
        #expect(second?.title == "c")
        stack.popViewController(animated: false)
        first.performSegue(withIdentifier: "go", sender: nil)
        #expect(stack.topViewController !== second)
    }

    // MARK: Recognizers

    @Test(
        "SG-1, NB-9, NB-15: recognizers call their one target, perform segues once a gesture, and can be outlets"
    )
    func recognizers() throws {
        let root = try #require(
            try show(
                storyboard(
                    """
                    <viewController id="a" class="Home" title="home"><view>
                      <tapGestureRecognizer outlet="recognizer" action="tapped" numberOfTapsRequired="2"/>
                      <panGestureRecognizer><segue identifier="pan" destination="b" class="Into"/></panGestureRecognizer>
                    </view></viewController><viewController id="b"/>
                    """)) as? Home)
        let recognizers = root.view.gestureRecognizers ?? []
        #expect(recognizers.count == 2)
        #expect(root.recognizer === recognizers.first)
        #expect((recognizers.first as? TapGestureRecognizer)?.numberOfTapsRequired == 2)
        recognizers.first?.state = .ended
        #expect(root.taps == 1)
        for state in [GestureRecognizer.State.began, .changed, .ended] { recognizers.last?.state = state }
        #expect(root.children.count == 1)
        #expect(root.asked == ["pan"])
    }

    @Test("NB-9: a nib's outlets lead to controllers, with their views, and to recognizers")
    func nibOutlets() throws {
        final class Owner {
            weak var controller: ViewController?
            weak var recognizer: TapGestureRecognizer?
        }
        let owner = Owner()
        let nib = liveNib(
            """
            <nib owner="Owner">
              <viewController outlet="controller" title="inner"><view><label text="x"/></view></viewController>
              <view><tapGestureRecognizer outlet="recognizer"/></view>
            </nib>
            """
        ) { connections in
            connections.outlet("controller", of: "Owner") { (owner: Owner, value: ViewController) in
                owner.controller = value
            }
            connections.outlet("recognizer", of: "Owner") { (owner: Owner, value: TapGestureRecognizer) in
                owner.recognizer = value
            }
        }
        let objects = nib.instantiate(withOwner: owner)
        #expect(objects.count == 2)
        #expect(owner.controller === objects[0])
        #expect(owner.controller?.isViewLoaded == false)
        #expect((owner.controller?.view.subviews.first as? Label)?.text == "x")
        #expect((objects[1] as? View)?.gestureRecognizers?.first === owner.recognizer)
    }

    @Test("An image of a file is the one that was registered; without one there is none, and a line")
    func image() throws {
        let bundle = liveBundle(["A.nib.xml": "<nib><imageView image=\"play\"/></nib>"], name: "Pictures")
        bundle.register(Image(symbol: "▶"), named: "play")
        let view = bundle.loadNib(named: "A", owner: nil).first as? ImageView
        #expect(view?.image == Image(symbol: "▶"))
    }

    @Test(
        "SG-14: what a file's present segue has presented is gone after dismissal, with its segue and template"
    )
    func deallocation() throws {
        weak var presented: ViewController?
        weak var template: SegueTemplate?
        weak var root: ViewController?
        do {
            let made = try show(
                storyboard(
                    """
                    <viewController id="a"><segue identifier="go" kind="present" destination="b" animated="false"/></viewController>
                    <viewController id="b"/>
                    """))
            made.performSegue(withIdentifier: "go", sender: nil)
            frame()
            (root, presented, template) = (made, made.presentedViewController, made.segues.first)
            #expect(presented != nil)
            made.dismiss(animated: false)
        }
        frame()
        #expect(presented == nil)
        window.rootViewController = nil
        frame()
        #expect(root == nil)
        #expect(template == nil)
    }
}

@MainActor private func connect(_ connections: LayoutConnections) {
    connections.makes("Home", as: ViewController.self) { Home(coder: $0) }
    connections.makes("Made", as: ViewController.self) { Made(coder: $0, text: "by coder") }
    connections.segueAction("make", of: "Home", to: Made.self) { (home: Home) in .init(home.make) }
    connections.action("done", of: "Home", from: StoryboardSegue.self) { (home: Home) in .init(home.finish) }
    connections.action("tapped", of: "Home", from: TapGestureRecognizer.self) { (home: Home) in
        .init(home.tapped)
    }
    connections.outlet("recognizer", of: "Home") { (home: Home, value: TapGestureRecognizer) in
        home.recognizer = value
    }
    connections.segue("Into") { identifier, from, to in
        StoryboardSegue(identifier: identifier, source: from, destination: to) {
            from.addChild(to)
            to.didMove(toParent: from)
        }
    }
}

@MainActor private final class Home: ViewController {
    private(set) var finished = 0
    private(set) var taps = 0
    private(set) var asked: [String] = []
    weak var recognizer: TapGestureRecognizer?

    func finish(_ segue: StoryboardSegue) { finished += 1 }
    func tapped() { taps += 1 }
    func make(coder: Coder, sender: Any?) -> Made? {
        Made(coder: coder, text: "\(title ?? "?") \(sender ?? "nil")")
    }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        asked.append(identifier)
        return true
    }
}

@MainActor private final class Made: ViewController {
    let text: String
    init?(coder: Coder, text: String) {
        self.text = text
        super.init(coder: coder)
    }
}
