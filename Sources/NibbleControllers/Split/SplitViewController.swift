import NibbleTerminal
import NibbleViews

/// A container with two or three columns side by side, and dividers that the user moves by mouse and keys.
///
/// Below `collapseWidth` one column has room: then the primary column takes the others in if it can, as a
/// navigation controller does; otherwise one column at a time fills the view, under a bar that leads back. Once
/// there is room again all stand side by side as before, each with its state.
///
/// Differs from UIKit: the secondary column is never laid over or pushed aside; there is no compact column of its
/// own, and what decides between the two is a width in cells.
open class SplitViewController: ViewController {
    /// Two columns or three.
    public private(set) var style: Style
    /// Decides and hears what is shown. Not kept alive.
    public weak var delegate: (any SplitViewControllerDelegate)?
    /// The columns of cells below which one controller alone is shown; 60 unless set.
    public var collapseWidth = 60 { didSet { loadedView?.setNeedsLayout() } }

    /// The width that the primary column should have, in cells; two sevenths of the view while `nil`. The user's
    /// moving of the divider sets it.
    public var preferredPrimaryColumnWidth: Int? { didSet { loadedView?.setNeedsLayout() } }
    /// The least width of the primary column.
    public var minimumPrimaryColumnWidth = 14 { didSet { loadedView?.setNeedsLayout() } }
    /// The greatest width of the primary column.
    public var maximumPrimaryColumnWidth = 48 { didSet { loadedView?.setNeedsLayout() } }
    /// The width that the supplementary column should have; two sevenths of the view while `nil`.
    public var preferredSupplementaryColumnWidth: Int? { didSet { loadedView?.setNeedsLayout() } }
    /// The least width of the supplementary column.
    public var minimumSupplementaryColumnWidth = 14 { didSet { loadedView?.setNeedsLayout() } }
    /// The greatest width of the supplementary column.
    public var maximumSupplementaryColumnWidth = 48 { didSet { loadedView?.setNeedsLayout() } }

    /// Whether one column alone has room.
    public internal(set) var isCollapsed = false
    /// The column that is shown while collapsed, be it that the primary column has taken it in.
    public var topColumn: Column { takenColumns.last(where: isHeld) ?? placedColumn }

    var controllers: [Column: ViewController] = [:]
    var hiddenColumns: Set<Column> = []
    /// The columns whose controllers the primary one has taken in.
    var takenColumns: [Column] = []
    /// The column whose view is in place while collapsed.
    var placedColumn = Column.primary
    /// The column that was shown last while there was room for all, or was on top before there was.
    var chosenColumn = Column.primary
    /// The controller that the primary one is just asked to take in; it stays in its column.
    weak var released: ViewController?
    private(set) lazy var collapsedView = SplitCollapsedView { [unowned self] in showColumnBelow() }
    private var columnViews: [Column: View] = [:]
    private lazy var backCommand = KeyCommand(title: "back", input: .escape) { [unowned self] _ in
        showColumnBelow()
    }

    /// A container without controllers.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// A container of a layout file, with two columns unless the file says otherwise.
    public override init?(coder: Coder) {
        style = .doubleColumn
        super.init(coder: coder)
    }

    /// Takes the style that a layout file gives, before there is a controller.
    package func setStyle(_ style: Style) { self.style = style }

    // MARK: Columns

    /// The controllers of the columns, from the leading edge.
    public var viewControllers: [ViewController] { style.columns.compactMap { controllers[$0] } }

    /// The controller of `column`.
    public func viewController(for column: Column) -> ViewController? { controllers[column] }

    /// Puts `controller` into `column`, in place of the one that is there; `nil` empties it.
    public func setViewController(_ controller: ViewController?, for column: Column) {
        guard style.columns.contains(column) else {
            fatalError(
                "SplitViewController.setViewController: there is no \(column) column; make it with the style .tripleColumn"
            )
        }
        guard controllers[column] !== controller else { return }
        empty(column)
        guard let controller = controller.flatMap({ freed([$0]).first }) else { return arrange() }
        // A callback may have filled the column: that stays.
        guard controllers[column] == nil else { return }
        controllers[column] = controller
        addChild(controller)
        arrange()
        controller.didMove(toParent: self)
    }

    /// Leaves `column` without a controller.
    private func empty(_ column: Column) {
        finishTransitions()
        if isCollapsed, column == .primary || takenColumns.contains(column) { giveBack(from: column) }
        guard let old = controllers.removeValue(forKey: column), old.parent === self else { return }
        leave(old)
    }

    /// Empties the column of `child` when somebody else has taken the controller.
    open override func childDidLeave(_ child: ViewController) {
        super.childDidLeave(child)
        guard child !== released, let column = style.columns.first(where: { controllers[$0] === child })
        else { return }
        if let view = child.viewIfLoaded, view.isDescendant(of: self.view) { view.removeFromSuperview() }
        empty(column)
        arrange()
    }

