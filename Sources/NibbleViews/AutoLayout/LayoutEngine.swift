import NibbleConstraints
import NibbleTerminal

/// The constraints of one view tree and their solution.
///
/// Constraints and frames that change are noted and taken up by the next `solve()`, which asks the solver for what
/// differs from before and has those views placed, no others. The root's extent is given; so are the frames of
/// views that translate their mask. A required constraint overrules a given frame: content that does not fit
/// juts out at the right and the bottom, and nothing is dropped because a window is small.
@MainActor final class LayoutEngine {
    struct Installed {
        let constraint: LayoutConstraint
        let rule: Constraint
    }

    /// What the solution is for.
    enum Purpose {
        /// Views are placed by it.
        case layout
        /// The root's extent is looked for, nothing is placed.
        case fitting
        /// Tools look at it, nothing is placed.
        case probing
    }

    unowned let root: View
    let purpose: Purpose
    let solver = Solver()
    var boxes: [ObjectIdentifier: LayoutBox] = [:]
    var boxOfVariable: [ObjectIdentifier: LayoutBox] = [:]
    var installed: [ObjectIdentifier: Installed] = [:]
    /// The rules of views that arrange their subviews.
    var arrangements: [ObjectIdentifier: Arranged] = [:]
    /// The view whose arrangement is being made.
    var arranging: (any LayoutArranger)?
    /// The number of the present solution.
    private(set) var solution = 0
    /// Constraints that cannot hold; they come back when what stands against them goes.
    var dropped: [LayoutConstraint] = []

    // What the next solve takes up.
    var pending: [LayoutConstraint] = []
    var changedConstants: [LayoutConstraint] = []
    var staleArrangers: [any LayoutArranger] = []
    var staleContent: [LayoutBox] = []
    var fedBoxes: [LayoutBox] = []
    var unsettledBoxes: [LayoutBox] = []
    var retriesDropped = false
    private(set) var isDirty = false
    private var isSolving = false
    /// Views whose rules depend on their insets, with the insets that were used.
    var insetWatches: [ObjectIdentifier: InsetWatch] = [:]

    /// Rounds of one solve: content that wraps asks for a second, a chain of it for a few.
    private static let roundLimit = 16

    init(root: View, purpose: Purpose = .layout) {
        self.root = root
        self.purpose = purpose
    }

    // MARK: What changes

    func add(_ constraint: LayoutConstraint) {
        pending.append(constraint)
        setNeedsSolve()
    }

    func remove(_ constraint: LayoutConstraint) {
        uninstall(constraint)
        dropped.removeIdentical(to: constraint)
        pending.removeIdentical(to: constraint)
        retriesDropped = true
        setNeedsSolve()
    }

    func constantChanged(_ constraint: LayoutConstraint) {
        changedConstants.append(constraint)
        setNeedsSolve()
    }

    func priorityChanged(_ constraint: LayoutConstraint) {
        uninstall(constraint)
        dropped.removeIdentical(to: constraint)
        retriesDropped = true
        add(constraint)
    }

    func arrangementChanged(_ view: any LayoutArranger) {
        if !staleArrangers.contains(where: { $0 === view }) { staleArrangers.append(view) }
        setNeedsSolve()
    }

    func intrinsicSizeChanged(_ view: View) {
        contentWeightChanged(view)
        view.superview?.autoLayout?.arranger?.arrangedContentChanged(view)
    }

    func contentWeightChanged(_ view: View) {
        if let box = boxes[ObjectIdentifier(view)] { markContentStale(box) }
    }

    func markContentStale(_ box: LayoutBox) {
        guard !box.isContentStale else { return }
        box.isContentStale = true
        staleContent.append(box)
        setNeedsSolve()
    }

    /// Code has given `view` a frame.
    func frameChanged(_ view: View) {
        guard let box = boxes[ObjectIdentifier(view)] else { return }
        guard box.isFrameDriven else {
            view.participation.needsPlacing = true
            return
        }
        guard box.fedFrame != view.storedFrame, !box.isFed else { return }
        box.isFed = true
        fedBoxes.append(box)
        setNeedsSolve()
    }

    func setNeedsSolve() {
        guard !isDirty else { return }
        isDirty = true
        root.window?.setNeedsFrame()
    }

    // MARK: Solving

    /// Takes up what has changed and has the views placed whose solution differs.
    func solve() {
        guard isDirty, !isSolving else { return }
        isSolving = true
        defer { isSolving = false }
        var rounds = 0
        while isDirty {
            isDirty = false
            rounds += 1
            guard rounds <= Self.roundLimit else {
                report(.endlessLayout([root]))
                return
            }
            updateArrangements()
            installPending()
            updateConstants()
            updateContent()
            let fed = feedFrames()
            collectChanges(fed: fed)
        }
    }

    /// Gives the edit variables the frames that code has set.
    private func feedFrames() -> [LayoutBox] {
        let fed = fedBoxes
        guard !fed.isEmpty else { return [] }
        fedBoxes = []
        var suggestions: [(value: Double, variable: Variable)] = []
        for box in fed {
            box.isFed = false
            guard box.isFrameDriven, let frame = box.givenFrame else { continue }
            box.fedFrame = frame
            for part in LayoutBox.Part.allCases {
                guard let variable = box.variable(part) else { continue }
                suggestions.append((LayoutBox.part(part, of: frame), variable))
            }
        }
        solver.suggest(suggestions)
        return fed
    }

    private func collectChanges(fed: [LayoutBox]) {
        var changed: [LayoutBox] = []
        solver.takeChanges { variable, _ in
            guard let box = boxOfVariable[ObjectIdentifier(variable)], !box.isChanged else { return }
            box.isChanged = true
            changed.append(box)
        }
        solution += 1
        var seen: Set<ObjectIdentifier> = []
        for box in changed { unsettleArranged(with: box, &seen) }
        for box in fed where !box.isChanged {
            box.isChanged = true
            changed.append(box)
        }
        for box in unsettledBoxes {
            box.isUnsettled = false
            guard !box.isChanged, let view = box.view, boxes[ObjectIdentifier(view)] === box,
                cells(of: box) != view.storedFrame
            else { continue }
            box.isChanged = true
            changed.append(box)
        }
        unsettledBoxes = []
        for box in changed {
            box.isChanged = false
            guard purpose == .layout else { continue }
            contentExtentChanged(box)
            guard let view = box.view, view !== root else { continue }
            if box.isFrameDriven, !overrulesFrame(box) { continue }
            view.participation.needsPlacing = true
            view.superview?.setNeedsLayout()
        }
        for box in changed { rewrap(box) }
    }

    /// Has content that wraps asked again for its height in the columns that it gets.
    private func rewrap(_ box: LayoutBox) {
        guard let view = box.view, view.wrapsContent, !box.isFrameDriven, box.variable(.width) != nil else {
            return
        }
        let width = cells(of: box).width
        if width != box.wrapWidth {
            box.wrapWidth = width
            markContentStale(box)
        }
    }

    func report(_ diagnostic: LayoutDiagnostic) {
        // The others try what the layout itself has reported, or will.
        if purpose == .layout { root.layoutDiagnostics.report(diagnostic) }
    }
}
