import Testing

@testable import NibbleControllers

@Suite struct SplitColumnsTests {
    private func limits(_ preferred: Int?) -> SplitColumns.Limits {
        SplitColumns.Limits(preferred: preferred, minimum: 14, maximum: 48)
    }

    @Test(
        "The primary column has two sevenths unless asked otherwise, the secondary one the rest without the divider"
    )
    func shares() {
        #expect(SplitColumns.widths(in: 70, leading: [limits(nil)], hasSecondary: true) == [20, 49])
        #expect(SplitColumns.widths(in: 70, leading: [limits(30)], hasSecondary: true) == [30, 39])
        #expect(
            SplitColumns.widths(in: 140, leading: [limits(nil), limits(nil)], hasSecondary: true) == [
                40, 40, 58,
            ])
    }

    @Test("Asked for too much or too little, a column keeps its limits")
    func limits() {
        #expect(SplitColumns.widths(in: 100, leading: [limits(2)], hasSecondary: true) == [14, 85])
        #expect(SplitColumns.widths(in: 200, leading: [limits(90)], hasSecondary: true) == [48, 151])
    }

    @Test("The secondary column keeps its least width from the others, as far as theirs let it")
    func squeezed() {
        #expect(SplitColumns.widths(in: 40, leading: [limits(48)], hasSecondary: true) == [27, 12])
        #expect(SplitColumns.widths(in: 20, leading: [limits(48)], hasSecondary: true) == [14, 5])
    }

    @Test("Without a secondary column the last one takes what is left")
    func noSecondary() {
        #expect(SplitColumns.widths(in: 60, leading: [limits(20)], hasSecondary: false) == [60])
        #expect(
            SplitColumns.widths(in: 60, leading: [limits(20), limits(20)], hasSecondary: false) == [20, 39])
        #expect(SplitColumns.widths(in: 60, leading: [], hasSecondary: true) == [60])
        #expect(SplitColumns.widths(in: 60, leading: [], hasSecondary: false) == [])
    }

    @Test("Whatever the room, widths and dividers fill it and none is negative")
    func everyWidth() {
        for width in 0...220 {
            for preferred in [nil, 1, 20, 60, 500] {
                let widths = SplitColumns.widths(
                    in: width, leading: [limits(preferred), limits(preferred)], hasSecondary: true)
                #expect(widths.allSatisfy { $0 >= 0 })
                #expect(widths.reduce(2, +) == max(2, width), "\(width), \(String(describing: preferred))")
            }
        }
    }
}
