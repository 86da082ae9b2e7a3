import Foundation
import NibbleCompiler
import Testing

@Suite struct SwiftEmitterTests {
    private func emit(_ files: [(String, String)], source: String = "") -> (
        text: String, diagnostics: [String]
    ) {
        var known = SwiftSource()
        known.scan(Array(source.utf8))
        let layouts = files.map { path, text in
            let file = LayoutFile(path: path, root: "/app")!
            return (file, LayoutCompiler.compile(text, file: file))
        }
        var emitter = SwiftEmitter(module: "TabDemo", layouts: layouts, source: known)
        let result = emitter.emit()
        return (result.text, result.diagnostics.map(\.description))
    }

    @Test("The demo's two files")
    func demo() throws {
        let (text, diagnostics) = emit([
            ("/app/Demo/Main.storyboard.xml", Samples.storyboard),
            ("/app/Demo/MyTabBar.nib.xml", Samples.nib),
        ])
        #expect(diagnostics == [])
        try Golden.expect(text, named: "demo.swift.golden")
    }

    @Test("Faults are put where they stand, between those of Swift")
    func faults() throws {
        let (text, _) = emit([("/app/A.nib.xml", "<nib><viewe/>\n<view isHiden=''/>\n<lable/></nib>")])
        try Golden.expect(text, named: "faults.swift.golden")
    }

