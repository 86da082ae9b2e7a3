/// A vertical edge or the horizontal centre of an item.
public final class LayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {}
