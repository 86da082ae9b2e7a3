import CNcurses
import NibbleTerminal

extension CursesScreen {
    /// Draws what differs from the last frame inside `damage`, or everything when the terminal's content is
    /// not known, in as few bytes as ncurses can find.
    public func present(_ grid: Grid, damage: Damage, cursor: Point?) {
        guard let renderer, !isGone, grid.size == size else { return }
        // The shell may own the terminal now; `readEvents` looks into it and the app draws again.
        if nib_guard_was_continued() || !nib_guard_is_armed() { return }
        renderer.present(grid, damage: damage, cursor: cursor)
        if options.capturesOutput { nib_capture_trim(Int64(options.capturedOutputLimit)) }
    }

    /// What the program wrote to standard output and standard error while a screen was up, as far as it is
    /// kept: for a log inside the app. It is written out once the terminal is given back all the same.
    public var capturedOutput: String {
        let length = nib_capture_length()
        var offset = max(0, length - Int64(options.capturedOutputLimit))
        var bytes: [UInt8] = []
        while offset < length {
            let chunk = [UInt8](unsafeUninitializedCapacity: 65536) { buffer, count in
                count = Int(nib_capture_read(offset, buffer.baseAddress, buffer.count))
            }
            if chunk.isEmpty { break }
            bytes += chunk
            offset += Int64(chunk.count)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
