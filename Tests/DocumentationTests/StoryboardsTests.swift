import Nibble
import NibbleTesting
import Testing

@MainActor @Suite("docs/storyboards.md") struct StoryboardsTests {
    @Test("the initial scene with its property") func shelf() async throws {
        let shelf = try #require(StoryboardsPage().openShelf())
        let app = try await AppTester(rootViewController: shelf)
        #expect(shelf.title == "Shelf")
        #expect(shelf.storyboard?.name == .library)
        #expect(app.shows("Sorted byTitle"))
    }

    @Test("a creator gives the scene its title") func book() async throws {
        let app = try await AppTester(rootViewController: StoryboardsPage().openBook("Emma"))
        #expect(app.shows("Emma"))
    }

    @Test("a view with a nib of its own") func stars() async throws {
        let controller = ViewController()
        let stars = StarsView(frame: Rect(x: 2, y: 1, width: 20, height: 1))
        stars.count = 3
        controller.view.addSubview(stars)
        let app = try await AppTester(rootViewController: controller)
        #expect(app.shows("Rating ***"))
    }

    @Test("a controller finds the nib named after it") func rating() async throws {
        _ = LayoutBundle.module
        let app = try await AppTester(rootViewController: RatingController())
        #expect(app.shows("From a nib"))
    }

    @Test("an image has a name") func image() {
        StoryboardsPage().registerImages()
        #expect(Image(named: "star", in: .module) == Image(symbol: "★"))
    }
}
