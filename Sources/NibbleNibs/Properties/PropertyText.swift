/// The text that a layout file gives a settable property, to be read as the property's type.
///
/// Generated code calls the method that fits what the text looks like, so that a type which could never be
/// read from such text does not compile: `object.count = try value.text()` where `count` is an `Int`.
public struct PropertyText: Sendable {
    private let content: String

    /// A text to be read.
    public init(_ text: String) { content = text }

    /// Reads text that is no number, truth value or colour.
    public func text<Value: ReadableFromText>() throws -> Value { try read(Value.init(layoutText:)) }

    /// Reads digits.
    public func integer<Value: ReadableFromInteger>() throws -> Value { try read(Value.init(layoutText:)) }

    /// Reads a number with a fraction.
    public func number<Value: ReadableFromNumber>() throws -> Value { try read(Value.init(layoutText:)) }

    /// Reads `true` or `false`.
    public func boolean<Value: ReadableFromBoolean>() throws -> Value { try read(Value.init(layoutText:)) }

    /// Reads a system colour's name or `#rrggbb`.
    public func color<Value: ReadableFromColor>() throws -> Value { try read(Value.init(layoutText:)) }

    private func read<Value>(_ make: (String) -> Value?) throws -> Value {
        guard let value = make(content) else { throw PropertyTextError(text: content, type: "\(Value.self)") }
        return value
    }
}

/// A text that stands for no value of a property's type.
public struct PropertyTextError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The text.
    public let text: String
    /// The type.
    public let type: String

    public var description: String { "'\(text)' stands for no \(type)" }
}
