import NibbleTerminal

/// What a field shows of a text in a row of cells: which graphemes, and in which columns.
///
/// Offsets are bytes of the UTF-8 form, as in `TextEditingModel`.
struct TextFieldLine {
    let text: String
    let isSecure: Bool
    /// The columns that there are.
    let width: Int

    /// A grapheme as it is drawn: a bullet where it is secret.
    func shown(_ character: Character) -> Character {
        isSecure ? Glyph.bullet.character : character.visible
    }

    /// Where the line must begin so that the cursor is seen, as near to `start` as that allows; nothing is
    /// cut at the left while there is room for it.
    func start(from start: Int, cursor: Int) -> Int {
        let end = text.utf8.count
        let atCursor = cursor < end ? shown(text[index(cursor)]).cellWidth : 1
        let fitting = reach(back: width - max(1, atCursor), from: cursor)
        let filling = reach(back: width - 1, from: end)
        return min(max(start, fitting), cursor, max(filling, 0))
    }

    /// The column of `offset` in a line that begins at `start`.
    func column(of offset: Int, from start: Int) -> Int {
        guard offset > start else { return 0 }
        return text[index(start)..<index(offset)].reduce(0) { $0 + shown($1).cellWidth }
    }

    /// The grapheme boundary nearest to the left edge of `column` in a line that begins at `start`: that of the
    /// grapheme in the column, or the end of the text.
    func offset(atColumn column: Int, from start: Int) -> Int {
        var position = index(start)
        var edge = 0
        while position < text.endIndex {
            edge += shown(text[position]).cellWidth
            if edge > column { break }
            position = text.index(after: position)
        }
        return text.utf8.distance(from: text.startIndex, to: position)
    }

    /// The graphemes from `start` that fit, in their drawn form; a wide one that does not fit whole is left out.
    func visible(from start: Int) -> (text: String, end: Int) {
        var drawn = ""
        var position = index(start)
        var edge = 0
        while position < text.endIndex {
            let character = shown(text[position])
            edge += character.cellWidth
            if edge > width { break }
            drawn.append(character)
            position = text.index(after: position)
        }
        return (drawn, text.utf8.distance(from: text.startIndex, to: position))
    }

    /// The farthest boundary before `offset` from which `columns` reach up to it.
    private func reach(back columns: Int, from offset: Int) -> Int {
        var position = index(offset)
        var left = columns
        while position > text.startIndex {
            let previous = text.index(before: position)
            left -= shown(text[previous]).cellWidth
            if left < 0 { break }
            position = previous
        }
        return text.utf8.distance(from: text.startIndex, to: position)
    }

    private func index(_ offset: Int) -> String.Index { text.utf8.index(text.startIndex, offsetBy: offset) }
}
