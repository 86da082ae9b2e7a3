import Testing

@testable import NibbleDocument

@Suite struct CompactTests {
    /// A document that has one of everything.
    static let document: LayoutDocument = {
        let place = SourcePosition(line: 3, column: 14)
        var document = LayoutDocument(kind: .storyboard, name: "Haupt“\n\u{7}", path: "a/b.storyboard.xml")
        document.owner = ClassReference(name: "Owner<Int>", module: "Widgets", position: place)
        document.initialViewController = PositionedText("tabs", at: place)
        var view = LayoutObject(id: "root", element: "view", role: .view, position: place)
        view.attributes = [
            .init(name: "text", value: .string("字 \" \\ \u{1F600}"), position: place),
            .init(name: "tag", value: .integer(-4), position: place),
            .init(name: "alpha", value: .number(0.1), position: place),
            .init(name: "isHidden", value: .boolean(true), position: place),
            .init(name: "backgroundColor", value: .color("#ff7800"), position: place),
            .init(name: "axis", value: .keyword("vertical"), position: place),
            .init(name: "mask", value: .keywords(["a", "b"]), position: place),
            .init(name: "frame", value: .cells([0, -1, 80, 24]), position: place),
        ]
        view.properties = SettableProperty.Shape.allCases.map {
            SettableProperty(name: "p", text: "", shape: $0, position: place, valuePosition: place)
        }
        var controller = LayoutObject(
            id: "tabs", element: "viewController", role: .controller, position: place)
        controller.customClass = ClassReference(name: "Tabs", position: place)
        controller.children = [view]
        var scene = LayoutScene()
        scene.storyboardIdentifier = PositionedText("Tabs", at: place)
        scene.objects = [controller]
        scene.constraints = [
            ConstraintDescription(
                id: "c", first: .init(.object("root"), .width), relation: .greaterThanOrEqual, second: nil,
                constant: 1.5, priority: 250, position: place),
            ConstraintDescription(
                id: "d", first: .init(.superview(of: "a"), .top), relation: .equal,
                second: .init(.safeArea(around: "a"), .top), position: place),
            ConstraintDescription(
                id: "e", first: .init(.margins(around: "a"), .left), relation: .lessThanOrEqual,
                second: .init(.object("b"), .right), multiplier: 1.0 / 3, position: place),
            ConstraintDescription(
                id: "f", first: .init(.contentGuide(of: "a"), .width), relation: .equal,
                second: .init(.frameGuide(of: "a"), .width), position: place),
        ]
        scene.outlets = [
            OutletConnection(
                source: "tabs", property: PositionedText("x", at: place),
                destination: PositionedText("root", at: place), isCollection: true)
        ]
        scene.actions = [
            ActionConnection(
                source: "root", event: PositionedText("touchDown", at: place),
                selector: PositionedText("go(_:)", at: place), target: PositionedText("owner", at: place))
        ]
        var segue = SegueDescription(
            kind: .custom, source: "tabs", destination: PositionedText("tabs", at: place), position: place)
        segue.identifier = PositionedText("first", at: place)
        segue.customClass = ClassReference(name: "Relation", position: place)
        segue.instantiation = PositionedText("make", at: place)
        scene.segues =
            [segue]
            + SegueDescription.Kind.allCases.map { kind in
                var segue = SegueDescription(
                    kind: kind, source: "tabs", destination: PositionedText("x", at: place), position: place)
                segue.presentation = PositionedText("formSheet", at: place)
                segue.transition = PositionedText("crossDissolve", at: place)
                segue.isAnimated = false
                segue.anchor = PositionedText("root", at: place)
                segue.relationship = PositionedText("viewControllers", at: place)
                segue.unwindAction = PositionedText("done", at: place)
                return segue
            }
        controller.children += LayoutObject.Role.allCases.map {
            LayoutObject(id: "#\($0)", element: "barButtonItem", role: $0, position: place)
        }
        scene.objects = [controller]
        var reference = StoryboardReference(
            id: "other", storyboard: PositionedText("Other", at: place), position: place)
        document.references = [reference]
        reference.identifier = PositionedText("Detail", at: place)
        reference.bundle = PositionedText("Widgets", at: place)
        document.references.append(reference)
        document.scenes = [scene, LayoutScene()]
        return document
    }()

    private func decode(_ bytes: [UInt8]) throws -> LayoutDocument {
        try bytes.withUnsafeBufferPointer { try LayoutDocument(compact: $0) }
    }

    @Test("A document is the same after the round through its compact form")
    func roundTrip() throws {
        let decoded = try decode(Array(Self.document.compactText.utf8))
        #expect(decoded == Self.document)
        #expect(decoded.compactText == Self.document.compactText)
    }

    @Test("Compact bytes cut short anywhere throw")
    func truncated() {
        let bytes = Array(Self.document.compactText.utf8)
        for count in 0..<bytes.count {
            #expect(throws: CompactError.self, "cut at \(count)") { try decode(Array(bytes[..<count])) }
        }
    }

    @Test("Bytes behind the document throw")
    func trailing() {
        #expect(throws: CompactError.self) { try decode(Array((Self.document.compactText + "0;").utf8)) }
    }

    @Test("Compact bytes with anything changed throw or decode, and never trap")
    func fuzzed() {
        let bytes = Array(Self.document.compactText.utf8)
        var generator = SplitMix(seed: 7)
        var thrown = 0
        for _ in 0..<20_000 {
            var damaged = bytes
            for _ in 0...Int(generator.next() % 3) {
                let index = Int(generator.next() % UInt64(damaged.count))
                switch generator.next() % 4 {
                case 0: damaged[index] = UInt8(truncatingIfNeeded: generator.next())
                case 1: damaged[index] = UInt8(ascii: "9")
                case 2: damaged.remove(at: index)
                default: damaged.insert(UInt8(ascii: "9"), at: index)
                }
            }
            do { _ = try decode(damaged) } catch { thrown += 1 }
        }
        #expect(thrown > 15_000)
    }

    @Test(
        "Lengths beyond what is left, and beyond every number, throw",
        arguments: [
            "6:nibble2;999999999999:", "6:nibble2;99999999999999999999999999;", "6:nibble2;-1:",
            "6:nibble2;-;",
            "6:nibble2;3:nib0:0:0;0;999999999;", "6:nibble", "6:mibble2;", "6:nibble1;", "", ";", ":", "-",
        ])
    func lengths(text: String) {
        #expect(throws: CompactError.self) { try decode(Array(text.utf8)) }
    }

    @Test("Another version is named")
    func version() {
        #expect(throws: CompactError(reason: "version 1, this program reads 2", offset: 10)) {
            try LayoutDocument(compact: "6:nibble1;")
        }
    }

    @Test("Objects nested too deep throw and leave the stack alone")
    func depth() {
        var object = LayoutObject(id: "a", element: "view", role: .subview, position: .start)
        for _ in 0..<2_000 {
            var outer = LayoutObject(id: "a", element: "view", role: .subview, position: .start)
            outer.children = [object]
            object = outer
        }
        var document = LayoutDocument(kind: .nib, name: "Deep", path: "")
        var scene = LayoutScene()
        scene.objects = [object]
        document.scenes = [scene]
        let text = document.compactText
        #expect(throws: CompactError.self) { try decode(Array(text.utf8)) }
    }
}

/// A small generator whose numbers are the same in every run.
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
