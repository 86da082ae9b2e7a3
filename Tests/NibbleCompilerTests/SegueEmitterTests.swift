import Foundation
import NibbleCompiler
import Testing

/// What the generated Swift says of segues, and the faults that only the sources and the other files show.
@Suite struct SegueEmitterTests {
    private func emit(_ files: [(String, String)], source: String = "") -> (
        text: String, diagnostics: [String]
    ) {
        var known = SwiftSource()
        known.scan(Array(source.utf8))
        let layouts = files.map { path, text in
            let file = LayoutFile(path: path, root: "/app")!
            return (file, LayoutCompiler.compile(text, file: file))
        }
        var emitter = SwiftEmitter(module: "App", layouts: layouts, source: known)
        let result = emitter.emit()
        return (result.text, result.diagnostics.map(\.description))
    }

    private func unwind(_ action: String, source: String) -> (text: String, diagnostics: [String]) {
        emit(
            [
                (
                    "A.storyboard.xml",
                    "<storyboard initialViewController='a'><viewController id='a'><segue kind='unwind' unwindAction='\(action)'/></viewController></storyboard>"
                )
            ], source: source)
    }

    /// The classes that the text connects an unwind action of.
    private func connected(_ text: String) -> [String] {
        text.split(separator: "\n").filter { $0.contains("from: Nibble.StoryboardSegue.self") }
            .map { String($0.split(separator: "\"")[3]) }
    }

    @Test("UW-4: an unwind action is connected of every class that has it, and of no other")
    func unwindActions() {
        let (text, diagnostics) = unwind(
            "done",
            source: """
                class List: ViewController { func done(_ segue: StoryboardSegue) {} }
                enum Flow { class Start: ViewController { @MainActor public func done(_ unwindSegue: Nibble.StoryboardSegue) {} } }
                class Later: ViewController {}
                extension Later { func done(segue: StoryboardSegue) {} }
                extension ViewController { func done(_ segue: StoryboardSegue) {} }
                class Other: ViewController { func done() {}; func done(_ sender: Button) {}; func undone(_ segue: StoryboardSegue) {} }
                class Two: ViewController { func done(_ segue: StoryboardSegue, more: Int) {} }
                class Static: ViewController { static func done(_ segue: StoryboardSegue) {} }
                class Generic<T>: ViewController { func done(_ segue: StoryboardSegue) {} }
                private class Secret: ViewController { func done(_ segue: StoryboardSegue) {} }
                struct Value { func done(_ segue: StoryboardSegue) {} }
                protocol P { func done(_ segue: StoryboardSegue) }
                extension P { func done(_ segue: StoryboardSegue) {} }
                class Inside: ViewController { func f() { func done(_ segue: StoryboardSegue) {} } }
                // class Comment: ViewController { func done(_ segue: StoryboardSegue) {} }
                """)
        #expect(diagnostics == [])
        #expect(connected(text) == ["Flow.Start", "Later", "List", "ViewController"])
    }

    @Test("A label tells unwind actions of one name apart; a class in front leaves the rest to Swift")
    func namedUnwindActions() {
        let source = """
            class A: ViewController { func done(_ segue: StoryboardSegue) {} }
            class B: ViewController { func done(segue: StoryboardSegue) {} }
            """
        #expect(connected(unwind("done(segue:)", source: source).text) == ["B"])
        #expect(connected(unwind("done(_:)", source: source).text) == ["A"])
        let (text, diagnostics) = unwind("Elsewhere.done", source: source)
        #expect(connected(text) == ["Elsewhere"])
        #expect(diagnostics == [])
        #expect(unwind("Aa.done", source: "class Aaa {}").diagnostics.count == 1)
    }

