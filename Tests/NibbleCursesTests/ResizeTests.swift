import NibbleTerminal
import PseudoTerminal
import Testing

@Suite("Resizing") struct ResizeTests {
    @Test("L9: a storm of sizes ends at the last one, with the screen right")
    func storm() throws {
        let program = try FixtureProgram { $0.pipesOutput = true }
        program.expectFrame()
        for step in 0..<50 {
            program.terminal.resize(to: Size(width: 40 + step, height: 10 + step % 20))
        }
        program.terminal.resize(to: Size(width: 97, height: 31))
        #expect(program.terminal.waitForOutput("resize(NibbleTerminal.Size(width: 97, height: 31))"))
        program.expectFrame()
        let resizes = String(decoding: program.terminal.output, as: UTF8.self)
            .split(separator: "\n").filter { $0.hasPrefix("resize(") }
        #expect(resizes.count <= 51)
        #expect(resizes.filter { $0.contains("width: 97, height: 31") }.count == 1)
        #expect(program.terminal.screen.unknown.isEmpty)
    }

    @Test("S11: a handler that the program had for the signal of a new size is called too")
    func ownHandler() throws {
        let program = try FixtureProgram(flags: ["--own-handler"])
        program.expectFrame()
        program.terminal.resize(to: Size(width: 70, height: 20))
        program.expectFrame()
        program.terminal.type("q")
        #expect(program.terminal.waitForEnd() == .exited(0))
        #expect(program.terminal.screen.history == ["the program's own handler"])
    }

    @Test("L3: a size of zero is no size")
    func zero() throws {
        let program = try FixtureProgram { $0.pipesOutput = true }
        program.expectFrame()
        program.terminal.announceSize(Size(width: 0, height: 0))
        program.terminal.type("n")
        program.expectFrame(1)
        #expect(!String(decoding: program.terminal.output, as: UTF8.self).contains("resize("))
    }

    @Test("L1: larger and smaller screens show the whole grid")
    func sizes() throws {
        let program = try FixtureProgram(scene: "wide")
        for (width, height) in [(80, 24), (200, 50), (20, 6), (300, 100), (12, 5), (80, 24)] {
            program.terminal.resize(to: Size(width: width, height: height))
            program.expectFrame()
        }
    }
}
