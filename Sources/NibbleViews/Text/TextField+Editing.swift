import NibbleTerminal

extension TextField {
    func indices(_ range: Range<Int>) -> Range<String.Index> {
        model.index(at: range.lowerBound)..<model.index(at: range.upperBound)
    }

    func perform(_ command: TextEditingCommand) {
        switch command {
        case .move(let direction, let unit, let extends):
            update { $0.move(direction, by: unit, extends: extends) }
        case .selectAll: update { $0.select(from: 0, to: $0.end) }
        case .delete(let direction, let unit):
            let kind: TextEdit.Kind = direction == .backward ? .deletingBackward : .deletingForward
            let isPlain = unit == .grapheme && model.selection.isEmpty
            change(model.deletion(direction, by: unit), to: "", as: isPlain ? kind : .other)
        case .undo: takeBack { $0.undo() }
        case .redo: takeBack { $0.redo() }
        }
    }

    /// The user puts `text` in place of the selection.
    func insert(_ text: String, as kind: TextEdit.Kind) {
        if !text.isEmpty { change(model.selection, to: text, as: kind) }
    }

    /// The user empties the field by its clear button.
    func clear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        let all = 0..<model.end
        guard !all.isEmpty else { return }
        update { $0.replace(all, with: "", as: .other) }
        sendActions(for: .editingChanged)
    }

    private func change(_ range: Range<Int>, to replacement: String, as kind: TextEdit.Kind) {
        guard !range.isEmpty || !replacement.isEmpty else { return }
        if let delegate {
            let revision = model.revision
            let agrees = delegate.textField(
                self, shouldChangeCharactersIn: indices(range), replacementString: replacement)
            // A delegate that has set another text has answered by that.
            guard agrees, model.revision == revision else { return }
        }
        update { $0.replace(range, with: replacement, as: kind) }
        sendActions(for: .editingChanged)
    }

    private func takeBack(_ step: (inout TextEditingModel) -> Bool) {
        var isChanged = false
        update { isChanged = step(&$0) }
        if isChanged { sendActions(for: .editingChanged) }
    }

    /// Changes the text or the selection, shows it and tells of the selection.
    func update(_ change: (inout TextEditingModel) -> Void) {
        let selection = model.selection
        change(&model)
        lineStart = shownStart
        setNeedsDisplay()
        if isEditing, model.selection != selection { delegate?.textFieldDidChangeSelection(self) }
    }

    // MARK: Enter

    /// Whether an action waits for Enter.
    var isReturnAwaited: Bool {
        !allControlEvents.isDisjoint(with: [.primaryActionTriggered, .editingDidEndOnExit])
    }

    func returnPressed() {
        let press = KeyPress(.enter)
        let event = Event(.key(press), timestamp: window?.clock.now ?? .now)
        guard delegate?.textFieldShouldReturn(self) ?? true, isEditing else { return }
        guard isReturnAwaited else {
            window?.passOn(press, from: self, with: event)
            return
        }
        let ends = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered], with: event)
        if ends { resignFirstResponder() }
    }
}

extension String {
    /// The text as a field of one line takes it: line breaks and tabulators as spaces, without the line breaks at
    /// its end and without other control characters.
    var asOneLine: String {
        let needsChange = utf8.contains { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }
        guard needsChange else { return self }
        var line = UnicodeScalarView()
        var breaks = 0
        var isAfterReturn = false
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0x0A where isAfterReturn: break
            case 0x0A...0x0D, 0x85, 0x2028, 0x2029: breaks += 1
            case 0..<0x20 where scalar != "\t", 0x7F...0x9F: break
            default:
                for _ in 0..<breaks { line.append(" ") }
                breaks = 0
                line.append(scalar == "\t" ? " " : scalar)
            }
            isAfterReturn = scalar == "\r"
        }
        return String(line)
    }
}
