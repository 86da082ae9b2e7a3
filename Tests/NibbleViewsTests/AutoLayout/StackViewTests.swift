import NibbleTerminal
import Testing

@testable import NibbleViews

@MainActor @Suite struct StackViewTests {
    let fixture = LayoutFixture(40, 10)
    var window: Window { fixture.window }

    private func stack(_ views: [View], axis: LayoutAxis = .horizontal, spacing: Int = 0) -> StackView {
        let stack = StackView(arrangedSubviews: views)
        stack.axis = axis
        stack.spacing = spacing
        stack.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(stack)
        return stack
    }

    /// Starts and extents along the row.
    private func spans(_ views: [View]) -> [[Int]] { views.map { [$0.frame.minX, $0.frame.width] } }

    @Test("AL-11: fill grows by hugging priority and shrinks by compression priority")
    func fillByPriority() {
        let views = [ContentView(6), ContentView(8), ContentView(10)]
        let row = stack(views, spacing: 1)
        row.pin(to: window)
        views[1].setContentHuggingPriority(200, for: .horizontal)
        views[0].setContentCompressionResistancePriority(700, for: .horizontal)
        fixture.layout()
        #expect(spans(views) == [[0, 6], [7, 22], [30, 10]])
        #expect(views.allSatisfy { $0.frame.height == 10 })
        fixture.resize(23, 10)
        fixture.layout()
        #expect(spans(views) == [[0, 3], [4, 8], [13, 10]])
        #expect(fixture.diagnostics.isEmpty)
    }

    @Test(
        "AL-11: where priorities are alike the later view gives way, growing and shrinking, in any order of sizes"
    )
    func fillByIndex() {
        let views = [ContentView(6), ContentView(8), ContentView(10)]
        let row = stack(views, spacing: 1)
        row.pin(to: window)
        for width in [40, 20, 26, 12, 60, 40] {
            fixture.resize(width, 10)
            fixture.layout()
            let last = max(0, width - 16)
            let middle = min(8, max(0, width - 8))
            #expect(spans(views) == [[0, 6], [7, middle], [8 + middle, last]])
        }
    }

    @Test("AL-11: of plain views in a row the last takes the room")
    func fillWithoutContent() {
        let views = [View(), ContentView(5), View()]
        let row = stack(views)
        row.pin(to: window)
        fixture.layout()
        #expect(spans(views) == [[0, 0], [0, 5], [5, 35]])
        views[0].widthAnchor.constraint(equalToConstant: 10).isActive = true
        fixture.layout()
        #expect(spans(views) == [[0, 10], [10, 5], [15, 25]])
    }

    @Test("AL-12: fillEqually gives all views one length, to the last cell", arguments: [40, 41, 9, 2, 0])
    func fillEqually(width: Int) {
        let views = [ContentView(1), ContentView(20), ContentView(3)]
        let row = stack(views)
        row.distribution = .fillEqually
        row.pin(to: window)
        fixture.resize(width, 3)
        fixture.layout()
        #expect(views[0].frame.minX == 0 && views[2].frame.maxX == width)
        #expect(views[0].frame.maxX == views[1].frame.minX && views[1].frame.maxX == views[2].frame.minX)
        #expect(views.allSatisfy { $0.frame.width == width / 3 || $0.frame.width == width / 3 + 1 })
    }

    @Test("AL-12: fillProportionally shares by content, also when the content changes")
    func fillProportionally() {
        let views = [ContentView(5), ContentView(15)]
        let row = stack(views)
        row.distribution = .fillProportionally
        row.pin(to: window)
        fixture.layout()
        #expect(spans(views) == [[0, 10], [10, 30]])
        views[0].content.width = 15
        fixture.layout()
        #expect(spans(views) == [[0, 20], [20, 20]])
    }

    @Test("AL-12: equalSpacing has equal gaps, and shrinks like fill when there is no room")
    func equalSpacing() {
        let views = [ContentView(6), ContentView(10), ContentView(4)]
        let row = stack(views, spacing: 2)
        row.distribution = .equalSpacing
        row.pin(to: window)
        fixture.layout()
        #expect(spans(views) == [[0, 6], [16, 10], [36, 4]])
        fixture.resize(22, 10)
        fixture.layout()
        #expect(spans(views) == [[0, 6], [8, 10], [20, 2]])
    }

    @Test("AL-12: equalCentering has equal distances of centres, never gaps below the spacing")
    func equalCentering() {
        let views = [ContentView(4), ContentView(12), ContentView(4)]
        let row = stack(views, spacing: 1)
        row.distribution = .equalCentering
        row.pin(to: window)
        fixture.layout()
        #expect(spans(views) == [[0, 4], [14, 12], [36, 4]])
        fixture.resize(22, 10)
        fixture.layout()
        #expect(spans(views) == [[0, 4], [5, 12], [18, 4]])
    }

    @Test(
        "AL-13: alignment places views across the axis",
        arguments: [
            (StackView.Alignment.fill, [0, 10], [0, 10]), (.leading, [0, 2], [0, 4]),
            (.top, [0, 2], [0, 4]),
            (.center, [4, 2], [3, 4]), (.trailing, [8, 2], [6, 4]), (.bottom, [8, 2], [6, 4]),
        ])
    func alignment(alignment: StackView.Alignment, first: [Int], second: [Int]) {
        let views = [ContentView(5, 2), ContentView(5, 4)]
        let row = stack(views)
        row.alignment = alignment
        row.pin(to: window)
        fixture.layout()
        #expect(views.map { [$0.frame.minY, $0.frame.height] } == [first, second])
        row.axis = .vertical
        views[0].content = Size(width: 8, height: 1)
        fixture.layout()
        switch alignment {
        case .fill: #expect(spans(views) == [[0, 40], [0, 40]])
        case .leading: #expect(spans(views) == [[0, 8], [0, 5]])
        case .center: #expect(spans(views) == [[16, 8], [18, 5]])
        default: #expect(spans(views) == [[32, 8], [35, 5]])
        }
    }

