/// One change of a text: a piece that gave way to another.
struct TextEdit {
    /// What made the change: those of one kind, done in a row, are taken back together.
    enum Kind { case typing, deletingBackward, deletingForward, other }

    let kind: Kind
    /// Where the pieces begin, in bytes.
    let offset: Int
    let removed: String
    let inserted: String
    /// The selection before the change.
    let anchor: Int
    let head: Int

    /// Where the inserted piece ends, in bytes.
    var end: Int { offset + inserted.utf8.count }
}

/// The steps by which an edited text can be taken back and done again.
///
/// What is typed in a row is one step a word, with the spaces behind it; deletions of one direction in a row
/// are one step; all else is a step each.
struct TextEditingHistory {
    private var steps: [[TextEdit]] = []
    /// How many steps are done; those after are taken back.
    private var done = 0
    /// Whether the last step may grow.
    private var isOpen = false
    private static let longest = 200

    /// The next change begins a new step.
    mutating func endStep() { isOpen = false }

    mutating func add(_ edit: TextEdit) {
        steps.removeSubrange(done...)
        if isOpen, let last = steps.last?.last, Self.continues(last, edit) {
            steps[steps.count - 1].append(edit)
        } else {
            steps.append([edit])
            if steps.count > Self.longest { steps.removeFirst() }
        }
        done = steps.count
        isOpen = edit.kind != .other
    }

    mutating func undo() -> [TextEdit]? {
        guard done > 0 else { return nil }
        done -= 1
        isOpen = false
        return steps[done]
    }

    mutating func redo() -> [TextEdit]? {
        guard done < steps.count else { return nil }
        done += 1
        isOpen = false
        return steps[done - 1]
    }

    private static func continues(_ last: TextEdit, _ edit: TextEdit) -> Bool {
        guard last.kind == edit.kind else { return false }
        switch edit.kind {
        case .typing:
            let beginsWord =
                last.inserted.last?.isWhitespace == true && edit.inserted.first?.isWhitespace != true
            return edit.offset == last.end && edit.removed.isEmpty && !beginsWord
        case .deletingBackward: return edit.offset + edit.removed.utf8.count == last.offset
        case .deletingForward: return edit.offset == last.offset
        case .other: return false
        }
    }
}
