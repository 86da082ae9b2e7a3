import NibbleTerminal
import Testing

@testable import NibbleViews

private final class Owner: Responder, ViewOwner {
    var safeAreaInsetsForView = EdgeInsets.zero
    func updateViewConstraints() {}
    func viewWillLayoutSubviews() {}
    func viewDidLayoutSubviews() {}
    func viewWillMove(toSuperview superview: View?) {}
    func viewWillMove(toWindow window: Window?) {}
    func viewDidMove(toWindow window: Window?) {}
    func viewWillTransition(to size: Size) {}
    func willTransition(to traits: TraitCollection) {}
    var preferredResponder: Responder { self }
    var preferredFocusEnvironments: [any FocusEnvironment] { [] }
    func setNeedsFocusUpdate() {}
    func updateFocusIfNeeded() {}
    func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool { true }
    func didUpdateFocus(in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator) {}
}

@MainActor @Suite("Safe area and margins") struct SafeAreaTests {
    let fixture = LayoutFixture(80, 24)
    var window: Window { fixture.window }
    private let owner = Owner()

    /// A view of a controller that fills the window.
    private func ownedView() -> View {
        let view = View(frame: window.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.owner = owner
        return view
    }

    @Test("AL-9: the safe area is the bounds less the insets, and none outside a window")
    func insets() {
        let root = ownedView()
        owner.safeAreaInsetsForView = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(root.safeAreaInsets == .zero)
        window.addSubview(root)
        #expect(root.safeAreaInsets == owner.safeAreaInsetsForView)
        #expect(root.safeAreaLayoutGuide.layoutFrame == Rect(2, 1, 74, 20))
    }

    @Test("AL-9: constraints to the safe area follow its insets")
    func followed() {
        let root = ownedView()
        window.addSubview(root)
        let content = View.constrained(in: root)
        let guide = root.safeAreaLayoutGuide
        LayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: guide.topAnchor),
            content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            content.widthAnchor.constraint(equalTo: guide.widthAnchor),
        ])
        fixture.layout()
        #expect(content.frame == Rect(0, 0, 80, 24))
        owner.safeAreaInsetsForView = EdgeInsets(top: 2, left: 5, bottom: 1, right: 0)
        root.setNeedsSafeAreaUpdate()
        fixture.layout()
        #expect(content.frame == Rect(5, 2, 75, 21))
    }

    @Test("AL-9: a view has what of the safe area lies over it, where it lies")
    func inherited() {
        let root = ownedView()
        owner.safeAreaInsetsForView = EdgeInsets(top: 3, left: 0, bottom: 2, right: 0)
        window.addSubview(root)
        let panel = View.constrained(in: root)
        let content = View.constrained(in: panel)
        let top = panel.topAnchor.constraint(equalTo: root.topAnchor, constant: 1)
        LayoutConstraint.activate([
            top, panel.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            panel.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            panel.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            content.topAnchor.constraint(equalTo: panel.safeAreaLayoutGuide.topAnchor),
            content.bottomAnchor.constraint(equalTo: panel.safeAreaLayoutGuide.bottomAnchor),
        ])
        fixture.layout()
        #expect(panel.safeAreaInsets == EdgeInsets(top: 2, left: 0, bottom: 2, right: 0))
        #expect(content.frame.minY == 2 && content.frame.maxY == 21)
        top.constant = 10
        fixture.layout()
        #expect(content.frame.minY == 0 && content.frame.maxY == 12)
    }

    @Test("AL-10: margins are a column at the sides and no row, and margin attributes refer to them")
    func margins() {
        let box = View.constrained(in: window)
        let content = View.constrained(in: box)
        box.pin(to: window)
        #expect(box.layoutMargins == EdgeInsets(top: 0, left: 1, bottom: 0, right: 1))
        for (attribute, margin) in [
            (LayoutAttribute.leading, LayoutAttribute.leadingMargin), (.trailing, .trailingMargin),
            (.top, .topMargin), (.bottom, .bottomMargin),
        ] {
            LayoutConstraint(
                item: content, attribute: attribute, relatedBy: .equal, toItem: box, attribute: margin,
                multiplier: 1,
                constant: 0
            ).isActive = true
        }
        fixture.layout()
        #expect(content.frame == Rect(1, 0, 78, 24))
        box.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        fixture.layout()
        #expect(content.frame == Rect(2, 1, 74, 20))
        #expect(box.layoutMarginsGuide.layoutFrame == content.frame)
    }

    @Test("AL-10: the margins' guide and centres follow margins and safe area")
    func marginsGuide() {
        let root = ownedView()
        owner.safeAreaInsetsForView = EdgeInsets(top: 1, left: 0, bottom: 0, right: 0)
        window.addSubview(root)
        root.layoutMargins = EdgeInsets(top: 1, left: 3, bottom: 1, right: 1)
        let content = View.constrained(in: root)
        let guide = root.layoutMarginsGuide
        LayoutConstraint.activate([
            content.widthAnchor.constraint(equalTo: guide.widthAnchor),
            content.heightAnchor.constraint(equalTo: guide.heightAnchor),
            content.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            content.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
        ])
        fixture.layout()
        #expect(content.frame == Rect(3, 2, 76, 21))
        root.insetsLayoutMarginsFromSafeArea = false
        fixture.layout()
        #expect(content.frame == Rect(3, 1, 76, 22))
    }

    @Test("A guide of one's own is placed by constraints and goes with its view")
    func guides() {
        let guide = LayoutGuide()
        window.addLayoutGuide(guide)
        let view = View.constrained(in: window)
        let toGuide = view.leadingAnchor.constraint(equalTo: guide.trailingAnchor)
        LayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 4),
            guide.widthAnchor.constraint(equalTo: window.widthAnchor, multiplier: 0.25), toGuide,
        ])
        fixture.layout()
        #expect(guide.layoutFrame.minX == 4 && guide.layoutFrame.width == 20 && view.frame.minX == 24)
        window.removeLayoutGuide(guide)
        #expect(!toGuide.isActive && window.constraints.isEmpty && window.layoutGuides.isEmpty)
        fixture.layout()
    }
}
