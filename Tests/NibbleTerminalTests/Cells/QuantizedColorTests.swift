import NibbleTerminal
import Testing

@Suite struct QuantizedColorTests {
    @Test(
        "a direct colour becomes the nearest at each depth",
        arguments: [
            (0xFF8800, 208, 3, 3), (0x000000, 16, 0, 0), (0xFFFFFF, 231, 15, 7), (0xFF0000, 196, 9, 1),
            (0x00FF00, 46, 10, 2), (0x0000FF, 21, 4, 4), (0x808080, 244, 8, 7), (0x5F87AF, 67, 8, 6),
            (0x121212, 233, 0, 0), (0xCD0000, 160, 1, 1),
        ])
    func direct(_ rgb: Int, _ indexed: Int, _ sixteen: Int, _ eight: Int) {
        let color = TerminalColor.rgb(
            UInt8(rgb >> 16), UInt8(rgb >> 8 & 0xFF), UInt8(rgb & 0xFF))
        #expect(color.quantized(to: .direct) == color)
        #expect(color.quantized(to: .indexed) == .indexed(UInt8(indexed)))
        #expect(color.quantized(to: .sixteen) == .indexed(UInt8(sixteen)))
        #expect(color.quantized(to: .eight) == .indexed(UInt8(eight)))
        #expect(color.quantized(to: .none) == .default)
    }

    @Test("each colour of the cube and of the grey ramp is its own nearest")
    func palette() {
        for index in UInt8(16)...255 {
            let color = TerminalColor.indexed(index)
            let (red, green, blue) = color.approximateComponents!
            let nearest = TerminalColor.rgb(red, green, blue).quantized(to: .indexed)
            #expect(nearest.approximateComponents! == (red, green, blue))
            #expect(color.quantized(to: .indexed) == color)
        }
    }

    @Test("C4: no colour of 256 is nearer than the one that is taken, within a step")
    func nearness() {
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<300 {
            let (r, g, b) = (
                UInt8.random(in: 0...255, using: &generator), UInt8.random(in: 0...255, using: &generator),
                UInt8.random(in: 0...255, using: &generator)
            )
            let taken = TerminalColor.rgb(r, g, b).quantized(to: .indexed).approximateComponents!
            #expect(abs(Int(taken.red) - Int(r)) <= 48 && abs(Int(taken.green) - Int(g)) <= 48)
            #expect(abs(Int(taken.blue) - Int(b)) <= 48)
        }
    }

    @Test("a palette entry steps down: bright ones to their hue, the cube to the nearest")
    func indexed() {
        #expect(TerminalColor.indexed(12).quantized(to: .eight) == .indexed(4))
        #expect(TerminalColor.indexed(12).quantized(to: .sixteen) == .indexed(12))
        #expect(TerminalColor.indexed(8).quantized(to: .eight) == .indexed(7))
        #expect(TerminalColor.indexed(208).quantized(to: .eight) == .indexed(3))
        #expect(TerminalColor.indexed(196).quantized(to: .sixteen) == .indexed(9))
        #expect(TerminalColor.indexed(5).quantized(to: .eight) == .indexed(5))
        for depth in ColorDepth.allCases { #expect(TerminalColor.default.quantized(to: depth) == .default) }
    }

    @Test("a strong colour keeps its hue where colours are few")
    func hues() {
        for (rgb, hue) in [(0x69DB7C, 2), (0x2B8A3E, 2), (0xFF6B6B, 1), (0x5AB0FF, 6), (0x1C6DD0, 4)] {
            let color = TerminalColor.rgb(UInt8(rgb >> 16), UInt8(rgb >> 8 & 0xFF), UInt8(rgb & 0xFF))
            #expect(color.quantized(to: .sixteen).index.map { $0 & 7 } == UInt8(hue))
            #expect(color.quantized(to: .eight) == .indexed(UInt8(hue)))
        }
    }

    @Test("greys are seen on the terminal's own background, whether that is black or white")
    func greys() {
        for level in UInt8.min...UInt8.max {
            let style = CellStyle(foreground: .rgb(level, level, level))
            #expect(style.quantized(to: .eight).foreground == .default)
            #expect(style.quantized(to: .sixteen).foreground != .indexed(0))
            let onBlue = CellStyle(foreground: .rgb(level, level, level), background: .indexed(4))
            #expect(onBlue.quantized(to: .eight).foreground != .default)
        }
        #expect(CellStyle(foreground: .indexed(0)).quantized(to: .eight).foreground == .indexed(0))
    }

    @Test("C4: a style keeps its attributes at every depth, and its text stays apart from its background")
    func styles() {
        let style = CellStyle(
            foreground: .rgb(255, 136, 0), background: .rgb(0, 0, 60), attributes: [.bold, .reverse])
        for depth in ColorDepth.allCases {
            #expect(style.quantized(to: depth).attributes == style.attributes)
        }
        #expect(style.quantized(to: .none) == CellStyle(attributes: [.bold, .reverse]))
        for depth in [ColorDepth.indexed, .sixteen, .eight] {
            for (a, b) in [(8, 7), (15, 7), (9, 1), (0, 16), (240, 241), (255, 231)] as [(UInt8, UInt8)] {
                let quantized = CellStyle(foreground: .indexed(a), background: .indexed(b)).quantized(
                    to: depth)
                #expect(quantized.foreground != quantized.background, "\(a) on \(b) at \(depth)")
            }
            let near = CellStyle(foreground: .rgb(20, 20, 20), background: .rgb(21, 20, 20))
            #expect(near.quantized(to: depth).foreground != near.quantized(to: depth).background)
        }
    }
}
