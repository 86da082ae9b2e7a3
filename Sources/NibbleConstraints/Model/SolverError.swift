/// Why a `Solver` refused what it was asked. After any of these the solver is as it was before the call.
public enum SolverError: Error, Equatable {
    /// A required constraint cannot hold together with others that are required. `conflict` names all that take
    /// part, the refused one included, in the order in which they were added; without any one of them
    /// the others could hold.
    case unsatisfiable(conflict: [Constraint])
    /// The constraint is in this solver already.
    case duplicate
    /// The constraint is not in this solver.
    case unknown
    /// A coefficient or a constant is infinite, not a number, or above `Solver.greatestMagnitude`.
    case invalidNumber
}
