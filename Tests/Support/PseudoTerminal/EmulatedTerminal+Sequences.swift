import NibbleTerminal

extension EmulatedTerminal {
    mutating func escape(_ sequence: String) {
        switch sequence {
        case "=": isKeypadApplication = true
        case ">": isKeypadApplication = false
        case "7": savedCursor = cursor
        case "8": cursor = savedCursor
        case "D": lineFeed()
        case "M": if cursor.y == region.lowerBound { scrollDown(1) } else { cursor.y = max(0, cursor.y - 1) }
        case "E":
            cursor.x = 0
            lineFeed()
        case "c": self = EmulatedTerminal(size: size, clustering: clustering)
        case "(B", ")B", "(0", ")0", "\\": break
        default: unknown.append("ESC \(sequence)")
        }
    }

    mutating func osc(_ command: String) {
        commands.append(command)
        switch command {
        case "11;?": replies += "\u{1b}]11;rgb:1e1e/1e1e/2e2e\u{1b}\\".utf8
        case "10;?": replies += "\u{1b}]10;rgb:cdcd/d6d6/f4f4\u{1b}\\".utf8
        default: break
        }
    }

    mutating func csi(_ text: String, _ final: UInt8) {
        let letter = Character(Unicode.Scalar(final))
        if let marker = text.first, "?><=".contains(marker) {
            return privateCSI(marker, text.dropFirst(), letter)
        }
        let numbers = text.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
        func number(_ index: Int, _ standard: Int) -> Int {
            let given = index < numbers.count ? numbers[index] ?? standard : standard
            return given == 0 ? standard : given
        }
        let wasWrapPending = isWrapPending
        if letter != "m", letter != "h", letter != "l", letter != "b" { isWrapPending = false }
        switch letter {
        case "A": cursor.y = max(0, cursor.y - number(0, 1))
        case "B", "e": cursor.y = min(size.height - 1, cursor.y + number(0, 1))
        case "C", "a": cursor.x = min(size.width - 1, cursor.x + number(0, 1))
        case "D": cursor.x = max(0, cursor.x - number(0, 1))
        case "G", "`": cursor.x = min(size.width, number(0, 1)) - 1
        case "d": cursor.y = min(size.height, number(0, 1)) - 1
        case "H", "f":
            cursor = Point(x: min(size.width, number(1, 1)) - 1, y: min(size.height, number(0, 1)) - 1)
        case "J": eraseDisplay(numbers.first.flatMap { $0 } ?? 0)
        case "K": eraseLine(numbers.first.flatMap { $0 } ?? 0)
        case "X": erase(cursor.x..<cursor.x + number(0, 1), row: cursor.y)
        case "@": insertBlanks(number(0, 1))
        case "P": deleteCharacters(number(0, 1))
        case "L", "M": shiftRows(number(0, 1), isInserting: letter == "L")
        case "S": scrollUp(number(0, 1))
        case "T": scrollDown(number(0, 1))
        case "b": if let lastCharacter { for _ in 0..<number(0, 1) { put(lastCharacter) } }
        case "m": selectGraphics(text)
        case "r":
            region = number(0, 1) - 1..<max(number(0, 1), min(size.height, number(1, size.height)))
            cursor = .zero
        case "h", "l": if numbers == [4] { isInserting = letter == "h" }
        case "s": savedCursor = cursor
        case "u": cursor = savedCursor
        case "c": replies += "\u{1b}[?62;22c".utf8
        case "n": replies += "\u{1b}[\(cursor.y + 1);\(cursor.x + 1)R".utf8
        case "t", "q", "p": isWrapPending = wasWrapPending
        default: unknown.append("CSI \(text)\(letter)")
        }
    }

    private mutating func privateCSI(_ marker: Character, _ text: Substring, _ letter: Character) {
        let numbers = text.split(separator: ";").compactMap { Int($0) }
        switch (marker, letter) {
        case ("?", "h"): for mode in numbers { set(mode, true) }
        case ("?", "l"): for mode in numbers { set(mode, false) }
        case (">", "u"): keyboardFlags.append(numbers.first ?? 0)
        case ("<", "u"): for _ in 0..<(numbers.first ?? 1) { _ = keyboardFlags.popLast() }
        case ("?", "u"): replies += "\u{1b}[?\(keyboardFlags.last ?? 0)u".utf8
        case (">", "c"), (">", "q"), (">", "m"): break
        case ("?", "p"):
            let mode = numbers.first ?? Int(text.prefix { $0.isNumber }) ?? 0
            replies += "\u{1b}[?\(mode);\(modes.contains(mode) ? 1 : 2)$y".utf8
        default: unknown.append("CSI \(marker)\(text)\(letter)")
        }
    }

