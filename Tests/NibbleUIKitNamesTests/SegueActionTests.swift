import NibbleTesting
import Testing

@testable import NibbleUIKitNames

@MainActor @Suite("a private constant by segue action and by creator") struct SegueActionTests {
    private let storyboard = UIStoryboard(name: "SegueActions", bundle: .module)

    @Test("the segue action makes the destination with its text") func action() async throws {
        let source = try #require(storyboard.instantiateInitialViewController())
        let app = try await AppTester(rootViewController: source)
        await app.click(on: "go")
        #expect(source.presentedViewController is DestinationViewController)
        #expect(app.shows("example"))
    }

    @Test("a creator makes the scene of an identifier with its text") func identified() async throws {
        let app = try await AppTester(rootViewController: makeIdentified(storyboard))
        #expect(app.shows("example"))
    }

    @Test("a creator makes the initial scene with its text") func initial() async throws {
        let storyboard = UIStoryboard(name: "Destination", bundle: .module)
        let app = try await AppTester(rootViewController: try #require(makeInitial(storyboard)))
        #expect(app.shows("example"))
    }
}
