import NibbleControllers
import NibbleTerminal
import NibbleViews
import Testing

@MainActor @Suite struct LifecycleTests {
    let log = Log()

    @Test("VC-1: reading the view loads it once, then viewDidLoad; viewIfLoaded and isViewLoaded never load")
    func loading() {
        let controller = LoggingViewController("a", log)
        #expect(controller.viewIfLoaded == nil)
        #expect(!controller.isViewLoaded)
        #expect(log.entries.isEmpty)
        let view: View = controller.view
        #expect(controller.view === view)
        #expect(controller.viewIfLoaded === view)
        #expect(controller.isViewLoaded)
        controller.loadViewIfNeeded()
        #expect(log.entries == ["a.loadView", "a.viewDidLoad"])
    }

    @Test("VC-1: a view assigned before it is read is not loaded, and viewDidLoad is not called")
    func assignedFirst() {
        let controller = LoggingViewController("a", log)
        let view = View()
        controller.view = view
        #expect(controller.view === view)
        #expect(log.entries.isEmpty)
    }

    @Test("VC-2: the view comes from the source that made the controller")
    func viewSource() {
        let source = FixedSource(view: View())
        let controller = ViewController()
        controller.viewSource = source
        #expect(controller.view === source.view)
    }

    @Test("VC-2: a nib that sets the owner's view itself is not overruled")
    func sourceThatSetsTheView() {
        let source = FixedSource(view: View())
        let outlet = View()
        source.onMake = { $0.view = outlet }
        let controller = ViewController()
        controller.viewSource = source
        #expect(controller.view === outlet)
    }

    @Test("VC-2, VC-3: without a source, or with one that has no view, it is an empty view")
    func emptyView() {
        let bare = ViewController()
        #expect(bare.view.subviews.isEmpty)
        #expect(bare.view.frame.size == Size(width: 80, height: 24))
        #expect(bare.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
        let source = FixedSource(view: nil)
        let scene = ViewController()
        scene.viewSource = source
        #expect(scene.view.subviews.isEmpty)
        #expect(source.count == 1)
    }

    @Test("VC-4, VC-5: init(coder:), attributes, awakeFromNib, then the view and viewDidLoad")
    func coderOrder() throws {
        let coder = Coder { object in (object as? Coded)?.text = "set" }
        let controller = try #require(Coded(coder: coder))
        #expect(controller.text == "set")
        #expect(!controller.isViewLoaded)
        controller.awakeFromNib()
        #expect(controller.textInAwake == "set")
        #expect(controller.hadViewInAwake == false)
    }

    @Test("VC-6: a controller made by code is not told of awakeFromNib")
    func codeMade() {
        let controller = Coded()
        _ = controller.view
        #expect(controller.textInAwake == nil)
    }

    @Test("VC-7: viewDidLoad runs once a loaded view, not once an appearance")
    func once() {
        let controller = LoggingViewController("a", log)
        let stage = Stage(showing: controller)
        stage.window.rootViewController = nil
        stage.window.rootViewController = controller
        stage.frame()
        #expect(log.entries(of: "a").filter { $0 == "viewDidLoad" }.count == 1)
        stage.window.rootViewController = nil
        controller.view = nil
        #expect(!controller.isViewLoaded)
        _ = controller.view
        #expect(log.entries(of: "a").filter { $0 == "viewDidLoad" }.count == 2)
    }

