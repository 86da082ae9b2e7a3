/// Everything that kept a layout file from being loaded.
public struct LayoutError: Error, Equatable, Sendable, CustomStringConvertible {
    /// All faults that were found, in the order in which the file was loaded.
    public let faults: [LayoutFault]

    init(faults: [LayoutFault]) { self.faults = faults }

    /// One line a fault.
    public var description: String { faults.map(\.description).joined(separator: "\n") }
}
