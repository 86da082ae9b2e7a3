import NibbleTerminal
import Testing

@testable import NibbleViews

@MainActor @Suite("The layout of a scroll view") struct ScrollLayoutTests {
    let fixture = LayoutFixture(20, 6)
    let scrollView = ScrollView()

    init() {
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        fixture.window.addSubview(scrollView)
        scrollView.pin(to: fixture.window)
    }

    private func settle() { for _ in 0..<3 { fixture.layout() } }

    @Test("AL-15: edges constrained to the scroll view itself make the content's extent")
    func edges() {
        let view = View.constrained(in: scrollView)
        view.pin(to: scrollView, inset: 1)
        view.widthAnchor.constraint(equalToConstant: 40).isActive = true
        view.heightAnchor.constraint(equalToConstant: 30).isActive = true
        settle()
        #expect(scrollView.contentSize == Size(width: 42, height: 32))
        #expect(view.frame == Rect(1, 1, 40, 30) && scrollView.frame == Rect(0, 0, 20, 6))
        #expect(fixture.messages.isEmpty)
    }

    @Test("AL-15: edges constrained to the content guide do so too, and follow the content")
    func contentGuide() {
        let content = ContentView(8, 20)
        scrollView.addSubview(content)
        let guide = scrollView.contentLayoutGuide
        LayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: guide.topAnchor),
            content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        settle()
        #expect(scrollView.contentSize == Size(width: 8, height: 20))
        #expect(guide.layoutFrame == Rect(0, 0, 8, 20))
        content.content = Size(width: 30, height: 4)
        settle()
        #expect(scrollView.contentSize == Size(width: 30, height: 4))
        content.removeFromSuperview()
        settle()
        #expect(scrollView.contentSize == .zero)
    }

    @Test(
        "AL-15: the width of the frame guide, and of the scroll view from inside, is what is seen of the content"
    )
    func frameGuideExtent() {
        for usesGuide in [true, false] {
            let fixture = LayoutFixture(20, 6)
            let scrollView = ScrollView()
            scrollView.translatesAutoresizingMaskIntoConstraints = false
            fixture.window.addSubview(scrollView)
            scrollView.pin(to: fixture.window)
            let label = Label(text: "one two three four five six seven")
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            scrollView.addSubview(label)
            label.pin(to: scrollView)
            let width = usesGuide ? scrollView.frameLayoutGuide.widthAnchor : scrollView.widthAnchor
            label.widthAnchor.constraint(equalTo: width).isActive = true
            for _ in 0..<3 { fixture.layout() }
            #expect(label.frame == Rect(0, 0, 20, 2) && scrollView.contentSize == label.frame.size)
            #expect(scrollView.verticalBar.isHidden)
            label.text = Array(repeating: "some words", count: 20).joined(separator: " ")
            for _ in 0..<3 { fixture.layout() }
            #expect(!scrollView.verticalBar.isHidden && scrollView.horizontalBar.isHidden)
            #expect(label.frame.width == 19 && scrollView.contentSize.width == 19)
            #expect(scrollView.frameLayoutGuide.layoutFrame == Rect(0, 0, 19, 6))
            label.text = "short"
            for _ in 0..<3 { fixture.layout() }
            #expect(scrollView.verticalBar.isHidden && label.frame == Rect(0, 0, 20, 1))
            #expect(fixture.messages.isEmpty)
        }
    }

    @Test("AL-15: what is held to the frame guide stays in sight, with the content around it moving")
    func frameGuidePosition() {
        scrollView.contentSize = Size(width: 20, height: 40)
        let header = View.constrained(in: scrollView)
        let guide = scrollView.frameLayoutGuide
        LayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: guide.topAnchor),
            header.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            header.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            header.heightAnchor.constraint(equalToConstant: 1),
        ])
        settle()
        #expect(header.frame == Rect(0, 0, 19, 1))
        scrollView.contentOffset.y = 9
        settle()
        #expect(header.frame == Rect(0, 9, 19, 1))
        #expect(scrollView.contentSize == Size(width: 20, height: 40))
    }

    @Test("what is inside may be held to something outside, and stays there")
    func outside() {
        scrollView.contentSize = Size(width: 20, height: 40)
        let view = View.constrained(in: scrollView)
        LayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: fixture.window.topAnchor, constant: 2),
            view.heightAnchor.constraint(equalToConstant: 1),
        ])
        settle()
        scrollView.contentOffset.y = 9
        settle()
        #expect(view.frame.minY == 11)
        #expect(view.convert(view.bounds, to: nil).minY == 2)
    }

    @Test("another offset alone asks for no layout and no solving")
    func offsetAlone() {
        let view = View.constrained(in: scrollView)
        view.pin(to: scrollView)
        LayoutConstraint.activate([
            view.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            view.heightAnchor.constraint(equalToConstant: 30),
        ])
        settle()
        let solution = fixture.window.layoutEngine?.solution
        scrollView.contentOffset.y = 12
        #expect(!LayoutPass.isWaiting(fixture.window))
        settle()
        #expect(fixture.window.layoutEngine?.solution == solution)
    }

    @Test("a scroll view may be as high as its content, up to a limit")
    func selfSizing() {
        let fixture = LayoutFixture(20, 20)
        let scrollView = ScrollView()
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        fixture.window.addSubview(scrollView)
        let content = ContentView(5, 4)
        scrollView.addSubview(content)
        content.pin(to: scrollView)
        let height = scrollView.heightAnchor.constraint(
            equalTo: scrollView.contentLayoutGuide.heightAnchor)
        height.priority = 500
        LayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: fixture.window.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: fixture.window.leadingAnchor),
            scrollView.widthAnchor.constraint(equalToConstant: 10),
            scrollView.heightAnchor.constraint(
                lessThanOrEqualTo: fixture.window.heightAnchor, multiplier: 1), height,
        ])
        for _ in 0..<3 { fixture.layout() }
        #expect(scrollView.frame.height == 4)
        content.content = Size(width: 5, height: 50)
        for _ in 0..<3 { fixture.layout() }
        #expect(scrollView.frame.height == 20 && scrollView.contentSize.height == 50)
        #expect(fixture.messages.isEmpty)
    }

    @Test("a content that would be shorter beside its bar does not make the bar come and go")
    func settling() {
        final class Restless: View {
            override var intrinsicContentSize: Size { Size(width: 5, height: 5) }
            override var wrapsContent: Bool { true }
            override func contentHeight(wrappedTo width: Int) -> Int { width == 20 ? 7 : 5 }
        }
        let view = Restless()
        view.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(view)
        view.pin(to: scrollView)
        view.widthAnchor.constraint(equalTo: scrollView.widthAnchor).isActive = true
        settle()
        #expect(fixture.messages.isEmpty)
        #expect(!LayoutPass.isWaiting(fixture.window))
    }

    @Test("nested scroll views each have their own content")
    func nested() {
        let inner = ScrollView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(inner)
        inner.pin(to: scrollView)
        LayoutConstraint.activate([
            inner.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
            inner.heightAnchor.constraint(equalToConstant: 10),
        ])
        let content = ContentView(5, 40)
        inner.addSubview(content)
        content.pin(to: inner)
        settle()
        #expect(scrollView.contentSize == Size(width: 19, height: 10))
        #expect(inner.frame == Rect(0, 0, 19, 10) && inner.contentSize == Size(width: 5, height: 40))
        #expect(fixture.messages.isEmpty)
    }

    @Test("a detached tree with a scroll view keeps its content when it joins another")
    func joining() {
        let other = LayoutFixture(30, 8)
        let content = ContentView(5, 40)
        scrollView.addSubview(content)
        content.pin(to: scrollView)
        settle()
        other.window.addSubview(scrollView)
        scrollView.pin(to: other.window)
        for _ in 0..<3 { other.layout() }
        #expect(scrollView.frame.size == Size(width: 30, height: 8))
        #expect(scrollView.contentSize == Size(width: 5, height: 40))
    }
}
