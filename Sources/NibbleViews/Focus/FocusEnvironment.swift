/// A part of the app that has a say in where the focus goes: a view or a controller.
///
/// The focus is the first responder. Differs from UIKit, where it is a thing beside: what has the focus is typed
/// into, and there is one of it.
@MainActor public protocol FocusEnvironment: AnyObject {
    /// Where the focus should go when this environment is to have it, the first that can take it. A view without
    /// any takes it itself, or leaves it to the first inside that does.
    var preferredFocusEnvironments: [any FocusEnvironment] { get }

    /// Has the focus looked for anew before the next frame, by `preferredFocusEnvironments`, if it is in this
    /// environment or nowhere.
    func setNeedsFocusUpdate()

    /// Does at once what `setNeedsFocusUpdate` asked for.
    func updateFocusIfNeeded()

    /// Whether the focus may move as `context` says. Asked of every environment around the view that has it and the
    /// one that is to have it; each can refuse. Not asked when a view that has it goes away.
    func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool

    /// The focus has moved as `context` says. Told to every environment around either view, from the inside out.
    func didUpdateFocus(in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator)
}
