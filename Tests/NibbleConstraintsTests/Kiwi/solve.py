"""Solves the systems of a JSON file with kiwisolver and writes what it found.

In:  [{"variables": n, "steps": [step, ...]}, ...], a step being one of
     ["add", id, [[variable, coefficient], ...], constant, relation, strength]
     ["remove", id]
     ["edit", variable, strength]
     ["suggest", variable, value]
     relation: "<=", "==", ">="; strength: "required", "strong", "medium", "weak".
Out: [{"accepted": [true or false for each "add"], "values": [one for each variable]}, ...]
     with null for a system on which kiwisolver ended the process.
"""

import json
import os
import sys

import kiwisolver as kiwi

STRENGTHS = {
    "required": kiwi.strength.required,
    "strong": kiwi.strength.strong,
    "medium": kiwi.strength.medium,
    "weak": kiwi.strength.weak,
}


def build(constraints, edits):
    """A new solver for what is wanted. kiwisolver keeps parts of a constraint that it has refused, and a solver
    with a history may miss the best solution; a new one that has refused nothing is the yardstick."""
    solver = kiwi.Solver()
    for constraint in constraints.values():
        solver.addConstraint(constraint)
    for variable, strength, value in edits.values():
        solver.addConstraint((variable == value) | strength)
    return solver


def solve(system):
    variables = [kiwi.Variable(str(index)) for index in range(system["variables"])]
    constraints = {}
    edits = {}
    accepted = []
    solver = None
    for step in system["steps"]:
        if step[0] == "add":
            _, name, terms, constant, relation, strength = step
            expression = kiwi.Expression(
                [kiwi.Term(variables[variable], coefficient) for variable, coefficient in terms], constant
            )
            constraint = kiwi.Constraint(expression, relation, STRENGTHS[strength])
            solver = solver or build(constraints, edits)
            try:
                solver.addConstraint(constraint)
                constraints[name] = constraint
                accepted.append(True)
            except kiwi.UnsatisfiableConstraint:
                accepted.append(False)
                solver = None
        elif step[0] == "remove":
            if constraints.pop(step[1], None):
                solver = None
        elif step[0] == "edit":
            edits[step[1]] = [variables[step[1]], STRENGTHS[step[2]], 0]
        elif step[0] == "suggest":
            edits[step[1]][2] = step[2]
            solver = None
    solver = build(constraints, edits)
    solver.updateVariables()
    return {"accepted": accepted, "values": [variable.value() for variable in variables]}


def solve_apart(systems):
    """Solves in a process of its own: kiwisolver 1.5.1 aborts where its simplex finds no pivot. Where that
    happens, each half is tried again, down to the one system."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(2)
        with os.fdopen(writer, "w") as pipe:
            json.dump([solve(system) for system in systems], pipe)
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader) as pipe:
        text = pipe.read()
    if os.waitpid(child, 0)[1] == 0:
        return json.loads(text)
    if len(systems) == 1:
        return [None]
    middle = len(systems) // 2
    return solve_apart(systems[:middle]) + solve_apart(systems[middle:])


with open(sys.argv[1]) as file:
    systems = json.load(file)
outcomes = []
for start in range(0, len(systems), 200):
    outcomes += solve_apart(systems[start : start + 200])
with open(sys.argv[2], "w") as file:
    json.dump(outcomes, file)
