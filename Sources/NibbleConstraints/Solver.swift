/// An incremental solver of linear constraints: the Cassowary algorithm, as UIKit's Auto Layout uses it.
///
/// Constraints come and go one at a time, and after each call the values are the best there are: every required
/// constraint holds, and the others are kept as nearly as their `Strength` ranks them. The same calls in the same
/// order give the same values, on every machine and in every run. Where several solutions are equally good,
/// one of them is taken.
///
/// A solver is used from one thread at a time. It keeps the constraints and variables it is given alive for
/// as long as it needs them.
public final class Solver {
    /// Numbers above this, in a constraint or a suggestion, are refused: they leave no digits for the rest.
    public static let greatestMagnitude = 1e12

    struct ConstraintRecord {
        var object: Unmanaged<Constraint>
        /// The symbol that stands for the constraint in every row made from it.
        var marker: Int32
        /// The second error symbol of an optional constraint, or -1.
        var other: Int32
        /// The objective's level of an optional constraint, or -1 for a required one.
        var level: Int32
        /// The marker's coefficient in the constraint: 1 or -1.
        var sign: Double
        var constant: Double
        var strength: Strength
        /// When it was added, as a number that only grows.
        var order: UInt64
    }

    struct VariableRecord {
        var object: Unmanaged<Variable>
        var symbol: Int32
        /// How many terms of constraints name the variable.
        var uses: Int32
        /// The value that was last given to `takeChanges`.
        var reported: Double
    }

    var tableau = Tableau()
    var constraints = Buffer<ConstraintRecord>()
    var freeConstraints = Buffer<Int32>()
    var constraintTable = IdentityTable()
    var variables = Buffer<VariableRecord>()
    var freeVariables = Buffer<Int32>()
    var variableTable = IdentityTable()
    /// From an edit variable to the number of its constraint.
    var editTable = IdentityTable()
    /// The variables that `takeChanges` is reporting.
    var changes = Buffer<Int32>()
    private var nextOrder: UInt64 = 0

    /// Makes a solver without constraints.
    public init() {}

    deinit {
        for index in 0..<constraints.count where constraints.base[index].marker >= 0 {
            constraints.base[index].object.release()
        }
        for index in 0..<variables.count where variables.base[index].symbol >= 0 {
            variables.base[index].object.release()
        }
    }

    /// Adds a constraint and solves again.
    ///
    /// Throws `unsatisfiable` where a required constraint cannot hold, `duplicate` where the solver has it, and
    /// `invalidNumber`; the solver is then as if it had not been asked.
    public func add(_ constraint: Constraint) throws(SolverError) {
        if constraintTable.find(constraint) >= 0 { throw .duplicate }
        try Self.check(constraint.expression)
        nextOrder += 1
        let index = try insert(
            constraint, constant: constraint.expression.constant, strength: constraint.strength,
            isRequired: constraint.strength.isRequired, order: nextOrder)
        constraintTable.insert(constraint, index)
    }

    /// Whether the constraint has been added and not removed since.
    public func contains(_ constraint: Constraint) -> Bool {
        constraintTable.find(constraint) >= 0
    }

    /// Removes a constraint and solves again. Nothing of it stays behind.
    ///
    /// Throws `unknown` where the solver does not have it.
    public func remove(_ constraint: Constraint) throws(SolverError) {
        let index = constraintTable.find(constraint)
        if index < 0 { throw .unknown }
        constraintTable.remove(constraint)
        delete(index)
    }

    /// The value of a variable in the present solution; zero for one that no constraint names.
    public func value(of variable: Variable) -> Double {
        let index = variableTable.find(variable)
        return index < 0 ? 0 : tableau.value(variables[index].symbol)
    }

    static func check(_ number: Double) throws(SolverError) {
        if !(number.magnitude <= greatestMagnitude) { throw .invalidNumber }
    }

    private static func check(_ expression: Expression) throws(SolverError) {
        try check(expression.constant)
        for term in expression.terms { try check(term.coefficient) }
    }
}
