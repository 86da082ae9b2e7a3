import NibbleTerminal
import Testing

@testable import NibbleViews

@MainActor @Suite("Changes of the tree inside its callbacks") struct ViewReentrancyTests {
    /// A view that does something in each of its callbacks.
    final class Hook: View {
        var log: [String] = []
        var onCall: (String) -> Void = { _ in }

        private func note(_ call: String) {
            log.append(call)
            onCall(call)
        }

        override func willMove(toSuperview superview: View?) {
            note(superview == nil ? "will leave view" : "will join view")
        }
        override func didMoveToSuperview() { note(superview == nil ? "left view" : "joined view") }
        override func willMove(toWindow window: Window?) { note(window == nil ? "will leave" : "will join") }
        override func didMoveToWindow() { note(window == nil ? "left" : "joined") }

        /// Whether each word of joining a window has its word of leaving it.
        var isPaired: Bool {
            log.filter { $0 == "will join" }.count == log.filter { $0 == "left" }.count
        }
    }

    nonisolated static let calls = [
        "will leave view", "left view", "will leave", "left", "will join view", "joined view", "will join",
        "joined",
    ]

    /// Has `work` done at the first `call` of `view` from now on.
    private func once(_ view: Hook, _ call: String, _ work: @escaping () -> Void) {
        var isDone = false
        view.onCall = {
            guard $0 == call, !isDone else { return }
            isDone = true
            work()
        }
    }

    /// Whether the tree is whole: superviews and subviews agree, and all in it are in its window.
    private func expectWhole(_ root: View, in window: Window?) {
        #expect(root.window === window)
        for view in root.subviews {
            #expect(view.superview === root)
            expectWhole(view, in: window)
        }
        for (index, view) in root.subviews.enumerated() {
            #expect(!root.subviews[..<index].contains { $0 === view })
        }
    }

    @Test("a callback of a view that is added may remove its siblings", arguments: calls)
    func removesSiblings(_ call: String) {
        let stage = TestStage()
        let parent = View()
        stage.window.addSubview(parent)
        for _ in 0..<3 { parent.addSubview(View()) }
        let view = Hook()
        once(view, call) {
            for sibling in parent.subviews where sibling !== view { sibling.removeFromSuperview() }
        }
        parent.insertSubview(view, at: 2)
        expectWhole(stage.window, in: stage.window)
        #expect(view.superview === parent)
        #expect(parent.subviews.count == (call.contains("join") ? 1 : 4))
    }

    @Test("a callback of a view that joins may take out a sibling, before it or after it", arguments: calls)
    func removesJoiningSibling(_ call: String) {
        for index in [0, 2] {
            let stage = TestStage()
            let parent = View()
            let siblings = (0..<3).map { _ in Hook() }
            let inner = Hook()
            siblings[index].addSubview(inner)
            for view in siblings { parent.addSubview(view) }
            once(siblings[1], call) { siblings[index].removeFromSuperview() }
            stage.window.addSubview(parent)
            expectWhole(stage.window, in: stage.window)
            guard call == "will join" || call == "joined" else { continue }
            expectWhole(siblings[index], in: nil)
            #expect(siblings[index].isPaired && inner.isPaired)
            #expect(!siblings[index].isJoiningWindow && !inner.isJoiningWindow)
        }
    }

    @Test("a callback of a view that joins may add a sibling, which then joins once", arguments: calls)
    func addsSibling(_ call: String) {
        let stage = TestStage()
        let (parent, first, late) = (View(), Hook(), Hook())
        parent.addSubview(first)
        once(first, call) { parent.addSubview(late) }
        stage.window.addSubview(parent)
        expectWhole(stage.window, in: stage.window)
        guard call == "will join" || call == "joined" else { return }
        #expect(late.log.filter { $0.hasSuffix("join") || $0 == "joined" } == ["will join", "joined"])
    }

    @Test("a callback of a view that joins may take the view itself or its superview out", arguments: calls)
    func removesItself(_ call: String) {
        for takesParent in [false, true] {
            let stage = TestStage()
            let (parent, view, inner) = (Hook(), Hook(), Hook())
            parent.addSubview(view)
            view.addSubview(inner)
            once(view, call) { (takesParent ? parent : view).removeFromSuperview() }
            stage.window.addSubview(parent)
            expectWhole(stage.window, in: stage.window)
            guard call == "joined" else { continue }
            expectWhole(takesParent ? parent : view, in: nil)
            #expect(view.isPaired && inner.isPaired)
        }
    }

    @Test("a callback of a view that leaves may put it elsewhere, where it stays whole", arguments: calls)
    func putElsewhere(_ call: String) {
        for isShown in [false, true] {
            let stage = TestStage()
            let (parent, other, view, inner) = (View(), View(), Hook(), Hook())
            stage.window.addSubview(parent)
            if isShown { stage.window.addSubview(other) }
            view.addSubview(inner)
            parent.addSubview(view)
            once(view, call) { other.addSubview(view) }
            view.removeFromSuperview()
            expectWhole(stage.window, in: stage.window)
            expectWhole(other, in: isShown ? stage.window : nil)
            #expect(parent.subviews.isEmpty)
            #expect((view.superview === other) == call.contains("le"))
            #expect(!view.isJoiningWindow && !inner.isJoiningWindow)
        }
    }

    @Test("a callback of a view that is added may put it elsewhere, where it stays whole", arguments: calls)
    func addedElsewhere(_ call: String) {
        for isShown in [false, true] {
            let stage = TestStage()
            let (parent, other, view, inner) = (View(), View(), Hook(), Hook())
            stage.window.addSubview(parent)
            if isShown { stage.window.addSubview(other) }
            view.addSubview(inner)
            once(view, call) { other.addSubview(view) }
            parent.addSubview(view)
            expectWhole(stage.window, in: stage.window)
            expectWhole(other, in: isShown ? stage.window : nil)
            #expect((view.superview === other) == call.contains("join"))
            #expect(!view.isJoiningWindow && !inner.isJoiningWindow)
        }
    }
}
