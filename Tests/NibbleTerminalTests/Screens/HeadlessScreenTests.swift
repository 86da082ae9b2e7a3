import NibbleTerminal
import Testing

@MainActor @Suite struct HeadlessScreenTests {
    private let size = Size(width: 10, height: 2)

    private func open(_ depth: ColorDepth = .direct, unicode: Bool = true) throws -> HeadlessScreen {
        let screen = HeadlessScreen(
            size: size, capabilities: ScreenCapabilities(colorDepth: depth, isUnicode: unicode))
        try screen.open()
        return screen
    }

    private func frame(_ text: String, _ style: CellStyle = .plain) -> Grid {
        var grid = Grid(size: size)
        grid.write(text, x: 0, y: 0, style: style)
        return grid
    }

    @Test("a frame is shown, and the next one draws only what changed")
    func frames() throws {
        let screen = try open()
        screen.present(frame("hello"), damage: .all(size), cursor: Point(x: 1, y: 0))
        #expect(screen.grid.rows == ["hello     ", "          "])
        #expect(screen.cellsDrawn == 20 && screen.frameCount == 1)
        screen.present(frame("hallo"), damage: .all(size), cursor: nil)
        #expect(screen.cellsDrawn == 21)
        #expect(screen.lastChanges?.runs == [GridDiff.Run(row: 0, columns: 1..<2)])
        #expect(screen.cursor == nil)
    }

    @Test("colours and glyphs are those that the abilities allow")
    func abilities() throws {
        let style = CellStyle(foreground: .rgb(255, 136, 0), attributes: .bold)
        let screen = try open(.none, unicode: false)
        screen.present(frame("╭─日é│", style), damage: .all(size), cursor: nil)
        #expect(screen.grid.rows[0] == "+-? e|    ")
        #expect(screen.grid[0, 0].style == CellStyle(attributes: .bold))
        let indexed = try open(.indexed)
        indexed.present(frame("日x", style), damage: .all(size), cursor: nil)
        #expect(indexed.grid.rows[0] == "日x       ")
        #expect(indexed.grid[0, 0].style.foreground == .indexed(208))
    }

    @Test(
        "wide glyphs that come and go leave nothing behind, with Unicode and without",
        arguments: [true, false])
    func wideGlyphs(_ unicode: Bool) throws {
        let screen = try open(unicode: unicode)
        for text in ["日本語", "a本語", "日 b", "", "日本語", " 日本語"] {
            screen.present(frame(text), damage: .all(size), cursor: nil)
            let fresh = try open(unicode: unicode)
            fresh.present(frame(text), damage: .all(size), cursor: nil)
            #expect(screen.grid == fresh.grid, "\(text)")
        }
    }

    @Test("a resize changes the size at once, tells, and has the next frame drawn whole")
    func resize() throws {
        let screen = try open()
        screen.present(frame("a"), damage: .all(size), cursor: nil)
        screen.resize(to: Size(width: 3, height: 1))
        #expect(screen.size == Size(width: 3, height: 1))
        #expect(screen.readEvents() == [.resize(Size(width: 3, height: 1))])
        #expect(screen.readEvents() == [])
        screen.present(Grid(size: screen.size), damage: .all(screen.size), cursor: nil)
        #expect(screen.lastChanges?.cellCount == 3)
    }

    @Test("bytes go through the real parser, and time decides a lone Esc")
    func bytes() throws {
        let screen = try open()
        var calls = 0
        screen.onInput = { calls += 1 }
        screen.send(bytes: "\u{1B}[<0;3;2M\u{1B}".utf8, at: at(0))
        #expect(screen.readEvents() == [.mouse(MouseReport(.pressed(.left), at: Point(x: 2, y: 1)))])
        #expect(screen.nextDeadline == at(50))
        screen.advance(to: at(49))
        #expect(screen.readEvents() == [])
        screen.advance(to: at(50))
        #expect(screen.readEvents() == [.key(KeyPress(.escape))])
        #expect(screen.nextDeadline == nil && calls == 2)
    }

    @Test("being stopped forgets what is shown and comes back with the size of then")
    func suspend() throws {
        let screen = try open()
        screen.present(frame("a"), damage: .all(size), cursor: nil)
        screen.onSuspend = { screen.resize(to: Size(width: 5, height: 5)) }
        #expect(screen.suspend())
        #expect(screen.suspendCount == 1)
        #expect(screen.readEvents() == [.resize(Size(width: 5, height: 5))])
        #expect(screen.frame == nil)
        screen.close()
        screen.close()
        #expect(!screen.isOpen)
    }

    @Test("Q3: a cell that changes outside the damage traps, with its place")
    func undeclaredChange() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let size = Size(width: 4, height: 2)
                let screen = HeadlessScreen(size: size)
                try? screen.open()
                screen.present(Grid(size: size), damage: .all(size), cursor: nil)
                var next = Grid(size: size)
                next.write("x", x: 3, y: 1, style: .plain)
                var damage = Damage(size: size)
                damage.insert(Rect(x: 0, y: 1, width: 3, height: 1))
                screen.present(next, damage: damage, cursor: nil)
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("column 3 of row 1"))
    }

    @Test("events that were sent while nobody read keep their order")
    func order() throws {
        let screen = try open()
        screen.send(.focus(true))
        screen.send(bytes: "ab".utf8, at: at(0))
        screen.send(.key(KeyPress(.enter)))
        #expect(
            screen.readEvents() == [
                .focus(true), .key(KeyPress("a")), .key(KeyPress("b")), .key(KeyPress(.enter)),
            ])
    }
}
