// Bracketed paste. The text is handed out as it was pasted, escape sequences and control characters
// included, with line feeds for every form of line break: whoever shows it uses `visible`.
extension InputParser {
    /// Takes bytes of the paste in hand; returns how many.
    mutating func takePaste(_ bytes: Slice<UnsafeRawBufferPointer>) -> Int {
        let (count, isFinished) = paste.take(bytes)
        if isFinished {
            finishPaste()
            reset()
        }
        return count
    }

    mutating func finishPaste() { events.append(.paste(paste.finish())) }
}
