import CPseudoTerminal

/// Does `work` often, and ends the process with a message unless the second half has left the heap, and what
/// `count` counts, as the first half had. For a process of its own: nothing else may use its heap meanwhile.
@MainActor public func expectFlatHeap(
    _ times: Int = 10_000, _ name: String = "", count: () -> Int, _ work: () -> Void
) {
    for _ in 0..<times / 2 { work() }
    let (objects, bytes) = (count(), pst_heap_bytes())
    for _ in 0..<times / 2 { work() }
    let grown = Int(pst_heap_bytes()) - Int(bytes)
    // A leak of a single small object a time would be 16 bytes at the least.
    guard count() == objects, grown < times / 2 * 8 else {
        fatalError("\(name) \(count() - objects) objects and \(grown) bytes more after \(times / 2) times")
    }
}
