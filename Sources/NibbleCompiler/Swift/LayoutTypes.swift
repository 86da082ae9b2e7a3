import NibbleDocument

/// The Swift classes of a document's objects, by id.
struct LayoutTypes {
    /// A class as Swift code spells it, and the name the connections know it by.
    struct Entry {
        var name: String
        var key: String
        /// What tells it from all others, in whichever way the file spells it.
        var identity: String
        /// The module to import for it, which may not be there.
        var module: String?
        /// Where the file names it; `nil` for a class of the framework's own.
        var position: SourcePosition?

        var literal: String { SwiftLiteral.string(key) }
    }

    private var entries: [String: Entry] = [:]
    private var elements: [String: String] = [:]

    /// The types of `document`; `entry` makes those of classes that it names.
    init(document: LayoutDocument, entry: (ClassReference) -> Entry) {
        if let owner = document.owner { entries["owner"] = entry(owner) }
        for scene in document.scenes {
            scene.forEachObject { object in
                elements[object.id] = object.element
                let base = elementClass(of: object)
                entries[object.id] =
                    object.customClass.map(entry)
                    ?? Entry(name: base, key: base, identity: base)
            }
            for constraint in scene.constraints {
                entries[constraint.id] = Entry(
                    name: "Nibble.LayoutConstraint", key: "Nibble.LayoutConstraint",
                    identity: "Nibble.LayoutConstraint")
            }
        }
    }

    /// The class of an object; `nil` for one that does not exist or whose class was refused.
    subscript(id: String) -> Entry? { entries[id] }

    /// Takes an object whose class was refused for one of the class that was meant, so that the rest of it is
    /// checked; without one, leaves out what is said of the object: one message is enough.
    mutating func refuse(_ id: String, meaning meant: Entry?) { entries[id] = meant }

    /// The class that the object's element makes.
    func elementClass(of object: LayoutObject) -> String { Self.swiftClass(of: object.element) }

    private static func swiftClass(of element: String) -> String {
        "Nibble." + (Vocabulary.current.element(element)?.swiftClass ?? "View")
    }

    /// The nearest class that all these objects are of; `nil` when one of them is unknown.
    func commonClass(of ids: [String]) -> String? {
        let known = ids.compactMap { entries[$0] }
        guard let first = known.first, known.count == ids.count else { return nil }
        // One class may be spelled in two ways: class="Gauge" module="Widgets" and class="Widgets.Gauge".
        if known.allSatisfy({ $0.identity == first.identity }) { return first.name }
        let ancestries = ids.map { id in elements[id].map { Vocabulary.current.ancestry(of: $0) } ?? [] }
        let common = ancestries[0].first { name in ancestries.allSatisfy { $0.contains(name) } }
        return common.map(Self.swiftClass) ?? "AnyObject"
    }
}
