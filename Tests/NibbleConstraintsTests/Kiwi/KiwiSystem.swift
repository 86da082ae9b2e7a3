@testable import NibbleConstraints

/// A sequence of calls that both this solver and kiwisolver are put through.
struct KiwiSystem {
    enum Step {
        case add(Int)
        case remove(Int)
        case edit(Int, Strength)
        case suggest(Int, Double)
    }

    let seed: UInt64
    let variables: [Variable]
    private(set) var constraints: [Constraint] = []
    private(set) var steps: [Step] = []
    /// The values that are the only best ones, where the system was built to have such.
    private(set) var solution: [Double]?
    private var random: RandomSystem

    /// kiwisolver's names of its strengths, with priorities in the same order.
    static let strengths: [(name: String, priority: Double)] = [
        ("required", 1000), ("strong", 750), ("medium", 500), ("weak", 250),
    ]

    private init(_ seed: UInt64, _ count: Int) {
        self.seed = seed
        random = RandomSystem(seed: seed, variables: count)
        variables = random.variables
    }

    /// Constraints of all strengths at random, some of them in conflict, with edits and removals between them.
    static func anything(seed: UInt64) -> KiwiSystem {
        var system = KiwiSystem(seed, 1 + Int(seed % 30))
        var edited: [Int] = []
        for number in 0..<system.count(1...(3 * system.variables.count)) {
            system.add(system.random.constraint())
            switch system.count(0...9) {
            case 0 where number > 2:
                system.steps.append(.remove(system.count(0...(number - 1))))
            case 1 where edited.count < 3:
                let variable = system.count(0...(system.variables.count - 1))
                if edited.contains(variable) { continue }
                edited.append(variable)
                let strength = Strength(priority: system.random.pick([750, 500, 250]))
                system.steps += [
                    .edit(variable, strength), .suggest(variable, system.random.number(-60...60)),
                ]
            case 2 where !edited.isEmpty:
                system.steps.append(.suggest(system.random.pick(edited), system.random.number(-60...60)))
            default: break
            }
        }
        return system
    }

    /// As many independent equations as variables, of mixed strengths, that all hold at one point; bounds that hold
    /// there too; and weak wishes that do not. The point is then the only best solution.
    static func unique(seed: UInt64) -> KiwiSystem {
        var system = KiwiSystem(seed, 1 + Int(seed % 30))
        let point = system.variables.map { _ in system.random.number(-30...30) }
        var made: [Constraint] = []
        for index in system.variables.indices {
            var terms = [Term(system.variables[index])]
            var value = point[index]
            if index > 0 {
                let other = system.count(max(0, index - 4)...(index - 1))
                let coefficient = system.random.pick([1, -1, 0.5])
                terms.append(Term(system.variables[other], coefficient))
                value += coefficient * point[other]
            }
            let strength = Strength(priority: system.random.pick([1000, 1000, 750, 500]))
            made.append(Constraint(Expression(terms, constant: -value), .equal, strength: strength))

            let room = system.random.number(0...5)
            made.append(
                Constraint(
                    system.variables[index] * 1, .lessThanOrEqual, Expression(constant: point[index] + room)))
            let wish = Expression(constant: system.random.number(-40...40))
            made.append(
                Constraint(system.variables[index] * 1, .equal, wish, strength: Strength(priority: 250)))
        }
        for constraint in made.shuffled(using: &system.random.generator) { system.add(constraint) }
        system.solution = point
        return system
    }

    private mutating func count(_ range: ClosedRange<Int>) -> Int {
        Int.random(in: range, using: &random.generator)
    }

    private mutating func add(_ constraint: Constraint) {
        constraints.append(constraint)
        steps.append(.add(constraints.count - 1))
    }

    /// The system in the form that `solve.py` reads.
    var json: String {
        func number(_ variable: Variable) -> Int { variables.firstIndex(of: variable)! }
        func name(_ strength: Strength) -> String {
            "\"\(Self.strengths.first { $0.priority == strength.priority }!.name)\""
        }
        let lines = steps.map { step -> String in
            switch step {
            case .add(let index):
                let constraint = constraints[index]
                let terms = constraint.expression.terms.map { "[\(number($0.variable)),\($0.coefficient)]" }
                return
                    "[\"add\",\(index),[\(terms.joined(separator: ","))],\(constraint.expression.constant),"
                    + "\"\(constraint.relation)\",\(name(constraint.strength))]"
            case .remove(let index): return "[\"remove\",\(index)]"
            case .edit(let variable, let strength): return "[\"edit\",\(variable),\(name(strength))]"
            case .suggest(let variable, let value): return "[\"suggest\",\(variable),\(value)]"
            }
        }
        return "{\"variables\":\(variables.count),\"steps\":[\(lines.joined(separator: ",\n"))]}"
    }
}