    @Test("D3: a private class is refused with the reason, and nothing more is said of it")
    func privateClass() {
        let text = "<nib owner='Out.In'><view class='P' outlet='p'/><button class='F' action='a'/></nib>"
        let (swift, diagnostics) = emit(
            [("/app/A.nib.xml", text)],
            source:
                "private class P: View {}\nfileprivate final class F: Button {}\nprivate enum Out { class In {} }"
        )
        #expect(
            diagnostics == [
                "/app/A.nib.xml:1:13: error: class 'Out.In' is private to its file; a layout file needs an internal or public one",
                "/app/A.nib.xml:1:34: error: class 'P' is private to its file; a layout file needs an internal or public one",
                "/app/A.nib.xml:1:64: error: class 'F' is private to its file; a layout file needs an internal or public one",
            ])
        #expect(!swift.contains("outlet("))
        #expect(!swift.contains("makes("))
    }

    @Test(
        "SB-5, D3: a class that is not there gets the nearest name; one that nothing is near is left to Swift"
    )
    func unknownClass() {
        let (swift, diagnostics) = emit(
            [
                (
                    "/app/A.nib.xml",
                    "<nib><view class='MyTabBr'/><view class='Elsewhere'/><view class='Far' module='Widgets'/></nib>"
                )
            ],
            source: "class MyTabBar {}")
        #expect(
            diagnostics == [
                "/app/A.nib.xml:1:19: error: there is no class 'MyTabBr' in module 'TabDemo'; did you mean 'MyTabBar'?"
            ])
        #expect(swift.contains("Elsewhere(coder: coder)"))
        #expect(swift.contains("import Widgets"))
    }

    @Test("What is said of an object whose class is mistyped is checked with the class that was meant")
    func meantClass() {
        let (swift, diagnostics) = emit(
            [
                (
                    "/app/A.storyboard.xml",
                    "<storyboard initialViewController='a'><viewController id='a' class='Lits'><set property='count' value='1'/><view outlet='v'/></viewController></storyboard>"
                )
            ], source: "class List: ViewController {}")
        #expect(diagnostics.count == 1)
        #expect(swift.contains("property(\"count\", of: \"List\") { (object: List, value) in"))
        #expect(swift.contains("outlet(\"v\", of: \"List\")"))
        #expect(!swift.contains("makes("))
    }

    @Test("What needs another module counts only where that is there, however the file spells it")
    func modules() {
        let text = """
            <nib owner='Own'><view class='Dial' module='Widgets' outlet='dial'><set property='a' value='1'/></view>
            <view class='Widgets.Dial' outletCollection='dials'/><view class='Dial' module='Widgets' outletCollection='dials'/>
            <view class='Out.In' outlet='inner'/></nib>
            """
        let (swift, diagnostics) = emit(
            [("/app/A.nib.xml", text)], source: "class Own {}\nenum Out { class In: View {} }")
        #expect(diagnostics == [])
        var depth = 0
        for line in swift.split(separator: "\n") {
            if line.hasPrefix("#if canImport(Widgets)") { depth += 1 }
            if line.hasPrefix("#endif") { depth -= 1 }
            guard !line.hasPrefix("    static let document") else { continue }
            if line.contains("Dial") { #expect(depth == 1, "\(line)") }
            if line.contains("Out.In") || line.contains("Own.self") { #expect(depth == 0, "\(line)") }
        }
        #expect(depth == 0)
        #expect(swift.contains("members: [Widgets.Dial]"))
        let lines = swift.split(separator: "\n").map(String.init)
        let fault = lines.firstIndex { $0.contains("\"there is no module 'Widgets'; add it") } ?? 0
        #expect(fault > 0 && lines[fault - 2] == "#else" && lines[fault + 2] == "#endif")
        #expect(lines[fault].contains("#error("))
    }

    @Test(
        "A class whose own initialisers leave it without init(coder:) gets the remedy",
        arguments: [
            ("init(a: Int) {}", true), ("init?(coder: Coder, a: Int) {}", true),
            ("convenience init(a: Int) {}", false),
            ("init(a: Int) {}; override init?(coder: Coder) {}", false),
            ("init?(coder: Coder, a: (Int, Int) = (1, 2)) {}", false), ("func f() { X.init(1) }", false),
        ])
    func coderInitializer(body: String, isMissing: Bool) {
        let (swift, diagnostics) = emit(
            [("/app/A.nib.xml", "<nib><view class='P'><set property='a' value='1'/></view></nib>")],
            source: "class P: View { \(body) }")
        #expect(
            diagnostics
                == (isMissing
                    ? [
                        "/app/A.nib.xml:1:19: error: class 'P' has no init(coder:), which makes the objects of layout files; add `override init?(coder: Coder)` to it, and call super.init(coder: coder) there"
                    ] : []))
        #expect(swift.contains("P(coder: coder)") != isMissing)
        // What the file says of the object besides is checked in any case.
        #expect(swift.contains("object.a = "))
    }

    @Test("A scene that segue actions alone make needs no init(coder:), unless its class has one")
    func segueActions() {
        let text = """
            <storyboard initialViewController="a"><viewController id="a" class="A">
            <segue destination="b" instantiation="make"/></viewController><viewController id="b" class="B"/></storyboard>
            """
        #expect(emit([("/app/A.storyboard.xml", text)]).text.contains("B.self"))
        let (swift, _) = emit(
            [("/app/A.storyboard.xml", text)],
            source: "class B: ViewController { override init?(coder: Coder) {} }")
        #expect(swift.contains("B(coder: coder)"))
    }

    @Test(
        "A scene that code may ask for needs no init(coder:) where its class has another with a coder, for creators",
        arguments: [
            ("init?(coder: Coder, text: String) {}", "", true), ("init(text: String) {}", "", false),
            ("init?(coder: Coder, text: String) {}", "<segue destination='b'/>", false),
            ("init?(coder: Coder, text: String) {}", "<segue destination='b' instantiation='make'/>", true),
        ])
    func creators(initializer: String, segue: String, isFine: Bool) {
        for scene in ["storyboardIdentifier='b'", ""] {
            let (_, diagnostics) = emit(
                [
                    (
                        "/app/A.storyboard.xml",
                        """
                        <storyboard initialViewController="\(scene.isEmpty ? "b" : "a")">
                        <viewController id="a" storyboardIdentifier="a">\(segue)</viewController>
                        <viewController id="b" class="B" \(scene)/></storyboard>
                        """
                    )
                ], source: "class B: ViewController { \(initializer) }")
            #expect(diagnostics.filter { $0.contains("no init(coder:)") }.isEmpty == isFine, "\(diagnostics)")
        }
    }

    @Test("The target with the entry point makes its layouts the main bundle's")
    func entryPoint() {
        let files = [("/app/A.nib.xml", "<nib><view/></nib>")]
        #expect(
            emit(files, source: "@main final class App: ApplicationDelegate {}").text.contains(
                "prepareLayouts"))
        #expect(
            !emit(files, source: "// @main\nlet s = \"@main\"; func main() {}").text.contains(
                "prepareLayouts"))
    }

    @Test("Two files of one name are refused")
    func names() {
        let (_, diagnostics) = emit([
            ("/app/a/A.nib.xml", "<nib><view/></nib>"), ("/app/b/A.nib.xml", "<nib><view/></nib>"),
            (
                "/app/b/A.storyboard.xml",
                "<storyboard><viewController storyboardIdentifier='a'/></storyboard>"
            ),
        ])
        #expect(
            diagnostics == ["/app/b/A.nib.xml:1:1: error: the name 'A' is taken already, by /app/a/A.nib.xml"]
        )
    }

    @Test("Constants are Swift names, and no two are the same")
    func constants() {
        let names = [
            "first", "first tab", "firstTab", "class", "1st", "字", "-", "Detail", "URLField", "init", "SHOW",
        ]
        let segues = names.map { "<segue identifier='\($0)' destination='a'/>" }.joined()
        let (swift, _) = emit([
            (
                "/app/A.storyboard.xml",
                "<storyboard initialViewController='a'><viewController id='a'>\(segues)</viewController></storyboard>"
            )
        ])
        let found = swift.split(separator: "\n").compactMap { line in
            line.contains("Self(rawValue")
                ? line.split(separator: " ").dropFirst(3).first.map(String.init) : nil
        }
        #expect(
            found.sorted() == [
                "_1st:", "`class`:", "a:", "detail:", "first:", "firstTab:", "firstTab_2:", "init_:", "show:",
                "unnamed:", "urlField:", "字:",
            ])
    }
}

