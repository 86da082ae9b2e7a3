import NibbleTesting
import Testing

@testable import NibbleUIKitNames

@MainActor @Suite("a container whose children come by custom segues") struct SegueContainerTests {
    @Test("both buttons swap what is shown") func swapping() async throws {
        let initial = UIStoryboard(name: "Main", bundle: .module).instantiateInitialViewController()
        let tabs = try #require(initial as? TabsViewController)
        let app = try await AppTester(rootViewController: tabs, size: CGSize(width: 30, height: 6))
        #expect(app.shows("green"))
        #expect(tabs.childViewController1 != nil)
        await app.click(on: "button2")
        #expect(app.shows("blue"))
        #expect(!app.shows("green"))
        #expect(tabs.childViewController2 != nil)
        await app.click(on: "button1")
        #expect(app.shows("green"))
        #expect(!app.shows("blue"))
    }

    @Test("the child's view fills its place") func place() async throws {
        let initial = UIStoryboard(name: "Main", bundle: .module).instantiateInitialViewController()
        let tabs = try #require(initial as? TabsViewController)
        _ = try await AppTester(rootViewController: tabs, size: CGSize(width: 30, height: 6))
        let content = try #require((tabs.view as? MyTabBarView)?.contentView)
        #expect(content.bounds.size == CGSize(width: 30, height: 5))
        #expect(content.subviews.first?.frame == content.bounds)
    }
}
