import NibbleTerminal

/// One line with the keys that would do something now, made from the very commands that would fire.
/// A click on a hint is the key.
open class KeyHintsView: View {
    private struct Hint: Equatable {
        let key: String
        let title: String
        /// What it stands for: several for a range of digits.
        var commands: [KeyCommand]

        static func == (a: Hint, b: Hint) -> Bool {
            a.key == b.key && a.title == b.title && a.commands.elementsEqual(b.commands, by: ===)
        }
    }

    private var hints: [Hint] = []

    public override init(frame: Rect) { super.init(frame: frame) }
    public override init?(coder: Coder) { super.init(coder: coder) }

    open override var intrinsicContentSize: Size { Size(width: View.noIntrinsicMetric, height: 1) }

    open override func didMoveToWindow() { window?.register(self) }

    /// Looks which commands would fire now, and has the line drawn if they are others than before.
    func update() {
        let found = Self.hints(for: window?.activeKeyCommands ?? [], unicode: traitCollection.isUnicode)
        guard found != hints else { return }
        hints = found
        setNeedsDisplay()
    }

    /// Neighbours of one title whose keys are digits in a row become one hint: `1–3 switch`.
    private static func hints(for commands: [KeyCommand], unicode: Bool) -> [Hint] {
        var hints: [Hint] = []
        var ranges: [(title: String, first: Character, last: Character, index: Int)] = []
        for command in commands where !command.isHiddenInHints {
            let title = command.discoverabilityTitle ?? command.title
            let key = command.keyDescription(unicode: unicode)
            if case .character(let digit) = command.input, let value = digit.wholeNumberValue,
                command.modifierFlags.isEmpty
            {
                if let i = ranges.firstIndex(where: {
                    $0.title == title && $0.last.wholeNumberValue == value - 1
                }) {
                    ranges[i].last = digit
                    let range = ranges[i]
                    hints[range.index] = Hint(
                        key: "\(range.first)\(unicode ? "–" : "-")\(digit)", title: title,
                        commands: hints[range.index].commands + [command])
                    continue
                }
                ranges.append((title, digit, digit, hints.count))
            }
            hints.append(Hint(key: key, title: title, commands: [command]))
        }
        return hints
    }

    /// Where each hint stands. Where not all fit, the last ones stay, which lead to the list of all keys and
    /// out, and of the others as many as there is room for.
    private var layout: [(hint: Hint, x: Int, width: Int)] {
        func width(_ hint: Hint) -> Int { hint.key.cellWidth + 1 + hint.title.cellWidth }
        func total(_ hints: some Sequence<Hint>) -> Int { hints.reduce(0) { $0 + width($1) + 2 } }
        var shown = hints
        while shown.count > 1, total(shown) - 2 > bounds.width - 1 {
            shown.remove(at: shown.count > 2 ? shown.count - 3 : 0)
        }
        var x = 1
        return shown.map { hint in
            defer { x += width(hint) + 2 }
            return (hint, x, width(hint))
        }
    }

    open override func draw(_ rect: Rect, in context: GraphicsContext) {
        for (hint, x, _) in layout {
            let width = context.draw(
                hint.key, at: Point(x: x, y: 0), style: TextStyle(effectiveTintColor, attributes: .bold))
            context.draw(hint.title, at: Point(x: x + width + 1, y: 0), style: TextStyle(.secondaryLabel))
        }
    }

    /// What the mouse does on the line is the line's, which is there for what is modal too.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
        gestureRecognizer.view === self
    }

    open override func touchesBegan(_ touch: Touch, with event: Event) {}
    open override func touchesMoved(_ touch: Touch, with event: Event) {}
    open override func touchesCancelled(_ touch: Touch, with event: Event) {}
    open override func scrollWheel(by delta: Point, at touch: Touch, with event: Event) {}

    /// A click on the last digit of a range is that digit, one on the rest of the hint the first key.
    open override func touchesEnded(_ touch: Touch, with event: Event) {
        let point = touch.location(in: self)
        guard touch.button == .left, point.y == 0,
            let (hint, x, _) = layout.first(where: { point.x >= $0.x && point.x < $0.x + $0.width })
        else { return }
        let isLastDigit = point.x - x == hint.key.cellWidth - 1
        guard let command = isLastDigit ? hint.commands.last : hint.commands.first else { return }
        // What was drawn may be out of date: only what the key would do now is done.
        if window?.activeKeyCommands.contains(where: { $0 === command }) == true { command.perform() }
    }
}
