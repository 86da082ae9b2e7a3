/// One edge, centre or extent of an item, from which constraints are made.
///
/// The constraints are inactive until `LayoutConstraint.activate` or `isActive` says otherwise.
@MainActor public class LayoutAnchor<AnchorType: AnyObject> {
    let item: any LayoutItem
    let attribute: LayoutAttribute

    init(_ item: any LayoutItem, _ attribute: LayoutAttribute) {
        self.item = item
        self.attribute = attribute
    }

    /// This anchor lies `constant` cells after `anchor`.
    public func constraint(equalTo anchor: LayoutAnchor<AnchorType>, constant: Double = 0) -> LayoutConstraint
    {
        related(.equal, to: anchor, 1, constant)
    }

    /// This anchor lies at least `constant` cells after `anchor`.
    public func constraint(
        greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant: Double = 0
    ) -> LayoutConstraint {
        related(.greaterThanOrEqual, to: anchor, 1, constant)
    }

    /// This anchor lies at most `constant` cells after `anchor`.
    public func constraint(
        lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant: Double = 0
    ) -> LayoutConstraint {
        related(.lessThanOrEqual, to: anchor, 1, constant)
    }

    func related(
        _ relation: LayoutRelation, to anchor: LayoutAnchor<AnchorType>?, _ multiplier: Double,
        _ constant: Double
    ) -> LayoutConstraint {
        LayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: anchor?.item,
            attribute: anchor?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    }
}
