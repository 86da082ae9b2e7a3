/// Finds the longest of a set of byte strings, a byte at a time.
struct KeyMatcher: Sendable {
    enum Step {
        case more
        case key(KeyPress)
        /// No string continues with that byte.
        case none
    }

    private struct Node: Sendable {
        var next: [UInt8: Int] = [:]
        var press: KeyPress?
    }

    /// The tree of the strings, its root first.
    private var nodes = [Node()]
    private var current = 0
    private var taken: [UInt8] = []
    private var longest: (press: KeyPress, length: Int)?

    /// Longer strings are not keys, and the bytes that wait are as many as the longest string.
    private static let longestKey = 32

    init(keys: [([UInt8], KeyPress)]) {
        for (bytes, press) in keys where Self.isUsable(bytes) {
            var node = 0
            for byte in bytes {
                if let next = nodes[node].next[byte] {
                    node = next
                } else {
                    nodes.append(Node())
                    nodes[node].next[byte] = nodes.count - 1
                    node = nodes.count - 1
                }
            }
            nodes[node].press = press
        }
    }

    private static func isUsable(_ bytes: [UInt8]) -> Bool {
        guard let first = bytes.first, bytes.count <= longestKey else { return false }
        if bytes == [0x1B] || (0x20..<0x7F).contains(first) { return false }
        // The mouse reports, whose bytes after the introducer vary.
        return bytes != Array("\u{1B}[M".utf8) && bytes != Array("\u{1B}[<".utf8)
    }

    /// Whether a string may start with `byte`; prepares for it when so.
    mutating func begin(with byte: UInt8) -> Bool {
        guard nodes[0].next[byte] != nil else { return false }
        current = 0
        taken.removeAll(keepingCapacity: true)
        longest = nil
        return true
    }

    /// The bytes that are kept.
    var count: Int { taken.count }

    /// Whether the bytes so far may have been keys of their own (Esc, or Alternate and a character), or a
    /// string that is complete as it is: those must not wait long.
    var mayBeKeys: Bool { taken.count <= 2 || longest != nil }

    mutating func add(_ byte: UInt8) -> Step {
        taken.append(byte)
        guard let next = nodes[current].next[byte] else { return .none }
        current = next
        guard let press = nodes[next].press else { return .more }
        if nodes[next].next.isEmpty { return .key(press) }
        longest = (press, taken.count)
        return .more
    }

    /// The longest string that matched, if any, and the bytes after it.
    mutating func settle() -> (press: KeyPress?, rest: [UInt8]) {
        let rest = taken.dropFirst(longest?.length ?? 0)
        defer { longest = nil }
        return (longest?.press, Array(rest))
    }
}
