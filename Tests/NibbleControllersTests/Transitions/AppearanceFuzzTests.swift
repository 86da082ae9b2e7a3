import NibbleControllers
import NibbleTerminal
import NibbleViews
import Testing

/// Random exchanges, presentations and dismissals: whatever is asked for when, callbacks come in pairs.
@MainActor @Suite struct AppearanceFuzzTests {
    /// Keeps the rules of appearance.
    final class Strict: ViewController {
        enum State { case gone, coming, there, going }
        var state = State.gone
        var faults: [String] = []
        var onCallback: (Strict) -> Void = { _ in }
        var count = 0

        private func move(_ from: [State], _ to: State, _ name: String) {
            if !from.contains(state) { faults.append("\(name) while \(state)") }
            state = to
            count += 1
            onCallback(self)
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            move([.gone, .going], .coming, "viewWillAppear")
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            if view.window == nil { faults.append("viewDidAppear in no window") }
            move([.coming], .there, "viewDidAppear")
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            move([.there, .coming], .going, "viewWillDisappear")
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            move([.going], .gone, "viewDidDisappear")
        }
    }

    /// A stack of the simplest kind.
    @MainActor final class Stack {
        let root = Strict()
        var pages: [Strict] = []

        func go(to page: Strict, animated: Bool) {
            let from = pages.last
            pages.append(page)
            root.addChild(page)
            from?.willMove(toParent: nil)
            ContainerTransition(
                in: root, containerView: root.view, from: from, to: page, order: .push,
                animator: animated ? PushTransition(isPop: false) : nil
            ).run { _ in
                page.didMove(toParent: page.parent)
                from?.removeFromParent()
            }
        }
    }

    @Test("Every will has its did, and what is told agrees with the window", arguments: 0..<40)
    func random(seed: UInt64) {
        var generator = Generator(state: seed &* 0x9E37_79B9_7F4A_7C15 | 1)
        let stage = Stage()
        let stack = Stack()
        var all: [Strict] = [stack.root]
        var budget = 30
        func make() -> Strict {
            let made = Strict()
            made.modalPresentationStyle = [.automatic, .fullScreen, .overFullScreen].randomElement(
                using: &generator)!
            made.onCallback = { _ in
                guard budget > 0, Int.random(in: 0..<6, using: &generator) == 0 else { return }
                budget -= 1
                act()
            }
            all.append(made)
            return made
        }
        func act() {
            let animated = Bool.random(using: &generator)
            let top = sequence(first: stack.root as ViewController, next: { $0.presentedViewController })
                .reversed()[0]
            switch Int.random(in: 0..<9, using: &generator) {
            case 0, 1, 2: stack.go(to: make(), animated: animated)
            case 3, 4:
                if top.view.window != nil { top.present(make(), animated: animated) }
            case 5: top.dismiss(animated: animated)
            case 6: stack.root.dismiss(animated: animated)
            case 7: stage.advance(by: .milliseconds(Int.random(in: 1..<200, using: &generator)))
            default: stage.window.rootViewController = Bool.random(using: &generator) ? stack.root : nil
            }
        }
        stage.window.rootViewController = stack.root
        stage.frame()
        for _ in 0..<60 {
            act()
            if Bool.random(using: &generator) { stage.frame() }
        }
        for _ in 0..<20 { stage.advance(by: .milliseconds(300)) }
        for controller in all {
            #expect(controller.faults.isEmpty, "seed \(seed): \(controller.faults)")
            let isThere = controller.viewIfLoaded?.window != nil
            #expect(controller.state == (isThere ? .there : .gone), "seed \(seed)")
        }
        stage.window.rootViewController = stack.root
        for _ in 0..<20 { stage.advance(by: .milliseconds(300)) }
        stack.root.dismiss(animated: false)
        stage.frame()
        #expect(stack.root.children.count <= 1)
        #expect(stack.root.view.subviews.count <= 1)
        for controller in all { controller.onCallback = { _ in } }
    }

    struct Generator: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return state
        }
    }
}
