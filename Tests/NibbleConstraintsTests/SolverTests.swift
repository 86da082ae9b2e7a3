import Testing

@testable import NibbleConstraints

@Suite("Solver")
struct SolverTests {
    let x = Variable("x"), y = Variable("y"), z = Variable("z")

    @Test("a required equation gives its variable the value")
    func equation() throws {
        let solver = Solver()
        try solver.add(Constraint(Expression(x), .equal, 5))
        #expect(solver.value(of: x) == 5)
        #expect(solver.value(of: y) == 0)
    }

    @Test("a chain of equations is followed in any order of adding")
    func chain() throws {
        let solver = Solver()
        try solver.add(Constraint(Expression(z), .equal, y + 3))
        try solver.add(Constraint(Expression(y), .equal, x * 2))
        try solver.add(Constraint(Expression(x), .equal, 4))
        #expect(solver.value(of: z) == 11)
        #expect(solver.tableau.faults() == [])
    }

    @Test("a variable that occurs twice in an expression counts with the sum of its coefficients")
    func repeatedVariable() throws {
        let solver = Solver()
        try solver.add(Constraint(x + x + x, .equal, 12))
        #expect(solver.value(of: x) == 4)
        try solver.add(Constraint(y - y + x, .equal, 4))
        #expect(throws: SolverError.self) { try solver.add(Constraint(x - x, .equal, 1)) }
    }

    @Test("inequalities bound a weaker wish from both sides")
    func bounds() throws {
        let solver = Solver()
        try solver.add(Constraint(Expression(x), .greaterThanOrEqual, 10))
        try solver.add(Constraint(Expression(x), .lessThanOrEqual, 20))
        let low = Constraint(Expression(x), .equal, 3, strength: Strength(priority: 500))
        try solver.add(low)
        #expect(solver.value(of: x) == 10)
        try solver.remove(low)
        try solver.add(Constraint(Expression(x), .equal, 33, strength: Strength(priority: 500)))
        #expect(solver.value(of: x) == 20)
    }

    @Test("a thousand weaker constraints do not outvote one that is stronger by half a point")
    func noOutvoting() throws {
        let solver = Solver()
        for _ in 0..<1000 {
            try solver.add(Constraint(Expression(x), .equal, 7, strength: Strength(priority: 749.5)))
        }
        try solver.add(Constraint(Expression(x), .equal, 1, strength: Strength(priority: 750)))
        #expect(solver.value(of: x) == 1)
        try solver.add(Constraint(Expression(x), .equal, 9, strength: Strength(priority: 999)))
        #expect(solver.value(of: x) == 9)
        #expect(solver.tableau.faults() == [])
    }

    @Test("large coefficients do not let a weaker constraint outvote a stronger one")
    func coefficientsDoNotVote() throws {
        let solver = Solver()
        try solver.add(Constraint(x * 1e6, .equal, 0, strength: Strength(priority: 250)))
        try solver.add(Constraint(Expression(x), .equal, 1, strength: Strength(priority: 251)))
        #expect(solver.value(of: x) == 1)
    }

    @Test("a constraint is added once, and removed only where it is")
    func duplicates() throws {
        let solver = Solver()
        let constraint = Constraint(Expression(x), .equal, 5)
        try solver.add(constraint)
        #expect(solver.contains(constraint))
        #expect(throws: SolverError.duplicate) { try solver.add(constraint) }
        try solver.remove(constraint)
        #expect(!solver.contains(constraint))
        #expect(throws: SolverError.unknown) { try solver.remove(constraint) }
        #expect(throws: SolverError.unknown) { try solver.setConstant(constraint, 1) }
        #expect(throws: SolverError.unknown) { try solver.setStrength(constraint, .required) }
    }

    @Test("one constraint works in two solvers at once")
    func twoSolvers() throws {
        let constraint = Constraint(Expression(x), .greaterThanOrEqual, 5)
        let first = Solver()
        let second = Solver()
        try first.add(constraint)
        try second.add(constraint)
        try second.add(Constraint(Expression(x), .equal, 8))
        #expect(first.value(of: x) == 5)
        #expect(second.value(of: x) == 8)
    }

    @Test("a redundant equation is accepted and takes over when the first one goes")
    func redundant() throws {
        let solver = Solver()
        let first = Constraint(Expression(x), .equal, 5)
        let second = Constraint(x * 2, .equal, 10)
        try solver.add(first)
        try solver.add(second)
        try solver.remove(first)
        #expect(solver.value(of: x) == 5)
        #expect(throws: SolverError.self) { try solver.add(Constraint(Expression(x), .equal, 6)) }
        try solver.remove(second)
        try solver.add(Constraint(Expression(x), .equal, 6))
        #expect(solver.value(of: x) == 6)
    }

    @Test(
        "numbers that are infinite, not numbers or too large are refused",
        arguments: [Double.nan, .infinity, -.infinity, 1e13, .greatestFiniteMagnitude])
    func badNumbers(_ number: Double) throws {
        let solver = Solver()
        let good = Constraint(Expression(x), .equal, 5)
        try solver.add(good)
        solver.addEditVariable(y, strength: Strength(priority: 500))
        let size = solver.size
        #expect(throws: SolverError.invalidNumber) {
            try solver.add(Constraint(x * number, .equal, strength: .required))
        }
        #expect(throws: SolverError.invalidNumber) {
            try solver.add(
                Constraint(Expression([], constant: number), .equal, strength: Strength(priority: 1)))
        }
        #expect(throws: SolverError.invalidNumber) { try solver.setConstant(good, number) }
        #expect(!solver.suggest(number, for: y))
        #expect(solver.size == size)
        #expect(solver.value(of: x) == 5)
    }

    @Test("an expression without variables holds or does not")
    func constants() throws {
        let solver = Solver()
        try solver.add(Constraint(3, .greaterThanOrEqual))
        try solver.add(Constraint(0, .equal))
        let impossible = Constraint(3, .lessThanOrEqual)
        #expect(throws: SolverError.unsatisfiable(conflict: [impossible])) { try solver.add(impossible) }
        try solver.add(Constraint(3, .equal, strength: Strength(priority: 999)))
        #expect(solver.tableau.faults() == [])
    }
}
