/// The saved state of one object: values by keys of the object's own.
///
/// Handed to `encodeRestorableState(with:)` and `decodeRestorableState(with:)`; not to be kept. A key that is
/// used twice has the value of the last time.
///
/// Differs from UIKit: a key that was not encoded, or with a value of another type, decodes as `nil`, since an
/// app may be newer than its file.
@MainActor public final class RestorationCoder {
    package private(set) var values: [String: RestorationValue]
    /// Finds or makes the object of the same state that an identifier names, for what decodes its children.
    package var objectForIdentifier: ((String) -> AnyObject?)?

    package init(values: [String: RestorationValue] = [:]) { self.values = values }

    /// Whether `key` was encoded, with a value of whatever type.
    public func containsValue(forKey key: String) -> Bool { values[key] != nil }

    /// Encodes a whole number.
    public func encode(_ value: Int, forKey key: String) { values[key] = .integer(value) }
    /// Encodes a number, bit for bit.
    public func encode(_ value: Double, forKey key: String) { values[key] = .number(value) }
    /// Encodes a truth value.
    public func encode(_ value: Bool, forKey key: String) { values[key] = .flag(value) }
    /// Encodes a text; `nil` encodes nothing.
    public func encode(_ value: String?, forKey key: String) { values[key] = value.map { .text($0) } }
    /// Encodes texts, in their order.
    public func encode(_ value: [String], forKey key: String) { values[key] = .texts(value) }

    /// The whole number of `key`.
    public func decodeInteger(forKey key: String) -> Int? {
        if case .integer(let value) = values[key] { value } else { nil }
    }

    /// The number of `key`.
    public func decodeDouble(forKey key: String) -> Double? {
        if case .number(let value) = values[key] { value } else { nil }
    }

    /// The truth value of `key`.
    public func decodeBool(forKey key: String) -> Bool? {
        if case .flag(let value) = values[key] { value } else { nil }
    }

    /// The text of `key`.
    public func decodeString(forKey key: String) -> String? {
        if case .text(let value) = values[key] { value } else { nil }
    }

    /// The texts of `key`.
    public func decodeStrings(forKey key: String) -> [String]? {
        if case .texts(let value) = values[key] { value } else { nil }
    }
}
