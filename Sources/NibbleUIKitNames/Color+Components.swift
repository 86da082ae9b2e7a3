import NibbleViews

extension Color {
    /// A colour of parts from 0 to 1; what lies outside counts as the nearer end, and what is no number as 0.
    ///
    /// A cell has one colour and nothing shines through it, so `alpha` changes nothing. A view without a
    /// background of its own has the `backgroundColor` `nil`.
    public init(red: Double, green: Double, blue: Double, alpha: Double) {
        func byte(_ part: Double) -> UInt8 { part > 0 ? UInt8(min(part, 1) * 255 + 0.5) : 0 }
        self.init(red: byte(red), green: byte(green), blue: byte(blue))
    }

    /// A grey from black, 0, to white, 1. `alpha` changes nothing.
    public init(white: Double, alpha: Double) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }
}
