/// A linear relation between two edges, centres or extents: `first = multiplier × second + constant`, or ≤, or ≥.
///
/// It holds while it is active, as far as its `priority` carries. The view nearest above both items holds it.
@MainActor public final class LayoutConstraint {
    public typealias Attribute = LayoutAttribute
    public typealias Relation = LayoutRelation
    public typealias Axis = LayoutAxis

    /// What is compared. A constraint made without one gets the view that `addConstraint` adds it to.
    public internal(set) var firstItem: (any LayoutItem)? {
        get { first.item }
        set { first = LayoutItemReference(newValue) }
    }
    /// What it is compared with, `nil` for the constant alone.
    public var secondItem: (any LayoutItem)? { second.item }
    /// The part of the first item that is compared.
    public let firstAttribute: LayoutAttribute
    /// The part of the second item that it is compared with.
    public let secondAttribute: LayoutAttribute
    /// How the two sides compare.
    public let relation: LayoutRelation
    /// What the second side is multiplied by.
    public let multiplier: Double
    /// What is added to the second side, in cells.
    public var constant: Double {
        didSet {
            guard constant.isFinite else {
                fatalError(
                    "LayoutConstraint.constant: \(constant) is no number of cells")
            }
            if constant != oldValue { engine?.constantChanged(self) }
        }
    }
    /// How much the constraint matters. Differs from UIKit: it may change to and from `required` at any time.
    public var priority: LayoutPriority {
        get { storedPriority }
        set {
            Self.check(newValue)
            guard newValue != storedPriority else { return }
            storedPriority = newValue
            engine?.priorityChanged(self)
        }
    }
    /// A name for messages.
    public var identifier: String?
    /// Where a layout file states the constraint.
    package var source: SourceLine?

    var first: LayoutItemReference
    let second: LayoutItemReference
    private var storedPriority = LayoutPriority.required
    /// The view that holds the constraint while it is active.
    weak var holder: View?
    /// When it became active, as a number that only grows: what comes later gives way first.
    var activation = 0
    static var activations = 0

    /// A constraint between `item` and `toItem`, or, without the latter, between `item` and `constant`.
    public init(
        item: (any LayoutItem)?, attribute: LayoutAttribute, relatedBy relation: LayoutRelation,
        toItem: (any LayoutItem)?, attribute toAttribute: LayoutAttribute, multiplier: Double,
        constant: Double
    ) {
        first = LayoutItemReference(item)
        second = LayoutItemReference(toItem)
        firstAttribute = attribute
        secondAttribute = toItem == nil ? .notAnAttribute : toAttribute
        self.relation = relation
        self.multiplier = multiplier
        self.constant = constant
        if let fault = fault { fatalError("LayoutConstraint.init: \(self): \(fault)") }
    }

    /// What is wrong with the constraint in itself, `nil` when nothing is.
    private var fault: String? {
        if firstAttribute == .notAnAttribute { return "the first attribute must be one" }
        if !multiplier.isFinite || !constant.isFinite { return "multiplier and constant must be finite" }
        if second.item == nil {
            return firstAttribute.kind == .extent
                ? nil : "a position needs a second item to be relative to; name the superview"
        }
        if secondAttribute == .notAnAttribute { return "the second item needs an attribute" }
        if firstAttribute.kind != secondAttribute.kind {
            return "\(firstAttribute.rawValue) cannot be compared with \(secondAttribute.rawValue)"
        }
        if firstAttribute.isDirectional && secondAttribute.isAbsolute
            || firstAttribute.isAbsolute && secondAttribute.isDirectional
        {
            return "left and right do not mix with leading and trailing; use one pair on both sides"
        }
        return nil
    }

    static func check(_ priority: LayoutPriority) {
        guard priority.rawValue > 0 && priority.rawValue <= 1000 else {
            fatalError(
                "LayoutConstraint.priority: \(priority.rawValue) lies outside 1…1000")
        }
    }
}
