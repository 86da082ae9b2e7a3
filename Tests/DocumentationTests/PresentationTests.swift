import Nibble
import NibbleTesting
import Testing

@MainActor @Suite("docs/presentation.md") struct PresentationTests {
    private let guests = GuestsController()

    private func launch(isMotionEnabled: Bool = false) async throws -> AppTester {
        try await AppTester(rootViewController: guests, isMotionEnabled: isMotionEnabled)
    }

    @Test("a sheet, and a delegate that refuses to let it go") func sheet() async throws {
        let app = try await launch()
        guests.edit("Ada")
        await app.settle()
        #expect(app.shows("Editing Ada"))
        let editor = try #require(guests.presentedViewController as? EditorController)
        #expect(editor.hasArrived)
        editor.hasChanges = true
        await app.press(.escape)
        #expect(app.shows("Editing Ada"))
        #expect(guests.status.text == "Save first")
        editor.hasChanges = false
        await app.press(.escape)
        #expect(guests.presentedViewController == nil)
    }

    @Test("a popover beside its button") func popover() async throws {
        let app = try await launch()
        guests.choose(from: guests.button)
        await app.settle()
        #expect(app.shows("Editing Colour"))
        await app.click(at: Point(x: 70, y: 20))
        #expect(guests.presentedViewController == nil)
    }

    @Test("an alert's handler") func alert() async throws {
        let app = try await launch()
        guests.confirmRemoval(of: "Bob")
        await app.settle()
        let remove = try #require(app.location(of: "Remove Bob?"))
        #expect(remove.y > 0)
        await app.type("r")
        #expect(guests.presentedViewController == nil)
        #expect(app.shows("Removed Bob"))
    }

    @Test("a task waits for an alert's answer") func question() async throws {
        let app = try await launch()
        let task = Task { await guests.askForName() }
        await app.settle()
        await app.type("Eve\n")
        await task.value
        await app.settle()
        #expect(app.shows("Hello, Eve"))
    }

    @Test("an animator of one's own comes to its end") func curtain() async throws {
        let app = try await launch(isMotionEnabled: true)
        let curtain = CurtainTransition()
        guests.draw(curtain)
        await app.advance(by: .milliseconds(50))
        #expect(guests.presentedViewController?.isBeingPresented == true)
        await app.advance(by: .seconds(1))
        #expect(guests.presentedViewController?.isBeingPresented == false)
        #expect(app.location(of: "Editing Curtain") == Point(x: 0, y: 0))
    }

    @Test("a presentation controller of one's own places the view") func drawer() async throws {
        let app = try await launch()
        let delegate = DrawerDelegate()
        let editor = EditorController(name: "Drawer")
        editor.modalPresentationStyle = .custom
        editor.transitioningDelegate = delegate
        await guests.present(editor, animated: false)
        await app.settle()
        #expect(app.location(of: "Editing Drawer") == Point(x: 40, y: 0))
    }
}
