import NibbleDocument

/// Parses constraint expressions.
struct ConstraintExpressionParser {
    /// The most expressions of one attribute.
    static let expressionLimit = 20

    private let bytes: [UInt8]
    private var offset = 0

    /// The expressions of `text`, which semicolons separate.
    static func parse(_ text: String) throws(ConstraintExpressionError) -> [ConstraintExpression] {
        var parser = ConstraintExpressionParser(bytes: Array(text.utf8))
        var expressions = [try parser.expression()]
        while parser.take(";") {
            guard expressions.count < expressionLimit else {
                throw parser.failure("more than \(expressionLimit) constraints of one attribute")
            }
            expressions.append(try parser.expression())
        }
        parser.skipSpace()
        guard parser.offset == parser.bytes.count else { throw parser.unexpected() }
        return expressions
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func expression() throws(ConstraintExpressionError) -> ConstraintExpression {
        skipSpace()
        var result = ConstraintExpression()
        result.offset = offset
        if take("==") {
            result.relation = .equal
        } else if take(">=") || take("≥") {
            result.relation = .greaterThanOrEqual
        } else if take("<=") || take("≤") {
            result.relation = .lessThanOrEqual
        }
        skipSpace()
        if isAtWord {
            result.item = try item()
        } else {
            let number = try signedNumber()
            if take("*") {
                skipSpace()
                guard isAtWord else { throw failure("expected item.attribute behind '*'") }
                result.multiplier = number
                result.item = try item()
            } else {
                result.constant = number
            }
        }
        if result.item != nil {
            if take("+") {
                result.constant = try number()
            } else if take("-") {
                result.constant = -(try number())
            }
        }
        if take("@") { result.priority = try priority() }
        return result
    }

    private mutating func item() throws(ConstraintExpressionError) -> ConstraintExpression.Item {
        skipSpace()
        let start = offset
        let name = word()
        guard byte == UInt8(ascii: ".") else { return .init(name: name, attribute: nil, offset: start) }
        offset += 1
        guard isAtWord else { throw failure("expected an attribute behind '\(name).'") }
        return .init(name: name, attribute: word(), offset: start)
    }

    private mutating func priority() throws(ConstraintExpressionError) -> Double {
        skipSpace()
        let start = offset
        if isAtWord {
            let known = ["required": 1000.0, "high": 750, "low": 250]
            let name = word()
            guard let value = known[name] else {
                throw ConstraintExpressionError(
                    message: "'\(name)' is no priority: 1 to 1000, required, high or low"
                        + NearestName.hint(name, in: known.keys.sorted()), offset: start)
            }
            return value
        }
        let value = try number()
        guard (1...1000).contains(value) else {
            throw ConstraintExpressionError(message: "a priority is from 1 to 1000", offset: start)
        }
        return value
    }

    private mutating func signedNumber() throws(ConstraintExpressionError) -> Double {
        if take("-") { return -(try number()) }
        _ = take("+")
        return try number()
    }

    private mutating func number() throws(ConstraintExpressionError) -> Double {
        skipSpace()
        let start = offset
        while Self.isDigit(byte) || byte == UInt8(ascii: ".") { offset += 1 }
        let text = String(decoding: bytes[start..<offset], as: UTF8.self)
        guard offset > start else { throw unexpected() }
        guard let value = Double(text), abs(value) <= 100_000 else {
            throw ConstraintExpressionError(message: "'\(text)' is no number of cells", offset: start)
        }
        if isAtWord || byte == UInt8(ascii: "%") {
            let unit = byte == UInt8(ascii: "%") ? "%" : word()
            throw ConstraintExpressionError(
                message: "there is no unit '\(unit)', lengths are in cells", offset: start)
        }
        return value
    }

    // MARK: Bytes

    private var byte: UInt8 { offset < bytes.count ? bytes[offset] : 0 }
    private var isAtWord: Bool {
        Self.isLetter(byte) || byte == UInt8(ascii: "#") || byte == UInt8(ascii: "_")
    }

    private mutating func word() -> String {
        let start = offset
        while Self.isLetter(byte) || Self.isDigit(byte) || "#_-".utf8.contains(byte) { offset += 1 }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    private mutating func take(_ text: StaticString) -> Bool {
        skipSpace()
        let count = text.utf8CodeUnitCount
        guard offset + count <= bytes.count else { return false }
        for index in 0..<count where bytes[offset + index] != text.utf8Start[index] { return false }
        offset += count
        return true
    }

    private mutating func skipSpace() { while byte == 32 { offset += 1 } }

    private func failure(_ message: String) -> ConstraintExpressionError {
        ConstraintExpressionError(message: message, offset: offset)
    }

    private func unexpected() -> ConstraintExpressionError {
        guard offset < bytes.count else {
            return failure("the expression ends where a number or an item is expected")
        }
        let found = String(decoding: bytes[offset...], as: UTF8.self).prefix(1)
        return failure("unexpected '\(found)': [== | ≥ | ≤] [k *] [item.attribute] [± n] [@priority]")
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 0x20) }
    private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
}
