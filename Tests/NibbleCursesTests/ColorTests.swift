import NibbleTerminal
import Testing

@testable import NibbleCurses

@Suite("Colour numbering") struct ColorNumberingTests {
    @Test(
        "palette and direct colours have numbers that do not meet, whatever the palette's share",
        arguments: [8, 16, 256])
    func numbers(paletteCount: Int) {
        let numbering = ColorNumbering(depth: .direct, paletteCount: paletteCount)
        #expect(numbering.number(of: .default) == -1)
        for index in 0..<paletteCount {
            #expect(numbering.number(of: .indexed(UInt8(index))) == Int32(index))
        }
        for index in paletteCount..<256 {
            #expect(numbering.number(of: .indexed(UInt8(index))) >= Int32(paletteCount))
        }
        for blue in 0...255 {
            #expect(numbering.number(of: .rgb(0, 0, UInt8(blue))) >= Int32(paletteCount))
        }
        #expect(numbering.number(of: .rgb(0xFF, 0x88, 0)) == 0xFF8800)
    }

    @Test("a direct colour that the palette displaces stays as near as one step of green")
    func displaced() {
        let numbering = ColorNumbering(depth: .direct, paletteCount: 256)
        #expect(numbering.number(of: .rgb(0, 0, 77)) == 0x0001_4D)
    }

    @Test("without direct colours the palette's numbers are its own")
    func indexed() {
        let numbering = ColorNumbering(depth: .indexed)
        for index in UInt8.min...UInt8.max { #expect(numbering.number(of: .indexed(index)) == Int32(index)) }
    }
}

@Suite("Colour pairs") struct ColorPairTableTests {
    /// What ncurses would keep.
    private final class Pairs {
        var free = Set<Int32>(1...4000)
        var used: [Int32: ColorPairTable.Colors] = [:]
    }

    private func table(_ pairs: Pairs, limit: Int) -> ColorPairTable {
        ColorPairTable(
            limit: limit,
            allocate: { colors in
                guard let pair = pairs.free.min(), pairs.used.count < limit else { return -1 }
                pairs.free.remove(pair)
                pairs.used[pair] = colors
                return pair
            },
            free: {
                pairs.used[$0] = nil
                pairs.free.insert($0)
            })
    }

    private func colors(_ number: Int) -> ColorPairTable.Colors {
        ColorPairTable.Colors(foreground: Int32(number % 256), background: Int32(number / 256))
    }

    @Test("C1: colours get one pair each, and the terminal's own are pair 0")
    func once() {
        let pairs = Pairs()
        var table = table(pairs, limit: 100)
        #expect(table.pair(of: ColorPairTable.Colors(foreground: -1, background: -1)) == 0)
        let first = table.pair(of: colors(5))
        #expect(first == table.pair(of: colors(5)) && first != table.pair(of: colors(6)))
        #expect(table.count == 2 && pairs.used.count == 2)
    }

    @Test("C1: when all are taken only pairs that nothing uses are given back")
    func recycling() {
        let pairs = Pairs()
        var table = table(pairs, limit: 64)
        for number in 0..<64 { #expect(table.pair(of: colors(number)) != nil) }
        #expect(table.pair(of: colors(64)) == nil)
        let kept = table.pair(of: colors(3))
        table.sweep(keeping: [colors(3), colors(64)])
        #expect(table.pair(of: colors(3)) == kept)
        #expect(table.pair(of: colors(64)) != nil)
        #expect(table.count == 2 && pairs.used.count == 2)
    }

    @Test("when all are taken and used there is none")
    func exhausted() {
        var table = table(Pairs(), limit: 4)
        for number in 0..<4 { #expect(table.pair(of: colors(number)) != nil) }
        table.sweep(keeping: Set((0..<5).map(colors)))
        #expect(table.pair(of: colors(4)) == nil)
    }
}
