/// The identifier of a segue, as the layout compiler's constants give it: `performSegue(withIdentifier: .first, …)`.
public struct SegueIdentifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The identifier as it stands in the layout file.
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}

extension ViewController {
    /// Performs the segue that the layout file gives `identifier`; the same as with the text of the identifier.
    public func performSegue(withIdentifier identifier: SegueIdentifier, sender: Any?) {
        performSegue(withIdentifier: identifier.rawValue, sender: sender)
    }
}

extension SegueIdentifier {
    /// Lets a `switch` over a segue's identifier name the constants.
    public static func ~= (pattern: SegueIdentifier, identifier: String?) -> Bool {
        pattern.rawValue == identifier
    }
}
