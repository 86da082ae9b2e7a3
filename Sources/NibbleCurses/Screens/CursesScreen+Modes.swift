import CNcurses
import NibbleTerminal

extension CursesScreen {
    /// The modes that this screen wants, in the order in which they are set.
    func chooseModes(_ environment: TerminalEnvironment) {
        modes.push(
            TerminalModes.Mode(
                set: TerminalDescription.bytes("smkx"), undo: TerminalDescription.bytes("rmkx")))
        // A terminal that does not take the usual form of sequences would print these.
        guard TerminalDescription.moveCursor(x: 0, y: 0).starts(with: Array("\u{1b}[".utf8)) else { return }
        modes.push(.bracketedPaste)
        modes.push(.focusReports)
        if options.reportsMouse {
            modes.push(.mouse)
            modes.push(.wideMouse)
        }
    }

    /// Sets the modes, and asks what only the terminal knows: nobody waits for the answers, which come as
    /// events. At the first time ncurses has prepared the way to the alternate screen by itself.
    func enter(isResuming: Bool) {
        prepareRestoring()
        if options.capturesOutput, !nib_capture_begin() {
            notes.append("output is not kept: no file could be made for it")
        }
        nib_guard_arm()
        guard isResuming else {
            device?.writeFrame(after: modes.setting + queries)
            return
        }
        device?.write(
            TerminalDescription.bytes("smcup") + TerminalDescription.bytes("civis") + modes.setting)
    }

    /// The terminal's background, and whether it speaks the kitty keyboard protocol.
    private var queries: [UInt8] {
        expectsReplies ? Array("\u{1b}]11;?\u{1b}\\\u{1b}[?u".utf8) : []
    }

    /// Prepares the bytes that every way out writes: the modes' own in reverse order, the plain style, the
    /// cursor, and the main screen, or where there is none the last row.
    func prepareRestoring() {
        var bytes = modes.undoing
        bytes += TerminalDescription.bytes("sgr0") + TerminalDescription.bytes("op")
        bytes += TerminalDescription.bytes("cnorm")
        let mainScreen = TerminalDescription.bytes("rmcup")
        if mainScreen.isEmpty {
            bytes += TerminalDescription.moveCursor(x: 0, y: max(0, size.height - 1)) + Array("\r\n".utf8)
        } else {
            bytes += mainScreen
        }
        nib_guard_set_restore(bytes, bytes.count)
    }

    /// Takes what an answer tells about the terminal.
    func learn(from reply: TerminalReply) {
        switch reply {
        case .backgroundColor(let red, let green, let blue):
            // The eye's weights for the three colours.
            let brightness = 299 * Int(red) + 587 * Int(green) + 114 * Int(blue)
            capabilities.hasDarkBackground = brightness < 128_000
        case .keyboardFlags:
            if isKeyboardPushed { break }
            isKeyboardPushed = true
            modes.push(.keyboard)
            prepareRestoring()
            device?.write(TerminalModes.Mode.keyboard.set)
        default: break
        }
    }
}
