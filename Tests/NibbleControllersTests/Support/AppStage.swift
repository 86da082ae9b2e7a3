import NibbleControllers
import NibbleTerminal
import NibbleViews

/// An application on a screen of memory, stepped by the test.
@MainActor final class AppStage {
    let application: Application
    let screen: HeadlessScreen
    let clock = ManualClock()
    var window: Window { application.window }

    init(
        showing root: ViewController, size: Size = Size(width: 80, height: 24), isMotionEnabled: Bool = false
    ) throws {
        screen = HeadlessScreen(size: size)
        application = Application(screen: screen, clock: clock)
        application.isMotionEnabled = isMotionEnabled
        try application.launch()
        window.rootViewController = root
        settle()
    }

    var rows: [String] { screen.grid.rows }
    var text: String { rows.joined(separator: "\n") }

    func settle() {
        for _ in 0..<3 {
            application.takeEvents()
            application.drawFrame()
        }
    }

    func send(_ event: TerminalEvent) {
        screen.send(event)
        settle()
    }

    func press(_ key: Key, _ modifiers: KeyModifiers = []) { send(.key(KeyPress(key, modifiers))) }

    func click(_ x: Int, _ y: Int) {
        send(.mouse(MouseReport(.pressed(.left), at: Point(x: x, y: y))))
        send(.mouse(MouseReport(.released(.left), at: Point(x: x, y: y))))
    }

    func advance(by duration: Duration) {
        clock.advance(by: duration)
        settle()
    }

    func resize(_ width: Int, _ height: Int) {
        screen.resize(to: Size(width: width, height: height))
        settle()
    }
}
