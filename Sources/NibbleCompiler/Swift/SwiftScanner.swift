/// Walks through Swift text from word to word, passing over comments and strings.
struct SwiftScanner {
    private let bytes: [UInt8]
    var offset = 0
    /// Whether `@main` has been met.
    private(set) var hasMainAttribute = false

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    private static let typeWords: Set<String> = ["class", "struct", "enum", "actor", "protocol", "extension"]
    private static let modifierWords: Set<String> = [
        "private", "fileprivate", "public", "open", "internal", "package", "final", "indirect", "nonisolated",
    ]

    /// A type, or another brace, that is open.
    private struct Scope {
        var declaration: Int?
        var name: String?
    }

    /// The types of the text, those inside others under their full names.
    mutating func declarations() -> [SwiftSource.Declaration] {
        var found: [SwiftSource.Declaration] = []
        var scopes: [Scope] = []
        var pending: Scope?
        var isPrivate = false
        var isConvenience = false
        var isStatic = false
        var previous = ""
        while let token = next() {
            switch token {
            case "{":
                scopes.append(pending ?? Scope())
                pending = nil
                isPrivate = false
            case "}":
                _ = scopes.popLast()
                isPrivate = false
            case "private", "fileprivate":
                isPrivate = true
            case "typealias":
                if let name = next() {
                    found.append(declaration(name, in: scopes, found, isPrivate: isPrivate))
                    isPrivate = false
                }
            case _ where Self.typeWords.contains(token) && previous != ".":
                // `class func` and `class var` declare no type.
                guard let name = nextName(), !["func", "var", "let", "subscript", "init"].contains(name)
                else { break }
                var declaration = declaration(name, in: scopes, found, isPrivate: isPrivate)
                declaration.kind = token
                (declaration.isGeneric, declaration.inherited) = typeHeading()
                found.append(declaration)
                pending = Scope(declaration: found.count - 1, name: declaration.name)
                isPrivate = false
            case "convenience":
                isConvenience = true
            case "init":
                if let index = scopes.last?.declaration {
                    if beginsWithCoder() { found[index].takesCoder = true }
                    if isCoderInitializer() {
                        found[index].hasCoderInitializer = true
                    } else if !isConvenience {
                        found[index].hasDesignatedInitializer = true
                    }
                }
                isConvenience = false
            case "static":
                isStatic = true
            case "func":
                if let method = method(isPrivate: isPrivate), !isStatic,
                    let index = scopes.last?.declaration
                {
                    found[index].methods.append(method)
                }
                isStatic = false
                isPrivate = false
            case "var", "let", "subscript":
                isStatic = false
                isPrivate = false
            case "(", ")", "@", ",", ".", ":", "set":
                break
            case "main" where previous == "@":
                hasMainAttribute = true
            default:
                if !Self.modifierWords.contains(token), previous != "@" { isPrivate = false }
            }
            previous = token
        }
        return found
    }

    private func declaration(
        _ name: String, in scopes: [Scope], _ found: [SwiftSource.Declaration], isPrivate: Bool
    ) -> SwiftSource.Declaration {
        let outer = scopes.last { $0.name != nil }
        let isOuterPrivate = outer?.declaration.map { found[$0].isPrivate } ?? false
        return SwiftSource.Declaration(
            name: (outer?.name.map { $0 + "." } ?? "") + name, isPrivate: isPrivate || isOuterPrivate,
            hasCoderInitializer: false, hasDesignatedInitializer: false)
    }

    /// A dotted name, as `extension Outer.Inner` has.
    mutating func nextName() -> String? {
        guard var name = next() else { return nil }
        while offset < bytes.count, bytes[offset] == UInt8(ascii: ".") {
            offset += 1
            guard let part = next() else { break }
            name += "." + part
        }
        return name
    }

    // MARK: Words

    /// The next word or sign.
    mutating func next() -> String? {
        while offset < bytes.count {
            let byte = bytes[offset]
            if starts(with: "//") {
                while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
            } else if starts(with: "/*") {
                skipComment()
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") && isRawString {
                skipString()
            } else if byte <= 32 {
                offset += 1
            } else if Self.isWord(byte) {
                let start = offset
                while offset < bytes.count, Self.isWord(bytes[offset]) { offset += 1 }
                return String(decoding: bytes[start..<offset], as: UTF8.self)
            } else {
                offset += 1
                if byte != UInt8(ascii: "`") { return String(UnicodeScalar(byte)) }
            }
        }
        return nil
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        (97...122).contains(byte | 0x20) || (48...57).contains(byte) || byte == 95 || byte >= 128
    }

    private func starts(with text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard offset + count <= bytes.count else { return false }
        for index in 0..<count where bytes[offset + index] != text.utf8Start[index] { return false }
        return true
    }

    private mutating func skipComment() {
        var depth = 0
        repeat {
            if starts(with: "/*") {
                depth += 1
                offset += 2
            } else if starts(with: "*/") {
                depth -= 1
                offset += 2
            } else {
                offset += 1
            }
        } while depth > 0 && offset < bytes.count
    }

    private var isRawString: Bool {
        var index = offset
        while index < bytes.count, bytes[index] == UInt8(ascii: "#") { index += 1 }
        return index < bytes.count && bytes[index] == UInt8(ascii: "\"")
    }

    private mutating func skipString() {
        var hashes = 0
        while bytes[offset] == UInt8(ascii: "#") {
            hashes += 1
            offset += 1
        }
        let isMultiline = starts(with: "\"\"\"")
        let quotes = isMultiline ? 3 : 1
        offset += quotes
        while offset < bytes.count {
            if bytes[offset] == UInt8(ascii: "\\"), hashes == 0 {
                offset += 2
            } else if isMultiline ? starts(with: "\"\"\"") : bytes[offset] == UInt8(ascii: "\"") {
                offset += quotes
                var closing = 0
                while closing < hashes, offset < bytes.count, bytes[offset] == UInt8(ascii: "#") {
                    closing += 1
                    offset += 1
                }
                if closing == hashes { return }
            } else if !isMultiline, bytes[offset] == UInt8(ascii: "\n") {
                return
            } else {
                offset += 1
            }
        }
        offset = min(offset, bytes.count)
    }
}
