import NibbleTerminal

@testable import NibbleViews

/// A scroll view that fills a stage of 20×6 and writes down what its delegate hears.
@MainActor final class ScrollStage: ScrollViewDelegate {
    let stage: TestStage
    let scrollView = ScrollView()
    private(set) var offsets: [Point] = []
    private(set) var ends = 0

    init(
        width: Int = 20, height: Int = 6, content: Size = Size(width: 20, height: 30),
        traits: TraitCollection = TraitCollection(), fills: Bool = true
    ) {
        stage = TestStage(width: width, height: height, traits: traits)
        scrollView.frame = Rect(0, 0, width, height)
        if fills { scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
        scrollView.delegate = self
        scrollView.contentSize = content
        scrollView.showsHorizontalScrollIndicator = content.width > width
        stage.window.addSubview(scrollView)
        stage.frame()
    }

    func scrollViewDidScroll(_ scrollView: ScrollView) { offsets.append(scrollView.contentOffset) }
    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { ends += 1 }

    var offset: Point { scrollView.contentOffset }

    /// One row of text for each of `rows`, the row's number.
    func fill(_ rows: Int) {
        for row in 0..<rows {
            let label = Label(text: "row \(row)")
            label.frame = Rect(0, row, 10, 1)
            scrollView.addSubview(label)
        }
        stage.frame()
    }

    /// The focus goes to views named by number, one at each row of `rows`.
    func addFocusViews(at rows: [Int]) {
        for row in rows { scrollView.addSubview(FocusView("\(row)", 0, row)) }
        stage.frame()
    }

    var focus: String? { (stage.window.firstResponder as? View)?.accessibilityIdentifier }
}

extension ScrollView {
    /// What is inside without the bars.
    var content: [View] { subviews.filter { !($0 is ScrollBar) } }
}
