extension LayoutConstraint: @MainActor CustomStringConvertible {
    /// The constraint as a layout file says it, with its name, its priority and where it stands.
    public var description: String {
        var text = "\(Self.name(of: firstItem)).\(firstAttribute.rawValue) "
        switch relation {
        case .lessThanOrEqual: text += "<="
        case .equal: text += "=="
        case .greaterThanOrEqual: text += ">="
        }
        if let secondItem {
            if multiplier != 1 { text += " \(Self.number(multiplier)) *" }
            text += " \(Self.name(of: secondItem)).\(secondAttribute.rawValue)"
            if constant != 0 { text += constant < 0 ? " - " : " + " }
            if constant != 0 { text += Self.number(constant.magnitude) }
        } else {
            text += " \(Self.number(constant))"
        }
        if priority != .required { text += " @\(Self.number(Double(priority.rawValue)))" }
        if let identifier { text = "'\(identifier)' \(text)" }
        if let source { text += " (\(source))" }
        return text
    }

    /// The id of a view or guide, or its class where it has none.
    static func name(of item: (any LayoutItem)?) -> String {
        switch item {
        case let view as View: return view.accessibilityIdentifier ?? "\(type(of: view))"
        case let guide as LayoutGuide:
            let name = guide.identifier.isEmpty ? "guide" : guide.identifier
            return guide.owningView.map { "\(Self.name(of: $0)).\(name)" } ?? name
        default: return "?"
        }
    }

    private static func number(_ value: Double) -> String {
        value == value.rounded() && value.magnitude < 1e9 ? "\(Int(value))" : "\(value)"
    }
}
