/// From an object's address to a number: open addressing, linear probing.
///
/// Only looked up, never walked, so addresses (which differ from run to run) cannot reach a solution. It stands in
/// for a `Dictionary`, whose seeded hash costs more than adding a constraint should.
struct IdentityTable: ~Copyable {
    private struct Slot {
        /// The address, or 0 where the slot is empty.
        var key: UInt
        var value: Int32
    }

    private var slots: UnsafeMutablePointer<Slot>
    private var mask: Int
    private(set) var count = 0

    init() {
        mask = 15
        slots = .allocate(capacity: 16)
        slots.initialize(repeating: Slot(key: 0, value: 0), count: 16)
    }

    deinit { slots.deallocate() }

    private static func key(_ object: AnyObject) -> UInt {
        UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    }

    @inline(__always)
    private func home(_ key: UInt) -> Int {
        // Addresses are multiples of 16; the multiplication spreads them over the upper bits.
        Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    }

    /// The slot that holds the key, or the empty one where it belongs.
    @inline(__always)
    private func slot(_ key: UInt) -> Int {
        var index = home(key)
        while slots[index].key != 0 && slots[index].key != key { index = (index + 1) & mask }
        return index
    }

    /// The number stored for the object, or -1.
    func find(_ object: AnyObject) -> Int32 {
        let index = slot(Self.key(object))
        return slots[index].key == 0 ? -1 : slots[index].value
    }

    /// Stores a number for an object that has none yet.
    mutating func insert(_ object: AnyObject, _ value: Int32) {
        if count * 2 > mask { grow() }
        let key = Self.key(object)
        slots[slot(key)] = Slot(key: key, value: value)
        count += 1
    }

    /// Forgets the object's number.
    mutating func remove(_ object: AnyObject) {
        var hole = slot(Self.key(object))
        if slots[hole].key == 0 { return }
        count -= 1
        // Whatever follows and could no longer be reached across the hole moves into it.
        var index = hole
        while true {
            index = (index + 1) & mask
            if slots[index].key == 0 { break }
            let distance = (index - home(slots[index].key)) & mask
            if distance >= (index - hole) & mask {
                slots[hole] = slots[index]
                hole = index
            }
        }
        slots[hole].key = 0
    }

    private mutating func grow() {
        let old = slots
        let oldCount = mask + 1
        mask = oldCount * 2 - 1
        slots = .allocate(capacity: mask + 1)
        slots.initialize(repeating: Slot(key: 0, value: 0), count: mask + 1)
        for index in 0..<oldCount where old[index].key != 0 {
            slots[slot(old[index].key)] = old[index]
        }
        old.deallocate()
    }
}
