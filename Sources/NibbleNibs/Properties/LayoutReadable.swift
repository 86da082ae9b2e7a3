/// What any text of a layout file's `<set property= value=/>` may be read as.
///
/// A type of the app's that conforms can be the type of a settable property. For an enumeration of strings
/// the conformance is all that is needed.
public protocol LayoutReadable: ReadableFromText, ReadableFromInteger, ReadableFromNumber,
    ReadableFromBoolean, ReadableFromColor
{}

extension LayoutReadable where Self: RawRepresentable, RawValue == String {
    /// The case with this raw value.
    public init?(layoutText: String) { self.init(rawValue: layoutText) }
}

/// What text that is no number, truth value or colour may be read as.
public protocol ReadableFromText {
    /// The value that `layoutText` stands for; `nil` for none.
    init?(layoutText: String)
}

/// What digits, perhaps with a sign, may be read as.
public protocol ReadableFromInteger {
    /// The value that `layoutText` stands for; `nil` for none.
    init?(layoutText: String)
}

/// What a number with a fraction may be read as.
public protocol ReadableFromNumber {
    /// The value that `layoutText` stands for; `nil` for none.
    init?(layoutText: String)
}

/// What `true` and `false` may be read as.
public protocol ReadableFromBoolean {
    /// The value that `layoutText` stands for; `nil` for none.
    init?(layoutText: String)
}

/// What a system colour's name or `#rrggbb` may be read as.
public protocol ReadableFromColor {
    /// The value that `layoutText` stands for; `nil` for none.
    init?(layoutText: String)
}
