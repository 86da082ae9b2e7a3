@testable import NibbleConstraints

/// A small generator with a seed, so that a failure can be repeated.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }
}

/// Makes constraints like those of layouts: one to three variables, small coefficients.
struct RandomSystem {
    var generator: SeededGenerator
    let variables: [Variable]
    var priorities: [Double] = [1000, 1000, 750, 500, 250]

    init(seed: UInt64, variables count: Int) {
        generator = SeededGenerator(seed: seed)
        variables = (0..<count).map { Variable("v\($0)") }
    }

    mutating func pick<Element>(_ choices: [Element]) -> Element { choices.randomElement(using: &generator)! }

    mutating func number(_ range: ClosedRange<Int>) -> Double {
        Double(Int.random(in: range, using: &generator))
    }

    mutating func constraint() -> Constraint {
        let count = Int.random(in: 1...min(3, variables.count), using: &generator)
        let chosen = variables.shuffled(using: &generator).prefix(count)
        let terms = chosen.map { Term($0, pick([1, 1, -1, -1, 2, -2, 0.5])) }
        return Constraint(
            Expression(terms, constant: number(-40...40)),
            pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]),
            strength: Strength(priority: pick(priorities)))
    }
}

/// How far a constraint is from holding under the solver's values.
func violation(_ constraint: Constraint, _ solver: Solver, constant: Double? = nil) -> Double {
    let sum = constraint.expression.terms.reduce(constant ?? constraint.expression.constant) {
        $0 + $1.coefficient * solver.value(of: $1.variable)
    }
    switch constraint.relation {
    case .equal: return sum.magnitude
    case .lessThanOrEqual: return max(sum, 0)
    case .greaterThanOrEqual: return max(-sum, 0)
    }
}
