import NibbleDocument

/// One layout file of a bundle: its document, read when it is first needed, and what connects it.
@MainActor public final class Layout {
    /// Whether the file is a nib or a storyboard.
    package let kind: LayoutDocument.Kind
    /// The name it is loaded by.
    public let name: String

    private enum Content {
        case compact(StaticString)
        case plan(LayoutPlan)
    }

    private var content: Content
    private var connect: (@MainActor (LayoutConnections) -> Void)?

    /// A layout from a document, which may come from a live file.
    package init(
        _ document: LayoutDocument, connect: @escaping @MainActor (LayoutConnections) -> Void = { _ in }
    ) {
        kind = document.kind
        name = document.name
        content = .plan(LayoutPlan(document))
        self.connect = connect
    }

    private init(
        _ kind: LayoutDocument.Kind, _ name: String, _ compact: StaticString,
        _ connect: @escaping @MainActor (LayoutConnections) -> Void
    ) {
        self.kind = kind
        self.name = name
        content = .compact(compact)
        self.connect = connect
    }

    /// A nib in the compact form that the layout compiler writes.
    public static func nib(
        _ name: String, compact: StaticString, connect: @escaping @MainActor (LayoutConnections) -> Void
    ) -> Layout {
        Layout(.nib, name, compact, connect)
    }

    /// A storyboard in the compact form that the layout compiler writes.
    public static func storyboard(
        _ name: String, compact: StaticString, connect: @escaping @MainActor (LayoutConnections) -> Void
    ) -> Layout {
        Layout(.storyboard, name, compact, connect)
    }

    /// The document, with its connections added to `connections` when it is asked for the first time.
    func plan(connecting connections: LayoutConnections) -> LayoutPlan {
        connect?(connections)
        connect = nil
        switch content {
        case .plan(let plan):
            return plan
        case .compact(let text):
            do {
                let plan = LayoutPlan(try LayoutDocument(compact: text))
                content = .plan(plan)
                return plan
            } catch {
                fatalError(
                    "Layout.\(kind.rawValue): '\(name)' cannot be read (\(error)); build the program anew, with one version of the framework and its plugin"
                )
            }
        }
    }
}
