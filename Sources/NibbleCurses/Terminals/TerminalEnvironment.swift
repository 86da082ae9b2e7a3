import NibbleTerminal

/// What the environment says of the terminal.
struct TerminalEnvironment: Equatable {
    /// `TERM`.
    var term = ""
    /// `COLORTERM`.
    var colorTerm = ""
    /// `TERM_PROGRAM`.
    var termProgram = ""
    /// `NO_COLOR`.
    var noColor = ""
    /// Whether tmux stands between the program and the terminal.
    var isInsideTmux = false
}

extension TerminalEnvironment {
    /// Whether the user asks for no colour: the variable is there and not empty.
    var refusesColor: Bool { !noColor.isEmpty }

    /// Whether the terminal cannot address its cursor, so that nothing could be drawn.
    var isUnfit: Bool { term == "dumb" || term.hasPrefix("dumb-") || term == "unknown" }

    /// Whether red, green and blue reach the eye. `COLORTERM` is inherited through programs that do not
    /// pass such colours on, and by terminals that claim them wrongly.
    var hasDirectColor: Bool {
        if term.contains("-direct") { return true }
        guard colorTerm == "truecolor" || colorTerm == "24bit" else { return false }
        if termProgram == "Apple_Terminal" && !isInsideTmux { return false }
        // GNU screen, in contrast to tmux under the same name, takes no direct colours.
        if term.hasPrefix("screen") && !isInsideTmux { return false }
        return !["linux", "vt", "cons", "sun", "ansi"].contains { term.hasPrefix($0) }
    }

    /// The terminal types that describe the terminal, the best first: those that take direct colours when
    /// the terminal does, then the one that the environment names.
    var preferredTypes: [String] {
        var names: [String] = []
        if hasDirectColor && !refusesColor && !term.contains("-direct") {
            let stem = term.hasSuffix("-256color") ? String(term.dropLast("-256color".count)) : term
            if stem == "xterm" { names.append("xterm-direct256") }
            names.append(stem == "screen" ? "tmux-direct" : "\(stem)-direct")
        }
        return term.isEmpty ? names : names + [term]
    }

    /// The terminal types to try: the preferred ones, then those that nearly every terminal understands.
    var candidates: [String] {
        preferredTypes + ["xterm-256color", "xterm", "vt100", "ansi"].filter { $0 != term }
    }

    /// Whether the terminal follows xterm: swallows what it does not know and answers queries.
    var isXtermLike: Bool {
        let families = [
            "xterm", "tmux", "foot", "alacritty", "kitty", "wezterm", "ghostty", "konsole", "vte", "gnome",
            "iterm2", "st-", "rxvt-unicode", "contour", "mintty", "rio",
        ]
        return families.contains { term.hasPrefix($0) }
    }

    /// How many colours to use of those that the terminal's description counts.
    func colorDepth(describedColors: Int) -> ColorDepth {
        if refusesColor { return .none }
        let described = ColorDepth.allCases.last { $0.rawValue <= max(0, describedColors) } ?? .none
        return described == .direct && !hasDirectColor ? .indexed : described
    }
}

extension TerminalEnvironment {
    /// The environment of this process.
    static var current: TerminalEnvironment {
        TerminalEnvironment(
            term: TerminalDevice.environment("TERM"), colorTerm: TerminalDevice.environment("COLORTERM"),
            termProgram: TerminalDevice.environment("TERM_PROGRAM"),
            noColor: TerminalDevice.environment("NO_COLOR"),
            isInsideTmux: !TerminalDevice.environment("TMUX").isEmpty)
    }
}
