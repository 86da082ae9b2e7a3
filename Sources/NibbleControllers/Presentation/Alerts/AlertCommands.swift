import NibbleTerminal
import NibbleViews

/// The keys of an alert beside those of its controls.
@MainActor final class AlertCommands {
    private unowned let alert: AlertController
    private var letters: [(letter: Character, action: AlertAction, command: KeyCommand)] = []
    private var isCurrent = false
    private lazy var escape = command("cancel", .escape) { alert in
        if let action = alert.escapeAction { alert.choose(action) }
    }
    private lazy var enter = command("done", .enter) { alert in AlertCommands.enter(alert) }
    private lazy var pages = [
        command("scroll", .pageUp, isHidden: true) { AlertCommands.scroll($0, pages: -1) },
        command("scroll", .pageDown, isHidden: true) { AlertCommands.scroll($0, pages: 1) },
    ]
    private lazy var rows = [
        command("scroll", .up, isHidden: true) { AlertCommands.scroll($0, rows: -1) },
        command("scroll", .down, isHidden: true) { AlertCommands.scroll($0, rows: 1) },
    ]

    /// The keys that go through a column of buttons, those out of sight too.
    private lazy var moves = [
        move(.up) { _ in -1 }, move(.down) { _ in 1 },
        move(.pageUp) { -$0.buttonPage }, move(.pageDown) { $0.buttonPage },
        move(.home) { _ in -Self.farthest }, move(.end) { _ in Self.farthest },
    ]
    private static let farthest = 1 << 30

    init(of alert: AlertController) { self.alert = alert }

    func contentChanged() { isCurrent = false }

    /// The commands that do something now.
    var active: [KeyCommand] {
        update()
        var commands = letters.filter { $0.action.isEnabled }.map(\.command)
        if let action = alert.escapeAction, action.isEnabled {
            escape.title = action.title ?? "cancel"
            commands.append(escape)
        }
        commands.append(enter)
        guard let view = alert.viewIfLoaded as? AlertView else { return commands }
        let isScrolling = view.message.overflows
        commands += moves.filter {
            let isPage = $0.command.input == .pageUp || $0.command.input == .pageDown
            return !(isPage && isScrolling) && view.button(rowsAway: $0.rows(view)) != nil
        }.map(\.command)
        guard isScrolling else { return commands }
        // Where the arrows have nowhere to go up and down, they scroll.
        let isRow = AlertLayout(of: alert, width: view.bounds.width, limit: view.bounds.height).isRow
        return commands + pages + (isRow && alert.fields.isEmpty ? rows : [])
    }

    /// The letter that presses the button of `action`.
    func mnemonic(of action: AlertAction) -> Character? {
        update()
        return letters.first { $0.action === action }?.letter
    }

    /// Each action gets the first letter of its title that none before it has.
    private func update() {
        guard !isCurrent else { return }
        isCurrent = true
        var taken: Set<Character> = []
        letters = []
        for action in alert.actions {
            let candidates = (action.title ?? "").lowercased()
            guard let letter = candidates.first(where: { ("a"..."z").contains($0) && !taken.contains($0) })
            else { continue }
            taken.insert(letter)
            let command = command(action.title ?? "", .character(letter), isHidden: true) {
                [unowned action] in $0.choose(action)
            }
            letters.append((letter, action, command))
        }
    }

    private func command(
        _ title: String, _ key: Key, isHidden: Bool = false, _ handler: @escaping (AlertController) -> Void
    ) -> KeyCommand {
        let command = KeyCommand(title: title, input: key, isHiddenInHints: isHidden) { [unowned alert] _ in
            handler(alert)
        }
        command.isRepeating = key == .up || key == .down
        return command
    }

    private func move(_ key: Key, by rows: @escaping (AlertView) -> Int)
        -> (rows: (AlertView) -> Int, command: KeyCommand)
    {
        let command = command("move", key, isHidden: true) { alert in
            guard let view = alert.viewIfLoaded as? AlertView else { return }
            view.button(rowsAway: rows(view))?.becomeFirstResponder()
        }
        command.isRepeating = true
        return (rows, command)
    }

    /// Enter goes from field to field, and from the last one chooses.
    private static func enter(_ alert: AlertController) {
        if let index = alert.fields.firstIndex(where: \.isFirstResponder), index + 1 < alert.fields.count {
            alert.fields[index + 1].becomeFirstResponder()
        } else if let action = alert.defaultAction {
            alert.choose(action)
        }
    }

    private static func scroll(_ alert: AlertController, rows: Int = 0, pages: Int = 0) {
        guard let message = (alert.viewIfLoaded as? AlertView)?.message else { return }
        message.scroll(by: rows + pages * max(1, message.bounds.height - 1))
    }
}
