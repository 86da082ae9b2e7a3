import NibbleTerminal

/// A screen as people can review it: the text in a frame, then where each style stands, by a legend.
public struct Snapshot: Equatable, Sendable, CustomStringConvertible {
    /// The lines of the written form.
    public let lines: [String]

    /// The written form of `grid`.
    public init(_ grid: Grid) {
        var lines = ["┌" + String(repeating: "─", count: grid.size.width) + "┐"]
        lines += grid.rows.map { "│" + $0 + "│" }
        lines.append("└" + String(repeating: "─", count: grid.size.width) + "┘")
        var legend: [CellStyle: Character] = [.plain: "·"]
        var entries: [String] = []
        var map: [String] = []
        for y in 0..<grid.size.height {
            var row = ""
            for x in 0..<grid.size.width {
                let style = grid[x, y].style
                if legend[style] == nil {
                    let letter = Self.letters[min(entries.count, Self.letters.count - 1)]
                    legend[style] = letter
                    entries.append("\(letter) \(Self.describe(style))")
                }
                row.append(legend[style]!)
            }
            map.append(row)
        }
        self.lines = lines + map.map { " " + $0 + " " } + entries
    }

    /// The snapshot that `text`, a golden file's, holds.
    public init(text: String) {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        self.lines = lines
    }

    public var description: String { lines.joined(separator: "\n") + "\n" }

    /// The rows in which `other` differs, each as it was and as it is; `nil` when there are none.
    public func difference(from other: Snapshot) -> String? {
        guard self != other else { return nil }
        var report: [String] = []
        for row in 0..<max(lines.count, other.lines.count) {
            let new = row < lines.count ? lines[row] : nil
            let old = row < other.lines.count ? other.lines[row] : nil
            guard new != old else { continue }
            report.append("line \(row + 1)")
            if let old { report.append("  - " + old) }
            if let new { report.append("  + " + new) }
        }
        return report.joined(separator: "\n")
    }

    private static let letters = Array(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
            + "αβγδεζηθικλμνξοπρστυφχψωбвгджзиклмнптфцчшщъыьэюя")

    private static func describe(_ style: CellStyle) -> String {
        var parts: [String] = []
        if style.foreground != .default { parts.append(describe(style.foreground)) }
        if style.background != .default { parts.append("on " + describe(style.background)) }
        let names: [(CellStyle.Attributes, String)] = [
            (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"), (.blink, "blink"),
            (.reverse, "reverse"),
        ]
        for (attribute, name) in names where style.attributes.contains(attribute) { parts.append(name) }
        return parts.isEmpty ? "plain" : parts.joined(separator: " ")
    }

    private static func describe(_ color: TerminalColor) -> String {
        if let index = color.index { return "color\(index)" }
        guard let (red, green, blue) = color.components else { return "default" }
        return "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
