import NibbleConstraints

/// A layout to solve, in one of the two shapes that `kiwi_bench.py` also measures.
struct Problem {
    var width: Variable
    var constraints: [Constraint]
    /// The first suggestion for `width`.
    var base: Double
    /// Whether the solver's values are right.
    var isSolved: (Solver) -> Bool

    static let strong = Strength(priority: 750)
    static let medium = Strength(priority: 500)

    /// Boxes in a row, each beside the last, all of one width, as wide as the row together: everything
    /// depends on everything.
    static func chain(_ size: Int) -> Problem {
        let count = (size - 2) / 3
        let width = Variable("W")
        let lefts = (0..<count).map { Variable("l\($0)") }
        let widths = (0..<count).map { Variable("w\($0)") }
        var constraints = [
            Constraint(Expression(lefts[0]), .equal),
            Constraint(lefts[count - 1] + widths[count - 1] - width, .equal, strength: strong),
        ]
        for index in 0..<count {
            if index + 1 < count {
                constraints.append(
                    Constraint(Expression(lefts[index + 1]), .equal, lefts[index] + widths[index] + 1))
            }
            constraints.append(Constraint(Expression(widths[index]), .greaterThanOrEqual, 3))
            if index > 0 {
                constraints.append(Constraint(widths[index] - widths[0], .equal, strength: medium))
            }
        }
        return Problem(width: width, constraints: constraints, base: Double(8 * count)) { solver in
            let right = solver.value(of: lefts[count - 1]) + solver.value(of: widths[count - 1])
            return (right - solver.value(of: width)).magnitude < 1e-3
                && (solver.value(of: widths[0]) - solver.value(of: widths[count - 1])).magnitude < 1e-3
        }
    }

    /// Rows that know nothing of each other and all hang on the width: the usual shape of a window.
    static func grid(_ size: Int) -> Problem {
        let width = Variable("W")
        var constraints: [Constraint] = []
        var last: (left: Variable, middle: Variable, right: Variable)?
        for row in 0..<size / 4 {
            let left = Variable("l\(row)")
            let middle = Variable("m\(row)")
            let right = Variable("r\(row)")
            constraints += [
                Constraint(Expression(left), .greaterThanOrEqual, 1),
                Constraint(Expression(right), .equal, width - 1, strength: strong),
                Constraint(Expression(middle), .equal, (left + right) * 0.5),
                Constraint(Expression(right), .greaterThanOrEqual, left + 4),
            ]
            last = (left, middle, right)
        }
        return Problem(width: width, constraints: constraints, base: 80) { solver in
            guard let last else { return true }
            let right = solver.value(of: last.right)
            let middle = (solver.value(of: last.left) + right) / 2
            return (right - solver.value(of: width) + 1).magnitude < 1e-3
                && (solver.value(of: last.middle) - middle).magnitude < 1e-3
        }
    }
}
