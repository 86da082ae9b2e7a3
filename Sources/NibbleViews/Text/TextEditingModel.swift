import NibbleTerminal

/// A line of text that is being edited: the text, what is selected, and what can be taken back.
///
/// A pure value, without screen and keys. Positions are bytes of the UTF-8 form from the start of the text, and
/// always lie between two graphemes.
struct TextEditingModel {
    /// What a movement or a deletion goes by.
    enum Unit { case grapheme, word, line }
    /// To the start or to the end of the text.
    enum Direction { case backward, forward }

    private(set) var text: String
    /// The end of the selection that stays when it is extended.
    private(set) var anchor: Int
    /// The end of the selection that moves: where typing goes while nothing is selected.
    private(set) var head: Int
    /// Whether words are kept secret: the whole line is one then.
    var isSecure = false
    /// Counts the changes of the text.
    private(set) var revision = 0
    private var history = TextEditingHistory()

    /// `text` with the cursor at its end, and nothing to be taken back.
    init(_ text: String = "") {
        self.text = text
        anchor = text.utf8.count
        head = anchor
    }

    /// The bytes of the text.
    var end: Int { text.utf8.count }
    var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }

    /// Takes another text, as a new one.
    mutating func reset(to text: String) {
        let (isSecure, revision) = (isSecure, revision)
        self = TextEditingModel(text)
        self.isSecure = isSecure
        self.revision = revision + 1
    }

    // MARK: Positions

    func index(at offset: Int) -> String.Index { text.utf8.index(text.startIndex, offsetBy: offset) }

    func offset(of index: String.Index) -> Int { text.utf8.distance(from: text.startIndex, to: index) }

    /// The boundary between graphemes at `offset`, or the next one before it; `offset` need not be in the text.
    func boundary(atOrBefore offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        guard offset < end else { return end }
        return self.offset(of: text.index(before: text.index(after: index(at: offset))))
    }

    private func boundary(atOrAfter offset: Int) -> Int {
        let before = boundary(atOrBefore: offset)
        return before < offset ? self.offset(of: text.index(after: index(at: before))) : before
    }

    /// Where one step by `unit` from `offset` leads; `offset` itself at the end of the text.
    func offset(_ direction: Direction, by unit: Unit, from offset: Int) -> Int {
        switch (isSecure && unit == .word ? .line : unit, direction) {
        case (.line, .backward): return 0
        case (.line, .forward): return end
        case (.grapheme, .backward):
            return offset > 0 ? self.offset(of: text.index(before: index(at: offset))) : 0
        case (.grapheme, .forward):
            return offset < end ? self.offset(of: text.index(after: index(at: offset))) : end
        case (.word, .backward): return self.offset(of: text.startOfWord(before: index(at: offset)))
        case (.word, .forward): return self.offset(of: text.endOfWord(after: index(at: offset)))
        }
    }

    /// The word, the gap between words or the run of symbols that stands at `offset`.
    func word(at offset: Int) -> Range<Int> {
        if isSecure { return 0..<end }
        let range = text.word(at: index(at: offset))
        return self.offset(of: range.lowerBound)..<self.offset(of: range.upperBound)
    }

    // MARK: Selecting

    /// Selects from `anchor` to `head`, each moved to a boundary between graphemes.
    mutating func select(from anchor: Int, to head: Int) {
        self.anchor = boundary(atOrBefore: anchor)
        self.head = boundary(atOrBefore: head)
        history.endStep()
    }

    /// What is done next can be taken back by itself.
    mutating func endStep() { history.endStep() }

    /// Moves the cursor, or with `extends` the moving end of the selection. A step by a grapheme out of a
    /// selection leads to its edge.
    mutating func move(_ direction: Direction, by unit: Unit, extends: Bool) {
        let selection = selection
        let target: Int
        if !extends, unit == .grapheme, !selection.isEmpty {
            target = direction == .backward ? selection.lowerBound : selection.upperBound
        } else {
            target = offset(direction, by: unit, from: head)
        }
        select(from: extends ? anchor : target, to: target)
    }

    // MARK: Changing

    /// What a deletion takes away: the selection, or one `unit` from the cursor.
    func deletion(_ direction: Direction, by unit: Unit) -> Range<Int> {
        guard selection.isEmpty else { return selection }
        let other = offset(direction, by: unit, from: head)
        return min(head, other)..<max(head, other)
    }

    /// Puts `replacement` in place of `range` and the cursor behind it.
    mutating func replace(_ range: Range<Int>, with replacement: String, as kind: TextEdit.Kind) {
        guard !range.isEmpty || !replacement.isEmpty else { return }
        let removed = String(text[index(at: range.lowerBound)..<index(at: range.upperBound)])
        let edit = TextEdit(
            kind: kind, offset: range.lowerBound, removed: removed, inserted: replacement, anchor: anchor,
            head: head)
        apply(edit)
        history.add(edit)
    }

    /// Takes the last step back.
    /// - Returns: whether there was one.
    @discardableResult mutating func undo() -> Bool {
        guard let step = history.undo() else { return false }
        for edit in step.reversed() { revert(edit) }
        return true
    }

    /// Does the step again that was taken back last.
    /// - Returns: whether there was one.
    @discardableResult mutating func redo() -> Bool {
        guard let step = history.redo() else { return false }
        for edit in step { apply(edit) }
        return true
    }

    private mutating func apply(_ edit: TextEdit) {
        let end = exchange(edit.removed, for: edit.inserted, at: edit.offset)
        // What was typed may have joined what stands behind it.
        head = boundary(atOrAfter: end)
        anchor = head
    }

    private mutating func revert(_ edit: TextEdit) {
        _ = exchange(edit.inserted, for: edit.removed, at: edit.offset)
        anchor = edit.anchor
        head = edit.head
    }

    /// - Returns: where the new piece ends.
    private mutating func exchange(_ old: String, for new: String, at offset: Int) -> Int {
        text.replaceSubrange(index(at: offset)..<index(at: offset + old.utf8.count), with: new)
        revision += 1
        return offset + new.utf8.count
    }
}
