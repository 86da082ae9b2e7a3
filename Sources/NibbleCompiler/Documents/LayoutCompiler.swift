import NibbleDocument

/// Turns the XML of a layout file into a document, with everything that is wrong with it.
public enum LayoutCompiler {
    /// What a file gave.
    public struct Result: Sendable {
        /// The document as far as it could be read; `nil` when the file is not well-formed XML.
        public var document: LayoutDocument?
        /// Errors and warnings in the file's order.
        public var diagnostics: [Diagnostic]
        /// The modules that the file names for its classes, each where it stands first.
        var modules: [PositionedText] = []

        /// Whether the document may be loaded.
        public var isUsable: Bool {
            document != nil && !diagnostics.contains { $0.severity == .error }
        }
    }

    /// Reads `source`, the bytes of `file`. Whatever they are, it returns, and soon.
    public static func compile(_ source: [UInt8], file: LayoutFile) -> Result {
        let root: XMLNode
        do throws(XMLError) {
            root = try XMLReader.read(source)
        } catch {
            let diagnostic = Diagnostic(
                .error, path: file.path, position: error.position, message: error.message)
            return Result(document: nil, diagnostics: [diagnostic])
        }
        var builder = DocumentBuilder(file: file)
        builder.build(root)
        var checker = ReferenceChecker(file: file, document: builder.document)
        checker.check()
        let diagnostics = (builder.diagnostics + checker.diagnostics).sorted { $0.position < $1.position }
        return Result(document: builder.document, diagnostics: diagnostics, modules: builder.modules)
    }

    /// Reads `source`, the text of `file`.
    public static func compile(_ source: String, file: LayoutFile) -> Result {
        compile(Array(source.utf8), file: file)
    }
}
