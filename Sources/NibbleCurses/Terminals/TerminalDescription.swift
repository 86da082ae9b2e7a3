import CNcurses

/// The terminal's capabilities as ncurses found them in its description.
enum TerminalDescription {
    /// The bytes of a capability, `[]` when the terminal lacks it.
    static func bytes(_ name: String) -> [UInt8] {
        collect { nib_capability(name, $0, $1) }
    }

    /// The bytes that move the cursor to a cell, wherever it is.
    static func moveCursor(x: Int, y: Int) -> [UInt8] {
        collect { nib_capability2("cup", Int32(y), Int32(x), $0, $1) }
    }

    /// The bytes of the foreground colour `color`.
    static func foreground(_ color: Int) -> [UInt8] {
        collect { nib_capability2("setaf", Int32(color), 0, $0, $1) }
    }

    /// The bytes that change the style from the one that ncurses set last.
    static func style(attributes: UInt32, pair: Int32) -> [UInt8] {
        collect { nib_style_bytes(attributes, pair, $0, $1) }
    }

    /// The keys' strings by the names of their capabilities.
    static func keys() -> [(name: String, string: [UInt8])] {
        var keys: [(name: String, string: [UInt8])] = []
        withUnsafeMutablePointer(to: &keys) { keys in
            nib_each_key(
                { name, string, context in
                    guard let name, let string, let context else { return }
                    let keys = context.assumingMemoryBound(to: [(name: String, string: [UInt8])].self)
                    keys.pointee.append((String(cString: name), Array(String(cString: string).utf8)))
                }, keys)
        }
        return keys
    }

    private static func collect(_ body: (UnsafeMutablePointer<UInt8>?, Int) -> Int) -> [UInt8] {
        Array(unsafeUninitializedCapacity: 256) { buffer, count in
            count = body(buffer.baseAddress, buffer.count)
        }
    }
}
