import Nibble
import NibbleTesting
import Testing

@MainActor @Suite("docs/controllers.md") struct ControllersTests {
    private let size = Size(width: 80, height: 12)

    @Test("a controller counts how often it is shown") func visits() async throws {
        let visits = VisitsController()
        let stack = NavigationController(rootViewController: visits)
        let app = try await AppTester(rootViewController: stack, size: size)
        stack.pushViewController(MailController(title: "Other"), animated: false)
        await app.settle()
        await app.press(.escape)
        await app.advance(by: .seconds(1))
        #expect(app.shows("Shown 2 times"))
    }

    @Test("a child is added and removed") func frame() async throws {
        let frame = FrameController()
        let app = try await AppTester(rootViewController: frame, size: size)
        var child: MailController? = MailController(title: "A child")
        weak let gone = child
        frame.add(try #require(child))
        await app.settle()
        #expect(app.location(of: "This is A child") == Point(x: 3, y: 2))
        frame.remove(try #require(child))
        child = nil
        await app.settle()
        #expect(!app.shows("This is A child"))
        #expect(gone == nil)
    }

    @Test("the deck exchanges its children, in motion too") func deck() async throws {
        let deck = DeckController()
        let app = try await AppTester(rootViewController: deck, size: size, isMotionEnabled: true)
        for title in ["One", "Two", "Three"] { deck.put(MailController(title: title)) }
        await app.advance(by: .seconds(1))
        #expect(app.shows("This is Three"))
        #expect(!app.shows("This is Two"))
        #expect(deck.children.count == 1)
    }

    @Test("the stack pushes and goes back") func stack() async throws {
        let stack = ControllersPage().openInbox()
        let app = try await AppTester(rootViewController: stack, size: size)
        let button = try #require(app.location(of: "Open"))
        await app.click(at: button)
        #expect(app.shows("This is A letter"))
        await app.press(.escape)
        #expect(app.shows("This is Inbox"))
    }

    @Test("tabs, with a badge") func tabs() async throws {
        let tabs = ControllersPage().openMail()
        let app = try await AppTester(rootViewController: tabs, size: size)
        #expect(app.shows("This is Inbox"))
        #expect(app.shows("Sent"))
        tabs.selectedIndex = 1
        await app.settle()
        #expect(app.shows("This is Sent"))
    }

    @Test("columns side by side, and one where there is no room") func columns() async throws {
        let app = try await AppTester(rootViewController: ControllersPage().openColumns(), size: size)
        #expect(app.shows("This is Folders"))
        #expect(app.shows("This is Letter"))
        await app.resize(to: Size(width: 40, height: 12))
        #expect(app.shows("This is Folders") != app.shows("This is Letter"))
    }

    @Test("pages turn with keys") func pages() async throws {
        let source = TourSource()
        let app = try await AppTester(rootViewController: source.start(), size: size)
        #expect(app.shows("This is Welcome"))
        await app.press(.pageDown)
        #expect(app.shows("This is Keys"))
        await app.press(.pageUp)
        #expect(app.shows("This is Welcome"))
    }
}
