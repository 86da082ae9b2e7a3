import NibbleTerminal

extension ScrollView {
    private static let rowsPerNotch = 3
    private static let columnsPerNotch = 6
    private static let columnsPerPress = 4

    /// One command for each key that scrolls. They share a title, so that the list of keys has them in one row.
    func makeScrollCommands() -> [KeyCommand] {
        let keys: [Key] = [.up, .down, .left, .right, .pageUp, .pageDown, .home, .end]
        return keys.map { key in
            let command = KeyCommand(title: "scroll", input: key, isHiddenInHints: true) {
                [unowned self] _ in scroll(at: key)
            }
            command.yieldsToPresses = true
            return command
        }
    }

    /// Whether `key` would scroll now: there is more in its direction, and no view to focus in sight before that.
    func scrolls(at key: Key) -> Bool {
        switch key {
        case .up: canScroll(0, -1) && !movesFocus(0, -1)
        case .down: canScroll(0, 1) && !movesFocus(0, 1)
        case .left: canScroll(-1, 0) && !movesFocus(-1, 0)
        case .right: canScroll(1, 0) && !movesFocus(1, 0)
        case .pageUp, .home: canScroll(0, -1) || isHorizontalOnly && canScroll(-1, 0)
        case .pageDown, .end: canScroll(0, 1) || isHorizontalOnly && canScroll(1, 0)
        default: false
        }
    }

    /// Whether an arrow moves the focus to a view that is seen in this one.
    private func movesFocus(_ dx: Int, _ dy: Int) -> Bool {
        guard !isFirstResponder, let focusSystem = window?.focusSystem else { return false }
        focusSystem.reveal.update()
        return focusSystem.view(dx: dx, dy: dy)?.isDescendant(of: self) ?? false
    }

    private var isHorizontalOnly: Bool { maximumOffset.y == minimumOffset.y }

    private func scroll(at key: Key) {
        let page = frameInContent.size
        let rows = max(1, page.height - 1)
        let columns = max(1, page.width - 1)
        switch key {
        case .up: step(0, -1)
        case .down: step(0, 1)
        case .left: step(-1, 0)
        case .right: step(1, 0)
        case .pageUp: if isHorizontalOnly { scroll(by: -columns, 0) } else { scroll(by: 0, -rows) }
        case .pageDown: if isHorizontalOnly { scroll(by: columns, 0) } else { scroll(by: 0, rows) }
        case .home:
            let least = minimumOffset
            jump(to: isHorizontalOnly ? least : Point(x: contentOffset.x, y: least.y))
        case .end:
            let most = maximumOffset
            jump(to: isHorizontalOnly ? most : Point(x: contentOffset.x, y: most.y))
        default: break
        }
    }

    private func jump(to offset: Point) { setContentOffset(offset, animated: false) }

    /// Scrolls on by a little; a view to focus that comes into sight by it has the focus at once.
    private func step(_ dx: Int, _ dy: Int) {
        scroll(by: dx * Self.columnsPerPress, dy)
        guard !isFirstResponder, let focusSystem = window?.focusSystem,
            let next = focusSystem.view(dx: dx, dy: dy), next.isDescendant(of: self),
            focusSystem.isWhollySeen(next)
        else { return }
        _ = window?.makeFirstResponder(next)
    }

    /// - Returns: whether there was anything to scroll; at its end, the wheel is for what is around.
    func scrollByWheel(_ delta: Point, _ modifiers: KeyModifiers) -> Bool {
        let turn = modifiers.contains(.shift) && delta.x == 0 ? Point(x: delta.y, y: 0) : delta
        guard canScroll(turn.x.signum(), turn.y.signum()) else { return false }
        scroll(by: turn.x * Self.columnsPerNotch, turn.y * Self.rowsPerNotch)
        return true
    }
}
