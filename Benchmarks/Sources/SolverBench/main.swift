import NibbleConstraints

// The same problems, measured the same way, as `kiwi_bench.py` does with kiwisolver:
//   expr        making the constraints, nothing solved
//   add+solve   a new solver, an edit variable, every constraint added, the changed values read
//   edit        one suggestion, the changed values read
//   remove_add  one constraint removed and added again, the changed values read

/// Where the values read end up, so that reading them is not optimised away.
nonisolated(unsafe) var sink = 0.0

func readChanges(_ solver: Solver) {
    solver.takeChanges { _, value in sink += value }
}

func bench(_ name: String, _ make: (Int) -> Problem, size: Int, runs: Int) throws {
    var making = Timings()
    var adding = Timings()
    var editing = Timings()
    var replacing = Timings()
    var count = 0
    for _ in 0..<runs {
        var made: Problem?
        making.measure { made = make(size) }
        let problem = made!
        count = problem.constraints.count
        var solver = Solver()
        try adding.measure {
            solver = Solver()
            solver.addEditVariable(problem.width, strength: Problem.strong)
            solver.suggest(problem.base, for: problem.width)
            for constraint in problem.constraints { try solver.add(constraint) }
            readChanges(solver)
        }
        precondition(problem.isSolved(solver), "\(name): wrong after adding")
        for step in 0..<20 {
            editing.measure {
                solver.suggest(problem.base + Double(step * 3 + 1), for: problem.width)
                readChanges(solver)
            }
        }
        precondition(problem.isSolved(solver), "\(name): wrong after editing")
        let constraint = problem.constraints[count / 2]
        try replacing.measure {
            try solver.remove(constraint)
            try solver.add(constraint)
            readChanges(solver)
        }
        precondition(problem.isSolved(solver), "\(name): wrong after replacing")
    }
    let number = String(count)
    print(
        "\(name) N=\(String(repeating: " ", count: max(0, 5 - number.count)))\(number)",
        " expr \(making.summary)  add+solve \(adding.summary)",
        " edit \(editing.summary)  remove_add \(replacing.summary)")
}

for (name, make) in [("chain ", Problem.chain), ("grid  ", Problem.grid)] {
    for (size, runs) in [(100, 200), (1000, 20)] { try bench(name, make, size: size, runs: runs) }
}