    /// Shows `column`: beside the others, or, while collapsed, in their place.
    public func show(_ column: Column) {
        guard controllers[column] != nil else { return }
        delegate?.splitViewController(self, willShow: column)
        hiddenColumns.remove(column)
        guard isCollapsed else {
            chosenColumn = max(chosenColumn, column)
            return arrange()
        }
        if takenColumns.contains(column), topColumn == column { return }
        // What the user has gone back from stands between again.
        giveBack(from: min(column, takenColumns.first { !isHeld($0) } ?? column))
        if !takeIn(through: column) { showAlone(column) }
    }

    /// Hides `column`: the others share its room. While collapsed the column below comes.
    public func hide(_ column: Column) {
        delegate?.splitViewController(self, willHide: column)
        guard isCollapsed else {
            hiddenColumns.insert(column)
            return arrange()
        }
        guard topColumn == column else { return }
        if takenColumns.contains(column) { giveBack(from: column) } else { showColumnBelow() }
    }

    /// The columns that are in sight, from the leading edge.
    public var visibleColumns: [Column] {
        if isCollapsed { return [topColumn] }
        return style.columns.filter { controllers[$0] != nil && !hiddenColumns.contains($0) }
    }

    open override func showDetailViewController(_ controller: ViewController, sender: Any?) {
        setViewController(controller, for: .secondary)
        show(.secondary)
    }

    // MARK: The view

    open override func loadView() {
        let split = SplitView(frame: Self.emptyView().frame)
        split.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        split.widths = { [unowned self] in widths(in: $0) }
        split.onMove = { [unowned self] in moveDivider($0, by: $1) }
        view = split
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let shouldCollapse = view.bounds.width < collapseWidth
        if shouldCollapse != isCollapsed {
            shouldCollapse ? collapse() : expand()
        } else if (loadedView as? SplitView)?.columns.isEmpty == true, !visibleColumns.isEmpty {
            arrange()
        }
    }

    /// Puts in place what should be in sight.
    func arrange() {
        guard let split = loadedView as? SplitView else { return }
        if isCollapsed { return arrangeAlone() }
        collapsedView.removeFromSuperview()
        let columns = visibleColumns
        split.show(columns.map(columnView))
        for column in columns {
            guard let controller = controllers[column], controller.parent === self else { continue }
            let place = columnView(column)
            let view: View = controller.view
            guard view.superview !== place else { continue }
            view.frame = Rect(origin: .zero, size: place.bounds.size)
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            place.addSubview(view)
        }
    }

    private func columnView(_ column: Column) -> View {
        if let view = columnViews[column] { return view }
        let view = View(frame: .zero)
        columnViews[column] = view
        return view
    }

    // MARK: Widths

    private func limits(of column: Column) -> SplitColumns.Limits {
        column == .primary
            ? .init(
                preferred: preferredPrimaryColumnWidth, minimum: minimumPrimaryColumnWidth,
                maximum: maximumPrimaryColumnWidth)
            : .init(
                preferred: preferredSupplementaryColumnWidth, minimum: minimumSupplementaryColumnWidth,
                maximum: maximumSupplementaryColumnWidth)
    }

    private func widths(in width: Int) -> [Int] {
        let columns = visibleColumns
        if isCollapsed { return [width] }
        return SplitColumns.widths(
            in: width, leading: columns.filter { $0 != .secondary }.map(limits),
            hasSecondary: columns.contains(.secondary))
    }

    private func moveDivider(_ index: Int, by delta: Int) {
        guard let width = loadedView?.bounds.width, index < visibleColumns.count else { return }
        let column = visibleColumns[index]
        let limits = limits(of: column)
        let now = widths(in: width)[index]
        let wanted = min(max(now + delta, limits.minimum), limits.maximum)
        if column == .primary {
            preferredPrimaryColumnWidth = wanted
        } else {
            preferredSupplementaryColumnWidth = wanted
        }
    }

    // MARK: State restoration

    /// The columns' controllers in their order, with what has been pushed on one that is no stack.
    override var restorableChildren: [ViewController] { style.columns.flatMap(savedControllers) }

    /// The widths that are set, which columns are hidden and which one was shown last, and which controllers stand
    /// in each as far as they have identifiers; they save their own states. All of it is the same whether collapsed
    /// or not.
    open override func encodeRestorableState(with coder: RestorationCoder) {
        super.encodeRestorableState(with: coder)
        encodeColumns(with: coder)
    }

    /// Makes the columns what they were, as far as their controllers are there or are made anew. What has been shown
    /// last is on top once there is room for one column alone.
    open override func decodeRestorableState(with coder: RestorationCoder) {
        super.decodeRestorableState(with: coder)
        decodeColumns(with: coder)
    }

    // MARK: Keys

    /// What the first column in sight prefers that takes the focus, before the dividers.
    open override var preferredFocusEnvironments: [any FocusEnvironment] {
        let columns = isCollapsed ? [placedColumn] : visibleColumns
        return preferredFocusEnvironments(beginning: columns.compactMap { controllers[$0] })
    }

    open override var keyCommands: [KeyCommand]? {
        let commands = super.keyCommands ?? []
        return isCollapsed && columnBelow != nil ? commands + [backCommand] : commands
    }
}
