/// One value of a saved state.
package enum RestorationValue: Equatable, Sendable {
    case integer(Int)
    case number(Double)
    case flag(Bool)
    case text(String)
    case texts([String])
}
