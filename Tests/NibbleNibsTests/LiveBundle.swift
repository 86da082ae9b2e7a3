import NibbleCompiler
import NibbleDocument
import NibbleNibs
import NibbleViews
import Testing

/// A bundle of layout files given as text, connected by hand with the calls that generated code makes.
@MainActor func liveBundle(
    _ files: [String: String], name: String = "Live", sourceLocation: SourceLocation = #_sourceLocation,
    connect: (LayoutConnections) -> Void = { _ in }
) -> LayoutBundle {
    let bundle = LayoutBundle(name: name, layouts: [])
    for (path, text) in files {
        guard let file = LayoutFile(path: path) else { preconditionFailure("\(path) is no layout file") }
        let result = LayoutCompiler.compile(text, file: file)
        let errors = result.diagnostics.filter { $0.severity == .error }
        #expect(errors.isEmpty, "\(errors)", sourceLocation: sourceLocation)
        guard let document = result.document else { continue }
        bundle.add(Layout(document))
    }
    connect(bundle.connections)
    return bundle
}

/// A nib of one file, `A`.
@MainActor func liveNib(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation,
    connect: (LayoutConnections) -> Void = { _ in }
) -> Nib {
    Nib(
        nibName: "A",
        bundle: liveBundle(["A.nib.xml": text], sourceLocation: sourceLocation, connect: connect))
}

/// What happened, in order.
@MainActor final class Log {
    var lines: [String] = []
    static var nibs = Log()
    static var scenes = Log()
    static var relationships = Log()
}
