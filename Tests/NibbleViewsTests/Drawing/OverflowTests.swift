import NibbleTerminal
import Testing

@testable import NibbleViews

/// What lies outside a superview that does not clip is part of every change of that superview.
@MainActor @Suite("Views that do not clip") struct OverflowTests {
    @MainActor private struct Scene {
        let stage = TestStage(width: 24, height: 6)
        let outer = View(frame: Rect(x: 1, y: 0, width: 2, height: 1))
        let parent = View(frame: Rect(x: 1, y: 0, width: 2, height: 1))
        let child = TintedView("a", 5, 2, 3, 1)
        let other = LetterView("b", 0, 0, 24, 6)

        init(outerClips: Bool = false, parentClips: Bool = false) {
            other.isHidden = true
            outer.clipsToBounds = outerClips
            parent.clipsToBounds = parentClips
            parent.addSubview(child)
            outer.addSubview(parent)
            stage.window.addSubview(other)
            stage.window.addSubview(outer)
            stage.frame()
        }
    }

    private final class TintedView: LetterView {
        override func draw(_ rect: Rect, in context: GraphicsContext) {
            context.fill(bounds, with: letter, style: TextStyle(effectiveTintColor))
        }
    }

    /// Expects that the screen is as one would draw it anew from nothing.
    private func expectFresh(_ stage: TestStage, _ comment: String) {
        stage.frame()
        let shown = stage.display.grid
        stage.drawAnew()
        stage.frame()
        #expect(shown.rows == stage.display.grid.rows, "\(comment)")
        for y in 0..<6 {
            for x in 0..<24 where shown[x, y].style != stage.display.grid[x, y].style {
                Issue.record("\(comment): another style at \(x), \(y)")
            }
        }
    }

    @Test("every change of a view redraws what lies outside of it", arguments: [false, true], [false, true])
    func changes(_ outerClips: Bool, _ parentClips: Bool) {
        typealias Change = (Scene, View) -> Void
        let changes: [(String, Change)] = [
            ("hidden", { _, view in view.isHidden = true }),
            ("shown", { _, view in view.isHidden = false }),
            ("moved", { _, view in view.frame.origin.x += 4 }),
            ("larger", { _, view in view.frame.size.width += 6 }),
            ("smaller", { _, view in view.frame.size.width -= 5 }),
            ("emptied", { _, view in view.frame.size = .zero }),
            ("scrolled", { _, view in view.bounds.origin = Point(x: 1, y: -1) }),
            ("clips", { _, view in view.clipsToBounds.toggle() }),
            ("clips again", { _, view in view.clipsToBounds.toggle() }),
            ("tinted", { _, view in view.tintColor = .systemRed }),
            ("something in front", { scene, _ in scene.other.isHidden = false }),
            ("in front", { _, view in view.superview?.superview?.bringSubviewToFront(view.superview!) }),
            ("behind", { scene, _ in scene.stage.window.sendSubviewToBack(scene.outer) }),
            ("before it", { scene, _ in scene.stage.window.bringSubviewToFront(scene.outer) }),
            ("removed", { scene, _ in scene.parent.removeFromSuperview() }),
            ("added", { scene, _ in scene.outer.addSubview(scene.parent) }),
            ("added elsewhere", { scene, _ in scene.stage.window.insertSubview(scene.parent, at: 0) }),
            ("in front of it", { scene, _ in scene.stage.window.addSubview(scene.parent) }),
        ]
        for target in [\Scene.outer, \Scene.parent] {
            let scene = Scene(outerClips: outerClips, parentClips: parentClips)
            for (name, change) in changes {
                change(scene, scene[keyPath: target])
                expectFresh(scene.stage, name)
            }
            // Each change by itself too: one may mend what the one before left.
            for (name, change) in changes where name != "in front" {
                let scene = Scene(outerClips: outerClips, parentClips: parentClips)
                change(scene, scene[keyPath: target])
                expectFresh(scene.stage, name)
            }
        }
    }

    @Test("what moves takes along what lies outside of it, and leaves nothing behind")
    func motion() {
        for target in [\Scene.outer, \Scene.parent] {
            let scene = Scene()
            let view = scene[keyPath: target]
            View.animate(withDuration: 0.2) { view.frame.origin = Point(x: 9, y: 2) }
            while scene.stage.window.animator.isRunning {
                scene.stage.clock.advance(by: .milliseconds(30))
                scene.stage.window.animator.step()
                expectFresh(scene.stage, "moving")
            }
            View.animate(withDuration: 0.2) { view.slide(from: Point(x: 5, y: 0), to: .zero) }
            expectFresh(scene.stage, "sliding")
            scene.stage.clock.advance(by: .milliseconds(30))
            scene.stage.window.animator.step()
            view.isHidden = true
            expectFresh(scene.stage, "hidden in motion")
        }
    }

    @Test("a view that clips damages its frame and no more")
    func clipped() {
        let scene = Scene(outerClips: true, parentClips: true)
        scene.outer.isHidden = true
        scene.stage.frame()
        #expect(scene.stage.lastDamage.bounds == scene.outer.frame)
    }
}
