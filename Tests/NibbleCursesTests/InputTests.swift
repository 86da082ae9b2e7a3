import PseudoTerminal
import Testing

@Suite("Input from a real terminal") struct InputTests {
    private func report(of bytes: String, term: String = "xterm-256color") throws -> [String] {
        let program = try FixtureProgram(term: term) { $0.pipesOutput = true }
        #expect(program.terminal.wait(for: "end"))
        program.terminal.type(bytes + "q")
        #expect(program.terminal.waitForEnd() == .exited(0))
        return String(decoding: program.terminal.output, as: UTF8.self).split(separator: "\n").map(
            String.init
        )
        .dropFirst().dropLast().map { $0.replacing("NibbleTerminal.", with: "") }
    }

    @Test("M1, M2: a click far to the right, a drag and a release come each once, at their cells")
    func mouse() throws {
        let drag = (1...5).map { "\u{1b}[<32;\(250 + $0);3M" }.joined()
        let lines = try report(of: "\u{1b}[<0;250;3M" + drag + "\u{1b}[<0;255;3m")
        #expect(lines.count == 7)
        #expect(lines[0].contains("pressed") && lines[0].contains("Point(x: 249, y: 2)"))
        #expect(lines[1...5].allSatisfy { $0.contains("moved") })
        #expect(lines[6].contains("released") && lines[6].contains("Point(x: 254, y: 2)"))
    }

    @Test("keys come in the terminal's own form and in xterm's", arguments: ["xterm-256color", "vt100"])
    func keys(term: String) throws {
        let lines = try report(of: "\u{1b}OA\u{1b}[A\u{1b}OP\u{1b}[Z\u{3}\u{7f}", term: term)
        let wanted = [
            "Key.up", "Key.up", "Key.function(1)", "Key.tab", "Key.character(\"c\")", "Key.backspace",
        ]
        #expect(lines.count == wanted.count)
        for (line, key) in zip(lines, wanted) { #expect(line.contains(key)) }
    }

    @Test("M10: the wheel, a paste and the focus come as events of their own")
    func others() throws {
        let lines = try report(of: "\u{1b}[<65;4;5M\u{1b}[200~a\rb\u{1b}[201~\u{1b}[O")
        #expect(lines.count == 3)
        #expect(lines[0].contains("wheelDown"))
        #expect(lines[1] == "paste(\"a\\nb\")")
        #expect(lines[2] == "focus(false)")
    }

    @Test("K10: answers to the screen's queries are never typed")
    func replies() throws {
        let program = try FixtureProgram {
            $0.pipesOutput = true
            $0.answersQueries = true
        }
        #expect(program.terminal.waitForOutput("keyboardFlags"))
        #expect(!String(decoding: program.terminal.output, as: UTF8.self).contains("key("))
    }
}
