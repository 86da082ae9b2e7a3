import NibbleTerminal
import Testing

@testable import NibbleViews

/// Writes down when it is asked to do what.
private final class DiaryView: View {
    var write: (String) -> Void = { _ in }
    var atLayout: () -> Void = {}

    override func updateConstraints() {
        write("\(accessibilityIdentifier ?? "?").updateConstraints")
        super.updateConstraints()
    }

    override func layoutSubviews() {
        write("\(accessibilityIdentifier ?? "?").layoutSubviews")
        super.layoutSubviews()
        atLayout()
    }
}

@MainActor @Suite struct LayoutPassTests {
    let fixture = LayoutFixture(80, 24)
    var window: Window { fixture.window }

    private func diary(_ id: String, in superview: View, _ write: @escaping (String) -> Void) -> DiaryView {
        let view = DiaryView(frame: .zero)
        view.accessibilityIdentifier = id
        view.write = write
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(view)
        return view
    }

    @Test("AL-8: constraints are updated bottom-up, then subviews laid out top-down")
    func order() {
        var entries: [String] = []
        let outer = diary("outer", in: window) { entries.append($0) }
        let inner = diary("inner", in: outer) { entries.append($0) }
        outer.pin(to: window)
        inner.pin(to: outer)
        fixture.layout()
        #expect(
            entries == [
                "inner.updateConstraints", "outer.updateConstraints", "outer.layoutSubviews",
                "inner.layoutSubviews",
            ])
        entries = []
        fixture.layout()
        #expect(entries.isEmpty, "nothing waits, nothing is visited")
    }

    @Test("AL-8: subviews have their frames only once the superview has laid them out")
    func framesComeWithLayout() {
        let outer = diary("outer", in: window) { _ in }
        let inner = View.constrained(in: outer)
        outer.pin(to: window)
        inner.pin(to: outer, inset: 1)
        var seen: [Rect] = []
        outer.write = { entry in if entry.hasSuffix("layoutSubviews") { seen.append(inner.frame) } }
        outer.atLayout = { seen.append(inner.frame) }
        fixture.layout()
        #expect(seen == [.zero, Rect(1, 1, 78, 22)])
    }

    @Test("A solution that changes lays out the views around what has moved, and no others")
    func onlyWhatChanged() {
        let views = (0..<5).map { _ in CountingView(frame: .zero) }
        var leading: [LayoutConstraint] = []
        for (index, view) in views.enumerated() {
            view.translatesAutoresizingMaskIntoConstraints = false
            window.addSubview(view)
            let child = View.constrained(in: view)
            leading.append(child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 1))
            LayoutConstraint.activate([
                leading[index], child.widthAnchor.constraint(equalToConstant: 2),
                view.topAnchor.constraint(equalTo: window.topAnchor, constant: Double(index)),
                view.heightAnchor.constraint(equalToConstant: 1),
                view.widthAnchor.constraint(equalToConstant: 9),
            ])
        }
        fixture.layout()
        for view in views { view.layouts = 0 }
        leading[3].constant = 5
        fixture.layout()
        #expect(views.map(\.layouts) == [0, 0, 0, 1, 0])
        #expect(views[3].subviews[0].frame.minX == 5)
    }

    @Test("Frames that a layoutSubviews sets by hand count for the constraints inside those views")
    func manualContainer() {
        let outer = diary("outer", in: window) { _ in }
        outer.pin(to: window)
        let page = View()
        outer.addSubview(page)
        let label = ContentView(5)
        page.addSubview(label)
        label.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -2).isActive = true
        outer.atLayout = { page.frame = Rect(0, 0, outer.bounds.width / 2, outer.bounds.height) }
        for width in [80, 40, 60] {
            fixture.resize(width, 24)
            fixture.layout()
            #expect(label.frame.maxX == width / 2 - 2)
        }
        #expect(fixture.diagnostics.isEmpty)
    }

    @Test("AL-6: frame and mask of a view stand for constraints: what is inside follows them")
    func masks() {
        let plain = View(frame: Rect(10, 2, 20, 10))
        plain.autoresizingMask = [.flexibleWidth]
        window.addSubview(plain)
        #expect(plain.translatesAutoresizingMaskIntoConstraints)
        let inside = View.constrained(in: plain)
        let beside = View.constrained(in: window)
        inside.pin(to: plain, inset: 1)
        LayoutConstraint.activate([
            beside.leadingAnchor.constraint(equalTo: plain.trailingAnchor, constant: 1),
            beside.trailingAnchor.constraint(equalTo: window.trailingAnchor),
        ])
        fixture.layout()
        #expect(inside.frame == Rect(1, 1, 18, 8) && beside.frame.minX == 31)
        plain.frame.size.width = 30
        fixture.layout()
        #expect(inside.frame == Rect(1, 1, 28, 8) && beside.frame.minX == 41)
        fixture.resize(100, 24)
        fixture.layout()
        #expect(plain.frame == Rect(10, 2, 50, 10) && inside.frame.width == 48 && beside.frame.minX == 61)
        #expect(beside.frame.maxX == 100 && fixture.diagnostics.isEmpty)
    }

    @Test("AL-7: views that constraints place hand their change on to the masks of those inside")
    func masksInside() {
        let outer = View.constrained(in: window)
        outer.pin(to: window)
        fixture.layout()
        let inner = View(frame: Rect(10, 0, 60, 4))
        inner.autoresizingMask = [.flexibleWidth]
        outer.addSubview(inner)
        fixture.resize(60, 24)
        fixture.layout()
        #expect(inner.frame == Rect(10, 0, 40, 4))
    }

    @Test("A layout that never comes to rest ends, and names the view")
    func endless() throws {
        let restless = diary("restless", in: window) { _ in }
        restless.pin(to: window)
        var count = 0
        restless.atLayout = {
            count += 1
            restless.setNeedsLayout()
        }
        fixture.layout()
        #expect(count < 50)
        #expect(fixture.messages.count == 1 && fixture.messages[0].contains("'restless'"))
        fixture.layout()
        #expect(fixture.messages.count == 1, "it waits for a reason to begin again")
    }

    @Test("L9: of fifty sizes before a frame the last one is laid out, once")
    func resizeStorm() {
        let view = CountingView(frame: .zero)
        view.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(view)
        view.pin(to: window)
        fixture.layout()
        view.layouts = 0
        for width in 50..<97 { fixture.resize(width, 20) }
        fixture.resize(97, 31)
        fixture.layout()
        #expect(view.layouts == 1 && view.frame == Rect(0, 0, 97, 31))
    }

    @Test("A layout inside an animation moves the views, and what is drawn follows")
    func animated() {
        let stage = TestStage(width: 40, height: 4)
        let view = View.constrained(in: stage.window)
        let leading = view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor)
        LayoutConstraint.activate([leading, view.widthAnchor.constraint(equalToConstant: 4)])
        stage.window.layoutIfNeeded()
        leading.constant = 20
        View.animate(withDuration: 1) { stage.window.layoutIfNeeded() }
        #expect(view.frame.minX == 20 && view.drawnFrame.minX == 0)
    }

    @Test("A detached tree is laid out in its root's frame")
    func detached() {
        let root = View(frame: Rect(3, 3, 20, 10))
        let child = View.constrained(in: root)
        child.pin(to: root, inset: 1)
        root.layoutIfNeeded()
        #expect(child.frame == Rect(1, 1, 18, 8))
        window.addSubview(root)
        root.frame = Rect(0, 0, 30, 5)
        fixture.layout()
        #expect(child.frame == Rect(1, 1, 28, 3))
    }
}
