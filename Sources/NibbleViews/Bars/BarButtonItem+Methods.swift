extension BarButtonItem {
    /// An item that calls `target`'s method: `BarButtonItem(title: "Save", target: self, action: Editor.save)`.
    ///
    /// Differs from UIKit: a method has no name at run time, so the selector is named by where the call stands
    /// in the source.
    public convenience init<Target: AnyObject>(
        title: String?, style: Style = .plain, target: Target?,
        action: @escaping (Target) -> @MainActor () -> Void,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        self.init(
            title: title, style: style, target: target,
            action: Selector("\(file):\(line):\(column)", action))
    }

    /// An item that calls `target`'s method with itself.
    public convenience init<Target: AnyObject, Sender>(
        title: String?, style: Style = .plain, target: Target?,
        action: @escaping (Target) -> @MainActor (Sender) -> Void,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        self.init(
            title: title, style: style, target: target,
            action: Selector("\(file):\(line):\(column)", action))
    }

    /// An item that calls `target`'s method with itself and the event, which is `nil` for a key.
    public convenience init<Target: AnyObject, Sender>(
        title: String?, style: Style = .plain, target: Target?,
        action: @escaping (Target) -> @MainActor (Sender, Event?) -> Void,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        self.init(
            title: title, style: style, target: target,
            action: Selector("\(file):\(line):\(column)", action))
    }
}
