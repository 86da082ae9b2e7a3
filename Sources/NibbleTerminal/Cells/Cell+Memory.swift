// The compiler moves the fields of a cell one by one, which costs several times what moving sixteen bytes does.

extension UnsafeMutablePointer<Cell> {
    /// Takes over `count` cells from other memory.
    func copyMemory(of source: UnsafePointer<Cell>, count: Int) {
        UnsafeMutableRawPointer(self).copyMemory(from: source, byteCount: count * MemoryLayout<Cell>.stride)
    }

    /// Makes `count` cells copies of `cell`: the first by hand, then each time as many as there are.
    func fillMemory(with cell: Cell, count: Int) {
        guard count > 0 else { return }
        self[0] = cell
        var done = 1
        while done < count {
            let next = Swift.min(done, count - done)
            (self + done).copyMemory(of: self, count: next)
            done += next
        }
    }
}
