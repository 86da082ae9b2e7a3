/// What a symbol of the tableau stands for.
enum SymbolKind: UInt8 {
    /// Not in use.
    case free
    /// A variable of the user's: any value.
    case external
    /// The room left by an inequality: never below zero.
    case slack
    /// The violation of a constraint that is not required: never below zero, and it costs.
    case error
    /// Marks a required equation in the rows made from it: always zero, never pivoted into the basis for gain.
    case dummy
    /// What a new row lacks to zero while a first feasible solution is sought.
    case artificial
}
