/// Hands out blocks of memory in sizes of 64 bytes times a power of two, and takes them back.
///
/// Rows and columns of a tableau grow and die by the thousand; blocks carved from large chunks and reused by size
/// cost a few instructions, and stay near each other. Chunks go back to the system with the pool.
struct BlockPool: ~Copyable {
    private static let classCount = 40

    private let freeBlocks: UnsafeMutablePointer<UnsafeMutableRawPointer?>
    private var chunks: [UnsafeMutableRawPointer] = []
    private var next: UnsafeMutableRawPointer
    private var left = 0
    private var chunkSize = 1 << 13

    init() {
        freeBlocks = .allocate(capacity: Self.classCount)
        freeBlocks.initialize(repeating: nil, count: Self.classCount)
        // Never read: nothing is left in the chunk that it would point into.
        next = UnsafeMutableRawPointer(freeBlocks)
    }

    deinit {
        for chunk in chunks { chunk.deallocate() }
        freeBlocks.deallocate()
    }

    /// The number of bytes in a block of the class.
    static func byteCount(_ sizeClass: Int) -> Int { 64 << sizeClass }

    /// A block of `byteCount(sizeClass)` bytes, aligned to 16.
    mutating func take(_ sizeClass: Int) -> UnsafeMutableRawPointer {
        if let block = freeBlocks[sizeClass] {
            freeBlocks[sizeClass] = block.load(as: UnsafeMutableRawPointer?.self)
            return block
        }
        let size = Self.byteCount(sizeClass)
        if size > left { addChunk(atLeast: size) }
        let block = next
        next += size
        left -= size
        return block
    }

    /// Takes back a block that `take` gave for the same class.
    mutating func giveBack(_ block: UnsafeMutableRawPointer, _ sizeClass: Int) {
        block.storeBytes(of: freeBlocks[sizeClass], as: UnsafeMutableRawPointer?.self)
        freeBlocks[sizeClass] = block
    }

    private mutating func addChunk(atLeast size: Int) {
        if chunkSize < 1 << 20 { chunkSize *= 2 }
        left = max(chunkSize, size)
        next = .allocate(byteCount: left, alignment: 64)
        chunks.append(next)
    }
}
