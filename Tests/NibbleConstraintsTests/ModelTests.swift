import Testing

@testable import NibbleConstraints

@Suite("Strength")
struct StrengthTests {
    @Test(
        "priorities are kept within 1...1000",
        arguments: [(0.0, 1.0), (-7, 1), (1, 1), (250, 250), (2000, 1000)])
    func clamped(priority: Double, expected: Double) {
        #expect(Strength(priority: priority).priority == expected)
    }

    @Test("what is not a number is the weakest") func notANumber() {
        #expect(Strength(priority: .nan).priority == 1)
    }

    @Test("only 1000 is required") func required() {
        #expect(Strength(priority: 1000) == .required)
        #expect(!Strength(priority: 999.9).isRequired)
        #expect(Strength(priority: 750) > Strength(priority: 749.5))
    }
}

@Suite("Expression")
struct ExpressionTests {
    let x = Variable("x"), y = Variable("y")

    @Test("operators build sums of terms") func operators() {
        let expression = (x * 2 - y + 3) * 2
        #expect(expression.terms == [Term(x, 4), Term(y, -2)])
        #expect(expression.constant == 6)
        #expect((1.5 + Expression(x)).constant == 1.5)
        #expect((x + 4 - x).terms.count == 2)
    }

    @Test("the description reads like mathematics") func description() {
        #expect((x * 2 - y + 3).description == "2·x - y + 3")
        #expect((x * -0.5 - 1).description == "-0.5·x - 1")
        #expect(Expression().description == "0")
        #expect(Expression(Variable()).description == "?")
    }
}

@Suite("Constraint")
struct ConstraintTests {
    @Test("two constraints that say the same are not equal") func identity() {
        let x = Variable("x")
        let one = Constraint(Expression(x), .equal, 1)
        #expect(one == one)
        #expect(one != Constraint(Expression(x), .equal, 1))
    }

    @Test("it describes itself with relation and strength") func description() {
        let x = Variable("x")
        let constraint = Constraint(Expression(x), .greaterThanOrEqual, 3, strength: Strength(priority: 750))
        #expect(constraint.description == "x - 3 >= 0 @ 750")
    }
}

@Suite("Variable")
struct VariableTests {
    @Test("two variables of one name are two variables") func identity() {
        #expect(Variable("x") != Variable("x"))
        #expect(Set([Variable("x"), Variable("x")]).count == 2)
    }
}

@Suite("IdentityTable")
struct IdentityTableTests {
    @Test("it finds what was inserted and not what was removed, whatever the order") func randomUse() {
        var generator = SeededGenerator(seed: 3)
        let objects = (0..<200).map { _ in Variable() }
        var table = IdentityTable()
        var model: [Int: Int32] = [:]
        for step in 0..<5000 {
            let index = Int.random(in: 0..<objects.count, using: &generator)
            if model[index] == nil {
                table.insert(objects[index], Int32(step))
                model[index] = Int32(step)
            } else {
                table.remove(objects[index])
                model[index] = nil
            }
            if step % 50 == 0 {
                for (number, object) in objects.enumerated() {
                    #expect(table.find(object) == model[number] ?? -1)
                }
            }
        }
        #expect(table.count == model.count)
    }
}
