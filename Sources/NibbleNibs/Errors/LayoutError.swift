/// Everything that kept a layout file from being loaded.
public struct LayoutError: Error, Equatable, Sendable, CustomStringConvertible {
    /// All faults that were found, in the order of the file.
    public let faults: [LayoutFault]

    init(faults: [LayoutFault]) {
        self.faults = faults.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    }

    /// One line a fault.
    public var description: String { faults.map(\.description).joined(separator: "\n") }
}
