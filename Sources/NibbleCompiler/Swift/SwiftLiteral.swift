/// Text as a literal of Swift.
enum SwiftLiteral {
    /// `text` in quotes, on one line.
    static func string(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            case "\t": literal += "\\t"
            default:
                // Control and format characters would be refused, or would turn the text's direction.
                let category = scalar.properties.generalCategory
                if category == .control || category == .format || category == .lineSeparator
                    || category == .paragraphSeparator
                {
                    literal += "\\u{\(String(scalar.value, radix: 16))}"
                } else {
                    literal.unicodeScalars.append(scalar)
                }
            }
        }
        return literal + "\""
    }

    /// A constant's name made of any text: `first tab` becomes `firstTab`.
    static func identifier(_ text: String) -> String {
        let words = text.unicodeScalars.split { !$0.properties.isXIDContinue }.map { String($0) }
        var name = ""
        for word in words {
            if name.isEmpty {
                name = word.first?.isUppercase == true ? lowercasedStart(of: word) : word
            } else {
                name += word.prefix(1).uppercased() + word.dropFirst()
            }
        }
        if name.isEmpty { name = "unnamed" }
        if let first = name.unicodeScalars.first, !first.properties.isXIDStart, first != "_" {
            name = "_" + name
        }
        if name == "_" || ["init", "self", "Type", "Protocol", "Self"].contains(name) { return name + "_" }
        return Names.reservedWords.contains(name) ? "`\(name)`" : name
    }

    /// `URLScheme` becomes `urlScheme`, `Main` `main`.
    private static func lowercasedStart(of word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }
        guard capitals.count < word.count else { return word.lowercased() }
        let count = max(1, capitals.count - 1)
        return word.prefix(count).lowercased() + word.dropFirst(count)
    }
}
