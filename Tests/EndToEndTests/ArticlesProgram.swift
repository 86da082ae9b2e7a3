import NibbleTerminal
import PseudoTerminal
import Testing

#if canImport(Glibc)
    import Glibc
#endif

/// What presses a button in a test.
enum Hand: CaseIterable {
    case keys, mouse
}

/// The articles demo, running in a pseudo-terminal.
extension DemoProgram {
    /// The program under test: the one that `NIBBLE_ARTICLES_DEMO` names, else the one beside the tests.
    static let articles =
        getenv("NIBBLE_ARTICLES_DEMO").map { String(cString: $0) }
        ?? PseudoTerminal.builtProduct("articles-demo")

    /// The number of articles, each of which has a screen under the key of its number.
    static let articleCount = 5

    /// Shows the screen of an article, whose first words under “Try:” are `words`.
    func show(
        article: Int, _ words: String, by hand: Hand = .keys,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        expect("Try: ", "? keys", sourceLocation: sourceLocation)
        switch hand {
        case .keys: terminal.type("\(article)")
        case .mouse:
            let title = ["Segues", "Nibs", "Media", "Actions", "Containers"][article - 1]
            try click(on: title, sourceLocation: sourceLocation)
        }
        expect("Try: " + words, sourceLocation: sourceLocation)
        terminal.waitUntilQuiet()
    }

    /// Presses the button whose title begins at `point`. Keys reach it by `step`, one after the other.
    func press(
        _ point: Point, by hand: Hand, step: String = "\t", sourceLocation: SourceLocation = #_sourceLocation
    ) {
        switch hand {
        case .mouse:
            terminal.type("\u{1b}[<0;\(point.x + 1);\(point.y + 1)M\u{1b}[<0;\(point.x + 1);\(point.y + 1)m")
        case .keys:
            for _ in 0..<12 where !hasFocus(point) {
                terminal.type(step)
                terminal.waitUntilQuiet()
            }
            let isReached = hasFocus(point)
            #expect(isReached, "not reached:\n\(screen)", sourceLocation: sourceLocation)
            terminal.type("\r")
        }
    }

    /// Presses the last button with this title on the screen.
    func press(
        _ title: String, by hand: Hand, step: String = "\t", sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let point = try #require(
            locations(of: title).last, "no “\(title)” on the screen:\n\(screen)",
            sourceLocation: sourceLocation)
        press(point, by: hand, step: step, sourceLocation: sourceLocation)
    }

    /// Whether the button whose title begins at `point` has the focus.
    func hasFocus(_ point: Point) -> Bool {
        screen[point.x, point.y].style.attributes.contains(.reverse)
    }

    /// The first cells of `text` wherever it is on the screen, row by row.
    func locations(of text: String) -> [Point] {
        screen.rows.enumerated().flatMap { y, row in
            row.ranges(of: text).map { Point(x: String(row[..<$0.lowerBound]).cellWidth, y: y) }
        }
    }

    /// The cells within the border of the box with this title.
    func inside(ofBox title: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Rect {
        let corner = try #require(
            location(of: "╭ \(title) ─"), "no box “\(title)” on the screen:\n\(screen)",
            sourceLocation: sourceLocation)
        let right = (corner.x..<screen.size.width).first { screen[$0, corner.y].text == "╮" }
        let bottom = (corner.y..<screen.size.height).first { screen[corner.x, $0].text == "╰" }
        let size = Size(
            width: try #require(right) - corner.x - 1, height: try #require(bottom) - corner.y - 1)
        return Rect(origin: Point(x: corner.x + 1, y: corner.y + 1), size: size)
    }

    /// The cells in `rect` whose text is in `texts`.
    func points(in rect: Rect, where isMeant: (String) -> Bool) -> [Point] {
        (rect.origin.y..<rect.origin.y + rect.size.height).flatMap { y in
            (rect.origin.x..<rect.origin.x + rect.size.width).filter { isMeant(screen[$0, y].text) }.map {
                Point(x: $0, y: y)
            }
        }
    }

    /// The text in `rect`, a line a row.
    func text(in rect: Rect) -> [String] {
        (rect.origin.y..<rect.origin.y + rect.size.height).map { y in
            (rect.origin.x..<rect.origin.x + rect.size.width).map { screen[$0, y].text }.joined()
        }
    }
}
