extension Grid {
    /// Shows `text` in row `y` from column `x` to the right, within the columns of `clip` only; a wide glyph
    /// that `clip` cuts shows a space. Control characters show their symbols.
    ///
    /// This is how most cells are drawn. Runs of ASCII cost little more than copying memory.
    /// - Parameter keepsBackground: whether each cell keeps its own background in place of the style's.
    /// - Returns: the columns that the text takes, whether drawn or clipped.
    @discardableResult public mutating func write(
        _ text: some StringProtocol, x: Int, y: Int, clip: Range<Int>? = nil, style: CellStyle,
        keepsBackground: Bool = false
    ) -> Int {
        let row = 0..<size.width
        let clip = y >= 0 && y < size.height ? clip?.clamped(to: row) ?? row : 0..<0
        if clip.isEmpty { return text.cellWidth }
        var writer = RowWriter(y: y, x: x, clip: clip, style: style, keepsBackground: keepsBackground)
        let text = String(text)
        var bytes = text
        bytes.withUTF8 { writer.write($0, of: text, into: &self) }
        return writer.x - x
    }
}

/// Writes UTF-8 into one row of a grid.
private struct RowWriter {
    let y: Int
    var x: Int
    let clip: Range<Int>
    let style: CellStyle
    let keepsBackground: Bool

    mutating func write(_ bytes: UnsafeBufferPointer<UInt8>, of text: String, into grid: inout Grid) {
        var index = 0
        while index < bytes.count {
            let end = Self.endOfASCII(bytes, from: index)
            if end > index {
                writeASCII(UnsafeBufferPointer(rebasing: bytes[index..<end]), into: &grid)
                index = end
            } else if let (scalar, length) = Self.lone(bytes, at: index) {
                writeCluster(Character(scalar), into: &grid)
                index += length
            } else {
                index = writeClusters(bytes, of: text, from: index, into: &grid)
            }
        }
    }

    /// The end of the printable ASCII that starts at `start` and that nothing after it combines with.
    private static func endOfASCII(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var end = start
        while end < bytes.count, bytes[end] >= 0x20, bytes[end] < 0x7F { end += 1 }
        // What is not ASCII may be a mark that belongs to the last character.
        if end > start, end < bytes.count, bytes[end] >= 0x80, lone(bytes, at: end) == nil { end -= 1 }
        return end
    }

    private mutating func writeASCII(_ bytes: UnsafeBufferPointer<UInt8>, into grid: inout Grid) {
        let first = max(x, clip.lowerBound)
        let last = min(x + bytes.count, clip.upperBound)
        defer { x += bytes.count }
        guard first < last else { return }
        grid.mendHalves(x: first, y: y)
        grid.mendHalves(x: last, y: y)
        let row = y * grid.size.width
        var cell = Cell(glyph: 0, style: style, width: 1)
        let x = x
        let keepsBackground = keepsBackground
        grid.cells.withUnsafeMutableBufferPointer { cells in
            for column in first..<last {
                cell.glyph = UInt32(bytes[column - x])
                if keepsBackground { cell.style.background = cells[row + column].style.background }
                cells[row + column] = cell
            }
        }
    }

    private mutating func writeCluster(_ character: Character, into grid: inout Grid) {
        let width = character.cellWidth
        defer { x += width }
        guard width > 0, x + width > clip.lowerBound, x < clip.upperBound else { return }
        let inside = max(x, clip.lowerBound)
        var style = style
        if keepsBackground { style.background = grid[inside, y].style.background }
        if inside == x, x + width <= clip.upperBound {
            grid.set(character, width: width, x: x, y: y, style: style)
        } else {
            grid.set(" ", width: 1, x: inside, y: y, style: style)
        }
    }

    /// The scalar at `start` when it is a grapheme of its own for certain: one of a script without marks,
    /// followed by the end, by ASCII or by another such scalar.
    private static func lone(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> (Unicode.Scalar, Int)? {
        guard let (scalar, length) = simple(bytes, at: start) else { return nil }
        let next = start + length
        let ends = next == bytes.count || bytes[next] < 0x80 || simple(bytes, at: next) != nil
        return ends ? (scalar, length) : nil
    }

    /// The scalar of two or three bytes at `start` when it neither extends a grapheme nor joins one.
    private static func simple(
        _ bytes: UnsafeBufferPointer<UInt8>, at start: Int
    ) -> (Unicode.Scalar, Int)? {
        let lead = UInt32(bytes[start])
        var value: UInt32 = 0
        var length = 0
        if lead & 0xE0 == 0xC0, start + 1 < bytes.count {
            value = (lead & 0x1F) << 6 | UInt32(bytes[start + 1] & 0x3F)
            length = 2
        } else if lead & 0xF0 == 0xE0, start + 2 < bytes.count {
            value =
                (lead & 0x0F) << 12 | UInt32(bytes[start + 1] & 0x3F) << 6 | UInt32(bytes[start + 2] & 0x3F)
            length = 3
        }
        switch value {
        case 0xA0..<0xAD, 0xAE..<0x300, 0x370..<0x483, 0x2010..<0x2028, 0x2030..<0x205F, 0x2190..<0x23FF,
            0x2500..<0x2600, 0x2800..<0x2900, 0x3001..<0x302A, 0x3041..<0x3097, 0x30A1..<0x30FD,
            0x3400..<0x4DC0, 0x4E00..<0xA000, 0xFF01..<0xFF9E:
            return Unicode.Scalar(value).map { ($0, length) }
        default: return nil
        }
    }

    /// Takes graphemes one by one, by the rules of Unicode, up to ASCII that may be copied again.
    private mutating func writeClusters(
        _ bytes: UnsafeBufferPointer<UInt8>, of text: String, from start: Int, into grid: inout Grid
    ) -> Int {
        var offset = start
        var index = text.utf8.index(text.startIndex, offsetBy: start)
        repeat {
            let character = text[index]
            writeCluster(character, into: &grid)
            index = text.index(after: index)
            offset += character.utf8.count
            // A grapheme after which ASCII stands is over, and the scan may take its turn.
        } while offset < bytes.count && !(0x20..<0x7F).contains(bytes[offset])
        return offset
    }
}
