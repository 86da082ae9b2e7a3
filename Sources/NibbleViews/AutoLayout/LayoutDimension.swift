/// The width or the height of an item.
public final class LayoutDimension: LayoutAnchor<LayoutDimension> {
    /// The extent is `constant` cells.
    public func constraint(equalToConstant constant: Double) -> LayoutConstraint {
        related(.equal, to: nil, 1, constant)
    }

    /// The extent is at least `constant` cells.
    public func constraint(greaterThanOrEqualToConstant constant: Double) -> LayoutConstraint {
        related(.greaterThanOrEqual, to: nil, 1, constant)
    }

    /// The extent is at most `constant` cells.
    public func constraint(lessThanOrEqualToConstant constant: Double) -> LayoutConstraint {
        related(.lessThanOrEqual, to: nil, 1, constant)
    }

    /// The extent is `multiplier` times that of `dimension` and `constant` cells more.
    public func constraint(
        equalTo dimension: LayoutDimension, multiplier: Double, constant: Double = 0
    ) -> LayoutConstraint {
        related(.equal, to: dimension, multiplier, constant)
    }

    /// The extent is at least `multiplier` times that of `dimension` and `constant` cells more.
    public func constraint(
        greaterThanOrEqualTo dimension: LayoutDimension, multiplier: Double, constant: Double = 0
    ) -> LayoutConstraint {
        related(.greaterThanOrEqual, to: dimension, multiplier, constant)
    }

    /// The extent is at most `multiplier` times that of `dimension` and `constant` cells more.
    public func constraint(
        lessThanOrEqualTo dimension: LayoutDimension, multiplier: Double, constant: Double = 0
    ) -> LayoutConstraint {
        related(.lessThanOrEqual, to: dimension, multiplier, constant)
    }

    // A view's own extent is a whole number: what is made of it need not be converted.

    /// The extent is `constant` cells.
    public func constraint(equalToConstant constant: Int) -> LayoutConstraint {
        constraint(equalToConstant: Double(constant))
    }

    /// The extent is at least `constant` cells.
    public func constraint(greaterThanOrEqualToConstant constant: Int) -> LayoutConstraint {
        constraint(greaterThanOrEqualToConstant: Double(constant))
    }

    /// The extent is at most `constant` cells.
    public func constraint(lessThanOrEqualToConstant constant: Int) -> LayoutConstraint {
        constraint(lessThanOrEqualToConstant: Double(constant))
    }
}
