import NibbleTerminal

extension EmulatedTerminal {
    mutating func handle(_ item: SequenceParser.Item) {
        switch item {
        case .character(let scalar): put(scalar)
        case .control(let byte): control(byte)
        case .escape(let sequence): escape(sequence)
        case .csi(let parameters, let final): csi(parameters, final)
        case .osc(let command): osc(command)
        }
    }

    mutating func put(_ scalar: Unicode.Scalar) {
        lastCharacter = scalar
        if joinsPrevious(scalar) { return }
        let width = max(1, scalar.cellWidth)
        if isWrapPending || cursor.x + width > size.width {
            if modes.contains(7) {
                cursor.x = 0
                lineFeed()
            } else {
                cursor.x = size.width - width
            }
        }
        isWrapPending = false
        if isInserting { insertBlanks(width) }
        for column in 0..<width { clearHalves(x: cursor.x + column, y: cursor.y) }
        let start = cursor.y * size.width + cursor.x
        cells[start] = Cell(text: String(Character(scalar)), style: style, width: width)
        if width == 2 { cells[start + 1] = Cell(text: "", style: style, width: 0) }
        let column = cursor.x
        advance(by: width)
        lastWritten = (column, cursor)
    }

    private mutating func advance(by width: Int) {
        if cursor.x + width >= size.width {
            cursor.x = size.width - 1
            isWrapPending = modes.contains(7)
        } else {
            cursor.x += width
        }
    }

    /// Adds a scalar to the glyph before the cursor, if it belongs there.
    private mutating func joinsPrevious(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.value >= 0x80, let column = columnBeforeCursor else { return false }
        let index = cursor.y * size.width + column
        let joined = cells[index].text + String(Character(scalar))
        if scalar.cellWidth > 0, clustering == .scalars || joined.count != 1 { return false }
        cells[index].text = joined
        if clustering == .scalars || joined.count != 1 { return true }
        let width = Character(joined).cellWidth
        if width == 2, cells[index].width == 1, column + 1 < size.width {
            cells[index].width = 2
            clearHalves(x: column + 1, y: cursor.y)
            cells[index + 1] = Cell(text: "", style: cells[index].style, width: 0)
            cursor.x = column
            advance(by: 2)
        }
        return true
    }

    private var columnBeforeCursor: Int? {
        // In the last column the cursor stays on the glyph.
        if let lastWritten, lastWritten.cursor == cursor { return lastWritten.column }
        var column = isWrapPending ? cursor.x : cursor.x - 1
        if column > 0, self[column, cursor.y].width == 0 { column -= 1 }
        return column >= 0 ? column : nil
    }

    /// Overwriting half of a wide glyph leaves a space in the other half.
    mutating func clearHalves(x: Int, y: Int) {
        guard x >= 0, x < size.width else { return }
        let index = y * size.width + x
        if cells[index].width == 0 { cells[index - 1].makeBlank() }
        if cells[index].width == 2, x + 1 < size.width { cells[index + 1].makeBlank() }
    }

    private mutating func control(_ byte: UInt8) {
        switch byte {
        case 0x07: bells += 1
        case 0x08:
            cursor.x = max(0, cursor.x - 1)
            isWrapPending = false
        case 0x09: cursor.x = min(size.width - 1, (cursor.x / 8 + 1) * 8)
        case 0x0A, 0x0B, 0x0C: lineFeed()
        case 0x0D:
            cursor.x = 0
            isWrapPending = false
        case 0x0E, 0x0F, 0: break
        default: unknown.append("control \(byte)")
        }
    }

    mutating func lineFeed() {
        isWrapPending = false
        if cursor.y == region.upperBound - 1 {
            scrollUp(1)
        } else {
            cursor.y = min(size.height - 1, cursor.y + 1)
        }
    }

    mutating func scrollUp(_ count: Int) {
        for _ in 0..<min(count, region.count) {
            let first = region.lowerBound * size.width
            if region.lowerBound == 0, !isAlternate { scrollback.append(rows[0]) }
            cells.removeSubrange(first..<first + size.width)
            cells.insert(contentsOf: blankRow, at: (region.upperBound - 1) * size.width)
        }
    }

    mutating func scrollDown(_ count: Int) {
        for _ in 0..<min(count, region.count) {
            let last = (region.upperBound - 1) * size.width
            cells.removeSubrange(last..<last + size.width)
            cells.insert(contentsOf: blankRow, at: region.lowerBound * size.width)
        }
    }

    private var blankRow: [Cell] { Array(repeating: blank, count: size.width) }

    /// What erasing leaves: a space on the background in force.
    var blank: Cell { Cell(style: CellStyle(background: style.background)) }

    mutating func insertBlanks(_ count: Int) {
        let row = cursor.y * size.width
        for _ in 0..<min(count, size.width - cursor.x) {
            cells.remove(at: row + size.width - 1)
            cells.insert(blank, at: row + cursor.x)
        }
    }

    mutating func deleteCharacters(_ count: Int) {
        let row = cursor.y * size.width
        for _ in 0..<min(count, size.width - cursor.x) {
            cells.remove(at: row + cursor.x)
            cells.insert(blank, at: row + size.width - 1)
        }
    }

    mutating func erase(_ range: Range<Int>, row: Int) {
        for x in range.clamped(to: 0..<size.width) {
            clearHalves(x: x, y: row)
            cells[row * size.width + x] = blank
        }
    }
}

extension EmulatedTerminal.Cell {
    mutating func makeBlank() {
        text = " "
        width = 1
    }
}
