/// A control sequence (`CSI … final`) taken apart.
struct ControlSequence: Sendable {
    /// One of `< = > ?` before the parameters.
    private(set) var prefix: UInt8?
    /// The parameters, each with its sub-fields; an empty field is `nil`.
    private(set) var parameters: [[Int?]] = []
    /// The bytes between the parameters and the final one.
    private(set) var intermediates: [UInt8] = []
    let final: UInt8

    /// Numbers above this are cut to it: no meaning of ours is larger.
    private static let largest = 0x7FFF_FFFF

    /// Takes apart `body`, the bytes between introducer and final byte.
    init(body: [UInt8], final: UInt8) {
        self.final = final
        var body = body[...]
        if let first = body.first, (0x3C...0x3F).contains(first) {
            prefix = first
            body.removeFirst()
        }
        let parametersEnd = body.firstIndex { $0 < 0x30 } ?? body.endIndex
        intermediates = Array(body[parametersEnd...])
        if parametersEnd == body.startIndex { return }
        var fields: [Int?] = []
        var field: Int?
        for byte in body[..<parametersEnd] {
            switch byte {
            case UInt8(ascii: ";"), UInt8(ascii: ":"):
                fields.append(field)
                field = nil
                if byte == UInt8(ascii: ";") {
                    parameters.append(fields)
                    fields = []
                }
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                field = min((field ?? 0) * 10 + Int(byte - UInt8(ascii: "0")), Self.largest)
            default: break
            }
        }
        parameters.append(fields + [field])
    }

    /// The sub-field `sub` of parameter `index`, `nil` where it is missing or empty.
    func field(_ index: Int, _ sub: Int = 0) -> Int? {
        index < parameters.count && sub < parameters[index].count ? parameters[index][sub] : nil
    }

    /// The parameters' first sub-fields, empty ones as 0.
    var numbers: [Int] { parameters.map { $0[0] ?? 0 } }

    /// The modifiers of parameter `index`, which holds one more than their bits.
    func modifiers(_ index: Int) -> (modifiers: KeyModifiers, hasCapsLock: Bool) {
        let bits = max(0, (field(index) ?? 1) - 1)
        var modifiers: KeyModifiers = []
        if bits & 1 != 0 { modifiers.insert(.shift) }
        if bits & (2 | 32) != 0 { modifiers.insert(.alternate) }  // Alt and Meta
        if bits & 4 != 0 { modifiers.insert(.control) }
        if bits & (8 | 16) != 0 { modifiers.insert(.command) }  // Super and Hyper
        return (modifiers, bits & 64 != 0)
    }

    /// The phase that the second sub-field of parameter `index` tells.
    func phase(_ index: Int) -> KeyPress.Phase {
        switch field(index, 1) {
        case 2: .repeated
        case 3: .ended
        default: .began
        }
    }
}
