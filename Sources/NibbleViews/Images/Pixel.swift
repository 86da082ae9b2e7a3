/// One dot of an image.
public struct Pixel: Hashable, Sendable {
    /// The amount of red.
    public var red: UInt8
    /// The amount of green.
    public var green: UInt8
    /// The amount of blue.
    public var blue: UInt8
    /// How much it covers of what is behind it: 0 for nothing, 255 for all.
    public var alpha: UInt8

    /// The given colour; it covers what is behind it unless `alpha` says less.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Nothing.
    public static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)

    /// Whether what is behind the pixel shows rather than the pixel.
    var isClear: Bool { alpha < 128 }

    /// How bright the pixel is for the eye, from 0 to 255.
    var luminance: Int { (299 * Int(red) + 587 * Int(green) + 114 * Int(blue)) / 1000 }
}
