import CNcurses
import NibbleTerminal

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The terminal as two open files of our own, so that their flags are not shared with the shell.
struct TerminalDevice {
    /// Where bytes are read, without waiting.
    let input: Int32
    /// Where bytes are written, without waiting.
    let output: Int32

    /// What a read gave.
    enum Input {
        case bytes([UInt8])
        /// Nothing is there now.
        case empty
        /// The terminal is gone.
        case gone
    }

    /// Opens the process's terminal; `nil` when it has none.
    init?() {
        input = nib_open_tty(true)
        output = nib_open_tty(false)
        guard input >= 0, output >= 0 else {
            close()
            return nil
        }
    }

    /// Closes both files.
    func close() {
        for descriptor in [input, output] where descriptor >= 0 { _ = systemClose(descriptor) }
    }

    /// The extent in cells; `nil` when the terminal does not tell, as one that hangs up.
    var size: Size? {
        var columns: Int32 = 0
        var rows: Int32 = 0
        guard nib_window_size(output, &columns, &rows) else { return nil }
        return Size(width: Int(columns), height: Int(rows))
    }

    /// The most bytes that one read takes.
    static let chunk = 4096

    /// Takes the bytes that are there, at most `chunk`.
    func read() -> Input {
        var count = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: Self.chunk) { buffer, initialized in
            repeat {
                count = systemRead(input, buffer.baseAddress, buffer.count)
            } while count < 0 && errno == EINTR
            initialized = max(0, count)
        }
        if count > 0 { return .bytes(bytes) }
        if count < 0, errno == EAGAIN || errno == EWOULDBLOCK { return .empty }
        return .gone
    }

    /// Writes all of `bytes`, waiting for a slow terminal; what a lost one does not take is dropped.
    func write(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer(write) }

    private func write(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let start = bytes.baseAddress else { return }
        _ = nib_write_all(output, start, bytes.count, Int32(nib_for_ever))
    }

    /// Writes what ncurses has drawn, after `before` and followed by `after`, in one piece.
    func writeFrame(before: [UInt8] = [], after: [UInt8] = []) {
        var start: UnsafePointer<UInt8>?
        let count = nib_take_output(&start)
        let frame = UnsafeBufferPointer(start: start, count: count)
        if before.isEmpty, after.isEmpty { return write(frame) }
        write(before + frame + after)
    }

    /// The value of an environment variable, empty when it is not set.
    static func environment(_ name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }
}

// The methods of the same names hide the system's functions.
private func systemRead(_ file: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int) -> Int {
    read(file, buffer, count)
}
private func systemClose(_ file: Int32) -> Int32 { close(file) }
