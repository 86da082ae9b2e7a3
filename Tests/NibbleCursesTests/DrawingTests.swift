import NibbleTerminal
import PseudoTerminal
import Testing

@Suite("Drawing in a real terminal") struct DrawingTests {
    @Test(
        "shows the grid, frame after frame, whatever the scene and the type of terminal",
        arguments: [
            ("plain", "xterm-256color"), ("wide", "xterm-256color"), ("switch", "xterm-256color"),
            ("colors", "xterm-256color"), ("caret", "xterm-256color"), ("plain", "tmux-256color"),
            ("colors", "tmux-256color"), ("wide", "screen-256color"), ("colors", "screen-256color"),
            ("switch", "vt100"), ("wide", "vt100"),
        ])
    func frames(scene: String, term: String) throws {
        let program = try FixtureProgram(scene: scene, term: term)
        for frame in 0..<4 {
            program.expectFrame(frame, depth: term == "vt100" ? .none : .indexed)
            program.terminal.type("n")
        }
        #expect(program.terminal.screen.unknown.isEmpty)
    }

    @Test("Q3: every frame of a long row of random changes is right")
    func randomFrames() throws {
        let program = try FixtureProgram(scene: "random")
        for frame in 0..<60 {
            guard program.expectFrame(frame) else { return }
            program.terminal.type("n")
        }
    }

    @Test(
        "shows direct colours and the palette beside each other where the terminal has both",
        arguments: ["plain", "wide", "colors", "rgb"])
    func directColors(scene: String) throws {
        let program = try FixtureProgram(scene: scene, environment: ["COLORTERM": "truecolor"])
        for frame in 0..<3 {
            program.expectFrame(frame, depth: .direct)
            program.terminal.type("n")
        }
    }

    @Test(
        "R5: columns after glyphs of disputed width are right on terminals that know clusters and that do not",
        arguments: [EmulatedTerminal.Clustering.graphemes, .scalars])
    func disputedWidths(clustering: EmulatedTerminal.Clustering) throws {
        let program = try FixtureProgram(scene: "disputed") { $0.clustering = clustering }
        for frame in 0..<3 {
            #expect(program.terminal.wait(for: "frame \(frame)"))
            let screen = program.terminal.screen
            for (column, letter) in [(2, "a"), (5, "b"), (8, "c"), (11, "d"), (14, "e")] {
                #expect(screen[column, 1].text == letter)
            }
            #expect(screen[2, 2].text == "🤥")
            #expect((5..<12).map { screen[$0, 2].text }.joined() == "frame \(frame)")
            #expect(screen.rows[5].hasPrefix("ready"))
            program.terminal.type("n")
        }
        if clustering == .graphemes { program.expectFrame(3) }
    }

    @Test("C3, R10: never redefines or resets the palette, and never erases the scrollback")
    func bytesThatNeverAppear() throws {
        let program = try FixtureProgram(scene: "colors")
        for frame in 0..<20 {
            program.expectFrame(frame)
            if frame == 10 { program.terminal.resize(to: Size(width: 60, height: 20)) }
            program.terminal.type("n")
        }
        program.terminal.type("q")
        #expect(program.terminal.waitForEnd() == .exited(0))
        #expect(!program.terminal.text.contains("\u{1b}[3J"))
        #expect(program.terminal.screen.commands.allSatisfy { $0 == "11;?" })
    }

    @Test("R12: places the cursor where typing goes, and hides it otherwise")
    func cursor() throws {
        let caret = try FixtureProgram(scene: "caret")
        caret.expectFrame()
        #expect(caret.terminal.wait { $0.screen.isCursorVisible })
        #expect(caret.terminal.screen.cursor == Point(x: 3, y: 1))
        let plain = try FixtureProgram(scene: "plain")
        plain.expectFrame()
        #expect(!plain.terminal.screen.isCursorVisible)
    }

    @Test("R9, R14: control characters in cells never reach the terminal")
    func controlCharacters() throws {
        let program = try FixtureProgram(scene: "control")
        #expect(program.terminal.wait(for: "ready"))
        #expect(program.terminal.screen.rows[0].hasPrefix("a␊b␍c␉d␛[2J�e"))
    }

    @Test("R8: without UTF-8 in the locale only ASCII is written")
    func ascii() throws {
        let program = try FixtureProgram(environment: ["LC_ALL": "C"])
        #expect(program.terminal.wait(for: "end"))
        #expect(program.terminal.bytes.allSatisfy { $0 < 0x80 })
        #expect(program.terminal.screen.rows[0].hasPrefix("+- frame 0 -+"))
    }

    @Test("P3: an idle program writes nothing")
    func idle() throws {
        let program = try FixtureProgram { $0.answersQueries = true }
        program.expectFrame()
        program.terminal.waitUntilQuiet()
        let count = program.terminal.bytes.count
        program.terminal.waitUntilQuiet(milliseconds: 300)
        #expect(program.terminal.bytes.count == count)
    }

    @Test("a frame goes out in one piece, in hardly more bytes than its cells")
    func bytesOfAFrame() throws {
        let program = try FixtureProgram(scene: "switch")
        program.expectFrame(0)
        program.terminal.waitUntilQuiet()
        let (count, pieces) = (program.terminal.bytes.count, program.terminal.pieces)
        program.terminal.type("n")
        program.expectFrame(1)
        #expect(program.terminal.bytes.count - count <= 80 * 24 + 24 * 8)
        #expect(program.terminal.pieces - pieces == 1)
    }
}