    @Test(
        "UW-1: an unwind action that no class has is a fault with the nearest, or with what keeps it from being one",
        arguments: [
            (
                "func doen(_ segue: StoryboardSegue) {}",
                "no class has the unwind action 'done': func done(_ segue: StoryboardSegue); did you mean 'doen'?"
            ),
            (
                "func doen() {}",
                "no class has the unwind action 'done': func done(_ segue: StoryboardSegue)"
            ),
            (
                "func done(_ sender: [Button: (Int) -> Int]) {}",
                "'done' of 'A' is no unwind action: func done(_ segue: StoryboardSegue)"
            ),
            (
                "private func done(_ segue: StoryboardSegue) {}",
                "unwind action 'done' of 'A' is private; a layout file needs an internal or public one"
            ),
        ])
    func missingUnwindAction(body: String, message: String) {
        #expect(
            unwind("done", source: "class A: ViewController { \(body) }").diagnostics == [
                "A.storyboard.xml:1:97: error: \(message)"
            ])
    }

    @Test("SB-6: a reference within the module leads to a scene that is there")
    func references() {
        let other =
            "<storyboard><viewController id='x' storyboardIdentifier='detail'/></storyboard>"
        let text = """
            <storyboard initialViewController='a'><viewController id='a'>
            <segue kind='show' destination='r1'/><segue kind='show' destination='r2'/><segue kind='show' destination='r3'/><segue kind='show' destination='r4'/></viewController>
            <storyboardReference id='r1' storyboard='Othr'/>
            <storyboardReference id='r2' storyboard='Other'/>
            <storyboardReference id='r3' storyboard='Other' identifier='detial'/>
            <storyboardReference id='r4' storyboard='Other' identifier='detail' bundle='App'/>
            </storyboard>
            """
        let (swift, diagnostics) = emit([("Main.storyboard.xml", text), ("Other.storyboard.xml", other)])
        #expect(
            diagnostics == [
                "Main.storyboard.xml:3:42: error: there is no storyboard 'Othr' in module 'App'; did you mean 'Other'?",
                "Main.storyboard.xml:4:42: error: storyboard 'Other' has no initial controller; name a scene: identifier=\"…\"",
                "Main.storyboard.xml:5:61: error: storyboard 'Other' has no scene with the storyboardIdentifier 'detial'; did you mean 'detail'?",
            ])
        #expect(!swift.contains("connections.bundle("))
    }

    @Test("A reference to another module connects its bundle once, and names what it leads to")
    func otherModules() throws {
        let text = """
            <storyboard initialViewController='a'><viewController id='a' class='A'>
            <segue kind='show' destination='r1' instantiation='make'/><segue kind='show' destination='r2'/></viewController>
            <storyboardReference id='r1' storyboard='my tabs' identifier='first tab' bundle='Widgets'/>
            <storyboardReference id='r2' storyboard='Main' bundle='Widgets'/></storyboard>
            """
        let (swift, diagnostics) = emit([("Main.storyboard.xml", text)])
        #expect(diagnostics == [])
        #expect(
            swift.split(separator: "\n").filter { $0.contains("connections.bundle(\"Widgets\")") }.count == 1)
        for name in [
            "typealias S = L.MyTabsStoryboard", "_ = S.Scenes.firstTab",
            "_ = S.instantiateInitialViewController",
            "import Widgets",
        ] {
            #expect(swift.contains(name), "\(name)")
        }
        // Whose class another module's scene has is not known here.
        #expect(swift.contains("segueAction(\"make\", of: \"A\", to: Nibble.ViewController.self)"))
    }

    @Test("Storyboards are public to other modules, their scenes by name")
    func publicNames() {
        let (swift, _) = emit([
            (
                "type.storyboard.xml",
                "<storyboard initialViewController='a'><viewController id='a' storyboardIdentifier='class'/></storyboard>"
            ), ("B.storyboard.xml", "<storyboard><viewController storyboardIdentifier='b'/></storyboard>"),
        ])
        #expect(swift.contains("public enum AppLayouts"))
        #expect(swift.contains("public enum TypeStoryboard"))
        #expect(swift.contains("public nonisolated static var `class`: Nibble.Storyboard.SceneIdentifier"))
        #expect(swift.components(separatedBy: "func instantiateInitialViewController").count == 2)
    }

    @Test("A class of an item is made without a coder")
    func items() {
        let (swift, diagnostics) = emit(
            [
                (
                    "A.storyboard.xml",
                    "<storyboard initialViewController='a'><viewController id='a'><navigationItem class='Item'><leftBarButtonItem class='Save' action='go'/></navigationItem></viewController></storyboard>"
                )
            ], source: "class Save: BarButtonItem { init(a: Int) {} }")
        #expect(diagnostics == [])
        #expect(
            swift.contains("makes(\"Item\", as: Nibble.NavigationItem.self) { () -> Nibble.NavigationItem in")
        )
        #expect(swift.contains("return Save()"))
        #expect(swift.contains("action(\"go\", of: \"Nibble.ViewController\", from: Save.self)"))
    }

    @Test(
        "RL-3: relationships of the app's own containers are set as properties, by the class of the children")
    func relationships() {
        let (text, diagnostics) = emit([
            (
                "A.storyboard.xml",
                """
                <storyboard initialViewController='a'><viewController id='a' class='Pair'>
                <segue relationship='sides' destination='b'/><segue relationship='sides' destination='c'/><segue relationship='top' destination='b'/>
                </viewController><viewController id='b' class='Side'/><viewController id='c'/></storyboard>
                """
            )
        ])
        #expect(diagnostics == [])
        let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
        for line in [
            "relationship(\"sides\", of: \"Pair\") { (object: Pair, children: Nibble.RelatedControllers<Nibble.ViewController>) in",
            "sides = children.all",
            "relationship(\"top\", of: \"Pair\") { (object: Pair, children: Nibble.RelatedControllers<Side>) in",
            "top = children.related()",
        ] {
            #expect(lines.contains { $0.hasSuffix(line) }, "\(line)")
        }
    }
}
