@testable import NibbleConstraints

/// What came of a `KiwiSystem`: here or in kiwisolver.
struct KiwiOutcome: Decodable {
    /// For each constraint added, whether it was accepted.
    var accepted: [Bool]
    var values: [Double]

    init(accepted: [Bool], values: [Double]) {
        self.accepted = accepted
        self.values = values
    }

    /// Puts this solver through the system.
    init(_ system: KiwiSystem) {
        let solver = Solver()
        accepted = []
        for step in system.steps {
            switch step {
            case .add(let index):
                accepted.append((try? solver.add(system.constraints[index])) != nil)
            case .remove(let index): try? solver.remove(system.constraints[index])
            case .edit(let variable, let strength):
                solver.addEditVariable(system.variables[variable], strength: strength)
            case .suggest(let variable, let value): solver.suggest(value, for: system.variables[variable])
            }
        }
        values = system.variables.map { solver.value(of: $0) }
    }

    /// The sum of violations at each strength, required first.
    func violations(_ system: KiwiSystem) -> [Double] {
        var present: [Int: Constraint] = [:]
        var edits: [Int: (strength: Strength, value: Double)] = [:]
        var added = 0
        for step in system.steps {
            switch step {
            case .add(let index):
                if accepted[added] { present[index] = system.constraints[index] }
                added += 1
            case .remove(let index): present[index] = nil
            case .edit(let variable, let strength): edits[variable] = (strength, 0)
            case .suggest(let variable, let value): edits[variable]?.value = value
            }
        }
        return KiwiSystem.strengths.map { level in
            var sum = 0.0
            for constraint in present.values where constraint.strength.priority == level.priority {
                sum += violation(constraint, system)
            }
            for (variable, edit) in edits where edit.strength.priority == level.priority {
                sum += (values[variable] - edit.value).magnitude
            }
            return sum
        }
    }

    private func violation(_ constraint: Constraint, _ system: KiwiSystem) -> Double {
        let sum = constraint.expression.terms.reduce(constraint.expression.constant) {
            $0 + $1.coefficient * values[system.variables.firstIndex(of: $1.variable)!]
        }
        switch constraint.relation {
        case .equal: return sum.magnitude
        case .lessThanOrEqual: return max(sum, 0)
        case .greaterThanOrEqual: return max(-sum, 0)
        }
    }
}