    private mutating func set(_ mode: Int, _ isOn: Bool) {
        if isOn { modes.insert(mode) } else { modes.remove(mode) }
        if mode == 12 { modes.remove(12) }
        guard mode == 1049 || mode == 1047 || mode == 47 else { return }
        if isOn, saved == nil {
            saved = (cells, cursor)
            cells = Array(repeating: Cell(), count: cells.count)
        } else if !isOn, let main = saved {
            cells = main.cells
            cursor = main.cursor
            saved = nil
        }
    }

    private mutating func eraseDisplay(_ kind: Int) {
        switch kind {
        case 0:
            eraseLine(0)
            for row in min(size.height, cursor.y + 1)..<size.height { erase(0..<size.width, row: row) }
        case 1:
            eraseLine(1)
            for row in 0..<cursor.y { erase(0..<size.width, row: row) }
        case 2: for row in 0..<size.height { erase(0..<size.width, row: row) }
        case 3: scrollback = []
        default: unknown.append("CSI \(kind)J")
        }
    }

    private mutating func eraseLine(_ kind: Int) {
        switch kind {
        case 0: erase(cursor.x..<size.width, row: cursor.y)
        case 1: erase(0..<cursor.x + 1, row: cursor.y)
        default: erase(0..<size.width, row: cursor.y)
        }
    }

    private mutating func shiftRows(_ count: Int, isInserting: Bool) {
        guard region.contains(cursor.y) else { return }
        let whole = region
        region = cursor.y..<whole.upperBound
        let wasAlternate = saved
        // Rows that are deleted inside the screen do not go to the scrollback.
        if saved == nil { saved = (cells, cursor) }
        if isInserting { scrollDown(count) } else { scrollUp(count) }
        saved = wasAlternate
        region = whole
    }

    private mutating func selectGraphics(_ text: String) {
        var fields = text.split(separator: ";", omittingEmptySubsequences: false)[...]
        if fields.isEmpty { fields = [""] }
        while let field = fields.popFirst() {
            let parts = field.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
            let code = parts.first ?? 0
            switch code {
            case 38, 48:
                let color = parts.count > 1 ? color(parts.dropFirst()) : color(from: &fields)
                if code == 38 { style.foreground = color } else { style.background = color }
            default: selectGraphics(code)
            }
        }
    }

    private func color(_ parts: ArraySlice<Int>) -> TerminalColor {
        if parts.first == 5 { return .indexed(UInt8(parts.last ?? 0)) }
        let levels = parts.suffix(3).map { UInt8($0) }
        return .rgb(levels[0], levels[1], levels[2])
    }

    private func color(from fields: inout ArraySlice<Substring>) -> TerminalColor {
        let kind = fields.popFirst().flatMap { Int($0) }
        let count = kind == 5 ? 1 : 3
        let levels = (0..<count).map { _ in UInt8(fields.popFirst() ?? "0") ?? 0 }
        return kind == 5 ? .indexed(levels[0]) : .rgb(levels[0], levels[1], levels[2])
    }

    private mutating func selectGraphics(_ code: Int) {
        switch code {
        case 0: style = .plain
        case 1: style.attributes.insert(.bold)
        case 2: style.attributes.insert(.dim)
        case 3: style.attributes.insert(.italic)
        case 4: style.attributes.insert(.underline)
        case 5: style.attributes.insert(.blink)
        case 7: style.attributes.insert(.reverse)
        case 22: style.attributes.subtract([.bold, .dim])
        case 23: style.attributes.remove(.italic)
        case 24: style.attributes.remove(.underline)
        case 25: style.attributes.remove(.blink)
        case 27: style.attributes.remove(.reverse)
        case 30...37: style.foreground = .indexed(UInt8(code - 30))
        case 39: style.foreground = .default
        case 40...47: style.background = .indexed(UInt8(code - 40))
        case 49: style.background = .default
        case 90...97: style.foreground = .indexed(UInt8(code - 82))
        case 100...107: style.background = .indexed(UInt8(code - 92))
        default: unknown.append("SGR \(code)")
        }
    }
}
