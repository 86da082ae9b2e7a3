import NibbleCompiler
import NibbleControllers
import NibbleNibs
import NibbleTerminal
import NibbleViews
import Testing

/// Logs the moments of loading, with what is there at each.
@MainActor private class Scene: ViewController {
    weak var label: Label?
    weak var me: ViewController?
    var number = 0
    var made: ViewController?

    override init?(coder: Coder) {
        super.init(coder: coder)
        log("init")
    }

    init(text: String) { super.init() }

    var name: String { title ?? "?" }

    func log(_ moment: String) {
        let label = label == nil ? "no label" : "label"
        Log.scenes.lines.append(
            "\(name) \(moment): number \(number), \(me == nil ? "no me" : "me"), \(label)")
    }

    override func awakeFromNib() { log("awakeFromNib") }
    override func viewDidLoad() { log("viewDidLoad") }

    override func prepare(for segue: StoryboardSegue, sender: Any?) {
        Log.scenes.lines.append("\(name) prepare, destination loaded \(segue.destination.isViewLoaded)")
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        Log.scenes.lines.append(
            "\(name) shouldPerform '\(identifier)' from \(sender.map { "\(type(of: $0))" } ?? "nil")")
        return true
    }

    func make(coder: Coder, sender: Any?, segueIdentifier: String?) -> Detail? {
        Log.scenes.lines.append("\(name) make \(segueIdentifier ?? "nil")")
        return number < 0 ? nil : Detail(coder: coder, text: "made")
    }
}

private class Detail: Scene {
    private(set) var text = "by coder"

    override init?(coder: Coder) { super.init(coder: coder) }

    init?(coder: Coder, text: String) {
        self.text = text
        super.init(coder: coder)
    }
}

private class Step: StoryboardSegue {
    override func perform() {
        Log.scenes.lines.append("perform \(identifier ?? "nil")")
        (source as? Scene)?.made = destination
    }
}

private class Watched: View {
    override func awakeFromNib() { Log.scenes.lines.append("view awakeFromNib") }
}

private let main = """
    <storyboard initialViewController="start">
      <viewController id="start" class="Scene" title="start" storyboardIdentifier="Start">
        <set property="number" value="4"/>
        <outlet property="me" destination="start"/>
        <segue identifier="go" destination="detail" class="Step"/>
        <segue identifier="make" destination="detail" class="Step" instantiation="make"/>
        <view class="Watched"><label outlet="label"/><button title="Go"><segue destination="plain" class="Step"/></button></view>
      </viewController>
      <viewController id="detail" class="Detail" title="detail"/>
      <viewController id="plain" title="plain"/>
    </storyboard>
    """

@MainActor private func connect(_ connections: LayoutConnections) {
    connections.makes("Scene", as: ViewController.self) { Scene(coder: $0) }
    connections.makes("Detail", as: ViewController.self) { Detail(coder: $0) }
    connections.makes("Watched", as: View.self) { Watched(coder: $0) }
    connections.property("number", of: "Scene") { (scene: Scene, value) in scene.number = try value.integer()
    }
    connections.outlet("me", of: "Scene") { (scene: Scene, value: Scene) in scene.me = value }
    connections.outlet("label", of: "Scene") { (scene: Scene, value: Label) in scene.label = value }
    connections.segue("Step") { Step(identifier: $0, source: $1, destination: $2) }
    connections.segueAction("make", of: "Scene", to: Detail.self) { (scene: Scene) in .init(scene.make) }
}

@MainActor @Suite(.serialized) struct StoryboardTests {
    init() { Log.scenes = Log() }

    private func storyboard(_ text: String = main) -> Storyboard {
        Storyboard(name: "Main", bundle: liveBundle(["Main.storyboard.xml": text], connect: connect))
    }

    private func start(_ text: String = main) throws -> Scene {
        try #require(storyboard(text).instantiateInitialViewController() as? Scene)
    }

