/// The elements and attributes that layout files are made of.
///
/// The compiler reads it to accept and refuse, the loader's table of setters is held against it by a test,
/// and `docs/layout-files.md` lists all of it.
public struct Vocabulary: Sendable {
    /// Every element that makes an object.
    public let elements: [ElementDescription]
    /// The names that a colour may have.
    public let colors: [String]
    /// The events that an action may wait for.
    public let events: [String]

    private let index: [String: Int]

    init(elements: [ElementDescription], colors: [String], events: [String]) {
        self.elements = elements
        self.colors = colors
        self.events = events
        index = Dictionary(uniqueKeysWithValues: elements.enumerated().map { ($1.name, $0) })
    }

    /// The vocabulary of this version of the framework.
    public static let current = Vocabulary(
        elements: viewElements + barElements + controlElements + controllerElements + itemElements
            + gestureElements,
        colors: colorNames,
        events: eventNames)

    /// The element with this name.
    public func element(_ name: String) -> ElementDescription? {
        index[name].map { elements[$0] }
    }

    /// An element's attributes, those of its super-elements first.
    public func attributes(of name: String) -> [AttributeDescription] {
        guard let element = element(name) else { return [] }
        return (element.superElement.map { attributes(of: $0) } ?? []) + element.attributes
    }

    /// The element itself and those it takes attributes from, nearest first.
    public func ancestry(of name: String) -> [String] {
        guard let element = element(name) else { return [] }
        return [name] + (element.superElement.map { ancestry(of: $0) } ?? [])
    }
}
