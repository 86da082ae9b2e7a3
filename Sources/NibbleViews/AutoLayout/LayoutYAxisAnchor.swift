/// A horizontal edge, the vertical centre or a baseline of an item.
public final class LayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {}
