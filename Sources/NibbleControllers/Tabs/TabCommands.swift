import NibbleTerminal
import NibbleViews

/// The keys of a tab bar controller.
@MainActor final class TabCommands {
    private unowned let controller: TabBarController
    private var digits: [KeyCommand] = []
    private lazy var steps = [
        step("previous tab", "[", by: -1), step("next tab", "]", by: 1),
        step("previous tab", "[", .alternate, by: -1), step("next tab", "]", .alternate, by: 1),
    ]

    init(of controller: TabBarController) { self.controller = controller }

    /// The commands that do something now: none where a tab bar controller inside takes the keys.
    var active: [KeyCommand] {
        guard controller.tabs.count > 1, !isInnerNearer else { return [] }
        update()
        return digits + steps
    }

    /// Whether the responder chain passes a tab bar controller inside this one that has the keys itself.
    private var isInnerNearer: Bool {
        guard let window = controller.viewIfLoaded?.window else { return false }
        for responder in window.eventResponder.chain {
            if responder === controller { return false }
            if let inner = responder as? TabBarController, inner.tabs.count > 1 { return true }
        }
        return false
    }

    /// A digit for each of the first nine tabs, and one with Alt that a text field does not take.
    private func update() {
        let count = min(9, controller.tabs.count)
        if digits.count != count * 2 {
            digits =
                (0..<count).map { digit($0, []) } + (0..<count).map { digit($0, .alternate) }
        }
        for (index, command) in digits.enumerated() {
            let item = controller.tabs[index % count].tabBarItem
            command.title = item.title ?? "tab \(index % count + 1)"
            command.isEnabled = item.isEnabled
        }
    }

    private func digit(_ index: Int, _ modifiers: KeyModifiers) -> KeyCommand {
        let key = Key.character(Character("\(index + 1)"))
        let command = KeyCommand(
            title: "", input: key, modifierFlags: modifiers, isHiddenInHints: !modifiers.isEmpty
        ) { [unowned self] _ in
            if controller.tabs.indices.contains(index) { choose(index) }
        }
        command.discoverabilityTitle = "switch"
        return command
    }

    private func step(_ title: String, _ key: Key, _ modifiers: KeyModifiers = [], by step: Int) -> KeyCommand
    {
        KeyCommand(title: title, input: key, modifierFlags: modifiers, isHiddenInHints: true) {
            [unowned self] _ in
            let count = controller.tabs.count
            guard count > 0 else { return }
            let start = controller.selectedIndex
            let candidates = (1..<max(2, count)).map { (start + step * $0 + count * $0) % count }
            if let index = candidates.first(where: { controller.tabs[$0].tabBarItem.isEnabled }) {
                choose(index)
            }
        }
    }

    private func choose(_ index: Int) { controller.tabBar.choose(controller.tabs[index].tabBarItem) }
}
