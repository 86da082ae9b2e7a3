/// A text broken into lines of at most a width in cells, ready to be drawn: control characters visible,
/// tabulators expanded.
public struct TextLines: Hashable, Sendable {
    /// The lines, from top to bottom; one empty line for an empty text.
    public private(set) var lines: [String] = []
    /// Whether part of the text is not shown.
    public private(set) var isTruncated = false

    /// The columns of the widest line.
    public var width: Int { lines.reduce(0) { max($0, $1.cellWidth) } }

    /// Breaks `text` into lines.
    /// - Parameters:
    ///   - width: the room in columns; a grapheme wider than that is left out.
    ///   - lineLimit: the most lines there may be; 0 for as many as the text needs.
    ///   - mode: how lines break, and how the last one is cut.
    public init(
        _ text: some StringProtocol, width: Int = .max, lineLimit: Int = 0,
        mode: LineBreakMode = .byWordWrapping, tabWidth: Int = 8
    ) {
        let width = max(0, width)
        let limit = lineLimit > 0 ? lineLimit : Int.max
        var paragraphs = text.split(omittingEmptySubsequences: false, whereSeparator: Self.isLineBreak)[...]
        while let paragraph = paragraphs.popFirst() {
            var rest = paragraph.visible(tabWidth: tabWidth)[...]
            repeat {
                if lines.count == limit - 1 {
                    appendLast(rest, followedBy: paragraphs, width, mode, tabWidth)
                    return
                }
                appendLine(from: &rest, width, mode)
            } while !rest.isEmpty
        }
    }

    private static func isLineBreak(_ character: Character) -> Bool {
        switch character {
        case "\n", "\r\n", "\r", "\u{2028}", "\u{2029}", "\u{85}": true
        default: false
        }
    }

    /// Takes a line off the start of `rest`, which is not the last line that may be.
    private mutating func appendLine(from rest: inout Substring, _ width: Int, _ mode: LineBreakMode) {
        if mode == .byClipping {
            let line = rest.prefix(columns: width)
            if line.utf8.count < rest.utf8.count { isTruncated = true }
            lines.append(line)
            rest = rest[rest.endIndex...]
        } else {
            let (end, next) = Self.breakLine(rest, width, isByWord: mode != .byCharWrapping)
            if end == next, end == rest.startIndex, let first = rest.popFirst() {
                // Wider than the room: left out, so that what follows gets its turn.
                if first.cellWidth > 0 { isTruncated = true }
                if rest.isEmpty, lines.isEmpty { lines.append("") }
            } else {
                lines.append(String(rest[..<end]))
                rest = rest[next...]
            }
        }
    }

    /// Adds the last line that may be: what is left of a paragraph, and with it of the text.
    private mutating func appendLast(
        _ rest: Substring, followedBy paragraphs: ArraySlice<some StringProtocol>, _ width: Int,
        _ mode: LineBreakMode, _ tabWidth: Int
    ) {
        var line = String(rest)
        switch mode {
        case .byWordWrapping, .byCharWrapping, .byClipping:
            let isByWord = mode == .byWordWrapping
            let end =
                mode == .byClipping
                ? rest.endIndex : Self.breakLine(rest, width, isByWord: isByWord).end
            line = rest[..<end].prefix(columns: width)
        case .byTruncatingTail:
            if !paragraphs.isEmpty { line.append("…") }
            line = line.truncated(to: width)
        case .byTruncatingHead, .byTruncatingMiddle:
            for paragraph in paragraphs { line += " " + paragraph.visible(tabWidth: tabWidth) }
            line = line.truncated(to: width, at: mode == .byTruncatingHead ? .head : .middle)
        }
        if line != rest || !paragraphs.isEmpty { isTruncated = true }
        lines.append(line)
    }

    /// Where the line that `text` starts with ends, and where the next one starts: between them lie the
    /// spaces at which it breaks.
    private static func breakLine(
        _ text: Substring, _ width: Int, isByWord: Bool
    ) -> (end: Substring.Index, next: Substring.Index) {
        // Most labels fit, and most are ASCII.
        if text.utf8.count <= width, text.isPrintableASCII { return (text.endIndex, text.endIndex) }
        var column = 0
        var index = text.startIndex
        var candidate: (end: Substring.Index, next: Substring.Index)?
        var previous: Character?
        while index < text.endIndex {
            let character = text[index]
            let columns = character.cellWidth
            if isByWord, character == " " {
                let end = index
                while index < text.endIndex, text[index] == " " {
                    column += 1
                    index = text.index(after: index)
                }
                // Spaces at the start of a paragraph are its indentation; spaces at the end of a line vanish.
                if end > text.startIndex { candidate = (end, index) }
                if column > width {
                    let room = end > text.startIndex ? 0 : width
                    return (text.index(end, offsetBy: room), index)
                }
                previous = " "
                continue
            }
            if isByWord, let previous, previous != " ", columns == 2 || previous.cellWidth == 2 {
                // Between ideographs, and between them and anything else, a line may break.
                candidate = (index, index)
            } else if isByWord, previous == "-", character.isLetter {
                candidate = (index, index)
            }
            if column + columns > width { return candidate ?? (index, index) }
            column += columns
            previous = character
            index = text.index(after: index)
        }
        return (index, index)
    }
}
