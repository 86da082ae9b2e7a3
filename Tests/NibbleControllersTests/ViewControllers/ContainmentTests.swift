import NibbleControllers
import NibbleTerminal
import NibbleViews
import Testing

@MainActor @Suite struct ContainmentTests {
    let log = Log()
    let parent: LoggingViewController
    let child: LoggingViewController

    init() {
        parent = LoggingViewController("p", log)
        child = LoggingViewController("c", log)
    }

    @Test("CT-1: addChild calls willMove(toParent:) before it adds, and never didMove")
    func addChild() {
        var parentInWillMove: ViewController?
        var childrenInWillMove: Int?
        child.onCallback = { [child, parent] _ in
            parentInWillMove = child.parent
            childrenInWillMove = parent.children.count
        }
        parent.addChild(child)
        #expect(log.entries == ["c.willMove(parent)"])
        #expect(parentInWillMove == nil)
        #expect(childrenInWillMove == 0)
        #expect(child.parent === parent)
        #expect(parent.children.count == 1)
    }

    @Test("CT-1: adding a child again changes nothing")
    func addAgain() {
        parent.addChild(child)
        parent.addChild(child)
        #expect(parent.children.count == 1)
        #expect(log.entries == ["c.willMove(parent)"])
    }

    @Test("CT-2: a child of another parent is removed from that first")
    func addFromAnother() {
        let other = LoggingViewController("o", log)
        other.addChild(child)
        child.didMove(toParent: other)
        log.clear()
        parent.addChild(child)
        #expect(log.entries == ["c.didMove(nil)", "c.willMove(parent)"])
        #expect(other.children.isEmpty)
        #expect(child.parent === parent)
    }

    @Test("CT-3, CT-4: the caller's part and the framework's part of coming and going")
    func comingAndGoing() {
        parent.addChild(child)
        child.didMove(toParent: parent)
        child.willMove(toParent: nil)
        child.removeFromParent()
        #expect(
            log.entries == ["c.willMove(parent)", "c.didMove(parent)", "c.willMove(nil)", "c.didMove(nil)"])
        #expect(child.parent == nil)
        #expect(parent.children.isEmpty)
    }

    @Test("CT-4: removeFromParent calls didMove(nil) after the parent is gone, and never willMove")
    func remove() {
        parent.addChild(child)
        log.clear()
        var parentInDidMove: ViewController? = parent
        child.onCallback = { [child] _ in parentInDidMove = child.parent }
        child.removeFromParent()
        #expect(log.entries == ["c.didMove(nil)"])
        #expect(parentInDidMove == nil)
        child.removeFromParent()
        #expect(log.entries == ["c.didMove(nil)"])
    }

    @Test("CT-5: children stand in the order in which they were added")
    func order() {
        let controllers = (0..<4).map { LoggingViewController("\($0)", log) }
        for controller in controllers { parent.addChild(controller) }
        controllers[1].removeFromParent()
        parent.addChild(controllers[1])
        #expect(parent.children.map { ($0 as? LoggingViewController)?.name } == ["0", "2", "3", "1"])
    }

    @Test("A controller in itself, at any depth, stops with a message")
    func cycles() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let a = ViewController()
                let b = ViewController()
                a.addChild(b)
                b.addChild(a)
            }
        }
        expectMessage(result, "ViewController.addChild:")
    }

    @Test("CT-10: a child's view without addChild stops with a message that names it")
    func missingAddChild() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let parent = ViewController()
                let child = LoggingViewController("c", Log())
                withExtendedLifetime((parent, child)) { parent.view.addSubview(child.view) }
            }
        }
        expectMessage(
            result,
            "the view of LoggingViewController joins the view of ViewController, but it has no parent; call addChild(_:) of ViewController"
        )
    }

    @Test("CT-10: a child's view in another controller than its parent stops, even by way of a tree apart")
    func wrongParent() async {
        let direct = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let parent = LoggingViewController("p", Log())
                let child = ViewController()
                let other = ViewController()
                parent.addChild(child)
                withExtendedLifetime((parent, other)) { other.view.addSubview(child.view) }
            }
        }
        expectMessage(direct, "but its parent is LoggingViewController; call addChild(_:)")
        let apart = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let box = View()
                let root = ViewController()
                let child = ViewController()
                withExtendedLifetime(child) {
                    box.addSubview(child.view)
                    root.view.addSubview(box)
                    Stage().window.rootViewController = root
                }
            }
        }
        expectMessage(apart, "but it has no parent; call addChild(_:)")
    }

    @Test("CT-10: the nearest controller is meant, not any further out")
    func nearest() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let outer = ViewController()
                let inner = LoggingViewController("i", Log())
                outer.addChild(inner)
                outer.view.addSubview(inner.view)
                let child = ViewController()
                outer.addChild(child)
                withExtendedLifetime(outer) { inner.view.addSubview(child.view) }
            }
        }
        expectMessage(result, "joins the view of LoggingViewController, but its parent is ViewController")
    }

    @Test("CT-13: a change of size reaches children through the parent's super, with their own size")
    func sizeChange() {
        let deaf = Resized(callsSuper: false)
        let hearing = Resized(callsSuper: true)
        for (container, expected) in [(hearing, [Size(width: 50, height: 18)]), (deaf, [])] {
            let inner = Resized(callsSuper: true)
            container.addChild(inner)
            container.view.frame = Rect(x: 0, y: 0, width: 40, height: 12)
            inner.view.frame = Rect(x: 5, y: 1, width: 30, height: 10)
            inner.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            container.view.addSubview(inner.view)
            inner.didMove(toParent: container)
            let stage = Stage(showing: container)
            stage.display.resize(to: Size(width: 60, height: 20))
            #expect(container.sizes == [Size(width: 60, height: 20)])
            #expect(container.boundsAtChange == Size(width: 40, height: 12))
            #expect(inner.sizes == expected)
            #expect(inner.view.frame.size == Size(width: 50, height: 18))
            stage.display.resize(to: Size(width: 60, height: 20))
            #expect(container.sizes.count == 1)
        }
    }

    @Test("CT-13: a change of traits reaches children through the parent's super")
    func traitChange() {
        for callsSuper in [true, false] {
            let container = Resized(callsSuper: callsSuper)
            let inner = Resized(callsSuper: true)
            container.addChild(inner)
            inner.didMove(toParent: container)
            let stage = Stage(showing: container)
            stage.display.setTraits(TraitCollection(userInterfaceStyle: .light))
            #expect(container.styles == [.light])
            #expect(inner.styles == (callsSuper ? [.light] : []))
            #expect(container.traitCollection.userInterfaceStyle == .light)
            #expect(inner.traitCollection.userInterfaceStyle == .light)
        }
    }

    final class Resized: ViewController {
        let callsSuper: Bool
        var sizes: [Size] = []
        var styles: [TraitCollection.UserInterfaceStyle] = []
        var boundsAtChange: Size?

        init(callsSuper: Bool) {
            self.callsSuper = callsSuper
            super.init()
        }

        override func viewWillTransition(to size: Size) {
            if callsSuper { super.viewWillTransition(to: size) }
            sizes.append(size)
            boundsAtChange = view.bounds.size
        }

        override func willTransition(to traits: TraitCollection) {
            if callsSuper { super.willTransition(to: traits) }
            styles.append(traits.userInterfaceStyle)
        }
    }
}
