import NibbleDocument

/// Writes the Swift of a target's layout files.
///
/// Every name that a file uses stands in it once more, in code that compiles only if the name is there with
/// the right type, under a `#sourceLocation` and behind enough spaces that the compiler's message bears the
/// line and the column of the layout file. What the layout compiler found itself goes in as `#error` and
/// `#warning`, so that one build shows the faults of both.
public struct SwiftEmitter {
    /// A target's module.
    let module: String
    /// The files with what the layout compiler made of them.
    let layouts: [(file: LayoutFile, result: LayoutCompiler.Result)]
    /// What the target's sources declare.
    let source: SwiftSource
    /// The modules to import, which may not be there.
    let modules: Set<String>
    var output = ""
    /// The file whose lines are being written.
    var path = ""
    /// Faults that only the look at all files, or at the sources, has found.
    var diagnostics: [Diagnostic] = []

    /// An emitter for the layout files of `module`.
    public init(
        module: String, layouts: [(file: LayoutFile, result: LayoutCompiler.Result)], source: SwiftSource
    ) {
        self.module = module
        self.layouts = layouts.sorted { $0.file.path < $1.file.path }
        self.source = source
        modules = Set(layouts.flatMap(\.result.modules).map(\.text)).subtracting([module, "Nibble"])
    }

    /// The Swift file for all layout files, and the faults that were not in `layouts` already.
    public mutating func emit() -> (text: String, diagnostics: [Diagnostic]) {
        output = ""
        diagnostics = []
        emitHeader()
        for (index, layout) in layouts.enumerated() {
            guard let document = layout.result.document else { continue }
            path = layout.file.path
            emitConnections(of: document, number: index)
        }
        emitBundle()
        emitConstants()
        emitPublicNames()
        checkNames()
        for diagnostic in layouts.flatMap(\.result.diagnostics) + diagnostics { emit(diagnostic) }
        return (output, diagnostics)
    }

    /// Notes a fault of the file that is being written.
    mutating func error(_ message: String, at position: SourcePosition) {
        let diagnostic = Diagnostic(.error, path: path, position: position, message: message)
        if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }

    // MARK: Lines

    mutating func line(_ text: String = "") {
        output += text
        output += "\n"
    }

    /// Writes `prefix` and `code` as the line of the layout file at `position`, so that `code` starts in
    /// its column.
    mutating func line(at position: SourcePosition, prefix: String = "", _ code: String) {
        line("#sourceLocation(file: \(SwiftLiteral.string(path)), line: \(position.line))")
        let spaces = max(0, position.column - 1 - prefix.utf8.count)
        line(String(repeating: " ", count: spaces) + prefix + code)
        line("#sourceLocation()")
    }

    /// Writes what `body` writes so that it counts only where the modules of `types` are there.
    mutating func guarded(_ types: [LayoutTypes.Entry?], _ body: (inout SwiftEmitter) -> Void) {
        let names = Set(types.compactMap { $0?.module }).sorted()
        if !names.isEmpty { line("#if " + names.map { "canImport(\($0))" }.joined(separator: " && ")) }
        body(&self)
        if !names.isEmpty { line("#endif") }
    }

    private mutating func emit(_ diagnostic: Diagnostic) {
        path = diagnostic.path
        let literal = SwiftLiteral.string(diagnostic.message)
        let directive = diagnostic.severity == .error ? "#error(" : "#warning("
        let position = diagnostic.position
        guard position.line > 1 else {
            line(at: position, prefix: directive, literal + ")")
            return
        }
        // The message's column is its literal's, which may stand further left than the directive is long.
        line("#sourceLocation(file: \(SwiftLiteral.string(path)), line: \(position.line - 1))")
        line(directive)
        line(String(repeating: " ", count: max(0, position.column - 1)) + literal + ")")
        line("#sourceLocation()")
    }

    private mutating func emitHeader() {
        line("// Generated from the target's layout files. Changes are lost with the next build.")
        line()
        line("import Nibble")
        for name in modules.sorted() {
            // A missing module would hide all that is wrong besides.
            line("#if canImport(\(name))")
            line("import \(name)")
            line("#else")
            for layout in layouts {
                guard let place = layout.result.modules.first(where: { $0.text == name }) else { continue }
                let message =
                    "there is no module '\(name)'; add it to the dependencies of this file's target in Package.swift"
                emit(
                    Diagnostic(
                        .error, path: layout.file.path, position: place.position, message: message))
            }
            line("#endif")
        }
    }

    // MARK: Bundle

    private mutating func emitBundle() {
        line()
        line("extension Nibble.LayoutBundle {")
        line("    /// The nibs and storyboards of this module.")
        line("    static let module = Nibble.LayoutBundle(")
        line("        name: \(SwiftLiteral.string(module)),")
        line("        layouts: [")
        for (index, layout) in layouts.enumerated() where layout.result.isUsable {
            guard let document = layout.result.document else { continue }
            let name = SwiftLiteral.string(document.name)
            line(
                "            .\(document.kind.rawValue)(\(name), compact: Layout\(index).document, connect: Layout\(index).connect),"
            )
        }
        line("        ])")
        line("}")
        guard source.hasEntryPoint else { return }
        line()
        line("extension Nibble.ApplicationDelegate {")
        line("    public static func prepareLayouts() { Nibble.LayoutBundle.main = .module }")
        line("}")
    }

    private mutating func checkNames() {
        var seen: [String: LayoutFile] = [:]
        for layout in layouts {
            let key = layout.file.name + (layout.file.isNib ? ".nib" : ".storyboard")
            if let first = seen[key] {
                diagnostics.append(
                    Diagnostic(
                        .error, path: layout.file.path, position: .start,
                        message: "the name '\(layout.file.name)' is taken already, by \(first.path)"))
            } else {
                seen[key] = layout.file
            }
        }
    }
}
