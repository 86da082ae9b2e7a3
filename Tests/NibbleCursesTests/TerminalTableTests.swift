import NibbleTerminal
import Testing

@testable import NibbleCurses

@Suite("Terminal modes") struct TerminalModesTests {
    @Test("are undone in the reverse order of setting")
    func order() {
        var modes = TerminalModes()
        modes.push(.bracketedPaste)
        modes.push(.mouse)
        modes.push(.keyboard)
        #expect(String(decoding: modes.setting, as: UTF8.self) == "\u{1b}[?2004h\u{1b}[?1002h\u{1b}[>1u")
        #expect(String(decoding: modes.undoing, as: UTF8.self) == "\u{1b}[<u\u{1b}[?1002l\u{1b}[?2004l")
    }
}

@Suite("Terminfo keys") struct TerminfoKeysTests {
    @Test(
        "names of capabilities stand for keys with their modifiers",
        arguments: [
            ("kcuu1", KeyPress(.up)), ("kcbt", KeyPress(.tab, .shift)), ("kf1", KeyPress(.function(1))),
            ("kf12", KeyPress(.function(12))), ("kf13", KeyPress(.function(1), .shift)),
            ("kf25", KeyPress(.function(1), .control)), ("kf49", KeyPress(.function(1), .alternate)),
            ("kDC", KeyPress(.delete, .shift)), ("kDC3", KeyPress(.delete, .alternate)),
            ("kLFT5", KeyPress(.left, .control)), ("kUP8", KeyPress(.up, [.shift, .alternate, .control])),
        ])
    func names(name: String, press: KeyPress) { #expect(TerminfoKeys.key(named: name) == press) }

    @Test("other names stand for none", arguments: ["kf0", "kf", "kmous", "kDC9", "clear", ""])
    func none(name: String) { #expect(TerminfoKeys.key(named: name) == nil) }
}

@Suite("A cell in memory") struct CellLayoutTests {
    @Test("lies as the C functions read it")
    func layout() {
        #expect(MemoryLayout<Cell>.stride == 16)
        #expect(MemoryLayout<Cell>.offset(of: \.glyph) == 0)
        #expect(MemoryLayout<Cell>.offset(of: \.style.foreground) == 4)
        #expect(MemoryLayout<Cell>.offset(of: \.style.background) == 8)
        #expect(MemoryLayout<Cell>.offset(of: \.style.attributes) == 12)
        #expect(MemoryLayout<Cell>.offset(of: \.width) == 13)
    }
}
