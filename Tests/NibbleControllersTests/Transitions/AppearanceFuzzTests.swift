import NibbleControllers
import NibbleTerminal
import NibbleViews
import Testing

/// Random exchanges, presentations and dismissals: whatever is asked for when, callbacks come in pairs.
@MainActor @Suite struct AppearanceFuzzTests {
    /// A stack of the simplest kind.
    @MainActor final class Stack {
        let root = StrictViewController()
        var pages: [StrictViewController] = []

        func go(to page: StrictViewController, animated: Bool) {
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
        var generator = SeededGenerator(state: seed)
        let stage = Stage()
        let stack = Stack()
        var all: [StrictViewController] = [stack.root]
        var budget = 30
        func make() -> StrictViewController {
            let made = StrictViewController()
            made.modalPresentationStyle = [.automatic, .fullScreen, .overFullScreen].randomElement(
                using: &generator)!
            made.onCallback = {
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
        budget = 0
        stage.window.rootViewController = stack.root
        for _ in 0..<20 { stage.advance(by: .milliseconds(300)) }
        stack.root.dismiss(animated: false)
        stage.frame()
        #expect(stack.root.children.count <= 1)
        #expect(stack.root.view.subviews.count <= 1)
        for controller in all { controller.onCallback = {} }
    }
}
