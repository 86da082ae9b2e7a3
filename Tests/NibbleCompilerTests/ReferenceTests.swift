import Foundation
import NibbleDocument
import Testing

/// `docs/layout-files.md` lists the vocabulary. `NIBBLE_RECORD_GOLDENS=1 swift test` writes the list anew.
@Suite struct ReferenceTests {
    private static let start = "<!-- reference: written by the tests from the vocabulary -->\n"
    private static let end = "<!-- end of the reference -->"

    @Test("The page lists every element and attribute, each with its values and help")
    func reference() throws {
        let url = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "docs/layout-files.md")
        var page = try String(contentsOf: url, encoding: .utf8)
        let from = try #require(page.range(of: Self.start)).upperBound
        let to = try #require(page.range(of: Self.end)).lowerBound
        if ProcessInfo.processInfo.environment["NIBBLE_RECORD_GOLDENS"] == "1" {
            let reference = Self.text
            if page[from..<to] != reference {
                page.replaceSubrange(from..<to, with: reference)
                try page.write(to: url, atomically: true, encoding: .utf8)
            }
            return
        }
        #expect(page[from..<to] == Self.text)
    }

    private static var text: String {
        let vocabulary = Vocabulary.current
        var text = ""
        text += table("Every object", Vocabulary.objectAttributes)
        text += table("Every view", Vocabulary.placeAttributes)
        text += table("Every control", Vocabulary.controlAttributes)
        text += table("Every controller", Vocabulary.sceneAttributes)
        text += segues
        text += table("`<storyboardReference>`", Vocabulary.referenceAttributes)
        for element in vocabulary.elements {
            text += "\n### `<\(element.name)>`\n\n\(element.help) Class `\(element.swiftClass)`"
            text += element.superElement.map { "; all that `<\($0)>` has besides.\n" } ?? ".\n"
            if let event = element.primaryEvent { text += "Its primary event is `\(event)`.\n" }
            if let item = element.itemElement { text += "It holds `<\(item)>`.\n" }
            if !element.relationships.isEmpty {
                text += "Its relationships are " + list(element.relationships.map(\.name)) + ".\n"
            }
            guard !element.attributes.isEmpty else { continue }
            text += "\n| attribute | value | |\n| --- | --- | --- |\n"
            for attribute in element.attributes {
                text += "| `\(attribute.name)` | \(values(attribute.kind)) | \(attribute.help) |\n"
            }
        }
        text += "\n### Colours\n\n`#rrggbb`, or " + list(vocabulary.colors) + ".\n"
        text += "\n### Events\n\n" + list(vocabulary.events) + ".\n\n"
        return text
    }

    private static var segues: String {
        var text = "\n### `<segue>`\n\n| attribute | of kind | |\n| --- | --- | --- |\n"
        for attribute in Vocabulary.segueAttributes {
            let kinds = SegueDescription.Kind.allCases.filter(attribute.kinds.contains)
            let others = SegueDescription.Kind.allCases.filter { !attribute.kinds.contains($0) }
            let list =
                others.isEmpty
                ? "every"
                : others.count < 3
                    ? "every but " + Self.list(others.map(\.rawValue)) : Self.list(kinds.map(\.rawValue))
            text += "| `\(attribute.name)` | \(list) | \(attribute.help) |\n"
        }
        text +=
            "\n`presentation` is one of " + list(Vocabulary.presentationStyles) + "; `transition` one of "
            + list(Vocabulary.transitionStyles) + ".\n"
        return text
    }

    private static func table(_ title: String, _ attributes: [Vocabulary.StructuralAttribute]) -> String {
        "\n### \(title)\n\n| attribute | |\n| --- | --- |\n"
            + attributes.map { "| `\($0.name)` | \($0.help) |\n" }.joined()
    }

    private static func list(_ words: [String]) -> String {
        words.map { "`\($0)`" }.joined(separator: ", ")
    }

    private static func values(_ kind: AttributeDescription.Kind) -> String {
        switch kind {
        case .string: "text"
        case .integer(let range): "whole number, \(range.lowerBound) to \(range.upperBound)"
        case .number(let range): "number, \(range.lowerBound) to \(range.upperBound)"
        case .boolean: "`true`, `false`"
        case .color: "colour"
        case .keyword(let cases): list(cases)
        case .keywords(let cases): "any of " + list(cases)
        case .cells(let count): "\(count) numbers of cells"
        }
    }
}
