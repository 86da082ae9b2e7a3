import NibbleTerminal
import Testing

@testable import NibbleViews

/// Numbers that look random and are the same in every run.
struct Dice {
    var state: UInt64

    mutating func roll(_ range: Range<Int>) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return range.lowerBound + Int((state >> 33) % UInt64(range.count))
    }
}

@MainActor @Suite("Layouts changed step by step") struct LayoutFuzzTests {
    let fixture = LayoutFixture(90, 30)

    /// What a solution made anew says about each view that takes part.
    private func expectFresh(_ step: String) {
        let window = fixture.window
        let fresh = LayoutEngine.probe(of: window)
        var wrong: [String] = []
        check(window, in: fresh, &wrong)
        #expect(wrong.isEmpty, "\(step)")
    }

    /// What lies in a view that may lie elsewhere may be rounded otherwise: it is left out with it.
    private func check(_ superview: View, in fresh: LayoutEngine, _ wrong: inout [String]) {
        for view in superview.subviews where !view.isHidden {
            guard let box = fresh.boxes[ObjectIdentifier(view)] else { continue }
            if !box.isFrameDriven {
                guard fresh.ambiguousParts(of: view).isEmpty else { continue }
                let expected = fresh.cells(of: box)
                if expected != view.frame { wrong.append("\(view) instead of \(expected)") }
            }
            check(view, in: fresh, &wrong)
        }
    }

    @Test("Stacks have the frames of a layout made anew after any change", arguments: 1...4)
    func stacks(seed: Int) {
        var dice = Dice(state: UInt64(seed))
        let column = StackView()
        column.axis = .vertical
        fixture.window.addSubview(column)
        column.frame = fixture.window.bounds
        column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        var rows: [StackView] = []
        for step in 0..<50 {
            let row = rows.isEmpty ? nil : rows[dice.roll(0..<rows.count)]
            switch dice.roll(0..<9) {
            case 0, 1:
                let added = StackView(arrangedSubviews: [ContentView(dice.roll(1..<9), dice.roll(1..<3))])
                added.accessibilityIdentifier = "row\(step)"
                added.alignment = [.fill, .leading, .center, .trailing][dice.roll(0..<4)]
                column.insertArrangedSubview(added, at: dice.roll(0..<rows.count + 1))
                rows.append(added)
            case 2, 3:
                let view = ContentView(dice.roll(1..<12), dice.roll(1..<3), id: "v\(step)")
                view.setContentHuggingPriority([.defaultLow, 240, 251][dice.roll(0..<3)], for: .horizontal)
                row?.insertArrangedSubview(view, at: dice.roll(0..<row!.arrangedSubviews.count + 1))
            case 4:
                if let view = row?.arrangedSubviews.last { view.isHidden.toggle() }
            case 5:
                if let view = row?.arrangedSubviews.first as? ContentView {
                    view.content.width = dice.roll(0..<15)
                }
            case 6: row?.distribution = StackView.Distribution.allCases[dice.roll(0..<4)]
            case 7:
                row?.spacing = dice.roll(0..<3)
                if dice.roll(0..<4) == 0 { row?.arrangedSubviews.last?.removeFromSuperview() }
            default: fixture.resize(dice.roll(0..<120), dice.roll(0..<40))
            }
            fixture.layout()
            expectFresh("step \(step) of seed \(seed)")
        }
        #expect(fixture.diagnostics.isEmpty)
    }

    @Test("Constrained trees have the frames of a layout made anew after any change", arguments: 1...4)
    func trees(seed: Int) {
        var dice = Dice(state: UInt64(seed) &* 77)
        var views: [View] = [fixture.window]
        var constraints: [LayoutConstraint] = []
        for step in 0..<50 {
            switch dice.roll(0..<8) {
            case 0, 1, 2:
                let superview = views[dice.roll(0..<views.count)]
                let siblings = superview.subviews
                let view = View.constrained(in: superview, id: "v\(step)")
                let before = siblings.isEmpty ? nil : siblings[dice.roll(0..<siblings.count)]
                let made = [
                    view.leadingAnchor.constraint(
                        equalTo: before?.trailingAnchor ?? superview.leadingAnchor,
                        constant: Double(dice.roll(0..<4))),
                    view.topAnchor.constraint(
                        equalTo: before?.topAnchor ?? superview.topAnchor, constant: Double(dice.roll(0..<3))),
                    view.widthAnchor.constraint(
                        equalTo: superview.widthAnchor, multiplier: 1 / Double(dice.roll(2..<5))),
                    view.heightAnchor.constraint(
                        equalTo: superview.heightAnchor, multiplier: 0.5, constant: Double(dice.roll(0..<3))),
                ]
                LayoutConstraint.activate(made)
                constraints += made
                views.append(view)
            case 3, 4:
                if !constraints.isEmpty {
                    constraints[dice.roll(0..<constraints.count)].constant = Double(dice.roll(0..<6))
                }
            case 5:
                let view = views[dice.roll(0..<views.count)]
                if view !== fixture.window, let superview = view.superview {
                    view.removeFromSuperview()
                    // Back without what held it: its inside still holds.
                    superview.addSubview(view)
                    view.pin(to: superview, inset: 1)
                }
            case 6:
                let constraint = constraints.isEmpty ? nil : constraints[dice.roll(0..<constraints.count)]
                constraint?.priority = [.required, 900, 500][dice.roll(0..<3)]
            default: fixture.resize(dice.roll(1..<150), dice.roll(1..<50))
            }
            fixture.layout()
            expectFresh("step \(step) of seed \(seed)")
        }
        for view in fixture.window.subviews { view.removeFromSuperview() }
        fixture.layout()
        let engine = fixture.window.layoutEngine
        #expect(
            (engine?.boxes.count ?? 0) <= 1 && (engine?.installed.isEmpty ?? true), "nothing stays behind")
        #expect(fixture.diagnostics.isEmpty)
    }

    @Test(
        "L1: any layout at any size, down to nothing, ends without a trap",
        arguments: [0, 1, 2, 3, 7, 20, 300])
    func sizes(width: Int) {
        let card = View.constrained(in: fixture.window)
        card.pin(to: fixture.window, inset: 3)
        let label = Label(text: "some words that do not fit")
        label.numberOfLines = 0
        let row = StackView(arrangedSubviews: [label, ContentView(9), View()])
        row.spacing = 2
        row.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(row)
        row.pin(to: card, inset: 2)
        for height in [0, 1, 2, 5, 100] {
            fixture.resize(width, height)
            fixture.layout()
            #expect(card.frame.minX == 3 && row.frame.minX == 2)
        }
        #expect(fixture.diagnostics.isEmpty)
    }
}
