import NibbleTerminal
import NibbleViews

/// Which rows of an alert's box are for what, in the extent that there is.
@MainActor struct AlertLayout {
    /// The extent of the box.
    private(set) var size: Size
    private(set) var titleLines: [String] = []
    private(set) var titleRow = 1
    private(set) var messageLines: [String] = []
    /// The rows for the message, fewer than its lines where it scrolls.
    private(set) var messageRows = 0..<0
    private(set) var fieldRow = 0
    /// The row of the line above the buttons.
    private(set) var ruleRow = 0
    private(set) var buttonRows = 0..<0
    /// Whether the buttons stand side by side.
    private(set) var isRow = false

    /// The columns on each side of the contents: border and one blank.
    static let inset = 2
    private static let widest = 64
    private static let widestMessage = 54
    private static let fieldWidth = 36

    /// The layout in a screen of `room`: as wide as the contents ask for.
    init(of alert: AlertController, fitting room: Size) {
        let most = max(1, min(room.width - 2, Self.widest) - 2 * Self.inset)
        let buttons = Self.rowWidth(of: alert)
        let wanted = [
            Self.cellWidth(alert.title) + 2, min(Self.cellWidth(alert.message), Self.widestMessage),
            alert.fields.isEmpty ? 0 : Self.fieldWidth, buttons <= most ? buttons : 0,
            Self.buttonWidth(of: alert), alert.preferredStyle == .actionSheet ? 32 : 24,
        ]
        let inner = min(most, wanted.max() ?? 0)
        self.init(of: alert, width: min(room.width, inner + 2 * Self.inset), limit: room.height)
    }

    /// The layout in a box of `width` columns and at most `limit` rows. Where rows are scarce, blank ones go
    /// first, then the message scrolls, then the title is cut, then the buttons scroll.
    init(of alert: AlertController, width: Int, limit: Int) {
        let inner = max(0, width - 2 * Self.inset)
        isRow = alert.preferredStyle == .alert && Self.rowWidth(of: alert) <= inner
        if let message = alert.message, !message.isEmpty {
            messageLines = TextLines(message, width: inner).lines
        }
        let title = alert.title ?? ""
        titleLines = Self.lines(of: title, width: inner, limit: 3)
        var titleCount = titleLines.count
        var message = messageLines.count
        var buttons = isRow ? 1 : max(1, alert.actions.count)
        var blanks = [titleCount > 0 && message > 0 ? 1 : 0, alert.fields.isEmpty ? 0 : 1]
        var rule = titleCount + message > 0 ? 1 : 0
        var excess: Int {
            2 + titleCount + blanks[0] + message + blanks[1] + alert.fields.count + rule + buttons - limit
        }
        // The last thing to go is what can be answered.
        if excess > 0 { blanks[1] = 0 }
        if excess > 0 { blanks[0] = 0 }
        if excess > 0 { message = max(min(1, message), message - excess) }
        if excess > 0 { titleCount = max(min(1, titleCount), titleCount - excess) }
        if excess > 0 { buttons = max(1, buttons - excess) }
        if excess > 0 { message = max(0, message - excess) }
        if excess > 0 { rule = 0 }
        titleLines = Self.lines(of: title, width: inner, limit: titleCount)
        var row = 1 + titleCount + blanks[0]
        messageRows = row..<row + message
        row += message + blanks[1]
        fieldRow = row
        row += alert.fields.count
        ruleRow = row
        row += rule
        buttonRows = row..<row + buttons
        size = Size(width: width, height: min(max(0, limit), row + buttons + 1))
    }

    private static func lines(of title: String, width: Int, limit: Int) -> [String] {
        guard !title.isEmpty, limit > 0 else { return [] }
        return TextLines(title, width: width, lineLimit: limit, mode: .byTruncatingTail).lines
    }

    private static func cellWidth(_ text: String?) -> Int { text.map { TextLines($0).width } ?? 0 }

    private static func buttonWidth(of alert: AlertController) -> Int {
        alert.actions.reduce(0) { max($0, cellWidth($1.title) + 2) }
    }

    /// The columns that the buttons need side by side, all alike; more than four stand one below the other.
    private static func rowWidth(of alert: AlertController) -> Int {
        let count = alert.actions.count
        return count > 4 ? .max : buttonWidth(of: alert) * count + count - 1
    }
}
