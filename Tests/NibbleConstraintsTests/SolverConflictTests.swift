import Testing

@testable import NibbleConstraints

@Suite("Solver, conflicts")
struct SolverConflictTests {
    let x = Variable("x"), y = Variable("y"), z = Variable("z")

    private func conflict(_ solver: Solver, _ constraint: Constraint) -> [Constraint] {
        do {
            try solver.add(constraint)
            return []
        } catch .unsatisfiable(let conflict) {
            return conflict
        } catch {
            return []
        }
    }

    @Test("two values for one variable: both are named")
    func two() throws {
        let solver = Solver()
        let first = Constraint(Expression(x), .equal, 200)
        let second = Constraint(Expression(x), .equal, 84)
        try solver.add(first)
        #expect(conflict(solver, second) == [first, second])
        #expect(solver.value(of: x) == 200)
    }

    @Test("a chain of inequalities that closes on itself names every link and nothing else")
    func cycle() throws {
        let solver = Solver()
        let bystander = Constraint(Expression(z), .greaterThanOrEqual, x + 100)
        let first = Constraint(Expression(y), .greaterThanOrEqual, x + 1)
        let second = Constraint(Expression(z), .greaterThanOrEqual, y + 1)
        let closing = Constraint(x - z, .greaterThanOrEqual)
        let optional = Constraint(Expression(x), .equal, 7, strength: Strength(priority: 999))
        for constraint in [optional, first, second] { try solver.add(constraint) }
        #expect(conflict(solver, closing) == [first, second, closing])
        try solver.add(bystander)
        let named = conflict(solver, closing)
        #expect(named == [first, second, closing] || named == [bystander, closing])
    }

    @Test("equations and inequalities take part together")
    func mixed() throws {
        let solver = Solver()
        let sum = Constraint(x + y - 100, .equal)
        let left = Constraint(Expression(x), .greaterThanOrEqual, 60)
        let right = Constraint(Expression(y), .greaterThanOrEqual, 50)
        let other = Constraint(Expression(z), .equal, 3)
        for constraint in [other, sum, left] { try solver.add(constraint) }
        #expect(conflict(solver, right) == [sum, left, right])
    }

    @Test("a refused constraint leaves values, counts and later answers as they were")
    func nothingStays() throws {
        let solver = Solver()
        try solver.add(Constraint(x + y - 100, .equal))
        try solver.add(Constraint(Expression(x), .greaterThanOrEqual, 60))
        try solver.add(Constraint(Expression(y), .equal, 30, strength: Strength(priority: 400)))
        _ = solver.takeChangedVariables()
        let size = solver.size
        let refused = Constraint(y + z, .greaterThanOrEqual, Expression(z) + 50)
        for _ in 0..<20 { #expect(conflict(solver, refused).count == 3) }
        #expect(solver.size == size)
        #expect(!solver.contains(refused))
        #expect(solver.value(of: x) == 70)
        #expect(solver.value(of: y) == 30)
        #expect(solver.takeChangedVariables() == [])
        #expect(solver.tableau.faults() == [])
    }

    @Test("a constant that cannot be is refused, names the conflict and keeps the old one")
    func constant() throws {
        let solver = Solver()
        let low = Constraint(Expression(x), .greaterThanOrEqual, 10)
        let high = Constraint(Expression(x), .lessThanOrEqual, 20)
        try solver.add(low)
        try solver.add(high)
        #expect(throws: SolverError.unsatisfiable(conflict: [low, high])) { try solver.setConstant(low, -30) }
        #expect(solver.constant(of: low) == -10)
        try solver.setConstant(low, -15)
        #expect(solver.value(of: x) >= 15)

        let first = Constraint(Expression(y), .equal, 5)
        let again = Constraint(y * 2, .equal, 10)
        try solver.add(first)
        try solver.add(again)
        #expect(throws: SolverError.unsatisfiable(conflict: [first, again])) {
            try solver.setConstant(first, -6)
        }
        #expect(throws: SolverError.unsatisfiable(conflict: [first, again])) {
            try solver.setConstant(again, -8)
        }
        #expect(solver.value(of: y) == 5)
        #expect(solver.tableau.faults() == [])
    }

    @Test("every named set is a conflict by itself, and no smaller part of it is", arguments: 0..<60)
    func minimal(seed: Int) {
        var system = RandomSystem(seed: UInt64(seed) + 300, variables: 6)
        system.priorities = [1000, 1000, 500]
        let solver = Solver()
        for _ in 0..<30 {
            let named = conflict(solver, system.constraint())
            if named.isEmpty { continue }
            #expect(named.allSatisfy { $0.strength.isRequired })
            for left in [nil] + named.map(Optional.some) {
                let alone = Solver()
                let isRefused = named.filter { $0 != left }.contains { (try? alone.add($0)) == nil }
                #expect(isRefused == (left == nil), "seed \(seed)")
            }
        }
    }
}
