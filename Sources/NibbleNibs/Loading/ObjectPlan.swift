import NibbleDocument
import NibbleTerminal
import NibbleViews

/// What making one object takes, as far as it is the same in every load.
@MainActor final class ObjectPlan {
    /// The id that stands for a nib's owner.
    static let owner = "owner"

    let description: LayoutObject
    /// Its number in the scene.
    let number: Int
    /// The name by which the connections know its class.
    let className: String
    /// What makes it, when it is of one of the framework's own classes.
    let maker: ElementTable.Maker?
    let frame: Rect?
    /// The names of its attributes, and what sets each but the frame; `nil` where it cannot be set to the value.
    let attributeNames: [String]
    let attributes: [(description: ObjectAttribute, set: AttributeSetter.Setting?)]
    /// What gives it to the object around it.
    let placement: Placement?
    let children: [ObjectPlan]
    /// The children that are made together with it: the view of a scene's controller is made when it is read.
    let contents: [ObjectPlan]

    /// The plan of an object and of all inside it, numbered from `count`.
    init(_ description: LayoutObject, in document: LayoutDocument, count: inout Int) {
        self.description = description
        number = count
        count += 1
        className = Self.className(of: description)
        maker = description.customClass == nil ? ElementTable.makers[description.element] : nil
        frame = Self.frame(of: description)
        attributeNames = description.attributes.map(\.name)
        let setters =
            description.attributes.isEmpty ? [:] : AttributeTable.allSetters(of: description.element)
        attributes = description.attributes.filter { $0.name != "frame" }
            .map { ($0, setters[$0.name]?.setting($0.value)) }
        placement = PlacementTable.placement(of: description.role)
        var children: [ObjectPlan] = []
        for child in description.children {
            children.append(ObjectPlan(child, in: document, count: &count))
        }
        self.children = children
        contents = document.kind == .nib ? children : children.filter { $0.description.role != .view }
    }

    /// Where its class is named, or else its element.
    var classPosition: SourcePosition { description.customClass?.position ?? description.position }

    /// Calls `body` for this object and all inside it, parents first, in the file's order.
    func forEach(_ body: (ObjectPlan) -> Void) {
        body(self)
        for child in children { child.forEach(body) }
    }

    private static func className(of description: LayoutObject) -> String {
        if let reference = description.customClass { return reference.key }
        return "Nibble."
            + (Vocabulary.current.element(description.element)?.swiftClass ?? description.element)
    }

    private static func frame(of description: LayoutObject) -> Rect? {
        for attribute in description.attributes where attribute.name == "frame" {
            if case .cells(let cells) = attribute.value, cells.count == 4 {
                return Rect(x: cells[0], y: cells[1], width: cells[2], height: cells[3])
            }
        }
        return nil
    }
}
