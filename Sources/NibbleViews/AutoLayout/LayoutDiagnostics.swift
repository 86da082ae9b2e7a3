/// What a layout could not do as it was told.
@MainActor package enum LayoutDiagnostic {
    /// Required constraints contradict each other; one of them was dropped.
    case conflict(dropped: LayoutConstraint, involved: [LayoutConstraint], others: [String])
    /// Constraints have overruled the frame of a view that translates its mask.
    case frameOverruled(View)
    /// Constraints leave open where views lie or how large they are.
    case ambiguous([(view: View, parts: [String])])
    /// Views ask for another layout each time that they are laid out.
    case endlessLayout([View])

    /// The diagnostic for people, of one line or several.
    package var message: String {
        switch self {
        case .conflict(let dropped, let involved, let others):
            var lines = ["Auto Layout: these constraints cannot all hold:"]
            lines += involved.map { "  \($0.description)" }
            lines += others.map { "  \($0)" }
            lines.append("Dropped, as the last one activated: \(dropped.description)")
            lines.append("Deactivate one of them, or give one a priority below 1000.")
            return lines.joined(separator: "\n")
        case .frameOverruled(let view):
            return """
                Auto Layout: constraints overrule the frame of \(view). \
                Set its translatesAutoresizingMaskIntoConstraints to false, as constraints place it.
                """
        case .ambiguous(let views):
            var lines = [
                "Auto Layout: the constraints leave open where these views lie or how large they are:"
            ]
            lines += views.map {
                "  \(LayoutConstraint.name(of: $0.view)): \($0.parts.joined(separator: ", "))"
            }
            lines.append("Add constraints for what is named, or content that has an extent.")
            return lines.joined(separator: "\n")
        case .endlessLayout(let views):
            let names = views.map { "\($0)" }.joined(separator: ", ")
            return """
                Auto Layout: the layout does not come to rest because of \(names). \
                Do not call setNeedsLayout or change constraints in each layoutSubviews.
                """
        }
    }
}

/// Where the diagnostics of a view tree go.
@MainActor package final class LayoutDiagnostics {
    /// Called with each. Unless set, the message is written to the standard error stream.
    package var handler: (LayoutDiagnostic) -> Void = { StandardError.write($0.message + "\n") }

    package init() {}

    func report(_ diagnostic: LayoutDiagnostic) { handler(diagnostic) }
}

extension View {
    /// The diagnostics of the tree that this view is in.
    package var layoutDiagnostics: LayoutDiagnostics {
        let root = layoutRoot.participation
        if let diagnostics = root.diagnostics { return diagnostics }
        let made = LayoutDiagnostics()
        root.diagnostics = made
        return made
    }
}
