import Foundation
import NibbleDocument
import NibbleTerminal
import NibbleViews
import Testing

@testable import NibbleNibs

/// The tables of the loader hold what the vocabulary lists, no more and no less.
@MainActor @Suite struct AttributeTableTests {
    private let vocabulary = Vocabulary.current

    @Test("Each attribute of the vocabulary has a setter, and each setter an attribute")
    func attributes() {
        #expect(Set(AttributeTable.setters.keys) == Set(vocabulary.elements.map(\.name)))
        for element in vocabulary.elements {
            let setters = Set(AttributeTable.setters[element.name].map { Array($0().keys) } ?? [])
            #expect(setters == Set(element.attributes.map(\.name)), "\(element.name)")
        }
    }

    @Test("Each element makes an object of the class that the vocabulary says")
    func elements() throws {
        #expect(Set(ElementTable.makers.keys) == Set(vocabulary.elements.map(\.name)))
        for element in vocabulary.elements {
            let made = try #require(ElementTable.makers[element.name]?(Coder { _ in }))
            #expect("\(type(of: made))" == element.swiftClass)
            #expect((made is View) == element.isView)
            #expect((made is Control) == (element.family == .control))
        }
    }

    @Test("Each setter takes every value that the vocabulary allows")
    func values() throws {
        let bundle = liveBundle([:])
        for element in vocabulary.elements {
            for attribute in vocabulary.attributes(of: element.name) {
                for value in samples(attribute.kind) {
                    let object = try #require(ElementTable.makers[element.name]?(Coder { _ in }))
                    let setter = vocabulary.ancestry(of: element.name).lazy
                        .compactMap { AttributeTable.setters[$0]?()[attribute.name] }.first
                    #expect(
                        setter?.setting(value)?(object, bundle) == true,
                        "\(element.name) \(attribute.name)=\(value)")
                }
            }
        }
    }

    private func samples(_ kind: AttributeDescription.Kind) -> [AttributeValue] {
        switch kind {
        case .string: [.string("a\u{1b}[2J")]
        case .integer(let range): [.integer(range.lowerBound), .integer(range.upperBound)]
        case .number(let range): [.number(range.lowerBound), .number(range.upperBound)]
        case .boolean: [.boolean(true), .boolean(false)]
        case .color: vocabulary.colors.map { .color($0) } + [.color("#ff7800")]
        case .keyword(let cases): cases.map { .keyword($0) }
        case .keywords(let cases): [.keywords([]), .keywords(cases)]
        case .cells(let count): [.cells(Array(0..<count))]
        }
    }

    @Test("A class whose defaults differ from View's leaves alone what the file gives")
    func defaults() throws {
        for element in Vocabulary.current.elements where element.isView {
            let text =
                "<nib><\(element.name) isUserInteractionEnabled='true' layoutMargins='5 6 7 8' clipsToBounds='false'/></nib>"
            let view = try #require(liveNib(text).instantiate(withOwner: nil)[0] as? View)
            #expect(view.isUserInteractionEnabled, "\(element.name)")
            #expect(view.layoutMargins == EdgeInsets(top: 5, left: 6, bottom: 7, right: 8), "\(element.name)")
            #expect(!view.clipsToBounds, "\(element.name)")
        }
        let label = try #require(liveNib("<nib><label/></nib>").instantiate(withOwner: nil)[0] as? Label)
        #expect(!label.isUserInteractionEnabled)
    }

    @Test("Each class of the framework that a file could make has an element")
    func classes() throws {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources")
        // Class by superclass, of all that can be subclassed.
        var superclasses: [String: String] = [:]
        for target in ["NibbleViews", "NibbleControllers"] {
            let files = FileManager.default.enumerator(
                at: sources.appending(path: target), includingPropertiesForKeys: nil)
            for case let file as URL in try #require(files) where file.pathExtension == "swift" {
                for match in try String(contentsOf: file, encoding: .utf8).matches(
                    of: /open class (\w+): (\w+)/)
                {
                    superclasses[String(match.1)] = String(match.2)
                }
            }
        }
        func isMadeByFiles(_ name: String) -> Bool {
            name == "View" || name == "ViewController" || superclasses[name].map(isMadeByFiles) == true
        }
        // The window is the application's, and an alert is made by code.
        let made = Set(superclasses.keys.filter(isMadeByFiles))
            .subtracting(["Window", "AlertController"])
        let known = vocabulary.elements.filter { $0.isView || $0.family == .controller }
        #expect(made == Set(known.map(\.swiftClass)))
    }

    @Test("The colours and the events are the vocabulary's")
    func words() {
        #expect(Set(Color.named.keys) == Set(vocabulary.colors))
        #expect(Set(AttributeTable.events.keys) == Set(vocabulary.events))
    }

    @Test("What an attribute says is what the property then has")
    func effects() throws {
        let nib = liveNib(
            """
            <nib>
              <label text="字" textColor="#010203" textAlignment="right" numberOfLines="0" isHidden="true" tag="7"
                textAttributes="bold underline" layoutMargins="1 2 3 4" frame="1 2 30 4" horizontalHuggingPriority="9"
                autoresizingMask="flexibleWidth flexibleTopMargin"/>
              <button id="ok" title="OK" style="bordered" isEnabled="false" keyHint="close"/>
              <stackView axis="vertical" distribution="equalSpacing" alignment="top" spacing="2"/>
            </nib>
            """)
        let objects = nib.instantiate(withOwner: nil)
        let label = try #require(objects[0] as? Label)
        #expect(label.text == "字")
        #expect(label.textColor == Color(red: 1, green: 2, blue: 3))
        #expect(label.textAlignment == .right)
        #expect(label.numberOfLines == 0)
        #expect(label.isHidden)
        #expect(label.tag == 7)
        #expect(label.textAttributes == [.bold, .underline])
        #expect(label.layoutMargins == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(label.frame == Rect(x: 1, y: 2, width: 30, height: 4))
        #expect(label.contentHuggingPriority(for: .horizontal) == 9)
        #expect(label.autoresizingMask == [.flexibleWidth, .flexibleTopMargin])
        #expect(label.accessibilityIdentifier == nil)
        let button = try #require(objects[1] as? Button)
        #expect(button.title == "OK")
        #expect(button.style == .bordered)
        #expect(!button.isEnabled)
        #expect(button.keyHint == "close")
        #expect(button.accessibilityIdentifier == "ok")
        let stack = try #require(objects[2] as? StackView)
        #expect(stack.axis == .vertical)
        #expect(stack.distribution == .equalSpacing)
        #expect(stack.alignment == .leading)
        #expect(stack.spacing == 2)
    }
}
