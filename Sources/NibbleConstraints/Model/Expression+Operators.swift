extension Expression: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// Makes a constant expression.
    public init(floatLiteral value: Double) { self.init(constant: value) }

    /// Makes a constant expression.
    public init(integerLiteral value: Int) { self.init(constant: Double(value)) }

    /// The sum of both, term after term.
    public static func + (left: Expression, right: Expression) -> Expression {
        Expression(left.terms + right.terms, constant: left.constant + right.constant)
    }

    /// `left` less `right`.
    public static func - (left: Expression, right: Expression) -> Expression {
        left + right * -1
    }

    /// Every term and the constant times `factor`.
    public static func * (left: Expression, factor: Double) -> Expression {
        Expression(
            left.terms.map { Term($0.variable, $0.coefficient * factor) }, constant: left.constant * factor)
    }

    /// The sum of an expression and a variable.
    public static func + (left: Expression, variable: Variable) -> Expression { left + Expression(variable) }

    /// An expression less a variable.
    public static func - (left: Expression, variable: Variable) -> Expression { left - Expression(variable) }
}

extension Variable {
    /// `variable · factor`.
    public static func * (variable: Variable, factor: Double) -> Expression {
        Expression([Term(variable, factor)])
    }

    /// The sum of a variable and an expression.
    public static func + (variable: Variable, other: Expression) -> Expression {
        Expression(variable) + other
    }

    /// A variable less an expression.
    public static func - (variable: Variable, other: Expression) -> Expression {
        Expression(variable) - other
    }

    /// The sum of two variables.
    public static func + (variable: Variable, other: Variable) -> Expression {
        Expression([Term(variable), Term(other)])
    }

    /// The difference of two variables.
    public static func - (variable: Variable, other: Variable) -> Expression {
        Expression([Term(variable), Term(other, -1)])
    }
}
