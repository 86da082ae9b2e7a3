import NibbleDocument
import NibbleTerminal
import NibbleViews

/// Sets one built-in attribute of an object.
@MainActor struct AttributeSetter {
    /// Sets an attribute to a value that has been read; `false` when the object is of another kind. Names are
    /// looked up in the bundle.
    typealias Setting = @MainActor (AnyObject, LayoutBundle) -> Bool

    /// What sets the attribute to a value; `nil` when the value is of another kind.
    let setting: @MainActor (AttributeValue) -> Setting?

    private init<Object, Value>(
        _ read: @escaping (AttributeValue) -> Value?, _ set: @escaping @MainActor (Object, Value) -> Void
    ) {
        setting = { value in
            guard let value = read(value) else { return nil }
            return { object, _ in
                guard let object = object as? Object else { return false }
                set(object, value)
                return true
            }
        }
    }

    private init<Object>(named set: @escaping @MainActor (Object, String, LayoutBundle) -> Void) {
        setting = { value in
            guard case .string(let name) = value else { return nil }
            return { object, bundle in
                guard let object = object as? Object else { return false }
                set(object, name, bundle)
                return true
            }
        }
    }

    /// An image by the name that it has in the bundle; without an image where there is none of the name.
    static func image<Object>(_ set: @escaping @MainActor (Object, Image?) -> Void) -> Self {
        Self(named: { (object: Object, name, bundle) in set(object, bundle.image(named: name)) })
    }

    static func string<Object>(_ set: @escaping @MainActor (Object, String) -> Void) -> Self {
        Self({ if case .string(let value) = $0 { value } else { nil } }, set)
    }

    static func integer<Object>(_ set: @escaping @MainActor (Object, Int) -> Void) -> Self {
        Self({ if case .integer(let value) = $0 { value } else { nil } }, set)
    }

    static func number<Object>(_ set: @escaping @MainActor (Object, Double) -> Void) -> Self {
        Self({ if case .number(let value) = $0 { value } else { nil } }, set)
    }

    static func boolean<Object>(_ set: @escaping @MainActor (Object, Bool) -> Void) -> Self {
        Self({ if case .boolean(let value) = $0 { value } else { nil } }, set)
    }

    static func color<Object>(_ set: @escaping @MainActor (Object, Color) -> Void) -> Self {
        Self({ if case .color(let text) = $0 { Color(layoutText: text) } else { nil } }, set)
    }

    static func insets<Object>(_ set: @escaping @MainActor (Object, EdgeInsets) -> Void) -> Self {
        Self(
            {
                guard case .cells(let cells) = $0, cells.count == 4 else { return nil }
                return EdgeInsets(top: cells[0], left: cells[1], bottom: cells[2], right: cells[3])
            }, set)
    }

    static func size<Object>(_ set: @escaping @MainActor (Object, Size) -> Void) -> Self {
        Self(
            {
                guard case .cells(let cells) = $0, cells.count == 2 else { return nil }
                return Size(width: cells[0], height: cells[1])
            }, set)
    }

    /// An attribute with words for values; `cases` is what they stand for.
    static func keyword<Object, Value>(
        _ cases: [String: Value], _ set: @escaping @MainActor (Object, Value) -> Void
    ) -> Self {
        Self({ if case .keyword(let word) = $0 { cases[word] } else { nil } }, set)
    }

    /// An attribute with any of some words; `cases` is what they stand for.
    static func keywords<Object, Value: OptionSet>(
        _ cases: [String: Value], _ set: @escaping @MainActor (Object, Value) -> Void
    ) -> Self where Value.Element == Value {
        Self(
            {
                guard case .keywords(let words) = $0 else { return nil }
                let values = words.compactMap { cases[$0] }
                return values.count == words.count ? Value(values) : nil
            }, set)
    }
}
