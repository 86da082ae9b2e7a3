import NibbleTerminal
import Testing

@Suite struct DamageTests {
    @Test("damage is the smallest span of each row, inside the grid")
    func spans() {
        var damage = Damage(size: Size(width: 10, height: 3))
        damage.insert(Rect(x: -5, y: -5, width: 2, height: 2))
        #expect(damage.isEmpty)
        damage.insert(Rect(x: 2, y: 1, width: 3, height: 1))
        damage.insert(Rect(x: 8, y: 1, width: 30, height: 9))
        #expect(damage.spans == [0..<0, 2..<10, 8..<10])
        #expect(damage.bounds == Rect(x: 2, y: 1, width: 8, height: 2))
        #expect(damage.intersects(Rect(x: 0, y: 1, width: 3, height: 1)))
        #expect(!damage.intersects(Rect(x: 0, y: 2, width: 8, height: 1)))
    }

    @Test("R1: damage that covers whole glyphs cuts none, and lets one that was cut come back")
    func wholeGlyphs() {
        let size = Size(width: 8, height: 1)
        var behind = Grid(size: size)
        behind.write("abc字字z", x: 0, y: 0, style: .plain)
        for x in 0..<7 {
            var damage = Damage(size: size)
            damage.insert(Rect(x: x, y: 0, width: 1, height: 1))
            var covered = behind
            covered.set("│", width: 1, x: x, y: 0, style: .plain)
            for frame in [behind, covered] {
                var wide = damage
                wide.coverWholeGlyphs(of: frame)
                var drawn = frame
                drawn.fill(
                    Rect(x: wide.spans[0].lowerBound, y: 0, width: wide.spans[0].count, height: 1),
                    with: .blank())
                drawn.write("abc字字z", x: 0, y: 0, clip: wide.spans[0], style: .plain)
                #expect(drawn == behind, "column \(x): \(drawn.rows)")
            }
        }
    }
}
