/// A variable times a number: one part of an `Expression`.
public struct Term: Hashable, Sendable {
    /// The unknown.
    public var variable: Variable
    /// What the unknown is multiplied with.
    public var coefficient: Double

    /// Makes `coefficient · variable`.
    public init(_ variable: Variable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}
