/// What names in a layout file may look like. Those that go into Swift code are held to it strictly, so
/// that nothing but a name gets there.
enum Names {
    static func isID(_ text: String) -> Bool {
        guard let first = text.utf8.first, isLetter(first) else { return false }
        return text.utf8.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") }
    }

    /// An identifier that can stand behind a dot.
    static func isIdentifier(_ text: some StringProtocol) -> Bool {
        guard let first = text.unicodeScalars.first, first == "_" || first.properties.isXIDStart else {
            return false
        }
        guard text.unicodeScalars.allSatisfy({ $0.properties.isXIDContinue }), text != "_" else {
            return false
        }
        return !["self", "init", "Type", "Protocol"].contains(String(text))
    }

    /// A property, or a path of them.
    static func isPropertyPath(_ text: String) -> Bool {
        text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { isIdentifier($0) }
    }

    /// A method: `save`, `save()`, `save(_:)`, `save(_:event:)`.
    static func isMethod(_ text: String) -> Bool {
        guard let open = text.firstIndex(of: "(") else { return isIdentifier(text) }
        guard isIdentifier(text[..<open]), text.hasSuffix(")") else { return false }
        let labels = text[text.index(after: open)...].dropLast()
        guard labels.hasSuffix(":") else { return labels.isEmpty }
        return labels.dropLast().split(separator: ":", omittingEmptySubsequences: false)
            .allSatisfy { $0 == "_" || isIdentifier($0) }
    }

    /// A method, perhaps with its class in front: `Editor.save(_:)`.
    static func isQualifiedMethod(_ text: String) -> Bool {
        let (type, method) = splitMethod(text)
        return isMethod(method) && type.map(isClass) ?? true
    }

    /// The class and the method of `Editor.save(_:)`.
    static func splitMethod(_ text: String) -> (type: String?, method: String) {
        let end = text.firstIndex(of: "(") ?? text.endIndex
        guard let dot = text[..<end].lastIndex(of: ".") else { return (nil, text) }
        return (String(text[..<dot]), String(text[text.index(after: dot)...]))
    }

    /// A class: `Detail`, `Outer.Inner`, `Cell<Message, [Int]>`.
    static func isClass(_ text: String) -> Bool {
        var rest = Substring(text)
        return takeType(&rest, depth: 0) && rest.isEmpty && !text.hasPrefix("[")
    }

    private static func takeType(_ text: inout Substring, depth: Int) -> Bool {
        guard depth < 8 else { return false }
        if text.first == "[" {
            text.removeFirst()
            guard takeType(&text, depth: depth + 1), text.first == "]" else { return false }
            text.removeFirst()
            return takeOptionals(&text)
        }
        while true {
            let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            guard isIdentifier(name), !reservedWords.contains(String(name)) else { return false }
            text = text[name.endIndex...]
            if text.first == "<" {
                repeat {
                    text.removeFirst()
                    text = text.drop { $0 == " " }
                    guard takeType(&text, depth: depth + 1) else { return false }
                    text = text.drop { $0 == " " }
                } while text.first == ","
                guard text.first == ">" else { return false }
                text.removeFirst()
            }
            guard text.first == "." else { return takeOptionals(&text) }
            text.removeFirst()
        }
    }

    private static func takeOptionals(_ text: inout Substring) -> Bool {
        text = text.drop { $0 == "?" }
        return true
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

    /// Words that cannot name a type or a constant without back-quotes.
    static let reservedWords: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init",
        "inout", "internal", "let", "open", "operator", "private", "precedencegroup", "protocol", "public",
        "rethrows", "static", "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue",
        "default", "defer", "do", "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return",
        "throw", "switch", "where", "while", "Any", "as", "await", "false", "is", "nil", "self", "Self",
        "super", "throws", "true", "try", "Type", "Protocol",
    ]
}