    @Test("VC-8: appearing runs in UIKit's order")
    func appearing() {
        let controller = LoggingViewController("a", log)
        _ = Stage(showing: controller)
        #expect(
            log.entries == [
                "a.loadView", "a.viewDidLoad", "a.viewWillAppear", "a.viewIsAppearing",
                "a.updateViewConstraints",
                "a.viewWillLayoutSubviews", "a.viewDidLayoutSubviews", "a.viewDidAppear",
            ])
    }

    @Test("VC-8: a second appearance runs through the whole order again")
    func appearingAgain() {
        let controller = LoggingViewController("a", log)
        let stage = Stage(showing: controller)
        stage.window.rootViewController = nil
        log.clear()
        stage.window.rootViewController = controller
        stage.frame()
        #expect(
            log.entries == [
                "a.viewWillAppear", "a.viewIsAppearing", "a.updateViewConstraints",
                "a.viewWillLayoutSubviews",
                "a.viewDidLayoutSubviews", "a.viewDidAppear",
            ])
    }

    @Test(
        "VC-8: in viewIsAppearing the geometry is that of the window, the child's that of its parent's layout"
    )
    func geometryWhenAppearing() {
        let parent = LoggingViewController("p", log)
        let child = LoggingViewController("c", log)
        let root = LeftHalfView(frame: Rect(x: 0, y: 0, width: 2, height: 2))
        parent.view = root
        parent.addChild(child)
        root.addSubview(child.view)
        child.didMove(toParent: parent)
        var seen: [String: Rect] = [:]
        for controller in [parent, child] {
            controller.onCallback = {
                if $0 == "viewIsAppearing" { seen[controller.name] = controller.view.frame }
            }
        }
        _ = Stage(showing: parent)
        #expect(seen["p"] == Rect(x: 0, y: 0, width: 40, height: 12))
        #expect(seen["c"] == Rect(x: 0, y: 0, width: 20, height: 12))
    }

    @Test("VC-9: the layout pair comes again when the size or the layout flag changes, and by itself")
    func layoutAgain() {
        let controller = LoggingViewController("a", log)
        let stage = Stage(showing: controller, log: log)
        stage.frame()
        #expect(log.entries.isEmpty)
        controller.view.setNeedsLayout()
        stage.frame()
        #expect(log.entries == ["a.viewWillLayoutSubviews", "a.viewDidLayoutSubviews"])
        log.clear()
        stage.display.resize(to: Size(width: 60, height: 20))
        stage.frame()
        #expect(log.entries == ["a.viewWillLayoutSubviews", "a.viewDidLayoutSubviews"])
        #expect(controller.view.frame == Rect(x: 0, y: 0, width: 60, height: 20))
    }

    @Test("VC-10: leaving is viewWillDisappear, viewDidDisappear")
    func leaving() {
        let controller = LoggingViewController("a", log)
        let stage = Stage(showing: controller, log: log)
        stage.window.rootViewController = nil
        #expect(log.entries == ["a.viewWillDisappear", "a.viewDidDisappear"])
        #expect(controller.view.superview == nil)
    }

    @Test("VC-10: a controller that leaves before its first frame is not told that it has appeared")
    func leavingAtOnce() {
        let controller = LoggingViewController("a", log)
        let stage = Stage()
        stage.window.rootViewController = controller
        stage.window.rootViewController = nil
        stage.frame()
        #expect(log.appearances == ["a.viewWillAppear", "a.viewWillDisappear", "a.viewDidDisappear"])
    }

    @Test("VC-11: without a window there are load callbacks and no others")
    func noWindow() {
        let parent = LoggingViewController("p", log)
        let child = LoggingViewController("c", log)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        child.view.removeFromSuperview()
        #expect(log.appearances.isEmpty)
        #expect(log.entries.contains("c.viewDidLoad"))
    }

    @Test("VC-14: in viewDidLoad the view has its own frame; the window gives it the final one")
    func frames() {
        let controller = LoggingViewController("a", log)
        controller.viewSource = FixedSource(view: View(frame: Rect(x: 0, y: 0, width: 7, height: 3)))
        var loaded: Rect?
        controller.onCallback = { [unowned controller] in
            if $0 == "viewDidLoad" { loaded = controller.view.frame }
        }
        _ = Stage(showing: controller)
        #expect(loaded == Rect(x: 0, y: 0, width: 7, height: 3))
        #expect(controller.view.frame == Rect(x: 0, y: 0, width: 40, height: 12))
    }

    @Test("VC-15: assigning the view in viewDidLoad replaces it, without a second viewDidLoad")
    func replacedInViewDidLoad() {
        let controller = LoggingViewController("a", log)
        let other = View()
        controller.onCallback = { [unowned controller] in if $0 == "viewDidLoad" { controller.view = other } }
        #expect(controller.view === other)
        #expect(log.entries == ["a.loadView", "a.viewDidLoad"])
    }

    @Test("VC-15: a view assigned while another is shown takes its place, and the controller stays appeared")
    func replacedWhileShown() {
        let controller = LoggingViewController("a", log)
        let stage = Stage(showing: controller, log: log)
        let old: View = controller.view
        let other = View()
        controller.view = other
        stage.frame()
        #expect(old.superview == nil)
        #expect(other.superview === stage.window)
        #expect(other.frame == Rect(x: 0, y: 0, width: 40, height: 12))
        #expect(log.appearances.isEmpty)
        #expect(other.next === controller)
        #expect(old.next == nil)
    }

    @Test("VC-15: a view may be put into another in viewDidLoad, at any depth, and that one be the root")
    func wrappedInViewDidLoad() {
        for depth in 1...3 {
            let controller = LoggingViewController("a", log)
            controller.onCallback = { [unowned controller] in
                guard $0 == "viewDidLoad" else { return }
                let old: View = controller.view
                var around = old
                for _ in 1...depth {
                    let wrapper = View(frame: old.frame)
                    wrapper.addSubview(around)
                    around = wrapper
                }
                controller.view = around
            }
            let stage = Stage(showing: controller)
            #expect(stage.window.subviews.count == 1)
            #expect(controller.view.superview === stage.window && controller.view.next === controller)
            #expect(controller.view.subviews.count == 1)
        }
    }

    @Test("VC-15: a view put into another that is shown, or one out of the old view, may be the root")
    func wrappedWhileShown() {
        let controller = LoggingViewController("a", log)
        let stage = Stage(showing: controller, log: log)
        let old: View = controller.view
        let wrapper = View(frame: old.frame)
        stage.window.addSubview(wrapper)
        wrapper.addSubview(old)
        controller.view = wrapper
        stage.frame()
        #expect(wrapper.superview === stage.window && old.superview === wrapper)
        controller.view = old
        stage.frame()
        #expect(old.superview === stage.window && wrapper.superview == nil)
        #expect(log.appearances.last == "a.viewDidAppear")
    }

    @Test("A view that is read while loadView makes it stops with a message")
    func readInLoadView() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = ReadsInLoadView().view }
        }
        expectMessage(result, "ReadsInLoadView.loadView: 'view' is read before it is set")
    }

    @Test("One view for two controllers stops with a message")
    func sharedView() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let first = ViewController()
                ViewController().view = first.view
            }
        }
        expectMessage(result, "ViewController.view:")
    }

    final class Coded: ViewController {
        var text = ""
        var textInAwake: String?
        var hadViewInAwake: Bool?
        override func awakeFromNib() {
            super.awakeFromNib()
            textInAwake = text
            hadViewInAwake = isViewLoaded
        }
    }

    final class ReadsInLoadView: ViewController {
        override func loadView() { view.addSubview(View()) }
    }

    final class LeftHalfView: View {
        override func layoutSubviews() {
            for view in subviews {
                view.frame = Rect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
            }
        }
    }
}
