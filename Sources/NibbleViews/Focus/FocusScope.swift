/// A modal view that says where keys and focus go in it.
@MainActor package protocol FocusScope: AnyObject {
    /// Where the responder chain starts while no view in it has the focus.
    var preferredResponder: Responder { get }
    /// The view in it to have the focus first, `nil` for the first that takes it.
    var preferredFocusView: View? { get }
}
