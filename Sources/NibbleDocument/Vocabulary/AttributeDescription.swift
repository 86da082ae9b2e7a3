/// One attribute of an element: its name, and what its text is read as.
public struct AttributeDescription: Sendable, Equatable {
    /// How an attribute's text is read.
    public enum Kind: Sendable, Equatable {
        /// Any text.
        case string
        /// A whole number within these bounds.
        case integer(ClosedRange<Int>)
        /// A number within these bounds.
        case number(ClosedRange<Double>)
        /// `true` or `false`.
        case boolean
        /// A system colour's name, or `#rrggbb`.
        case color
        /// One of these words.
        case keyword([String])
        /// Any of these words, separated by spaces.
        case keywords([String])
        /// This many whole numbers, separated by spaces, of cells.
        case cells(Int)
    }

    /// The attribute's name, which is the property's.
    public var name: String
    /// How its text is read.
    public var kind: Kind
    /// One sentence of help.
    public var help: String

    init(_ name: String, _ kind: Kind, _ help: String) {
        self.name = name
        self.kind = kind
        self.help = help
    }
}
