import NibbleTerminal
import Testing

@testable import NibbleViews

@MainActor @Suite("Constraints that cannot all hold") struct LayoutConflictTests {
    let fixture = LayoutFixture(80, 24)
    var window: Window { fixture.window }

    private func height(_ view: View, _ constant: Double, line: Int) -> LayoutConstraint {
        let constraint = view.heightAnchor.constraint(equalToConstant: constant)
        constraint.source = SourceLine(path: "Main.storyboard.xml", line: line)
        return constraint
    }

    @Test("AL-4, L12: of required constraints the youngest is dropped, and all are named with their lines")
    func required() throws {
        let box = View.constrained(in: window, id: "box")
        let tall = height(box, 200, line: 12)
        let short = height(box, 84, line: 17)
        short.identifier = "short"
        LayoutConstraint.activate([tall, short])
        fixture.layout()
        #expect(box.frame.height == 200)
        #expect(fixture.diagnostics.count == 1)
        let message = try #require(fixture.messages.first)
        #expect(message.contains("box.height == 200 (Main.storyboard.xml:12)"))
        #expect(message.contains("'short' box.height == 84 (Main.storyboard.xml:17)"))
        #expect(message.contains("Dropped, as the last one activated: 'short'"))
        fixture.layout()
        box.setNeedsLayout()
        fixture.layout()
        #expect(fixture.diagnostics.count == 1, "a conflict is named once")
    }

    @Test("AL-4: the dropped constraint holds again when what stands against it goes")
    func comesBack() {
        let box = View.constrained(in: window, id: "box")
        let tall = height(box, 200, line: 12)
        let short = height(box, 84, line: 17)
        LayoutConstraint.activate([tall, short])
        fixture.layout()
        tall.isActive = false
        fixture.layout()
        #expect(box.frame.height == 84)
        #expect(short.isActive)
        tall.isActive = true
        fixture.layout()
        #expect(box.frame.height == 84, "now the other one is the youngest")
        tall.constant = 84
        fixture.layout()
        #expect(box.frame.height == 84 && fixture.diagnostics.count == 2)
        tall.priority = .defaultHigh
        tall.constant = 30
        fixture.layout()
        #expect(box.frame.height == 84 && fixture.diagnostics.count == 2)
    }

    @Test("AL-4: a constant that contradicts drops the youngest, whichever was changed")
    func changedConstant() {
        let box = View.constrained(in: window, id: "box")
        let first = height(box, 5, line: 1)
        let second = height(box, 5, line: 2)
        LayoutConstraint.activate([first, second])
        fixture.layout()
        #expect(fixture.diagnostics.isEmpty)
        first.constant = 7
        fixture.layout()
        #expect(box.frame.height == 7 && fixture.diagnostics.count == 1)
        first.constant = 5
        fixture.layout()
        first.isActive = false
        fixture.layout()
        #expect(box.frame.height == 5)
    }

    @Test("AL-4: the result is the same in any order of views and any number of runs")
    func deterministic() {
        var frames: Set<[Rect]> = []
        for _ in 0..<10 {
            let fixture = LayoutFixture(80, 24)
            let views = (0..<6).map { View.constrained(in: fixture.window, id: "v\($0)") }
            for (index, view) in views.enumerated() {
                let next = views[(index + 1) % views.count]
                LayoutConstraint.activate([
                    view.topAnchor.constraint(equalTo: fixture.window.topAnchor),
                    view.trailingAnchor.constraint(equalTo: next.leadingAnchor, constant: -1),
                    view.widthAnchor.constraint(equalToConstant: 4),
                ])
            }
            views[0].leadingAnchor.constraint(equalTo: fixture.window.leadingAnchor).isActive = true
            fixture.layout()
            #expect(fixture.diagnostics.count == 1)
            frames.insert(views.map(\.frame))
        }
        #expect(frames.count == 1)
    }

    @Test("AL-4: optional constraints are kept as nearly as the stronger ones allow")
    func optional() {
        let box = View.constrained(in: window)
        let wish = box.widthAnchor.constraint(equalToConstant: 50)
        wish.priority = 400
        let limit = box.widthAnchor.constraint(lessThanOrEqualToConstant: 20)
        limit.priority = 401
        LayoutConstraint.activate([wish, limit])
        fixture.layout()
        #expect(box.frame.width == 20 && fixture.diagnostics.isEmpty)
    }

    @Test("A window that is too small drops nothing: content juts out at the right and comes back")
    func tooSmall() {
        let left = View.constrained(in: window, id: "left")
        let right = View.constrained(in: window, id: "right")
        LayoutConstraint.activate([
            left.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 2),
            left.widthAnchor.constraint(equalToConstant: 30),
            right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 2),
            right.trailingAnchor.constraint(equalTo: window.trailingAnchor),
            right.widthAnchor.constraint(greaterThanOrEqualToConstant: 10),
        ])
        for width in [80, 20, 0, 80] {
            fixture.resize(width, 24)
            fixture.layout()
            #expect(left.frame.minX == 2 && left.frame.width == 30)
            #expect(right.frame.minX == 34 && right.frame.width == max(10, width - 34))
        }
        #expect(fixture.diagnostics.isEmpty)
    }

    @Test("A view that forgot to stop translating its mask is placed all the same, and named")
    func forgottenMask() throws {
        let view = View()
        view.accessibilityIdentifier = "forgetful"
        window.addSubview(view)
        view.pin(to: window, inset: 1)
        fixture.layout()
        #expect(view.frame == Rect(1, 1, 78, 22))
        fixture.resize(40, 10)
        fixture.layout()
        #expect(view.frame == Rect(1, 1, 38, 8))
        #expect(fixture.messages.count == 1 && fixture.messages[0].contains("'forgetful'"))
    }
}
