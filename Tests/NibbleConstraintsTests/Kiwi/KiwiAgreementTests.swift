import Foundation
import Testing

@testable import NibbleConstraints

/// Compares this solver with kiwisolver, the C++ Cassowary of the Python package index, in a virtual environment that
/// the test makes. Where that cannot be had (no Python, no network), the test says so and checks nothing.
@Suite("Agreement with kiwisolver")
struct KiwiAgreementTests {
    @Test("thousands of random systems come out the same")
    func agreement() throws {
        let systems =
            (0..<2000).map { KiwiSystem.anything(seed: $0) } + (0..<1000).map { KiwiSystem.unique(seed: $0) }
        guard let theirs = try Kiwi.solve(systems) else {
            print("NOTE: kiwisolver could not be installed: agreement not checked")
            return
        }
        try #require(theirs.count == systems.count)
        var traded = 0
        var crashed = 0
        for (system, their) in zip(systems, theirs) {
            guard let their else {
                crashed += 1
                continue
            }
            let our = KiwiOutcome(system)
            let name = "\(system.solution == nil ? "anything" : "unique"), seed \(system.seed)"
            #expect(our.accepted == their.accepted, "\(name): verdicts")
            guard our.accepted == their.accepted else { continue }
            if let solution = system.solution {
                for (value, wanted) in zip(our.values, solution) {
                    #expect((value - wanted).magnitude < 1e-6, "\(name)")
                }
                for (value, wanted) in zip(their.values, solution) {
                    #expect((value - wanted).magnitude < 1e-6, "\(name)")
                }
            }
            if compare(our.violations(system), their.violations(system), name) { traded += 1 }
        }
        print(
            "kiwisolver: \(systems.count) systems compared; it crashed on \(crashed) of them,",
            "and in \(traded) its weights traded a stronger wish for weaker ones")
        #expect(traded * 100 < systems.count)
        #expect(crashed * 100 < systems.count)
    }

    /// Compares the violations strength by strength. Gives true where ours are better by rank and theirs by kiwisolver's
    /// weights, which is the one difference there may be.
    private func compare(_ our: [Double], _ their: [Double], _ name: String) -> Bool {
        #expect(our[0] < 1e-5, "\(name): required constraints")
        let differing = (1..<our.count).first { (our[$0] - their[$0]).magnitude > 1e-5 }
        guard let differing else { return false }
        #expect(our[differing] < their[differing], "\(name): ours \(our), theirs \(their)")
        let weights = [0, 1e6, 1e3, 1]
        func weighted(_ violations: [Double]) -> Double {
            zip(weights, violations).reduce(0) { $0 + $1.0 * $1.1 }
        }
        #expect(weighted(their) < weighted(our) + 1e-3, "\(name): ours \(our), theirs \(their)")
        return true
    }
}
