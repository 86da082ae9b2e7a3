import NibbleTerminal
import NibbleViews

/// The view of a split view controller: columns side by side with dividers between them, or one column.
@MainActor final class SplitView: View {
    /// The columns in sight, from the leading edge, each in a view of its own.
    private(set) var columns: [View] = []
    private(set) var dividers: [SplitDivider] = []
    /// The widths for a total width.
    var widths: (Int) -> [Int] = { _ in [] }
    /// Called when divider `index` is to move by some columns.
    var onMove: (_ index: Int, _ delta: Int) -> Void = { _, _ in }

    /// Shows `columns`, keeping those that are there already.
    func show(_ columns: [View]) {
        for view in self.columns where !columns.contains(where: { $0 === view }) {
            view.removeFromSuperview()
        }
        self.columns = columns
        for view in columns where view.superview !== self { addSubview(view) }
        while dividers.count > max(0, columns.count - 1) { dividers.removeLast().removeFromSuperview() }
        while dividers.count < columns.count - 1 {
            let divider = SplitDivider(frame: .zero)
            let index = dividers.count
            divider.onMove = { [unowned self] in onMove(index, $0) }
            dividers.append(divider)
            addSubview(divider)
        }
        // Tab goes through column, divider, column.
        for (index, view) in columns.enumerated() {
            bringSubviewToFront(view)
            if index < dividers.count { bringSubviewToFront(dividers[index]) }
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var x = 0
        for (index, width) in widths(bounds.width).enumerated() where index < columns.count {
            columns[index].frame = Rect(x: x, y: 0, width: width, height: bounds.height)
            x += width
            guard index < dividers.count else { break }
            dividers[index].frame = Rect(x: x, y: 0, width: 1, height: bounds.height)
            x += 1
        }
    }
}
