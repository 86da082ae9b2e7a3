import PseudoTerminal
import Testing

@MainActor @Suite("An idle demo") struct IdleTests {
    @Test("writes no byte and uses no processor time", arguments: [false, true])
    func idle(answersQueries: Bool) async throws {
        try await DemoProgram.run(adjust: { $0.answersQueries = answersQueries }) { demo in
            demo.expectTab(.first)
            demo.terminal.type("21")
            demo.expect("Shown 2×")
            demo.expectTab(.first)
            demo.terminal.waitUntilQuiet()
            let count = demo.terminal.bytes.count
            let state = ProcessState(demo.terminal.process)
            let ticks = try #require(state.ticks)
            let hasWritten = demo.terminal.wait(seconds: 1) { $0.bytes.count > count }
            #expect(!hasWritten)
            let now = try #require(state.ticks)
            #expect(now - ticks <= 1)
        }
    }
}
