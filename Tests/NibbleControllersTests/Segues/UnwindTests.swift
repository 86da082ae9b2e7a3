import NibbleControllers
import NibbleViews
import Testing

@MainActor @Suite struct UnwindTests {
    let log = Log()

    private func screen(_ name: String) -> Screen { Screen(name, log) }
    private func list(_ name: String) -> List { List(name, log) }

    private func container(_ name: String, _ children: ViewController...) -> Container {
        let container = Container(name, log)
        for child in children {
            container.addChild(child)
            child.didMove(toParent: container)
        }
        log.clear()
        return container
    }

    /// Gives `source` an unwind segue to a `List`, and performs it.
    @discardableResult private func unwind(_ source: ViewController, sender: Any? = nil) -> SegueTemplate {
        let segue = SegueTemplate(identifier: "back", unwindAction: List.unwindToList)
        source.addSegue(segue)
        log.clear()
        source.performSegue(withIdentifier: "back", sender: sender)
        return segue
    }

    @Test("UW-2: an element asks, the search follows, then prepare, the action, and what moves")
    func order() {
        let (source, destination) = (screen("s"), list("d"))
        let root = container("root", destination, source)
        let segue = SegueTemplate(identifier: nil, unwindAction: List.unwindToList)
        source.addSegue(segue)
        let element = View()
        segue.perform(element)
        #expect(
            log.entries == [
                "s.shouldPerform()", "d.canPerform(unwindToList)", "s.prepare(destination d)",
                "d.unwindToList(from s)", "root.unwind(towards d)",
            ])
        #expect(source.sender as? View === element)
        withExtendedLifetime(root) {}
    }

    @Test("UW-2: an element's unwind segue that the source refuses does nothing, and asks nobody else")
    func refused() {
        let (source, destination) = (screen("s"), list("d"))
        let root = container("root", destination, source)
        source.agrees = false
        let segue = SegueTemplate(identifier: nil, unwindAction: List.unwindToList)
        source.addSegue(segue)
        segue.perform(nil)
        #expect(log.entries == ["s.shouldPerform()"])
        withExtendedLifetime(root) {}
    }

    @Test("UW-3: outward from the source, children before their parent, the source's own branch left out")
    func search() {
        let source = screen("s")
        let inner = container("inner", screen("i1"), source, screen("i2"))
        let side = container("side", screen("x1"))
        let root = container("root", side, inner, list("d"))
        unwind(source)
        #expect(
            log.entries.filter { $0.contains("canPerform") } == [
                "i1.canPerform(unwindToList)", "i2.canPerform(unwindToList)",
                "inner.canPerform(unwindToList)",
                "x1.canPerform(unwindToList)", "side.canPerform(unwindToList)", "d.canPerform(unwindToList)",
            ])
        withExtendedLifetime(root) {}
    }

    @Test("UW-3: a container decides which children are looked at, and in which order")
    func allowedChildren() {
        let (source, first, last) = (screen("s"), list("first"), list("last"))
        let root = container("root", first, last, source)
        root.allowed = { $0.reversed() }
        unwind(source)
        #expect(log.entries.contains("last.unwindToList(from s)"))
        root.allowed = { _ in [] }
        log.clear()
        source.performSegue(withIdentifier: "back", sender: nil)
        #expect(!log.entries.contains { $0.contains("unwindToList(from") })
    }

    @Test("UW-3: a container that is the destination itself is asked after its children")
    func container() {
        let source = screen("s")
        let root = list("root")
        for child in [screen("a"), source] { root.addChild(child) }
        unwind(source)
        #expect(
            log.entries == [
                "a.canPerform(unwindToList)", "root.canPerform(unwindToList)", "s.prepare(destination root)",
                "root.unwindToList(from s)",
            ])
    }

    @Test(
        "UW-4: a controller is a destination when it has the action and is not the source; an override decides"
    )
    func responds() {
        let (source, destination) = (list("s"), list("d"))
        let action = List.unwindToList
        #expect(destination.canPerformUnwindSegueAction(action, from: source, sender: nil))
        #expect(!source.canPerformUnwindSegueAction(action, from: source, sender: nil))
        #expect(!ViewController().canPerformUnwindSegueAction(action, from: source, sender: nil))
        let far = list("far")
        let root = container("root", container("inner", destination, source), far)
        destination.accepts = false
        unwind(source)
        #expect(log.entries.contains("far.unwindToList(from s)"))
        withExtendedLifetime(root) {}
    }

    @Test("UW-5: each container on the way is told, outermost first, from the one that has both")
    func route() {
        let (source, destination) = (screen("s"), list("d"))
        let from = container("from", source)
        let to = container("to", container("in", destination))
        let root = container("root", container("both", from, to))
        unwind(source)
        #expect(
            log.entries.filter { $0.contains("unwind(") } == [
                "both.unwind(towards to)", "to.unwind(towards in)", "in.unwind(towards d)",
            ])
        withExtendedLifetime(root) {}
    }

    @Test("UW-6: performSegue does not ask, makes nothing, and finds the controller that is there")
    func performSegue() {
        let (source, destination) = (screen("s"), list("d"))
        source.agrees = false
        let root = container("root", destination, source)
        let segue = unwind(source, sender: 5)
        #expect(segue.description == "'back' (unwind → unwindToList)")
        #expect(source.sender as? Int == 5)
        #expect(destination.segue?.destination === destination)
        #expect(destination.segue?.source === source)
        #expect(destination.segue?.identifier == "back")
        #expect(root.children.count == 2)
    }

    @Test("UW-7: without a destination nothing moves, and the message lists who was asked")
    func nowhere() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let test = UnwindTests()
                let source = test.screen("s")
                let root = test.container("root", test.screen("a"), source)
                test.unwind(source)
                guard !test.log.entries.contains(where: { $0.contains("prepare") || $0.contains("unwind(") })
                else { fatalError("moved") }
                withExtendedLifetime(root) {}
            }
        }
        expectMessage(
            result,
            "Screen: the segue 'back' (unwind → unwindToList) finds no controller with 'unwindToList'; asked: Screen, Container. Nothing moves."
        )
    }

    @Test("SG-11: a class of its own replaces what moves, and gets it by super.perform()")
    func customClass() {
        for callsSuper in [false, true] {
            let (source, destination) = (screen("s"), list("d"))
            let root = container("root", destination, source)
            source.addSegue(
                SegueTemplate(identifier: "own", unwindAction: List.unwindToList) {
                    let segue = Own(identifier: $0, source: $1, destination: $2)
                    segue.callsSuper = callsSuper
                    return segue
                })
            log.clear()
            source.performSegue(withIdentifier: "own", sender: nil)
            #expect(log.entries.contains("root.unwind(towards d)") == callsSuper)
            withExtendedLifetime(root) {}
        }
    }

    @Test("The segue of an unwinding is gone once it is over, and the source once it has left")
    func deallocation() {
        let destination = list("d")
        let root = container("root", destination)
        destination.keepsSegue = false
        weak var segue: StoryboardSegue?
        weak var source: ViewController?
        do {
            let screen = screen("s")
            root.addChild(screen)
            screen.onPrepare = { segue = $0 }
            root.onUnwind = { screen.removeFromParent() }
            unwind(screen)
            root.onUnwind = {}
            source = screen
        }
        #expect(segue == nil)
        #expect(source == nil)
        #expect(root.children.count == 1)
    }

    final class Own: StoryboardSegue {
        var callsSuper = false
        override func perform() { if callsSuper { super.perform() } }
    }

    class Screen: LoggingViewController {
        var agrees = true
        var accepts = true
        var sender: Any?
        var onPrepare: (StoryboardSegue) -> Void = { _ in }

        override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
            note("shouldPerform(\(identifier))")
            return agrees
        }
        override func prepare(for segue: StoryboardSegue, sender: Any?) {
            note("prepare(destination \((segue.destination as? Screen)?.name ?? "?"))")
            self.sender = sender
            onPrepare(segue)
        }
        override func canPerformUnwindSegueAction(
            _ action: Selector, from source: ViewController, sender: Any?
        ) -> Bool {
            note("canPerform(\(action.name))")
            return accepts && super.canPerformUnwindSegueAction(action, from: source, sender: sender)
        }
    }

    final class List: Screen {
        static let unwindToList = Selector("unwindToList", List.unwindToList(_:))
        var keepsSegue = true
        var segue: StoryboardSegue?

        func unwindToList(_ segue: StoryboardSegue) {
            note("unwindToList(from \((segue.source as? Screen)?.name ?? "?"))")
            if keepsSegue { self.segue = segue }
        }
    }

    final class Container: Screen {
        var allowed: ([ViewController]) -> [ViewController] = { $0 }
        var onUnwind: () -> Void = {}

        override func allowedChildrenForUnwinding(from source: StoryboardUnwindSegueSource)
            -> [ViewController]
        {
            allowed(super.allowedChildrenForUnwinding(from: source))
        }
        override func unwind(for segue: StoryboardSegue, towards child: ViewController) {
            note("unwind(towards \((child as? Screen)?.name ?? "?"))")
            onUnwind()
        }
    }
}
