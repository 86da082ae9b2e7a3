import NibbleTerminal
import Testing

@testable import NibbleViews

@MainActor @Suite("The extent of content") struct ContentSizeTests {
    let fixture = LayoutFixture(40, 24)
    var window: Window { fixture.window }

    @Test("AL-5: hugging gives way before compression resistance, both before required constraints")
    func defaults() {
        let view = ContentView(10)
        window.addSubview(view)
        #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
        #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
        let width = view.widthAnchor.constraint(equalToConstant: 14)
        width.priority = 500
        LayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
            view.topAnchor.constraint(equalTo: window.topAnchor), width,
        ])
        fixture.layout()
        #expect(view.frame == Rect(0, 0, 14, 1), "hugging, 250, gives way to 500")
        width.constant = 6
        fixture.layout()
        #expect(view.frame.width == 10, "compression resistance, 750, does not")
        view.setContentCompressionResistancePriority(499, for: .horizontal)
        fixture.layout()
        #expect(view.frame.width == 6)
        width.constant = 14
        view.setContentHuggingPriority(501, for: .horizontal)
        fixture.layout()
        #expect(view.frame.width == 10)
        #expect(LayoutPriority.fittingSizeLevel == 50)
    }

    @Test("AL-5: between two views the lower priority gives way", arguments: [true, false])
    func between(firstGives: Bool) {
        let first = ContentView(8)
        let second = ContentView(8)
        for view in [first, second] { window.addSubview(view) }
        LayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: window.leadingAnchor),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
            second.trailingAnchor.constraint(equalTo: window.trailingAnchor),
        ])
        let giving = firstGives ? first : second
        giving.setContentHuggingPriority(249, for: .horizontal)
        giving.setContentCompressionResistancePriority(749, for: .horizontal)
        fixture.layout()
        #expect(first.frame.width == (firstGives ? 32 : 8) && second.frame.maxX == 40)
        fixture.resize(12, 24)
        fixture.layout()
        #expect(first.frame.width == (firstGives ? 4 : 8) && second.frame.maxX == 12)
    }

    @Test(
        "AL-16: content that changes asks for another layout; an axis without content is left to constraints")
    func invalidation() {
        let view = ContentView(10, View.noIntrinsicMetric)
        window.addSubview(view)
        LayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
            view.heightAnchor.constraint(equalToConstant: 3),
        ])
        fixture.layout()
        #expect(View.noIntrinsicMetric == -1 && view.frame == Rect(0, 0, 10, 3))
        view.content.width = 12
        fixture.layout()
        #expect(view.frame.width == 12)
        view.content.width = -1
        view.widthAnchor.constraint(equalToConstant: 2).isActive = true
        fixture.layout()
        #expect(view.frame.width == 2)
    }

    @Test("AL-16: a wrapping label gets the rows that its text takes in the solved width")
    func wrapping() {
        let label = Label(text: "one two three four five six")
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        let below = ContentView(4)
        window.addSubview(label)
        window.addSubview(below)
        LayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: window.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: window.trailingAnchor),
            label.topAnchor.constraint(equalTo: window.topAnchor),
            below.topAnchor.constraint(equalTo: label.bottomAnchor),
        ])
        for (width, rows) in [(40, 1), (14, 2), (9, 4), (14, 2), (40, 1)] {
            fixture.resize(width, 24)
            fixture.layout()
            #expect(label.frame == Rect(0, 0, width, rows))
            #expect(below.frame.minY == rows)
        }
        label.preferredMaxLayoutWidth = 9
        fixture.layout()
        #expect(label.frame.height == 4, "a width that is set decides")
    }

    @Test("AL-16: the extent that fits is the content's, the constraints' or the wish, by priority")
    func fitting() {
        let card = View.constrained(in: window)
        let label = ContentView(12, 2)
        card.addSubview(label)
        label.pin(to: card, inset: 2)
        #expect(card.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == Size(width: 16, height: 6))
        #expect(card.systemLayoutSizeFitting(Size(width: 30, height: 0)) == Size(width: 16, height: 6))
        let wide = card.systemLayoutSizeFitting(
            Size(width: 30, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(wide == Size(width: 30, height: 6))
        card.widthAnchor.constraint(greaterThanOrEqualToConstant: 20).isActive = true
        #expect(card.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == Size(width: 20, height: 6))
        #expect(label.frame == .zero && fixture.diagnostics.isEmpty, "finding out moves nothing")
    }

    @Test("AL-16: text that wraps is fitted in the width that is given")
    func fittingWrapped() {
        let card = View()
        let label = Label(text: "one two three four five six")
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(label)
        label.pin(to: card)
        let narrow = card.systemLayoutSizeFitting(
            Size(width: 9, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(narrow == Size(width: 9, height: 4))
    }

    @Test("L5: a container that hugs a pinned child has the child's extent")
    func hugging() {
        let container = View.constrained(in: window, id: "container")
        let child = ContentView(9, 3, id: "child")
        container.addSubview(child)
        child.pin(to: container)
        LayoutConstraint.activate([
            container.centerXAnchor.constraint(equalTo: window.centerXAnchor),
            container.centerYAnchor.constraint(equalTo: window.centerYAnchor),
        ])
        fixture.layout()
        #expect(container.frame.size == Size(width: 9, height: 3) && child.frame == Rect(0, 0, 9, 3))
        #expect(!container.hasAmbiguousLayout && !child.hasAmbiguousLayout)
    }

    @Test("L5: without content the extent is ambiguous, and both views are named")
    func ambiguity() throws {
        let container = View.constrained(in: window, id: "container")
        let child = View.constrained(in: container, id: "child")
        child.pin(to: container)
        LayoutConstraint.activate([
            container.leadingAnchor.constraint(equalTo: window.leadingAnchor),
            container.topAnchor.constraint(equalTo: window.topAnchor),
            container.heightAnchor.constraint(equalToConstant: 2),
        ])
        fixture.layout()
        let frames = [container.frame, child.frame]
        #expect(container.hasAmbiguousLayout && child.hasAmbiguousLayout && !window.hasAmbiguousLayout)
        window.reportAmbiguity()
        let message = try #require(fixture.messages.first)
        #expect(message.contains("container: width") && message.contains("child: width"))
        #expect(!message.contains("height"))
        fixture.layout()
        #expect([container.frame, child.frame] == frames, "looking changes nothing")
        container.widthAnchor.constraint(equalToConstant: 5).isActive = true
        fixture.layout()
        #expect(!container.hasAmbiguousLayout && !child.hasAmbiguousLayout)
    }

    @Test("The smallest extent of a tree leaves content its room, through views that follow by their mask")
    func minimum() {
        let root = View(frame: window.bounds)
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(root)
        let label = ContentView(24, 3)
        let bar = ContentView(10, 1)
        root.addSubview(label)
        root.addSubview(bar)
        LayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 1),
            label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -1),
            label.topAnchor.constraint(equalTo: root.topAnchor),
            bar.topAnchor.constraint(greaterThanOrEqualTo: label.bottomAnchor),
            bar.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        label.setContentCompressionResistancePriority(760, for: .horizontal)
        fixture.layout()
        #expect(window.minimumSize(in: .zero) == Size(width: 26, height: 4))
        #expect(root.frame == window.bounds)
    }
}
