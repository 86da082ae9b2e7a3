/// A modal view that says where keys and focus go in it.
@MainActor package protocol FocusScope: AnyObject {
    /// Where the responder chain starts while no view in it has the focus.
    var preferredResponder: Responder { get }
    /// Who in it says where the focus begins; `nil` for the first view that takes it.
    var preferredFocusEnvironment: (any FocusEnvironment)? { get }
}