    @Test("AL-13: baselines stand in one row", arguments: [StackView.Alignment.firstBaseline, .lastBaseline])
    func baselines(alignment: StackView.Alignment) {
        final class Framed: ContentViewWithBaselines {}
        let views: [View] = [ContentView(5, 1), Framed(7, 3), ContentView(4, 2)]
        let row = stack(views)
        row.alignment = alignment
        row.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
        row.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
        fixture.layout()
        if alignment == .firstBaseline {
            #expect(views.map(\.frame.minY) == [1, 0, 1])
        } else {
            #expect(views.map(\.frame.maxY) == [2, 3, 2])
        }
        #expect(row.frame.height == 3)
    }

    @Test("AL-14: a hidden view takes no space, and has it back when shown")
    func hidden() {
        let views = [ContentView(4), ContentView(5), ContentView(6)]
        let row = stack(views, spacing: 2)
        LayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: window.leadingAnchor),
            row.topAnchor.constraint(equalTo: window.topAnchor),
        ])
        fixture.layout()
        #expect(row.frame == Rect(0, 0, 19, 1))
        views[1].isHidden = true
        fixture.layout()
        #expect(row.frame.width == 12 && views[2].frame.minX == 6)
        views[1].isHidden = false
        fixture.layout()
        #expect(row.frame.width == 19 && spans(views) == [[0, 4], [6, 5], [13, 6]])
        for view in views { view.isHidden = true }
        fixture.layout()
        #expect(row.frame.size == .zero)
    }

    @Test("AL-14: spacing can differ after a view, and margins inset the arrangement")
    func spacing() {
        let views = [ContentView(4), ContentView(5), ContentView(6)]
        let row = stack(views, spacing: 1)
        LayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: window.leadingAnchor),
            row.topAnchor.constraint(equalTo: window.topAnchor),
        ])
        row.setCustomSpacing(4, after: views[0])
        #expect(row.customSpacing(after: views[0]) == 4)
        #expect(row.customSpacing(after: views[1]) == StackView.spacingUseDefault)
        fixture.layout()
        #expect(spans(views) == [[0, 4], [8, 5], [14, 6]])
        row.isLayoutMarginsRelativeArrangement = true
        row.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 1, right: 3)
        fixture.layout()
        #expect(spans(views) == [[2, 4], [10, 5], [16, 6]])
        #expect(row.frame == Rect(0, 0, 25, 3) && views[0].frame.minY == 1)
        row.setCustomSpacing(StackView.spacingUseDefault, after: views[0])
        fixture.layout()
        #expect(spans(views) == [[2, 4], [7, 5], [13, 6]])
    }

    @Test("Stacks in stacks, and constraints of one's own on arranged views")
    func nested() {
        let fields = (0..<3).map { index in
            [ContentView(4 + index), ContentView(1)] as [View]
        }
        let rows = fields.map { StackView(arrangedSubviews: $0) }
        let column = stack(rows, axis: .vertical)
        column.pin(to: window)
        for index in 1..<3 {
            fields[index][0].widthAnchor.constraint(equalTo: fields[0][0].widthAnchor).isActive = true
        }
        for row in rows { row.spacing = 1 }
        fixture.layout()
        #expect(fields.map { $0[0].frame.width } == [6, 6, 6])
        #expect(fields.map { $0[1].frame.minX } == [7, 7, 7])
        #expect(rows.map(\.frame.minY) == [0, 1, 2] && rows[2].frame.maxY == 10)
        #expect(fixture.diagnostics.isEmpty)
    }

    @Test("Views come, move and go; what leaves the stack's views leaves the row")
    func arrangement() {
        let views = [ContentView(4), ContentView(5), ContentView(6)]
        let row = stack(views)
        LayoutConstraint.activate([row.leadingAnchor.constraint(equalTo: window.leadingAnchor)])
        row.insertArrangedSubview(views[2], at: 0)
        fixture.layout()
        #expect(views.map(\.frame.minX) == [6, 10, 0] && row.subviews.count == 3)
        views[0].removeFromSuperview()
        fixture.layout()
        #expect(row.arrangedSubviews.count == 2 && views[1].frame.minX == 6 && row.frame.width == 11)
        row.removeArrangedSubview(views[2])
        fixture.layout()
        #expect(views[2].superview === row && row.arrangedSubviews.count == 1)
        #expect(views[1].frame == Rect(0, 0, 5, 1))
        #expect(row.frame.width == 5, "\(row) \(views)")
        #expect(fixture.diagnostics.isEmpty)
    }

    @Test("A stack with a frame arranges without any constraint around it")
    func withFrame() {
        let views = [ContentView(4), ContentView(5)]
        let row = StackView(arrangedSubviews: views)
        row.distribution = .fillEqually
        window.addSubview(row)
        row.frame = Rect(3, 2, 20, 1)
        fixture.layout()
        #expect(row.frame == Rect(3, 2, 20, 1) && spans(views) == [[0, 10], [10, 10]])
        #expect(row.sizeThatFits(.zero) == Size(width: 10, height: 1))
        #expect(fixture.diagnostics.isEmpty)
    }
}

/// Content in a frame: its text stands in the middle row of three.
class ContentViewWithBaselines: View {
    init(_ width: Int, _ height: Int) {
        content = Size(width: width, height: height)
        super.init(frame: .zero)
    }
    let content: Size
    override var intrinsicContentSize: Size { content }
    override var firstBaselineOffsetFromTop: Int { 2 }
    override var lastBaselineOffsetFromBottom: Int { 1 }
}
