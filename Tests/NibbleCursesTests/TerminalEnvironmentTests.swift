import NibbleTerminal
import Testing

@testable import NibbleCurses

@Suite("Terminal environment") struct TerminalEnvironmentTests {
    private func environment(_ variables: [String: String]) -> TerminalEnvironment {
        TerminalEnvironment(
            term: variables["TERM"] ?? "", colorTerm: variables["COLORTERM"] ?? "",
            termProgram: variables["TERM_PROGRAM"] ?? "", noColor: variables["NO_COLOR"] ?? "",
            isInsideTmux: variables["TMUX"] != nil)
    }

    @Test(
        "C4: the depth of colour is what the whole environment says, not one variable",
        arguments: [
            (["TERM": "xterm-256color"], 256, .indexed),
            (["TERM": "xterm-256color", "COLORTERM": "truecolor"], 1 << 24, .direct),
            (["TERM": "xterm-256color", "COLORTERM": "24bit"], 1 << 24, .direct),
            (["TERM": "xterm-256color", "COLORTERM": "truecolor"], 256, .indexed),
            (["TERM": "xterm-256color", "COLORTERM": "yes"], 1 << 24, .indexed),
            (["TERM": "xterm-direct"], 1 << 24, .direct),
            (
                ["TERM": "xterm-256color", "COLORTERM": "truecolor", "TERM_PROGRAM": "Apple_Terminal"],
                1 << 24, .indexed
            ),
            (
                [
                    "TERM": "tmux-256color", "COLORTERM": "truecolor", "TERM_PROGRAM": "Apple_Terminal",
                    "TMUX": "/tmp/t",
                ], 1 << 24, .direct
            ),
            (["TERM": "screen-256color", "COLORTERM": "truecolor"], 1 << 24, .indexed),
            (["TERM": "screen-256color", "COLORTERM": "truecolor", "TMUX": "/tmp/t"], 1 << 24, .direct),
            (["TERM": "linux", "COLORTERM": "truecolor"], 8, .eight),
            (["TERM": "xterm-16color"], 16, .sixteen), (["TERM": "xterm-88color"], 88, .sixteen),
            (["TERM": "vt100"], -1, .none), (["TERM": "vt100"], 0, .none),
            (["TERM": "xterm-256color", "NO_COLOR": "1"], 256, .none),
            (["TERM": "xterm-256color", "NO_COLOR": ""], 256, .indexed),
            (["TERM": "xterm-direct", "COLORTERM": "truecolor", "NO_COLOR": "yes"], 1 << 24, .none),
        ] as [([String: String], Int, ColorDepth)])
    func depths(variables: [String: String], described: Int, depth: ColorDepth) {
        #expect(environment(variables).colorDepth(describedColors: described) == depth)
    }

    @Test(
        "types with direct colours are tried first, and types that nearly all understand last",
        arguments: [
            (["TERM": "xterm-256color"], ["xterm-256color", "xterm", "vt100", "ansi"]),
            (
                ["TERM": "xterm-256color", "COLORTERM": "truecolor"],
                ["xterm-direct256", "xterm-direct", "xterm-256color", "xterm", "vt100", "ansi"]
            ),
            (
                ["TERM": "tmux-256color", "COLORTERM": "truecolor", "TMUX": "x"],
                ["tmux-direct", "tmux-256color", "xterm-256color", "xterm", "vt100", "ansi"]
            ),
            (
                ["TERM": "alacritty", "COLORTERM": "truecolor"],
                ["alacritty-direct", "alacritty", "xterm-256color", "xterm", "vt100", "ansi"]
            ),
            (
                ["TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "1"],
                ["xterm-256color", "xterm", "vt100", "ansi"]
            ),
            (["TERM": "vt100"], ["vt100", "xterm-256color", "xterm", "ansi"]),
            ([:], ["xterm-256color", "xterm", "vt100", "ansi"]),
        ] as [([String: String], [String])])
    func candidates(variables: [String: String], candidates: [String]) {
        #expect(environment(variables).candidates == candidates)
    }

    @Test("only types that cannot address the cursor are refused")
    func unfit() {
        #expect(environment(["TERM": "dumb"]).isUnfit)
        #expect(environment(["TERM": "dumb-emacs-ansi"]).isUnfit)
        for term in ["", "vt100", "xterm", "nonexistent"] { #expect(!environment(["TERM": term]).isUnfit) }
    }

    @Test("queries go only to terminals that swallow what they do not know")
    func queries() {
        for term in ["xterm-256color", "xterm-kitty", "tmux-256color", "foot"] {
            #expect(environment(["TERM": term]).isXtermLike)
        }
        for term in ["vt100", "linux", "screen", "ansi", ""] {
            #expect(!environment(["TERM": term]).isXtermLike)
        }
    }
}
