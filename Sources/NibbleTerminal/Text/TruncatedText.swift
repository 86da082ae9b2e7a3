/// Which part of a text that is too long gives way to an ellipsis.
public enum TruncationPlace: Hashable, Sendable { case head, middle, tail }

extension StringProtocol {
    /// The text cut to at most `width` columns, with an ellipsis in place of what is left out. A wide
    /// grapheme is kept whole or left out, so that the result may be a column short; no width traps.
    public func truncated(to width: Int, at place: TruncationPlace = .tail) -> String {
        if width <= 0 { return "" }
        if cellWidth <= width { return String(self) }
        let room = width - 1
        switch place {
        case .tail: return prefix(columns: room) + "…"
        case .head: return "…" + suffix(columns: room)
        case .middle: return prefix(columns: room - room / 2) + "…" + suffix(columns: room / 2)
        }
    }

    /// The graphemes from the start that fit into `columns`.
    public func prefix(columns: Int) -> String {
        var end = startIndex
        var column = 0
        while end < endIndex {
            column += self[end].cellWidth
            if column > columns { break }
            end = index(after: end)
        }
        return String(self[..<end])
    }

    /// The graphemes up to the end that fit into `columns`.
    public func suffix(columns: Int) -> String {
        var start = endIndex
        var column = 0
        while start > startIndex {
            let previous = index(before: start)
            column += self[previous].cellWidth
            if column > columns { break }
            start = previous
        }
        return String(self[start...])
    }
}
