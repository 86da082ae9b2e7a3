import NibbleNibs
import NibbleTerminal
import NibbleViews
import Testing

@MainActor @Suite struct ConstraintLoadTests {
    /// The frames by id that a nib's root gives its views at 40×12.
    private func frames(_ text: String) throws -> [String: Rect] {
        let root = try #require(liveNib("<nib>\(text)</nib>").instantiate(withOwner: nil)[0] as? View)
        root.frame = Rect(x: 0, y: 0, width: 40, height: 12)
        root.layoutIfNeeded()
        var frames: [String: Rect] = [:]
        func visit(_ view: View) {
            if let id = view.accessibilityIdentifier { frames[id] = view.frame }
            view.subviews.forEach(visit)
        }
        visit(root)
        return frames
    }

    @Test("A bare number is the distance inwards from the superview's edge")
    func distances() throws {
        let frames = try frames("<view><view id='a' top='1' leading='2' trailing='3' bottom='4'/></view>")
        #expect(frames["a"] == Rect(x: 2, y: 1, width: 35, height: 7))
    }

    @Test("edges gives the edges that have no attribute of their own")
    func edges() throws {
        let frames = try frames(
            """
            <view id='root'><view id='content' edges='root' bottom='bar.top'/>
            <view id='bar' leading='0' trailing='0' bottom='0' height='1'/><view id='in' edges='2'/>
            <view id='m' edges='margins'/></view>
            """)
        #expect(frames["content"] == Rect(x: 0, y: 0, width: 40, height: 11))
        #expect(frames["bar"] == Rect(x: 0, y: 11, width: 40, height: 1))
        #expect(frames["in"] == Rect(x: 2, y: 2, width: 36, height: 8))
        #expect(frames["m"] == Rect(x: 1, y: 0, width: 38, height: 12))
    }

    @Test("Multiples, other items, inequalities and priorities")
    func expressions() throws {
        let frames = try frames(
            """
            <view><view id='a' width='0.5 * superview' height='3' centerX='superview' centerY='superview - 1'/>
            <view id='b' top='a.bottom + 1' leading='a' width='≤ 10; 30 @high' height='a.height @500; 2 @750'/></view>
            """)
        #expect(
            frames["a"] == Rect(x: 10, y: 4, width: 20, height: 3)
                || frames["a"] == Rect(x: 10, y: 3, width: 20, height: 3))
        let a = try #require(frames["a"])
        #expect(frames["b"] == Rect(x: 10, y: a.maxY + 1, width: 10, height: 2))
    }

    @Test("An inequality of a trailing or bottom edge is inwards too")
    func inwards() throws {
        let frames = try frames(
            "<view><view id='a' leading='0' top='0' trailing='≥ 5' width='100 @low' bottom='>= 2' height='50 @low'/></view>"
        )
        #expect(frames["a"] == Rect(x: 0, y: 0, width: 35, height: 10))
    }

    @Test("The long form")
    func long() throws {
        let frames = try frames(
            """
            <view><view id='a' leading='0' top='0' height='1'/>
            <constraint item='a' attribute='width' relation='equal' to='superview.width' multiplier='0.25' constant='2'/></view>
            """)
        #expect(frames["a"] == Rect(x: 0, y: 0, width: 12, height: 1))
    }

    @Test("AL-6: a view without constraints keeps its frame and mask")
    func masks() throws {
        let frames = try frames("<view><view id='a' frame='1 2 3 4'/></view>")
        #expect(frames["a"] == Rect(x: 1, y: 2, width: 3, height: 4))
        let nib = liveNib(
            "<nib><view><view frame='1 2 3 4' autoresizingMask='flexibleWidth'/><view top='0'/></view></nib>")
        let root = try #require(nib.instantiate(withOwner: nil)[0] as? View)
        #expect(root.subviews[0].autoresizingMask == .flexibleWidth)
        #expect(root.subviews.map(\.translatesAutoresizingMaskIntoConstraints) == [true, false])
    }

    @Test("Stack views arrange what stands in them")
    func stack() throws {
        let frames = try frames(
            """
            <view><stackView leading='0' trailing='0' top='0' height='2' distribution='fillEqually'>
            <view id='a'/><view id='b'/></stackView></view>
            """)
        #expect(frames["a"] == Rect(x: 0, y: 0, width: 20, height: 2))
        #expect(frames["b"] == Rect(x: 20, y: 0, width: 20, height: 2))
    }

    @Test("A constraint knows the line it comes from")
    func source() throws {
        let root = try #require(
            liveNib("<nib><view>\n<view id='a' width='3'/></view></nib>").instantiate(withOwner: nil)[0]
                as? View)
        #expect(root.subviews[0].constraints.map(\.description) == ["a.width == 3 (A.nib.xml:2)"])
    }
}
