import NibbleDocument

/// An element of an XML file, with the place of everything in it.
package struct XMLNode: Sendable, Equatable {
    /// One attribute.
    package struct Attribute: Sendable, Equatable {
        package var name: String
        package var value: String
        /// Where the name starts.
        package var position: SourcePosition
        /// Where the value starts, behind its quote.
        package var valuePosition: SourcePosition
    }

    package var name: String
    /// Where the name starts, behind the `<`.
    package var position: SourcePosition
    /// The attributes; of one that is given twice, the first.
    package var attributes: [Attribute] = []
    /// Attributes that are given already: not well-formed, but no reason to read no further.
    package var doubledAttributes: [Attribute] = []
    package var children: [XMLNode] = []
    /// Where text stands that is not only white space.
    package var textPosition: SourcePosition?

    /// The attribute with this name.
    package func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }
}
