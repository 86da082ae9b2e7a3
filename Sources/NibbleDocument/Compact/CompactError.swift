/// Compact bytes that are not a layout document of this version.
public struct CompactError: Error, Equatable, CustomStringConvertible {
    /// What is wrong.
    public var reason: String
    /// The byte at which it was found, from zero.
    public var offset: Int

    public var description: String { "compact layout, byte \(offset): \(reason)" }
}
