import Testing

#if canImport(Glibc)
    import Glibc
#endif

/// The descriptions of terminals that are installed.
enum TerminalDescriptions {
    /// That a description which a test needs is not there.
    struct Missing: Error, CustomStringConvertible {
        let description: String
    }

    /// Fails with the remedy when there is no description of `term`.
    static func require(_ term: String) throws {
        let folders = [
            "/usr/share/terminfo", "/lib/terminfo", "/etc/terminfo", "/usr/lib/terminfo",
            "/usr/local/share/terminfo",
        ]
        if folders.contains(where: { access("\($0)/\(term.prefix(1))/\(term)", R_OK) == 0 }) { return }
        throw Missing(
            description:
                "terminfo has no description of \(term): run Scripts/setup tests, or apt-get install ncurses-term"
        )
    }
}

/// The sequences in a program's bytes that ask for a colour.
enum ColorSequences {
    /// The first of them; the one for the default colours is none.
    static func first(in text: String) -> String? {
        for piece in text.split(separator: "\u{1b}[").dropFirst() {
            guard let end = piece.firstIndex(where: { !$0.isNumber && !";:".contains($0) }), piece[end] == "m"
            else {
                continue
            }
            let codes = piece[..<end].split(whereSeparator: { ";:".contains($0) }).compactMap { Int($0) }
            let isColor = { (code: Int) in (30...38).contains(code) || (40...48).contains(code) || code >= 90
            }
            if codes.contains(where: isColor) { return String(piece[...end]) }
        }
        return nil
    }
}
