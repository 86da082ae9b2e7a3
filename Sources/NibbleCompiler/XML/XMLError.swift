import NibbleDocument

/// Where and why a file is not well-formed XML, or holds what layout files may not.
package struct XMLError: Error, Equatable {
    package var position: SourcePosition
    package var message: String
}
