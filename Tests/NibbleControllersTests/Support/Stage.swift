import NibbleControllers
import NibbleTerminal
import NibbleViews

/// A window on a display without a screen, and frames when the test asks for one.
@MainActor final class Stage {
    let display: Display
    let window: Window
    let clock = ManualClock()

    init(size: Size = Size(width: 40, height: 12)) {
        display = Display(size: size, traits: TraitCollection())
        window = Window(frame: Rect(origin: .zero, size: size))
        window.clock = clock
        display.add(window)
    }

    /// A stage that shows `controller`, whose callbacks so far are forgotten.
    convenience init(
        showing controller: ViewController, size: Size = Size(width: 40, height: 12), log: Log? = nil
    ) {
        self.init(size: size)
        window.rootViewController = controller
        frame()
        log?.clear()
    }

    func frame() { display.frame { _, _, _ in } }

    /// Moves the clock on and steps what moves.
    func advance(by duration: Duration) {
        clock.advance(by: duration)
        window.animator.step()
        frame()
    }
}
