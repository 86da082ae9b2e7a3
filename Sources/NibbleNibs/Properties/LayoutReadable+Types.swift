import NibbleTerminal
import NibbleViews

extension String: LayoutReadable {
    public init?(layoutText: String) { self = layoutText }
}

extension Bool: ReadableFromBoolean {
    public init?(layoutText: String) { self.init(layoutText) }
}

extension FixedWidthInteger {
    public init?(layoutText: String) { self.init(layoutText) }
}

extension Int: ReadableFromInteger {}
extension Int8: ReadableFromInteger {}
extension Int16: ReadableFromInteger {}
extension Int32: ReadableFromInteger {}
extension Int64: ReadableFromInteger {}
extension UInt: ReadableFromInteger {}
extension UInt8: ReadableFromInteger {}
extension UInt16: ReadableFromInteger {}
extension UInt32: ReadableFromInteger {}
extension UInt64: ReadableFromInteger {}

extension Double: ReadableFromNumber, ReadableFromInteger {
    public init?(layoutText: String) { self.init(layoutText) }
}

extension Float: ReadableFromNumber, ReadableFromInteger {
    public init?(layoutText: String) { self.init(layoutText) }
}

extension Color: ReadableFromColor {
    /// The system colour of this name, or the colour of red, green and blue in `#rrggbb`.
    public init?(layoutText text: String) {
        if let named = Self.named[text] {
            self = named
        } else if text.hasPrefix("#"), text.utf8.count == 7, let value = UInt32(text.dropFirst(), radix: 16) {
            self.init(
                red: UInt8(value >> 16), green: UInt8(value >> 8 & 0xff), blue: UInt8(value & 0xff))
        } else {
            return nil
        }
    }

    /// The system colours by name.
    static let named: [String: Color] = [
        "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
        "separator": .separator, "selection": .selection, "tint": .tint,
        "systemBackground": .systemBackground,
        "secondarySystemBackground": .secondarySystemBackground, "systemRed": .systemRed,
        "systemOrange": .systemOrange, "systemYellow": .systemYellow, "systemGreen": .systemGreen,
        "systemTeal": .systemTeal, "systemBlue": .systemBlue, "systemPurple": .systemPurple,
        "systemPink": .systemPink, "systemGray": .systemGray,
    ]
}