    @Test(
        "VC-4, VC-5: settable properties and the controller's own outlets, awakeFromNib, and later the view")
    func order() throws {
        let scene = try start()
        #expect(
            Log.scenes.lines == [
                "start init: number 0, no me, no label", "start awakeFromNib: number 4, me, no label",
            ])
        #expect(!scene.isViewLoaded)
        Log.scenes.lines = []
        scene.loadViewIfNeeded()
        #expect(Log.scenes.lines == ["view awakeFromNib", "start viewDidLoad: number 4, me, label"])
    }

    @Test("VC-3: a scene without a view gets an empty one; SB-7: a controller knows its storyboard")
    func emptyView() throws {
        let storyboard = storyboard()
        let scene = try #require(storyboard.instantiateInitialViewController())
        #expect(scene.storyboard === storyboard)
        scene.performSegue(withIdentifier: "go", sender: nil)
        let made = try #require((scene as? Scene)?.made)
        #expect(made.view.subviews.isEmpty)
        #expect(ViewController().storyboard == nil)
    }

    @Test("SB-10: subviews have the frames of the file until the root view is placed, which resizes them")
    func designFrames() throws {
        let bundle = liveBundle([
            "Main.storyboard.xml": """
            <storyboard initialViewController="a"><viewController id="a"><view id="root" frame="0 0 20 5">
            <view id="inner" frame="2 1 10 2" autoresizingMask="flexibleWidth"/></view></viewController></storyboard>
            """
        ])
        let controller = try #require(
            Storyboard(name: "Main", bundle: bundle).instantiateInitialViewController())
        let inner = try #require(controller.view.subviews.first)
        #expect(controller.view.frame == Rect(x: 0, y: 0, width: 20, height: 5))
        #expect(inner.frame == Rect(x: 2, y: 1, width: 10, height: 2))
        let window = Window(frame: Rect(x: 0, y: 0, width: 40, height: 9))
        window.rootViewController = controller
        #expect(controller.view.frame == window.bounds)
        #expect(inner.frame == Rect(x: 2, y: 1, width: 30, height: 2))
    }

    @Test("SB-2, SB-3, SB-4: the initial scene, scenes by identifier, each anew")
    func scenes() {
        let storyboard = storyboard()
        #expect(
            storyboard.instantiateInitialViewController() !== storyboard.instantiateInitialViewController())
        #expect(storyboard.instantiateViewController(withIdentifier: "Start") is Scene)
        let none = self.storyboard("<storyboard><viewController storyboardIdentifier='a'/></storyboard>")
        #expect(none.instantiateInitialViewController() == nil)
    }

    @Test("SB-1, SB-3: what is not there traps with what is")
    func missing() async {
        let scene = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let bundle = liveBundle([
                    "M.storyboard.xml":
                        "<storyboard><viewController id='x' storyboardIdentifier='Start'/></storyboard>"
                ])
                _ = Storyboard(name: "M", bundle: bundle).instantiateViewController(withIdentifier: "x")
            }
        }
        #expect(
            scene.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }?.contains(
                "storyboard 'M' has no scene with the storyboardIdentifier 'x'; it has 'Start'") == true)
    }

    @Test("SG-1, SG-3, SG-4, SG-7: a control's segue asks, makes, prepares, performs")
    func elementSegue() throws {
        let scene = try start()
        let button = try #require(scene.view.subviews[1] as? Button)
        Log.scenes.lines = []
        button.sendActions(for: .primaryActionTriggered)
        #expect(
            Log.scenes.lines == [
                "start shouldPerform '' from Button", "start prepare, destination loaded false",
                "perform nil",
            ])
        #expect(scene.made?.title == "plain")
    }

    @Test("SG-2, SG-5, SG-9: performSegue does not ask, and makes a new destination each time")
    func performSegue() throws {
        let scene = try start()
        Log.scenes.lines = []
        scene.performSegue(withIdentifier: "go", sender: nil)
        #expect(
            Log.scenes.lines == [
                "detail init: number 0, no me, no label", "detail awakeFromNib: number 0, no me, no label",
                "start prepare, destination loaded false", "perform go",
            ])
        let first = scene.made
        scene.performSegue(withIdentifier: "go", sender: nil)
        #expect(scene.made !== first)
        #expect((scene.made as? Detail)?.text == "by coder")
    }

    @Test("SA-2, SA-3: a segue action makes the destination before prepare; nil falls back to init(coder:)")
    func segueAction() throws {
        let scene = try start()
        Log.scenes.lines = []
        scene.performSegue(withIdentifier: "make", sender: nil)
        #expect(
            Log.scenes.lines == [
                "start make make", "detail init: number 0, no me, no label",
                "detail awakeFromNib: number 0, no me, no label", "start prepare, destination loaded false",
                "perform make",
            ])
        #expect((scene.made as? Detail)?.text == "made")
        scene.number = -1
        scene.performSegue(withIdentifier: "make", sender: nil)
        #expect((scene.made as? Detail)?.text == "by coder")
    }

    @Test("SA-3: a scene without init(coder:) whose segue action returns nil is named, with its line")
    func segueActionWithoutFallback() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let text = """
                    <storyboard initialViewController="a"><viewController id="a" class="Scene">
                    <segue identifier="make" destination="b" class="Step" instantiation="make"/></viewController>
                    <viewController id="b" class="Detail"/></storyboard>
                    """
                let bundle = liveBundle(["M.storyboard.xml": text]) { connections in
                    connections.makes("Scene", as: ViewController.self) { Scene(coder: $0) }
                    connections.scene("Detail", as: ViewController.self) { Detail.self }
                    connections.segue("Step") { Step(identifier: $0, source: $1, destination: $2) }
                    connections.segueAction("make", of: "Scene", to: Detail.self) { (scene: Scene) in
                        .init(scene.make)
                    }
                }
                let scene = Storyboard(name: "M", bundle: bundle).instantiateInitialViewController() as? Scene
                scene?.number = -1
                scene?.performSegue(withIdentifier: "make", sender: nil)
            }
        }
        let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(
            message.contains(
                "M.storyboard.xml:3:31: error: 'Detail' has no init(coder:), and its segue action returned nil"
            ))
    }

    @Test("SA-5: a creator is called once, and awakeFromNib comes as without one")
    func creator() throws {
        var calls = 0
        let controller = storyboard().instantiateInitialViewController { coder -> Scene? in
            calls += 1
            return Scene(coder: coder)
        }
        #expect(calls == 1)
        #expect(Log.scenes.lines.last == "start awakeFromNib: number 4, me, no label")
        #expect(controller?.number == 4)
        Log.scenes.lines = []
        let fallback = storyboard().instantiateInitialViewController { coder -> Scene? in
            _ = Scene(coder: coder)
            return nil
        }
        #expect(Log.scenes.lines.filter { $0.contains("awakeFromNib") }.count == 1)
        #expect(fallback?.number == 4)
    }

    @Test("SG-16: a controller lists its segues, those of its elements too")
    func segues() throws {
        #expect(
            try start().segues.map(\.description) == [
                "'go' (custom → detail)", "'make' (custom → detail)", "without identifier (custom → plain)",
            ])
    }

    @Test("EM-1, EM-2: an embed segue runs while the parent's view loads")
    func embed() throws {
        let scene = try start(
            """
            <storyboard initialViewController="a">
              <viewController id="a" class="Scene" title="a"><view><containerView id="c" frame="1 1 9 4">
                <segue identifier="in" destination="b"/></containerView></view></viewController>
              <viewController id="b" class="Scene" title="b"><view/></viewController>
            </storyboard>
            """)
        Log.scenes.lines = []
        scene.loadViewIfNeeded()
        #expect(
            Log.scenes.lines.filter { $0.contains("prepare") || $0.contains("viewDidLoad") } == [
                "a prepare, destination loaded false", "b viewDidLoad: number 0, no me, no label",
                "a viewDidLoad: number 0, no me, no label",
            ])
        #expect(scene.children.count == 1)
        #expect(scene.view.subviews[0].subviews[0].frame == Rect(x: 0, y: 0, width: 9, height: 4))
    }

    @Test("An embed segue that leads back to its own scene is named, where no build has refused it")
    func embedCycle() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let text = """
                    <storyboard initialViewController="a"><viewController id="a"><view>
                    <containerView><segue destination="b"/></containerView></view></viewController>
                    <viewController id="b"><view><containerView><segue destination="a"/></containerView></view>
                    </viewController></storyboard>
                    """
                let bundle = LayoutBundle(name: "Live", layouts: [])
                let file = LayoutFile(path: "M.storyboard.xml")
                if let file, let document = LayoutCompiler.compile(text, file: file).document {
                    bundle.add(Layout(document))
                }
                Storyboard(name: "M", bundle: bundle).instantiateInitialViewController()?.loadViewIfNeeded()
            }
        }
        let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(message.contains("the embed segue to 'b' makes its own scene inside itself, 32 deep"))
    }

    @Test("The storyboard and its controllers do not keep each other alive")
    func release() throws {
        weak var scene: ViewController?
        weak var storyboard: Storyboard?
        do {
            let made = try start()
            made.loadViewIfNeeded()
            made.performSegue(withIdentifier: "go", sender: nil)
            scene = made
            storyboard = made.storyboard
            #expect(storyboard != nil)
        }
        #expect(scene == nil)
        #expect(storyboard == nil)
    }
}
