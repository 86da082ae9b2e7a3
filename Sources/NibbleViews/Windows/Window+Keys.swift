import NibbleTerminal

extension Window {
    /// Hands a key press to the first responder and its chain.
    package func sendPress(_ press: KeyPress, with event: Event) {
        let scope = focusSystem.scopeView.map(ObjectIdentifier.init)
        if press.phase == .began {
            lastPress = (press.key, scope)
        } else if let lastPress, lastPress.key == press.key, lastPress.scope != scope {
            // The press that has closed or opened something modal is not for what is in front now.
            return
        }
        let responder = eventResponder
        if press.phase == .ended {
            responder.pressesEnded(press, with: event)
        } else if responder.isTextInput(press) {
            responder.pressesBegan(press, with: event)
        } else {
            send(press, to: responder, with: event)
        }
    }

    /// Hands a key press on that `responder` has a command for but leaves to those after it.
    func passOn(_ press: KeyPress, from responder: Responder, with event: Event) {
        if let next = responder.next { send(press, to: next, with: event) }
    }

    private func send(_ press: KeyPress, to responder: Responder, with event: Event) {
        if let command = keyCommand(for: press, from: responder) {
            command.perform(for: press)
        } else {
            responder.pressesBegan(press, with: event)
        }
    }

    /// The commands that would fire now, nearest first, each key once: what hint lines show.
    public var activeKeyCommands: [KeyCommand] {
        var seen: Set<KeyAndModifiers> = []
        var active: [KeyCommand] = []
        for responder in eventResponder.chain {
            for command in responder.keyCommands ?? [] where command.isEnabled {
                let isTyped = eventResponder.isTextInput(KeyPress(command.input, command.modifierFlags))
                if !isTyped, seen.insert(KeyAndModifiers(command)).inserted { active.append(command) }
            }
        }
        return active
    }

    private func keyCommand(for press: KeyPress, from responder: Responder) -> KeyCommand? {
        // The window's own and the application's come last, when no view has taken the press itself.
        for responder in responder.chain.prefix(while: { $0 !== self }) {
            let found = responder.keyCommands?.first { !$0.yieldsToPresses && $0.matches(press) }
            if let found { return found }
        }
        return nil
    }

    private struct KeyAndModifiers: Hashable {
        let key: Key
        let modifiers: KeyModifiers
        @MainActor init(_ command: KeyCommand) {
            key = command.input
            modifiers = command.modifierFlags
        }
    }
}
