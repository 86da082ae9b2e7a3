/// A growable array of trivial values without reference counts, uniqueness checks or bounds checks.
///
/// The tableau's inner loops run over these; an `Array` there costs a check per access and a retain per call.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity: Int

    init(capacity: Int = 16) {
        self.capacity = capacity
        base = .allocate(capacity: capacity)
    }

    deinit { base.deallocate() }

    subscript(index: Int32) -> Element {
        @inline(__always) get { base[Int(index)] }
        @inline(__always) nonmutating set { base[Int(index)] = newValue }
    }

    var isEmpty: Bool { count == 0 }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow() }
        base[count] = element
        count += 1
    }

    @inline(__always)
    mutating func popLast() -> Element? {
        if count == 0 { return nil }
        count -= 1
        return base[count]
    }

    /// Takes out the element at `index`; the last one moves into its place.
    mutating func swapRemove(at index: Int) {
        count -= 1
        base[index] = base[count]
    }

    mutating func removeAll() { count = 0 }

    /// Makes this a copy of `other`.
    mutating func assign(_ other: borrowing Buffer<Element>) {
        while capacity < other.count { grow() }
        base.update(from: other.base, count: other.count)
        count = other.count
    }

    @inline(never)
    private mutating func grow() {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
        larger.update(from: base, count: count)
        base.deallocate()
        base = larger
        capacity *= 2
    }
}
