import NibbleTerminal
import Testing

@Suite struct RectTests {
    @Test("an intersection of rectangles that do not meet is empty, and counts for no union")
    func disjoint() {
        let a = Rect(x: 0, y: 0, width: 4, height: 2)
        let b = Rect(x: 10, y: 5, width: 3, height: 3)
        #expect(a.intersection(b).isEmpty)
        #expect(!a.intersects(b))
        #expect(a.union(a.intersection(b)) == a)
        #expect(a.union(b) == Rect(x: 0, y: 0, width: 13, height: 8))
    }

    @Test("the right and bottom edges lie just outside")
    func edges() {
        let rect = Rect(x: 2, y: 3, width: 4, height: 5)
        #expect(rect.contains(Point(x: 5, y: 7)))
        #expect(!rect.contains(Point(x: 6, y: 7)))
        #expect(!rect.contains(Point(x: 5, y: 8)))
    }

    @Test("what is left of a rectangle beside another covers each cell once", arguments: -1...5, -1...4)
    func subtracting(x: Int, y: Int) {
        let rect = Rect(x: 0, y: 0, width: 5, height: 4)
        let hole = Rect(x: x, y: y, width: 3, height: 2)
        let parts = rect.subtracting(hole)
        for y in -1...5 {
            for x in -1...6 {
                let cell = Point(x: x, y: y)
                let isLeft = rect.contains(cell) && !hole.contains(cell)
                #expect(parts.filter { $0.contains(cell) }.count == (isLeft ? 1 : 0))
            }
        }
        #expect(parts.filter(\.isEmpty).isEmpty)
    }

    @Test("insets larger than the rectangle leave an empty one, never a negative extent")
    func insets() {
        let rect = Rect(x: 1, y: 1, width: 3, height: 3)
        let inset = rect.inset(by: EdgeInsets(top: 2, left: 2, bottom: 2, right: 2))
        #expect(inset.width == 0 && inset.height == 0)
    }
}
