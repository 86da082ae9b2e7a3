import NibbleDocument
import NibbleViews

/// What making one constraint takes, as far as it is the same in every load.
@MainActor struct ConstraintPlan {
    /// What a side speaks about, by the number of the object that it is, or is found from.
    enum Item {
        case object(Int)
        case superview(Int)
        case safeArea(Int)
        case margins(Int)
        case contentGuide(Int)
        case frameGuide(Int)
        /// The file has no object with the id.
        case missing
    }

    let first: Item
    let firstAttribute: LayoutAttribute
    let relation: LayoutRelation
    let second: Item?
    let secondAttribute: LayoutAttribute
    let multiplier: Double
    let constant: Double
    let priority: LayoutPriority
    /// The name that the file gives it.
    let identifier: String?
    let source: SourceLine
    /// The views that it places, by number: these no longer follow their frames and masks. The second is
    /// placed only in a superview.
    let placedFirst: Int?
    let placedSecond: Int?

    init(_ description: ConstraintDescription, in plan: ScenePlan) {
        first = Self.item(description.first.item, plan)
        firstAttribute = Self.attribute(description.first.attribute)
        relation = Self.relation(description.relation)
        second = description.second.map { Self.item($0.item, plan) }
        secondAttribute = description.second.map { Self.attribute($0.attribute) } ?? .notAnAttribute
        multiplier = description.multiplier
        constant = description.constant
        priority = LayoutPriority(Float(description.priority))
        identifier = description.id.hasPrefix("#") ? nil : description.id
        source = SourceLine(path: plan.document.path, line: description.position.line)
        placedFirst = Self.placed(first, plan)?.number
        placedSecond = second.flatMap { Self.placed($0, plan) }.flatMap { object in
            object.attributeNames.contains("frame") ? nil : object.number
        }
    }

    /// The object that an item is, unless it is a root, whose place others give it: a controller, a list, or
    /// whoever adds it.
    private static func placed(_ item: Item, _ plan: ScenePlan) -> ObjectPlan? {
        guard case .object(let number) = item, number < plan.objects.count else { return nil }
        let object = plan.objects[number]
        return object.description.role == .view || object.description.role == .controller ? nil : object
    }

    private static func item(_ item: ConstraintDescription.Item, _ plan: ScenePlan) -> Item {
        switch item {
        case .object(let id): plan.number(of: id).map(Item.object) ?? .missing
        case .superview(let id): plan.number(of: id).map(Item.superview) ?? .missing
        case .safeArea(let id): plan.number(of: id).map(Item.safeArea) ?? .missing
        case .margins(let id): plan.number(of: id).map(Item.margins) ?? .missing
        case .contentGuide(let id): plan.number(of: id).map(Item.contentGuide) ?? .missing
        case .frameGuide(let id): plan.number(of: id).map(Item.frameGuide) ?? .missing
        }
    }

    private static func attribute(_ attribute: ConstraintDescription.Attribute) -> LayoutAttribute {
        switch attribute {
        case .top: .top
        case .leading: .leading
        case .trailing: .trailing
        case .bottom: .bottom
        case .left: .left
        case .right: .right
        case .centerX: .centerX
        case .centerY: .centerY
        case .width: .width
        case .height: .height
        case .firstBaseline: .firstBaseline
        case .lastBaseline: .lastBaseline
        }
    }

    private static func relation(_ relation: ConstraintDescription.Relation) -> LayoutRelation {
        switch relation {
        case .equal: .equal
        case .lessThanOrEqual: .lessThanOrEqual
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}
