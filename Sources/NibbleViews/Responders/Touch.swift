import NibbleTerminal

/// The mouse from a button's press to its release.
@MainActor public final class Touch {
    /// The button that is held.
    public let button: MouseReport.Button
    /// The cell of the window under the mouse.
    public package(set) var locationInWindow: Point
    /// The modifier keys held.
    public package(set) var modifiers: KeyModifiers
    /// The view under the mouse when the button went down; it gets the rest of the touch.
    public package(set) weak var view: View?
    /// 1 for a click, 2 for the second press of a double click, and so on.
    public package(set) var tapCount: Int

    package init(
        button: MouseReport.Button, at location: Point, modifiers: KeyModifiers, view: View?, tapCount: Int
    ) {
        self.button = button
        locationInWindow = location
        self.modifiers = modifiers
        self.view = view
        self.tapCount = tapCount
    }

    /// The cell under the mouse in the coordinates of `view`; in the window's for `nil`.
    public func location(in view: View?) -> Point {
        view?.convert(locationInWindow, from: nil) ?? locationInWindow
    }
}
