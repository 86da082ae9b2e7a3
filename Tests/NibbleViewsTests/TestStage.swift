import NibbleTerminal

@testable import NibbleViews

/// A window on a display in memory: what a test of views needs.
@MainActor final class TestStage {
    let clock = ManualClock()
    let window = Window(frame: .zero)
    let display: Display
    private(set) var frames = 0
    private(set) var lastDamage = Damage(size: .zero)
    private(set) var cursor: Point?

    init(width: Int = 20, height: Int = 6, traits: TraitCollection = TraitCollection()) {
        display = Display(size: .zero, traits: traits)
        window.clock = clock
        display.add(window)
        display.resize(to: Size(width: width, height: height))
        frame()
    }

    func frame() {
        display.frame { _, damage, cursor in
            self.frames += 1
            self.lastDamage = damage
            self.cursor = cursor
        }
    }

    /// Has the whole screen drawn anew by the next frame, as after a suspension.
    func drawAnew() { display.resize(to: display.grid.size) }

    /// The rows as drawn by a frame made now.
    var rows: [String] {
        frame()
        return display.grid.rows
    }

    func style(_ x: Int, _ y: Int) -> CellStyle { display.grid[x, y].style }

    func press(_ key: Key, _ modifiers: KeyModifiers = []) {
        let press = KeyPress(key, modifiers)
        window.sendPress(press, with: Event(.key(press), timestamp: clock.now))
    }

    func mouse(_ kind: MouseReport.Kind, _ x: Int, _ y: Int) {
        let report = MouseReport(kind, at: Point(x: x, y: y))
        window.sendMouse(report, with: Event(.mouse(report), timestamp: clock.now))
    }

    func click(_ x: Int, _ y: Int) {
        mouse(.pressed(.left), x, y)
        mouse(.released(.left), x, y)
    }
}

/// A view that fills itself with a letter and counts how often and where it is drawn.
class LetterView: View {
    let letter: Character
    private(set) var drawn: [Rect] = []

    init(_ letter: Character, _ x: Int, _ y: Int, _ width: Int, _ height: Int) {
        self.letter = letter
        super.init(frame: Rect(x: x, y: y, width: width, height: height))
    }

    override func draw(_ rect: Rect, in context: GraphicsContext) {
        drawn.append(rect)
        context.fill(bounds, with: letter)
    }
}

/// A view that takes the focus.
final class FocusView: View {
    override var canBecomeFocused: Bool { true }

    convenience init(_ name: String, _ x: Int, _ y: Int, group: String? = nil) {
        self.init(frame: Rect(x: x, y: y, width: 3, height: 1))
        accessibilityIdentifier = name
        focusGroupIdentifier = group
    }
}
