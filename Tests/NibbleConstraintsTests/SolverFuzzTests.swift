import Testing

@testable import NibbleConstraints

@Suite("Solver, with random calls")
struct SolverFuzzTests {
    /// Everything the solver can be asked, at random, with the tableau's own checks after each call.
    @Test("whatever it is asked, required constraints hold and the bookkeeping is right", arguments: 0..<150)
    func everyCall(seed: Int) throws {
        var system = RandomSystem(seed: UInt64(seed), variables: 1 + seed % 12)
        let solver = Solver()
        var present: [Constraint] = []
        for step in 0..<60 {
            let place = "seed \(seed), step \(step)"
            switch Int.random(in: 0..<10, using: &system.generator) {
            case 0..<5:
                let constraint = system.constraint()
                let before = solver.size
                let values = system.variables.map { solver.value(of: $0) }
                do {
                    try solver.add(constraint)
                    present.append(constraint)
                } catch {
                    #expect(solver.size == before, "\(place)")
                    #expect(system.variables.map { solver.value(of: $0) } == values, "\(place)")
                }
            case 5 where !present.isEmpty:
                let index = Int.random(in: 0..<present.count, using: &system.generator)
                try solver.remove(present.remove(at: index))
            case 6 where !present.isEmpty:
                try? solver.setConstant(system.pick(present), system.number(-50...50))
            case 7 where !present.isEmpty:
                try? solver.setStrength(
                    system.pick(present), Strength(priority: system.pick(system.priorities)))
            case 8:
                solver.addEditVariable(system.pick(system.variables), strength: Strength(priority: 700))
            case 9 where system.generator.next() % 4 == 0:
                solver.removeEditVariable(system.pick(system.variables))
            default:
                solver.suggest(system.number(-50...50), for: system.pick(system.variables))
            }
            #expect(solver.tableau.faults() == [], "\(place)")
            for constraint in present where solver.strength(of: constraint)!.isRequired {
                let error = violation(constraint, solver, constant: solver.constant(of: constraint))
                #expect(error < 1e-6, "\(place): \(constraint)")
            }
        }
        for constraint in present { try solver.remove(constraint) }
        for variable in system.variables { solver.removeEditVariable(variable) }
        #expect(solver.size == (0, 0, 0, 0), "seed \(seed)")
    }

    @Test("adding and removing leaves the rows and symbols there were", arguments: 0..<30)
    func residue(seed: Int) throws {
        var system = RandomSystem(seed: UInt64(seed) + 1000, variables: 10)
        let solver = Solver()
        for _ in 0..<20 { try? solver.add(system.constraint()) }
        let before = solver.size
        for _ in 0..<5 {
            var added: [Constraint] = []
            for _ in 0..<40 {
                let constraint = system.constraint()
                if (try? solver.add(constraint)) != nil { added.append(constraint) }
            }
            for constraint in added.shuffled(using: &system.generator) { try solver.remove(constraint) }
            #expect(solver.size == before, "seed \(seed)")
            #expect(solver.tableau.faults() == [], "seed \(seed)")
        }
    }

    @Test("after a long life the values are those of a new solver")
    func longLife() throws {
        let widths = (0..<12).map { Variable("w\($0)") }
        let total = Variable("total")
        let sum = Constraint(Expression([Term(total, -1)] + widths.map { Term($0) }), .equal)
        let equal = widths.dropFirst().map {
            Constraint($0 - widths[0], .equal, strength: Strength(priority: 500))
        }
        let bounds = widths.map { Constraint(Expression($0), .greaterThanOrEqual, 3) }
        func make() throws -> Solver {
            let solver = Solver()
            for constraint in [sum] + equal + bounds { try solver.add(constraint) }
            solver.addEditVariable(total, strength: Strength(priority: 750))
            return solver
        }
        var generator = SeededGenerator(seed: 9)
        let old = try make()
        for step in 0..<3000 {
            old.suggest(Double.random(in: 0...500, using: &generator), for: total)
            try old.setConstant(bounds[step % 12], -Double.random(in: 1...60, using: &generator))
            if step % 3 == 0 {
                let some = equal.randomElement(using: &generator)!
                try old.remove(some)
                try old.add(some)
            }
        }
        let new = try make()
        for bound in bounds {
            try old.setConstant(bound, -7)
            try new.setConstant(bound, -7)
        }
        for solver in [old, new] { solver.suggest(240, for: total) }
        for variable in widths + [total] {
            #expect((old.value(of: variable) - new.value(of: variable)).magnitude < 1e-6)
        }
        #expect(old.tableau.faults() == [])
    }

    @Test("the same calls give the same values, to the last bit")
    func deterministic() {
        func run() -> [Double] {
            var system = RandomSystem(seed: 77, variables: 15)
            let solver = Solver()
            var present: [Constraint] = []
            for _ in 0..<300 {
                if system.generator.next() % 3 == 0, let last = present.popLast() {
                    try? solver.remove(last)
                } else {
                    let constraint = system.constraint()
                    if (try? solver.add(constraint)) != nil { present.append(constraint) }
                }
            }
            return system.variables.map { solver.value(of: $0) }
        }
        #expect(run() == run())
    }

    @Test("numbers of every size neither crash nor hang it", arguments: 0..<40)
    func wildNumbers(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed) + 5000)
        let wild: [Double] = [
            0, -0.0, 1, -1, 1e12, -1e12, 1e-12, 1e-300, .leastNonzeroMagnitude, 1e7, -1e-7, .nan, .infinity,
            -.infinity, 3.7, 1e13,
        ]
        let variables = (0..<8).map { Variable("v\($0)") }
        let solver = Solver()
        var present: [Constraint] = []
        func number() -> Double { wild.randomElement(using: &generator)! }
        for _ in 0..<200 {
            let terms = (0..<3).map { _ in Term(variables.randomElement(using: &generator)!, number()) }
            let relation = [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual]
                .randomElement(using: &generator)!
            let constraint = Constraint(
                Expression(terms, constant: number()), relation, strength: Strength(priority: number()))
            if (try? solver.add(constraint)) != nil { present.append(constraint) }
            solver.addEditVariable(variables[0], strength: Strength(priority: number()))
            solver.suggest(number(), for: variables[0])
            if let some = present.randomElement(using: &generator) {
                try? solver.setConstant(some, number())
                try? solver.setStrength(some, Strength(priority: number()))
            }
            if generator.next() % 3 == 0, let last = present.popLast() { try? solver.remove(last) }
        }
    }
}