@Suite struct SwiftSourceTests {
    @Test("Comments and strings declare nothing; nesting and extensions are followed")
    func scanning() throws {
        var source = SwiftSource()
        source.scan(
            Array(
                ###"""
                // private class A {}
                /* class B { /* class C {} */ } */
                let s = "class D { \" }" + #"class E " {"# + """
                    class F {}
                    """
                public final class Outer<T>: View where T: Any {
                    class func make() {}
                    class var x: Int { 1 }
                    private(set) var y = 1
                    class Inner { init?(coder: Coder, more: Int) {} }
                }
                extension Outer { struct Added { init(coder: Coder) {} } }
                extension Outer.Inner { private class Deep {} }
                private struct Hidden { class In {} }
                private let z = 1
                class Seen {}
                """###.utf8))
        let text =
            "<nib>"
            + [
                "A", "B", "C", "D", "E", "F", "Outer", "Outer.Inner", "Outer.Added", "Outer.Inner.Deep",
                "Hidden.In", "Seen",
            ].map {
                "<view class='\($0)'/>"
            }.joined() + "</nib>"
        let file = try #require(LayoutFile(path: "A.nib.xml"))
        var emitter = SwiftEmitter(
            module: "M", layouts: [(file, LayoutCompiler.compile(text, file: file))], source: source)
        let refused = emitter.emit().diagnostics.map { String($0.message.split(separator: "'")[1]) }
        #expect(refused == ["Outer.Inner", "Outer.Inner.Deep", "Hidden.In"])
    }

    @Test("Any bytes can be scanned")
    func fuzz() {
        var generator = SplitMix(seed: 3)
        let pieces = [
            "class ", "{", "}", "\"", "\"\"\"", "#", "\\", "/*", "*/", "//", "init(coder:", "private ", "a.",
            "\n", "é",
        ]
        for _ in 0..<3_000 {
            var text = ""
            for _ in 0..<Int(generator.next() % 20) {
                text += pieces[Int(generator.next() % UInt64(pieces.count))]
            }
            var source = SwiftSource()
            source.scan(Array(text.utf8))
        }
    }
}

/// A text kept in a file beside the tests. `NIBBLE_RECORD_GOLDENS=1 swift test` writes it anew.
enum Golden {
    static func expect(_ text: String, named name: String, location: SourceLocation = #_sourceLocation) throws
    {
        let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens/\(name)")
        if ProcessInfo.processInfo.environment["NIBBLE_RECORD_GOLDENS"] == "1" {
            try text.write(to: url, atomically: true, encoding: .utf8)
        }
        let golden = try String(contentsOf: url, encoding: .utf8)
        #expect(text == golden, "differs from \(url.path)", sourceLocation: location)
    }
}
