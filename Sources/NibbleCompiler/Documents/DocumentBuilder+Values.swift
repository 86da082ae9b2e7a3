import NibbleDocument

extension DocumentBuilder {
    /// Reads an attribute's text as `kind`; notes what it is not.
    mutating func value(_ attribute: XMLNode.Attribute, _ kind: AttributeDescription.Kind) -> AttributeValue?
    {
        let text = attribute.value
        let position = attribute.valuePosition
        switch kind {
        case .string:
            return .string(text)
        case .integer(let range):
            guard let value = Int(text) else {
                error("'\(text)' is no whole number" + Self.unitHint(text), at: position)
                return nil
            }
            guard range.contains(value) else {
                error("\(value) is out of range: \(range.lowerBound) to \(range.upperBound)", at: position)
                return nil
            }
            return .integer(value)
        case .number(let range):
            guard let value = Double(text), value.isFinite else {
                error("'\(text)' is no number" + Self.unitHint(text), at: position)
                return nil
            }
            guard range.contains(value) else {
                error("\(text) is out of range: \(range.lowerBound) to \(range.upperBound)", at: position)
                return nil
            }
            return .number(value)
        case .boolean:
            guard let value = Bool(text) else {
                error("'\(text)' is neither true nor false", at: position)
                return nil
            }
            return .boolean(value)
        case .color:
            guard Self.isColor(text) else {
                error(
                    "'\(text)' is no colour: a system colour's name or #rrggbb"
                        + NearestName.hint(text, in: Vocabulary.current.colors), at: position)
                return nil
            }
            return .color(text)
        case .keyword(let cases):
            guard cases.contains(text) else {
                unknownWord(text, cases, at: position)
                return nil
            }
            return .keyword(text)
        case .keywords(let cases):
            let words = text.split(separator: " ").map(String.init)
            let unknown = words.filter { !cases.contains($0) }
            for word in unknown { unknownWord(word, cases, at: position) }
            return unknown.isEmpty ? .keywords(words) : nil
        case .cells(let count):
            return cells(attribute, count).map { .cells($0) }
        }
    }

    mutating func unknownWord(_ word: String, _ cases: [String], at position: SourcePosition) {
        error(
            "'\(word)' is none of \(cases.joined(separator: ", "))" + NearestName.hint(word, in: cases),
            at: position)
    }

    /// `count` whole numbers of cells.
    mutating func cells(_ attribute: XMLNode.Attribute, _ count: Int) -> [Int]? {
        let words = attribute.value.split(separator: " ")
        let numbers = words.compactMap { Int($0) }.filter { abs($0) <= 100_000 }
        guard numbers.count == count, words.count == count else {
            let hint = words.lazy.map { Self.unitHint(String($0)) }.first { !$0.isEmpty } ?? ""
            error(
                "expected \(count) whole numbers of cells, but found '\(attribute.value)'" + hint,
                at: attribute.valuePosition)
            return nil
        }
        return numbers
    }

    static func isColor(_ text: String) -> Bool {
        if Vocabulary.current.colors.contains(text) { return true }
        return text.utf8.count == 7 && text.hasPrefix("#")
            && text.utf8.dropFirst().allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    }

    /// What to say of `12px`.
    static func unitHint(_ text: String) -> String {
        let unit = text.drop { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" }
        guard unit.count < text.count, !unit.isEmpty, unit.allSatisfy({ $0.isLetter || $0 == "%" }) else {
            return ""
        }
        return "; there is no unit '\(unit)', lengths are in cells"
    }

    /// What a settable property's text looks like.
    static func shape(of text: String) -> SettableProperty.Shape {
        if text == "true" || text == "false" { return .boolean }
        if isColor(text) { return .color }
        let digits = text.hasPrefix("-") ? text.dropFirst() : Substring(text)
        guard let first = digits.utf8.first, (48...57).contains(first) else { return .text }
        if Int(text) != nil { return .integer }
        return Double(text) != nil && digits.allSatisfy { $0.isNumber || $0 == "." } ? .number : .text
    }
}
