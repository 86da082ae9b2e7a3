import Testing

@testable import NibbleConstraints

@Suite("Solver, editing")
struct SolverEditingTests {
    let x = Variable("x"), y = Variable("y"), z = Variable("z")
    let strong = Strength(priority: 750)

    @Test("a suggestion moves its variable and all that hangs on it")
    func suggestion() throws {
        let solver = Solver()
        try solver.add(Constraint(Expression(y), .equal, x * 2))
        solver.addEditVariable(x, strength: strong)
        #expect(solver.isEditVariable(x))
        for value in [10.0, -4, 0, 123.5] {
            #expect(solver.suggest(value, for: x))
            #expect(solver.value(of: y) == 2 * value)
        }
    }

    @Test("a suggestion gives way to what is required, and comes back when it can")
    func bounded() throws {
        let solver = Solver()
        try solver.add(Constraint(Expression(x), .lessThanOrEqual, 50))
        solver.addEditVariable(x, strength: .required)
        solver.suggest(80, for: x)
        #expect(solver.value(of: x) == 50)
        solver.suggest(30, for: x)
        #expect(solver.value(of: x) == 30)
    }

    @Test("making a variable an edit variable does not move it")
    func staysPut() throws {
        let solver = Solver()
        try solver.add(Constraint(Expression(x), .greaterThanOrEqual, 12))
        solver.addEditVariable(x, strength: strong)
        #expect(solver.value(of: x) == 12)
    }

    @Test("without its edit variable the solver falls back to the constraints")
    func removal() throws {
        let solver = Solver()
        try solver.add(Constraint(Expression(x), .equal, 5, strength: Strength(priority: 100)))
        solver.addEditVariable(x, strength: strong)
        solver.suggest(9, for: x)
        #expect(solver.value(of: x) == 9)
        solver.removeEditVariable(x)
        #expect(solver.value(of: x) == 5)
        #expect(!solver.isEditVariable(x))
        #expect(!solver.suggest(9, for: x))
    }

    @Test("several suggestions at once come to the same as one after the other")
    func batch() throws {
        let together = Solver()
        let apart = Solver()
        for solver in [together, apart] {
            try solver.add(Constraint(x + y - 100, .lessThanOrEqual))
            try solver.add(Constraint(Expression(z), .equal, x - y))
            solver.addEditVariable(x, strength: strong)
            solver.addEditVariable(y, strength: Strength(priority: 700))
        }
        #expect(together.suggest([(80, x), (70, y)]))
        apart.suggest(80, for: x)
        apart.suggest(70, for: y)
        for variable in [x, y, z] { #expect(together.value(of: variable) == apart.value(of: variable)) }
        #expect(together.value(of: y) == 20)
        #expect(!together.suggest([(1, x), (2, z)]))
        #expect(together.value(of: x) == 1)
    }

    @Test("a constant can be changed again and again, for every relation and strength")
    func constants() throws {
        let strengths = [Strength.required, Strength(priority: 500)]
        for relation in [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual] {
            for strength in strengths {
                let solver = Solver()
                let bound = Constraint(x - y, relation, strength: strength)
                try solver.add(Constraint(Expression(y), .equal, 10))
                try solver.add(bound)
                let pull = relation == .greaterThanOrEqual ? -1000 : 1000.0
                try solver.add(
                    Constraint(
                        Expression(x), .equal, Expression(constant: pull), strength: Strength(priority: 1)))
                for constant in [0.0, -5, 7, -2.5] {
                    try solver.setConstant(bound, constant)
                    #expect(solver.value(of: x) == 10 - constant, "\(bound)")
                }
            }
        }
    }

    @Test("a strength can be changed, also to required and back")
    func strengths() throws {
        let solver = Solver()
        let low = Constraint(Expression(x), .equal, 1, strength: Strength(priority: 300))
        let high = Constraint(Expression(x), .equal, 2, strength: Strength(priority: 600))
        try solver.add(low)
        try solver.add(high)
        #expect(solver.value(of: x) == 2)
        try solver.setStrength(low, Strength(priority: 601))
        #expect(solver.value(of: x) == 1)
        try solver.setStrength(high, .required)
        #expect(solver.value(of: x) == 2)
        #expect(throws: SolverError.unsatisfiable(conflict: [low, high])) {
            try solver.setStrength(low, .required)
        }
        #expect(solver.strength(of: low) == Strength(priority: 601))
        try solver.setStrength(high, Strength(priority: 5))
        #expect(solver.value(of: x) == 1)
        #expect(solver.tableau.faults() == [])
    }

    @Test("only variables whose value changed are reported, once")
    func changes() throws {
        let solver = Solver()
        try solver.add(Constraint(Expression(y), .equal, 7))
        try solver.add(Constraint(Expression(z), .equal, x + 1))
        solver.addEditVariable(x, strength: strong)
        solver.suggest(3, for: x)
        var seen: [Variable: Double] = [:]
        solver.takeChanges { seen[$0] = $1 }
        #expect(seen == [x: 3, y: 7, z: 4])
        #expect(solver.takeChangedVariables() == [])
        solver.suggest(4, for: x)
        #expect(Set(solver.takeChangedVariables()) == [x, z])
        solver.suggest(5, for: x)
        solver.suggest(4, for: x)
        #expect(solver.takeChangedVariables() == [])
    }
}
