import NibbleTerminal
import Testing

@testable import NibbleViews

@MainActor @Suite("Image views") struct ImageViewTests {
    private let palette: [Character: Pixel] = [
        "r": Pixel(red: 255, green: 0, blue: 0), "b": Pixel(red: 0, green: 0, blue: 255),
        "w": Pixel(red: 255, green: 255, blue: 255), "k": Pixel(red: 0, green: 0, blue: 0),
        "R": Pixel(red: 250, green: 2, blue: 2),
    ]

    private func staged(
        _ rows: [String], traits: TraitCollection = TraitCollection(), size: Size? = nil
    ) -> (TestStage, ImageView) {
        let stage = TestStage(width: 8, height: 4, traits: traits)
        let view = ImageView(image: Image(rows: rows, palette: palette))
        if let size { view.frame.size = size }
        stage.window.addSubview(view)
        stage.frame()
        return (stage, view)
    }

    @Test("its extent is the image's: a column a pixel, a row for two, the odd one clear below")
    func extent() {
        let (stage, view) = staged(["rb", "bb", "rr"])
        #expect(view.frame.size == Size(width: 2, height: 2))
        #expect(view.intrinsicContentSize == Size(width: 2, height: 2))
        #expect(stage.rows[0].hasPrefix("▀ "))
        #expect(stage.rows[1].hasPrefix("▀▀"))
        #expect(!view.isUserInteractionEnabled)
        #expect(ImageView(image: nil).intrinsicContentSize.width == View.noIntrinsicMetric)
    }

    @Test(
        "two pixels a cell, the upper as the glyph, the lower behind it; clear ones let what is behind show")
    func cells() {
        let (stage, view) = staged(["rr. ", "b.b "])
        view.backgroundColor = Color(.rgb(9, 9, 9))
        #expect(stage.rows[0].hasPrefix("▀▀▄ "))
        #expect(stage.style(0, 0) == CellStyle(foreground: .rgb(255, 0, 0), background: .rgb(0, 0, 255)))
        #expect(stage.style(1, 0) == CellStyle(foreground: .rgb(255, 0, 0), background: .rgb(9, 9, 9)))
        #expect(stage.style(2, 0) == CellStyle(foreground: .rgb(0, 0, 255), background: .rgb(9, 9, 9)))
        #expect(stage.style(3, 0).background == .rgb(9, 9, 9))
    }

    @Test("with fewer colours each pixel takes the nearest, and two that fall together make no glyph")
    func quantized() {
        for depth in [ColorDepth.indexed, .sixteen, .eight] {
            let (stage, _) = staged(["rr", "Rb"], traits: TraitCollection(colorDepth: depth))
            #expect(stage.rows[0].hasPrefix(" ▀"))
            #expect(stage.style(0, 0).background == TerminalColor.rgb(255, 0, 0).quantized(to: depth))
            #expect(stage.style(1, 0).background == TerminalColor.rgb(0, 0, 255).quantized(to: depth))
            #expect(stage.style(1, 0).quantized(to: depth) == stage.style(1, 0))
        }
    }

    @Test("without colours density stands for brightness, the other way round on a light screen")
    func dense() {
        let rows = ["kkw", "kww"]
        func drawn(_ style: TraitCollection.UserInterfaceStyle, _ isUnicode: Bool) -> String {
            let traits = TraitCollection(userInterfaceStyle: style, colorDepth: .none, isUnicode: isUnicode)
            return String(staged(rows, traits: traits).0.rows[0].prefix(3))
        }
        #expect(drawn(.dark, true) == " ▒█")
        #expect(drawn(.light, true) == "█▒ ")
        #expect(drawn(.dark, false) == " +@")
        #expect(drawn(.light, false) == "@+ ")
    }

    @Test("with colours and without Unicode a cell is of one colour")
    func ascii() {
        let (stage, _) = staged(["rk.", "bkw"], traits: TraitCollection(isUnicode: false))
        #expect(stage.rows[0].hasPrefix("   "))
        #expect(stage.style(0, 0).background == .rgb(127, 0, 127))
        #expect(stage.style(2, 0).background == .rgb(255, 255, 255))
    }

    @Test("a view of another extent stretches, fits or places the image, and follows a change of either")
    func modes() {
        let (stage, view) = staged(["r", "b"], size: Size(width: 4, height: 2))
        #expect(stage.rows[0].hasPrefix("    "))
        #expect((0..<4).allSatisfy { stage.style($0, 0).background == .rgb(255, 0, 0) })
        #expect((0..<4).allSatisfy { stage.style($0, 1).background == .rgb(0, 0, 255) })
        view.contentMode = .scaleAspectFit
        stage.frame()
        #expect(stage.style(0, 0).background == .default)
        #expect((1..<3).allSatisfy { stage.style($0, 0).background == .rgb(255, 0, 0) })
        view.contentMode = .bottomRight
        #expect(stage.rows[0].hasPrefix("    "))
        #expect(stage.rows[1].hasPrefix("   ▀"))
        view.image = Image(rows: ["w", "k"], palette: palette)
        stage.frame()
        #expect(stage.style(3, 1).background == .rgb(0, 0, 0))
        view.frame.size = Size(width: 3, height: 1)
        #expect(stage.rows[0].hasPrefix("  ▀ "))
    }

    @Test("a symbol shows in the tint, in its ASCII form without Unicode")
    func symbol() {
        for (isUnicode, sign) in [(true, "▶"), (false, ">")] {
            let stage = TestStage(traits: TraitCollection(isUnicode: isUnicode))
            let view = ImageView(image: Image(symbol: "▶"))
            view.tintColor = .systemRed
            #expect(view.frame.size == Size(width: 1, height: 1))
            view.frame.size = Size(width: 3, height: 3)
            stage.window.addSubview(view)
            #expect(stage.rows[1].hasPrefix(" \(sign) "))
            #expect(stage.style(1, 1).foreground == Color.systemRed.resolved(with: TraitCollection()))
        }
    }

    @Test("any image in any extent, drawn whole and in part, is no trap")
    func extents() {
        for mode in [View.ContentMode.scaleToFill, .scaleAspectFit, .scaleAspectFill, .center, .bottomRight] {
            for rows in [["r"], ["rbwk"], ["r", "b", "w", "k", "r"]] {
                for width in 0..<6 {
                    for height in 0..<4 {
                        let (stage, view) = staged(rows, size: Size(width: width, height: height))
                        view.contentMode = mode
                        stage.frame()
                        view.setNeedsDisplay(Rect(x: 1, y: 0, width: 1, height: 1))
                        stage.frame()
                    }
                }
            }
        }
    }
}
