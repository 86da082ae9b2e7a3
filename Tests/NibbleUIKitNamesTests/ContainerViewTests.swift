import NibbleTesting
import Testing

@testable import NibbleUIKitNames

@MainActor @Suite("a child that is added, and removes itself") struct ContainerViewTests {
    @Test("it is shown, then removed and freed") func addAndRemove() async throws {
        let parent = ParentViewController()
        let app = try await AppTester(rootViewController: parent, size: CGSize(width: 80, height: 24))
        parent.onAddChildController(parent)
        await app.settle()
        #expect(app.shows("Remove"))
        #expect(parent.children.count == 1)
        weak let child = parent.children.first
        #expect(child is AddViewController)
        #expect(child?.view.backgroundColor == UIColor(red: 232, green: 122, blue: 164))
        await app.click(on: "remove")
        #expect(!app.shows("Remove"))
        #expect(parent.children.isEmpty)
        #expect(child == nil)
    }
}
