import NibbleTerminal
import NibbleTesting
import NibbleViews
import Testing

@testable import NibbleControllers

@MainActor @Suite("Driving an app") struct AppTesterTests {
    /// A button that counts, and says so later, in a task of its own.
    final class Counter: ViewController {
        let label = Label(text: "0")
        let button = Button(title: "Add")
        var count = 0

        override func viewDidLoad() {
            label.frame = Rect(x: 0, y: 0, width: 20, height: 1)
            button.frame = Rect(x: 2, y: 2, width: 7, height: 1)
            button.accessibilityIdentifier = "add"
            view.addSubview(label)
            view.addSubview(button)
            button.addTarget(self, action: Counter.add, for: .primaryActionTriggered)
        }

        func add() {
            Task { @MainActor in
                await Task.yield()
                count += 1
                label.text = "\(count)"
            }
        }
    }

    private func tester(motion: Bool = false) async throws -> (AppTester, Counter) {
        let counter = Counter()
        let tester = try await AppTester(
            rootViewController: counter, size: Size(width: 20, height: 4), isMotionEnabled: motion)
        return (tester, counter)
    }

    @Test("a press has had its effects when it returns, tasks of the main actor among them")
    func waits() async throws {
        let (app, _) = try await tester()
        await app.press(.enter)
        #expect(app.rows[0] == "1")
        await app.click(on: "add")
        #expect(app.rows[0] == "2")
        await app.type("  ")
        #expect(app.rows[0] == "4")
    }

    @Test("text is found on the screen, and the style of a cell is read")
    func reading() async throws {
        let (app, _) = try await tester()
        #expect(app.location(of: "Add") == Point(x: 4, y: 2))
        #expect(app.shows("Add"))
        #expect(!app.shows("Sub"))
        #expect(app.style(at: Point(x: 4, y: 2)).attributes.contains(.reverse))
        #expect(app.view("add") is Button)
    }

    @Test("keys sent as bytes go through the real parser")
    func bytes() async throws {
        let (app, counter) = try await tester()
        await app.send(bytes: Array("\r\u{1b}[<0;5;3M\u{1b}[<0;5;3m".utf8))
        #expect(counter.count == 2)
    }

    @Test("the clock steps motion, and nothing else does")
    func clock() async throws {
        let (app, counter) = try await tester(motion: true)
        View.animate(withDuration: 0.1) { counter.button.frame.origin.x = 10 }
        await app.settle()
        #expect(app.location(of: "Add") == Point(x: 4, y: 2))
        await app.advance(by: .milliseconds(120))
        #expect(app.location(of: "Add") == Point(x: 12, y: 2))
    }

    @Test("a snapshot shows text and styles, and tells the rows that differ")
    func snapshot() async throws {
        let (app, counter) = try await tester()
        let before = app.snapshot
        #expect(before.lines[0] == "┌" + String(repeating: "─", count: 20) + "┐")
        #expect(before.lines[1] == "│0                   │")
        #expect(Snapshot(text: before.description) == before)
        counter.label.text = "changed"
        await app.settle()
        let difference = try #require(app.snapshot.difference(from: before))
        #expect(difference == "line 2\n  - │0                   │\n  + │changed             │")
        counter.label.textAttributes = .bold
        await app.settle()
        #expect(app.snapshot.difference(from: before)?.contains("bold") == true)
    }

    @Test("a golden that is not there, and one that differs, say what to do")
    func goldens() async throws {
        let (app, _) = try await tester()
        #expect(throws: SnapshotMismatch.self) { try app.expectSnapshot("no such golden") }
        try app.expectSnapshot("counter")
    }

    @Test("K1: a lone Esc is one once the clock has passed the parser's time")
    func escape() async throws {
        final class Keys: ViewController {
            var keys: [Key] = []
            override func pressesBegan(_ press: KeyPress, with event: Event) { keys.append(press.key) }
        }
        let controller = Keys()
        let app = try await AppTester(rootViewController: controller)
        await app.send(bytes: [0x1B])
        #expect(controller.keys.isEmpty)
        await app.advance(by: .milliseconds(100))
        #expect(controller.keys == [.escape])
    }
}
