import NibbleControllers
import NibbleTerminal
import NibbleViews
import Testing

@MainActor @Suite struct RootViewControllerTests {
    let log = Log()

    @Test("The root's view fills the window, follows its size, and the window keeps the controller alive")
    func fills() {
        let stage = Stage()
        weak var root: ViewController?
        do {
            let controller = ViewController()
            controller.view = View(frame: Rect(x: 3, y: 3, width: 1, height: 1))
            stage.window.rootViewController = controller
            root = controller
        }
        stage.frame()
        #expect(root != nil)
        #expect(root?.view.frame == Rect(x: 0, y: 0, width: 40, height: 12))
        stage.display.resize(to: Size(width: 70, height: 30))
        #expect(root?.view.frame == Rect(x: 0, y: 0, width: 70, height: 30))
        stage.window.rootViewController = nil
        #expect(root == nil)
        #expect(stage.window.subviews.isEmpty)
    }

    @Test("Another root takes over: the old one disappears, the new one appears, each once")
    func replaced() {
        let first = LoggingViewController("a", log)
        let second = LoggingViewController("b", log)
        let stage = Stage(showing: first, log: log)
        stage.window.rootViewController = second
        stage.frame()
        #expect(
            log.appearances == [
                "a.viewWillDisappear", "a.viewDidDisappear", "b.viewWillAppear", "b.viewDidAppear",
            ])
        log.clear()
        stage.window.rootViewController = second
        stage.frame()
        #expect(log.entries.isEmpty)
    }

    @Test("A root set before the window is on a display appears with its first frame there")
    func earlyRoot() {
        let window = Window(frame: Rect(x: 0, y: 0, width: 40, height: 12))
        window.rootViewController = LoggingViewController("a", log)
        let display = Display(size: Size(width: 40, height: 12), traits: TraitCollection())
        display.add(window)
        display.frame { _, _, _ in }
        #expect(log.appearances == ["a.viewWillAppear", "a.viewDidAppear"])
    }

    @Test("A root that goes to another window before its first frame appears with that window's frame")
    func otherWindow() {
        let controller = LoggingViewController("a", log)
        let stages = (0..<2).map { _ in Stage() }
        stages[0].window.rootViewController = controller
        stages[0].window.rootViewController = nil
        log.clear()
        stages[1].window.rootViewController = controller
        stages[0].frame()
        #expect(log.appearances == ["a.viewWillAppear"])
        #expect(!log.entries.contains("a.viewIsAppearing"))
        stages[1].frame()
        #expect(log.appearances == ["a.viewWillAppear", "a.viewDidAppear"])
    }

    @Test("A root that goes and comes back before its first frame appears once")
    func backAgain() {
        let controller = LoggingViewController("a", log)
        let stage = Stage()
        stage.window.rootViewController = controller
        stage.window.rootViewController = nil
        stage.window.rootViewController = controller
        stage.frame()
        stage.frame()
        #expect(
            log.appearances == [
                "a.viewWillAppear", "a.viewWillDisappear", "a.viewDidDisappear", "a.viewWillAppear",
                "a.viewDidAppear",
            ])
        #expect(log.entries.filter { $0 == "a.viewIsAppearing" }.count == 1)
    }

    @Test(
        "A root set in a callback of the root before or of the new one stays, alone and with finished pairs",
        arguments: [
            ("new", "viewDidLoad"), ("new", "viewWillAppear"), ("new", "viewIsAppearing"),
            ("new", "viewDidAppear"), ("old", "viewWillDisappear"), ("old", "viewDidDisappear"),
        ])
    func setInCallback(_ who: String, _ callback: String) {
        let controllers = ["old", "new", "last"].map { LoggingViewController($0, log) }
        let stage = Stage(showing: controllers[0])
        for controller in controllers {
            controller.onCallback = { [unowned controller] in
                if controller.name == who, $0 == callback {
                    stage.window.rootViewController = controllers[2]
                }
            }
        }
        stage.window.rootViewController = controllers[1]
        stage.frame()
        stage.frame()
        #expect(stage.window.rootViewController === controllers[2])
        #expect(stage.window.subviews.count == 1 && stage.window.subviews[0] === controllers[2].view)
        for name in ["old", "new"] {
            let told = log.entries(of: name)
            #expect(
                told.contains("viewWillAppear") == told.contains("viewDidDisappear"), "\(name): \(told)")
        }
        #expect(
            log.appearances.filter { $0.hasPrefix("last") } == ["last.viewWillAppear", "last.viewDidAppear"])
    }

    @Test("A change made in viewDidAppear is in the frame that is drawn then")
    func changeInDidAppear() {
        let controller = LoggingViewController("a", log)
        controller.onCallback = { [unowned controller] in
            if $0 == "viewDidAppear" {
                controller.view.addSubview(Filled(frame: Rect(x: 0, y: 0, width: 1, height: 1)))
            }
        }
        let stage = Stage()
        stage.window.rootViewController = controller
        stage.frame()
        #expect(stage.display.grid.rows[0].hasPrefix("x "))
    }

    @Test("A child of another controller as root stops with a message")
    func childAsRoot() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let parent = ViewController()
                let child = ViewController()
                parent.addChild(child)
                withExtendedLifetime(parent) { Stage().window.rootViewController = child }
            }
        }
        expectMessage(
            result, "Window.rootViewController: ViewController has a parent; remove it from that first")
    }

    final class Filled: View {
        override func draw(_ rect: Rect, in context: GraphicsContext) {
            context.draw("x", at: .zero, style: TextStyle())
        }
    }
}
