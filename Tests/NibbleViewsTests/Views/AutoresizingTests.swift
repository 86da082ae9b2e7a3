import NibbleTerminal
import Testing

@testable import NibbleViews

@MainActor @Suite("Autoresizing") struct AutoresizingTests {
    private func resized(
        _ frame: Rect, _ mask: AutoresizingMask, from old: Size, to new: Size
    ) -> Rect {
        let view = View(frame: Rect(origin: .zero, size: old))
        let child = View(frame: frame)
        child.autoresizingMask = mask
        view.addSubview(child)
        view.frame.size = new
        return child.frame
    }

    @Test("AL-7: with no flag the view stays put")
    func fixed() {
        let frame = Rect(x: 2, y: 1, width: 4, height: 2)
        #expect(resized(frame, [], from: Size(width: 10, height: 5), to: Size(width: 30, height: 9)) == frame)
    }

    @Test("AL-7: a change is shared in proportion to the sizes of the flexible parts")
    func shared() {
        let size = Size(width: 10, height: 10)
        let frame = Rect(x: 2, y: 0, width: 4, height: 10)
        let all: AutoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
        #expect(
            resized(frame, all, from: size, to: Size(width: 20, height: 10))
                == Rect(x: 4, y: 0, width: 8, height: 10))
        #expect(
            resized(frame, .flexibleWidth, from: size, to: Size(width: 20, height: 10))
                == Rect(x: 2, y: 0, width: 14, height: 10))
        #expect(
            resized(frame, .flexibleLeftMargin, from: size, to: Size(width: 13, height: 10))
                == Rect(x: 5, y: 0, width: 4, height: 10))
    }

    @Test("a view that fills its superview fills it at every size")
    func fills() {
        for width in 0...40 {
            let frame = resized(
                Rect(x: 0, y: 0, width: 10, height: 5), [.flexibleWidth, .flexibleHeight],
                from: Size(width: 10, height: 5), to: Size(width: width, height: 7))
            #expect(frame == Rect(x: 0, y: 0, width: width, height: 7))
        }
    }
}
