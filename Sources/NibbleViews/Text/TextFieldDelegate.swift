/// Is asked and told while a text field is edited. All of it is optional.
@MainActor public protocol TextFieldDelegate: AnyObject {
    /// Whether the field may take the focus. Unless implemented, it may.
    func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
    /// The field has taken the focus.
    func textFieldDidBeginEditing(_ textField: TextField)
    /// Whether the field may give up the focus. Not asked when it is hidden, disabled or taken away. Unless
    /// implemented, it may.
    func textFieldShouldEndEditing(_ textField: TextField) -> Bool
    /// The field has lost the focus.
    func textFieldDidEndEditing(_ textField: TextField)
    /// Whether the user may put `string` in place of what stands in `range` of the text. Asked for each key, once
    /// for a whole paste, and not for what is undone. Unless implemented, he may.
    ///
    /// Differs from UIKit: the range is one of the `String` in `text`, so that `replaceSubrange` takes it.
    func textField(
        _ textField: TextField, shouldChangeCharactersIn range: Range<String.Index>,
        replacementString string: String
    ) -> Bool
    /// The cursor has moved, or something else is selected.
    func textFieldDidChangeSelection(_ textField: TextField)
    /// Whether the clear button may empty the field. Unless implemented, it may.
    func textFieldShouldClear(_ textField: TextField) -> Bool
    /// Whether Enter does what it does to a field: send `editingDidEndOnExit` and `primaryActionTriggered`, or,
    /// where nothing waits for them, go to the responders after the field. Unless implemented, it does.
    func textFieldShouldReturn(_ textField: TextField) -> Bool
}

extension TextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: TextField) {}
    public func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: TextField) {}
    public func textField(
        _ textField: TextField, shouldChangeCharactersIn range: Range<String.Index>,
        replacementString string: String
    ) -> Bool { true }
    public func textFieldDidChangeSelection(_ textField: TextField) {}
    public func textFieldShouldClear(_ textField: TextField) -> Bool { true }
    public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
}
