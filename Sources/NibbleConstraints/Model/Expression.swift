/// A sum of terms and a constant, such as `2·x - y + 3`.
///
/// A variable may occur in several terms; the solver adds them up.
public struct Expression: Hashable, Sendable, CustomStringConvertible {
    /// The variable part.
    public var terms: [Term]
    /// The part without variables.
    public var constant: Double

    /// Makes the sum of `terms` and `constant`.
    public init(_ terms: [Term] = [], constant: Double = 0) {
        self.terms = terms
        self.constant = constant
    }

    /// Makes the expression `variable`.
    public init(_ variable: Variable) {
        self.init([Term(variable)])
    }

    /// The expression as a person would write it: `2·x - y + 3`.
    public var description: String {
        var text = ""
        func add(_ number: Double, _ body: String) {
            let size = number.magnitude
            let sign = number < 0 ? (text.isEmpty ? "-" : " - ") : (text.isEmpty ? "" : " + ")
            let shown = size.shortDescription
            text += sign + (body.isEmpty ? shown : size == 1 ? body : "\(shown)·\(body)")
        }
        for term in terms { add(term.coefficient, term.variable.description) }
        if constant != 0 || terms.isEmpty { add(constant, "") }
        return text
    }
}

extension Double {
    /// The number without the `.0` of a whole one. (`rounded()` would do, but pulls in the C mathematics library.)
    var shortDescription: String {
        let text = "\(self)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
