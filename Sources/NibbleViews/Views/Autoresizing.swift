import NibbleTerminal

/// Shares a superview's change of size among the flexible parts of each subview, in proportion to their sizes.
@MainActor enum Autoresizing {
    static func resizeSubviews(of view: View, from old: Size) {
        let new = view.storedFrame.size
        for subview in view.subviews
        where subview.translatesAutoresizingMaskIntoConstraints && !subview.autoresizingMask.isEmpty {
            let mask = subview.autoresizingMask
            let frame = subview.storedFrame
            let (x, width) = resize(
                (frame.minX, frame.width, old.width - frame.maxX),
                flexible: (
                    mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
                    mask.contains(.flexibleRightMargin)
                ),
                by: new.width - old.width)
            let (y, height) = resize(
                (frame.minY, frame.height, old.height - frame.maxY),
                flexible: (
                    mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                    mask.contains(.flexibleBottomMargin)
                ),
                by: new.height - old.height)
            subview.frame = Rect(x: x, y: y, width: width, height: height)
        }
    }

    /// One axis: the parts before, inside and after the view, which of them give way, and the change.
    private static func resize(
        _ parts: (before: Int, inside: Int, after: Int), flexible: (Bool, Bool, Bool), by delta: Int
    ) -> (origin: Int, extent: Int) {
        guard delta != 0, flexible.0 || flexible.1 || flexible.2 else { return (parts.before, parts.inside) }
        var weights = [
            flexible.0 ? Double(max(0, parts.before)) : 0, flexible.1 ? Double(max(0, parts.inside)) : 0,
            flexible.2 ? Double(max(0, parts.after)) : 0,
        ]
        var total = weights[0] + weights[1] + weights[2]
        if total == 0 {
            // Nothing to be in proportion to: the flexible parts share alike.
            weights = [flexible.0 ? 1 : 0, flexible.1 ? 1 : 0, flexible.2 ? 1 : 0]
            total = weights[0] + weights[1] + weights[2]
        }
        // Edges are rounded and the extent derived, so that no cell is lost between the parts.
        let left = Double(parts.before) + Double(delta) * weights[0] / total
        let right = Double(parts.before + parts.inside) + Double(delta) * (weights[0] + weights[1]) / total
        let origin = Int(left.rounded())
        return (origin, max(0, Int(right.rounded()) - origin))
    }
}
