import PseudoTerminal

/// A tab of the demo.
enum Tab: Equatable {
    case first, second

    /// The tab that a screen shows once nothing slides and all is drawn: its box, the line under its button,
    /// the last callback of a flip where there is room for the log, and the hints.
    static func settled(in screen: EmulatedTerminal) -> Tab? {
        let rows = screen.rows
        guard rows.count > 3, rows[rows.count - 1].contains("quit") else { return nil }
        if let last = Log.entries(in: screen).last {
            guard last.hasPrefix("didMove(nil)") || last == Log.entry("First").last else { return nil }
        }
        let underline = rows[1].enumerated().filter { "━=".contains($0.element) }.map(\.offset)
        for (tab, title, columns) in [(Tab.first, " First ", 2..<7), (.second, " Second ", 9..<15)] {
            // The box begins in the second column once it has arrived.
            let top = rows[3].dropFirst(2)
            if top.hasPrefix(title), rows[3].first == " ", underline == Array(columns) { return tab }
        }
        return nil
    }
}
