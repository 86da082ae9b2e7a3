extension Unicode.Scalar {
    /// The columns that a terminal gives this scalar when it stands alone: 0, 1 or 2.
    ///
    /// Scalars of ambiguous width count 1. A control character counts 1, because it is shown as one symbol.
    public var cellWidth: Int {
        let value = value
        if value < 0x300 { return value == 0xAD ? 0 : 1 }
        if value < 0x1100 { return isZeroWidth ? 0 : 1 }
        if isWide { return 2 }
        if value >= 0x2190, value < 0x2C00 { return 1 }  // symbols, lines of boxes: none without width
        return isZeroWidth ? 0 : 1
    }

    private var isWide: Bool {
        // Most of the wide scalars that are ever drawn, without a search.
        if value >= 0x4E00 && value <= 0x9FFF || value >= 0xAC00 && value <= 0xD7A3 { return true }
        let ranges = WideScalars.ranges
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].last < value { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count && ranges[low].first <= value
    }

    private var isZeroWidth: Bool {
        switch value {
        case 0x1160...0x11FF, 0xD7B0...0xD7FF: return true  // vowels and finals that join a Hangul syllable
        // Half-width voicing marks extend a cluster, in a column of their own.
        case 0xFF9E, 0xFF9F: return false
        case 0x600...0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD: return false  // they enclose
        case 0x2028, 0x2029: return false  // separators are shown as a symbol
        default: break
        }
        if isBidirectionalControl { return false }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return true
        default: return properties.isDefaultIgnorableCodePoint
        }
    }

    /// Whether the scalar turns the direction of the text around it; data must not be able to do that.
    var isBidirectionalControl: Bool {
        switch value {
        case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: return true
        default: return false
        }
    }

    /// Whether terminals draw this scalar, standing alone, in different numbers of columns: what Unicode
    /// made wide in version 16, emoji newer than most terminals, and half of a flag.
    fileprivate var hasDisputedWidth: Bool {
        switch value {
        case 0..<0xAD: return false
        case 0xAD, 0x2630...0x2637, 0x268A...0x268F, 0x4DC0...0x4DFF, 0x1D300...0x1D376, 0x1F1E6...0x1F1FF:
            return true
        case 0x1F000...0x1FAFF: return (properties.age?.major ?? 99) >= 14
        default: return false
        }
    }
}

extension Character {
    /// The columns that the grapheme takes in a grid: 0, 1 or 2.
    ///
    /// A cluster takes as many as its scalars together, two at most, and two when a variation selector asks
    /// for the emoji form. A control character takes 1, because `visible` shows it as one symbol; a lone
    /// combining mark or an invisible format character takes 0 and is not drawn.
    public var cellWidth: Int {
        let scalars = unicodeScalars
        let first = scalars[scalars.startIndex]
        if first.value < 0x80, isASCII { return 1 }
        var width = 0
        for scalar in scalars {
            if scalar.value == 0xFE0F {
                if first.properties.isEmoji { return 2 }
            } else {
                width += scalar.cellWidth
            }
        }
        return min(width, 2)
    }

    /// Whether terminals draw the grapheme in different numbers of columns, so that the cursor must be
    /// placed anew after it: joined emoji, variation selectors, flags, skin tones, keycaps, half-width
    /// voicing marks, conjuncts, and scalars whose width Unicode has changed or only just given.
    public var hasDisputedWidth: Bool {
        let scalars = unicodeScalars
        guard let first = scalars.first else { return false }
        if first.hasDisputedWidth { return true }
        for scalar in scalars.dropFirst() {
            switch scalar.value {
            case 0x0A: continue  // of CR LF, shown as one symbol
            case 0xFE00...0xFE0F, 0x20E3, 0xE0020...0xE01EF: return true
            default: if scalar.properties.generalCategory != .nonspacingMark { return true }
            }
        }
        return false
    }
}

extension String {
    /// The columns that the text takes on one row: the sum over its graphemes.
    public var cellWidth: Int {
        var bytes = self
        return bytes.withUTF8 { GraphemeScan.width($0, of: self) }
    }
}

extension StringProtocol {
    /// The columns that the text takes on one row: the sum over its graphemes.
    public var cellWidth: Int { String(self).cellWidth }
}
