import NibbleTerminal
import Testing

@testable import NibbleViews

@MainActor @Suite("Edges are rounded, extents derived") struct CellRoundingTests {
    @Test("Neighbours neither overlap nor leave a gap, and fill their superview, at every width")
    func neighbours() {
        let fixture = LayoutFixture(0, 10)
        for count in [2, 3, 7, 13] {
            let row = View.constrained(in: fixture.window)
            row.pin(to: fixture.window)
            let views = (0..<count).map { _ in View.constrained(in: row) }
            for (view, next) in zip(views, views.dropFirst()) {
                LayoutConstraint.activate([
                    view.trailingAnchor.constraint(equalTo: next.leadingAnchor),
                    view.widthAnchor.constraint(equalTo: next.widthAnchor),
                ])
            }
            LayoutConstraint.activate([
                views[0].leadingAnchor.constraint(equalTo: row.leadingAnchor),
                views[count - 1].trailingAnchor.constraint(equalTo: row.trailingAnchor),
            ])
            for width in 0...60 {
                fixture.resize(width, 10)
                fixture.layout()
                var edge = 0
                for view in views {
                    #expect(view.frame.minX == edge)
                    #expect(view.frame.width == width / count || view.frame.width == width / count + 1)
                    edge = view.frame.maxX
                }
                #expect(edge == width)
            }
            row.removeFromSuperview()
        }
    }

    @Test("Views of different superviews that share an edge share the rounded one", arguments: 20...33)
    func acrossSuperviews(width: Int) {
        let fixture = LayoutFixture(width, 10)
        let third = View.constrained(in: fixture.window)
        let inner = View.constrained(in: third)
        let other = View.constrained(in: fixture.window)
        LayoutConstraint.activate([
            third.leadingAnchor.constraint(
                equalTo: fixture.window.trailingAnchor, constant: -Double(width) * 0.7),
            third.widthAnchor.constraint(equalTo: fixture.window.widthAnchor, multiplier: 1 / 3),
            inner.leadingAnchor.constraint(equalTo: third.leadingAnchor, constant: 0.4),
            inner.trailingAnchor.constraint(equalTo: third.trailingAnchor, constant: -0.4),
            other.leadingAnchor.constraint(equalTo: inner.trailingAnchor),
            other.trailingAnchor.constraint(equalTo: fixture.window.trailingAnchor),
        ])
        fixture.layout()
        #expect(inner.convert(inner.bounds, to: nil).maxX == other.frame.minX)
        third.constraints.first?.constant = 1.3
        fixture.layout()
        #expect(inner.convert(inner.bounds, to: nil).maxX == other.frame.minX)
    }

    @Test("A superview that moves by less than a cell has what lies in it rounded anew")
    func superviewMoves() {
        let fixture = LayoutFixture(40, 10)
        let outer = View.constrained(in: fixture.window)
        let inner = View.constrained(in: outer)
        let start = outer.leadingAnchor.constraint(equalTo: fixture.window.leadingAnchor, constant: 1)
        LayoutConstraint.activate([
            start, outer.widthAnchor.constraint(equalToConstant: 10),
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 2.4),
            inner.widthAnchor.constraint(equalToConstant: 3),
        ])
        fixture.layout()
        #expect(outer.frame.minX == 1 && inner.frame.minX == 2)
        start.constant = 1.3
        fixture.layout()
        #expect(outer.frame.minX == 1 && inner.frame.minX == 3, "1.3 + 2.4 is nearer to 4 than to 3")
        #expect(inner.frame.width == 3, "a whole extent stays whole")
    }

    @Test("Halves go to the right on either side of zero; what arithmetic leaves is no difference")
    func halves() {
        #expect(
            CellRounding.edge(2.5) == 3 && CellRounding.edge(-2.5) == -2 && CellRounding.edge(2.4999999) == 3)
        #expect(CellRounding.edge(2.49) == 2 && CellRounding.edge(-0.2) == 0)
        for start in stride(from: -3.0, through: 3, by: 0.125) {
            let here = CellRounding.span(start, 2.5, remainder: 0)
            let moved = CellRounding.span(start + 7, 2.5, remainder: 0)
            #expect(here.start + 7 == moved.start && here.extent == moved.extent)
        }
    }
}
