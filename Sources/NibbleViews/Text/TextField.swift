import NibbleTerminal

/// One line of text that the user edits.
///
/// It is edited while it is the first responder. The keys are those of other editors: arrows, with Control or
/// Alternate by words, with Shift to select; Home and End; Ctrl-A and Ctrl-E, Ctrl-W, Ctrl-U, Ctrl-K and Alt-B,
/// Alt-F, Alt-D as in a shell; Ctrl-_ (on most terminals Ctrl-/ too) takes back, Ctrl-Y does again; Alt-A selects
/// all. A text longer than the field scrolls.
open class TextField: Control {
    /// What is drawn around the text.
    public enum BorderStyle: Sendable {
        /// Nothing; the field is underlined while it is edited. One row.
        case none
        /// A line under the text. One row.
        case line
        /// A rounded border. Three rows.
        case roundedRect
    }

    /// When something beside the text is there.
    public enum ViewMode: Sendable { case never, whileEditing, unlessEditing, always }

    /// The text; never `nil` when read. Set by code, it cannot be taken back by the user, the cursor stands at
    /// its end, and nobody is told; the text that is there already leaves all as it is.
    public var text: String? {
        get { model.text }
        set {
            guard newValue ?? "" != model.text else { return }
            update { $0.reset(to: newValue ?? "") }
        }
    }
    /// Shown while there is no text.
    public var placeholder: String? {
        didSet {
            guard placeholder != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }
    /// The colour of the text.
    public var textColor = Color.label { didSet { if textColor != oldValue { setNeedsDisplay() } } }
    /// Where a text stands that is shorter than the field.
    public var textAlignment = TextAlignment.left {
        didSet { if textAlignment != oldValue { setNeedsDisplay() } }
    }
    /// Whether each grapheme shows as a bullet. The line counts as one word then, so that moving by words tells
    /// nothing of it.
    public var isSecureTextEntry = false {
        didSet {
            guard isSecureTextEntry != oldValue else { return }
            update { $0.isSecure = isSecureTextEntry }
        }
    }
    /// What is drawn around the text. Differs from UIKit: a line unless set, so that an empty field can be seen.
    public var borderStyle = BorderStyle.line {
        didSet {
            guard borderStyle != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }
    /// When there is a sign at the right end that a click on empties the field. Never unless set.
    public var clearButtonMode = ViewMode.never {
        didSet { if clearButtonMode != oldValue { setNeedsDisplay() } }
    }
    /// Who is asked and told. The field does not keep it alive.
    public weak var delegate: (any TextFieldDelegate)?
    /// Whether the user is editing: the field is the first responder.
    public private(set) var isEditing = false

    /// What is selected; where typing goes while that is empty. An index that is none of the text, or inside a
    /// grapheme, counts as the one before it.
    public var selectedTextRange: Range<String.Index> {
        get { indices(model.selection) }
        set {
            let end = model.text.endIndex
            let range =
                model.offset(
                    of: min(newValue.lowerBound, end))..<model.offset(of: min(newValue.upperBound, end))
            update { $0.select(from: range.lowerBound, to: range.upperBound) }
        }
    }

    var model = TextEditingModel()
    /// Where the line began when it was shown last, in bytes.
    var lineStart = 0
    /// What the mouse selects from, while it is held.
    var drag: TextFieldDrag?
    private lazy var returnCommand: KeyCommand = {
        let command = KeyCommand(title: keyHint, input: .enter) { [unowned self] _ in returnPressed() }
        command.isRepeating = false
        return command
    }()

    public override init(frame: Rect) {
        super.init(frame: frame)
        keyHint = "done"
    }

    public override init?(coder: Coder) {
        super.init(coder: coder)
        if !coder.sets("keyHint") { keyHint = "done" }
    }

    /// As wide as the placeholder and the cursor behind it, and ten columns at least.
    ///
    /// Differs from UIKit: what is typed does not change it, because it scrolls.
    open override var intrinsicContentSize: Size {
        let width = max(10, (placeholder ?? "").visible().cellWidth + 1)
        return borderStyle == .roundedRect ? Size(width: width + 4, height: 3) : Size(width: width, height: 1)
    }

    /// Text that scrolls may be cut.
    package override func defaultCompressionResistance(for axis: LayoutAxis) -> LayoutPriority {
        .defaultHigh
    }

    open override func draw(_ rect: Rect, in context: GraphicsContext) { drawField(in: context) }

    open override var firstBaselineOffsetFromTop: Int { textRect.minY - bounds.minY + 1 }
    open override var lastBaselineOffsetFromBottom: Int { max(0, bounds.maxY - textRect.maxY) }

    // MARK: State restoration

    /// The text; of a secure field nothing.
    open override func encodeRestorableState(with coder: RestorationCoder) {
        super.encodeRestorableState(with: coder)
        if !isSecureTextEntry { coder.encode(text, forKey: "text") }
    }

    open override func decodeRestorableState(with coder: RestorationCoder) {
        super.decodeRestorableState(with: coder)
        if !isSecureTextEntry, let saved = coder.decodeString(forKey: "text") { text = saved }
    }

    // MARK: Focus

    open override var canBecomeFirstResponder: Bool {
        super.canBecomeFirstResponder
            && (isFirstResponder || delegate?.textFieldShouldBeginEditing(self) ?? true)
    }

    open override var canResignFirstResponder: Bool {
        !canBecomeFocused || delegate?.textFieldShouldEndEditing(self) ?? true
    }

    open override func didUpdateFocus() {
        super.didUpdateFocus()
        guard isFirstResponder != isEditing else { return }
        isEditing.toggle()
        if isEditing {
            lineStart = shownStart
            delegate?.textFieldDidBeginEditing(self)
            sendActions(for: .editingDidBegin)
        } else {
            drag = nil
            model.endStep()
            delegate?.textFieldDidEndEditing(self)
            sendActions(for: .editingDidEnd)
        }
    }

    /// Where typing goes, so that input methods and screen readers follow.
    open override var cursorPosition: Point? { isEditing && isEnabled ? cursorCell : nil }

    // MARK: Keys

    open override var acceptsTextInput: Bool { isEditing && isEnabled }

    package override func isTextInput(_ press: KeyPress) -> Bool {
        super.isTextInput(press) || acceptsTextInput && TextEditingCommand(press) != nil
    }

    /// Enter alone, while anybody is to hear of it.
    package override var operatingCommands: [KeyCommand] {
        returnCommand.title = keyHint
        returnCommand.isEnabled = delegate != nil || isReturnAwaited
        return [returnCommand]
    }

    open override func pressesBegan(_ press: KeyPress, with event: Event) {
        guard acceptsTextInput else { return super.pressesBegan(press, with: event) }
        if let text = press.text {
            insert(text.asOneLine, as: .typing)
        } else if let command = TextEditingCommand(press) {
            perform(command)
        } else {
            super.pressesBegan(press, with: event)
        }
    }

    /// Puts the text in as one change: line breaks become spaces, those at its end and control characters go.
    open override func paste(_ text: String, with event: Event) {
        guard acceptsTextInput else { return super.paste(text, with: event) }
        insert(text.asOneLine, as: .other)
    }

    // MARK: Mouse

    open override func touchesBegan(_ touch: Touch, with event: Event) {
        guard isEnabled, touch.button == .left else { return }
        sendActions(for: .touchDown, with: event)
        if isEditing { beginDrag(touch) }
    }

    open override func touchesMoved(_ touch: Touch, with event: Event) { continueDrag(touch) }

    open override func touchesEnded(_ touch: Touch, with event: Event) { drag = nil }

    open override func touchesCancelled(_ touch: Touch, with event: Event) { drag = nil }
}
