import NibbleTerminal
import Testing

@testable import NibbleViews

@MainActor @Suite struct LayoutConstraintTests {
    let fixture = LayoutFixture(80, 24)
    var window: Window { fixture.window }

    @Test("AL-1: an attribute equals a multiple of another and a constant")
    func equation() {
        let view = View.constrained(in: window)
        LayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 3),
            view.topAnchor.constraint(equalTo: window.topAnchor, constant: 2),
            view.widthAnchor.constraint(equalTo: window.widthAnchor, multiplier: 0.5, constant: -1),
            view.heightAnchor.constraint(equalToConstant: 4),
        ])
        fixture.layout()
        #expect(view.frame == Rect(3, 2, 39, 4))
        fixture.resize(40, 10)
        fixture.layout()
        #expect(view.frame == Rect(3, 2, 19, 4))
    }

    @Test("AL-1: inequalities hold, and priorities decide between them", arguments: [10, 20, 30, 60])
    func inequalities(width: Int) {
        fixture.resize(width, 10)
        let view = View.constrained(in: window)
        let wish = view.widthAnchor.constraint(equalToConstant: 25)
        wish.priority = .defaultHigh
        LayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
            view.widthAnchor.constraint(lessThanOrEqualTo: window.widthAnchor),
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: 15),
            wish,
        ])
        fixture.layout()
        #expect(view.frame.width == max(15, min(25, width)))
    }

    @Test(
        "AL-1: every attribute means its edge, centre or extent", arguments: [LayoutAttribute.left, .leading])
    func attributes(edge: LayoutAttribute) {
        let outer = View.constrained(in: window)
        let inner = View.constrained(in: outer)
        outer.pin(to: window, inset: 2)
        let pairs: [(LayoutAttribute, LayoutAttribute, Double)] = [
            (edge, edge, 5), (edge == .left ? .right : .trailing, .centerX, 4), (.top, .top, 1),
            (.centerY, .centerY, 0),
        ]
        for (first, second, constant) in pairs {
            LayoutConstraint(
                item: inner, attribute: first, relatedBy: .equal, toItem: outer, attribute: second,
                multiplier: 1, constant: constant
            ).isActive = true
        }
        fixture.layout()
        #expect(outer.frame == Rect(2, 2, 76, 20))
        #expect(inner.frame == Rect(5, 1, 37, 18))
    }

    @Test("AL-1: left and right do not mix with leading and trailing")
    func mixedEdges() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                _ = LayoutConstraint(
                    item: View(), attribute: .left, relatedBy: .equal, toItem: View(), attribute: .leading,
                    multiplier: 1, constant: 0)
            }
        }
    }

    @Test("AL-2: the nearest view above both items holds the constraint")
    func holder() {
        let a = View.constrained(in: window)
        let b = View.constrained(in: a)
        let c = View.constrained(in: a)
        let siblings = b.leadingAnchor.constraint(equalTo: c.trailingAnchor)
        let parent = b.topAnchor.constraint(equalTo: a.topAnchor)
        let alone = b.widthAnchor.constraint(equalToConstant: 3)
        LayoutConstraint.activate([siblings, parent, alone])
        #expect(a.constraints.contains { $0 === siblings } && a.constraints.contains { $0 === parent })
        #expect(b.constraints.count == 1 && b.constraints[0] === alone)
        LayoutConstraint.deactivate([siblings])
        #expect(!siblings.isActive && a.constraints.count == 1)
    }

    @Test("AL-2: a constraint without a first item speaks about the view that it is added to")
    func absentFirstItem() {
        let view = View.constrained(in: window)
        let width = LayoutConstraint(
            item: nil, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
            multiplier: 1,
            constant: 7)
        view.addConstraint(width)
        fixture.layout()
        #expect(width.firstItem === view && view.frame.width == 7)
    }

    @Test("AL-3: without a common ancestor activation stops with both paths")
    func noCommonAncestor() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let first = View()
                first.accessibilityIdentifier = "first"
                let root = View()
                root.accessibilityIdentifier = "root"
                let second = View()
                second.accessibilityIdentifier = "second"
                root.addSubview(second)
                first.leadingAnchor.constraint(equalTo: second.leadingAnchor).isActive = true
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("  first\n") && text.contains("  root › second"))
    }

    @Test("Constraints across a cut are deactivated, those inside it come along")
    func cut() {
        let a = View.constrained(in: window)
        let b = View.constrained(in: a)
        let across = a.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 4)
        let inside = b.leadingAnchor.constraint(equalTo: a.leadingAnchor, constant: 2)
        let width = b.widthAnchor.constraint(equalToConstant: 5)
        LayoutConstraint.activate([across, inside, width])
        fixture.layout()
        a.removeFromSuperview()
        #expect(!across.isActive && inside.isActive && width.isActive)
        let other = LayoutFixture(40, 10)
        other.window.addSubview(a)
        inside.constant = 6
        other.layout()
        #expect(b.frame.minX == 6 && b.frame.width == 5)
        fixture.layout()
        #expect(fixture.messages.isEmpty && other.messages.isEmpty)
    }

    @Test("Changing a constant or a priority is taken up by the next layout")
    func changes() {
        let view = View.constrained(in: window)
        let small = view.widthAnchor.constraint(equalToConstant: 5)
        let large = view.widthAnchor.constraint(equalToConstant: 9)
        small.priority = 600
        large.priority = 500
        LayoutConstraint.activate([small, large])
        fixture.layout()
        #expect(view.frame.width == 5)
        small.constant = 6
        fixture.layout()
        #expect(view.frame.width == 6)
        large.priority = 700
        fixture.layout()
        #expect(view.frame.width == 9)
        large.priority = .required
        fixture.layout()
        #expect(view.frame.width == 9)
        large.isActive = false
        fixture.layout()
        #expect(view.frame.width == 6)
    }

    @Test("L4: a constrained view added later is there in the next layout")
    func addedLater() {
        fixture.layout()
        let view = View.constrained(in: window)
        view.pin(to: window, inset: 1)
        fixture.layout()
        #expect(view.frame == Rect(1, 1, 78, 22))
    }
}
