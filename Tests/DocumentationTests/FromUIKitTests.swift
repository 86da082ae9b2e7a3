import NibbleTesting
import NibbleUIKitNames
import Testing

@MainActor @Suite("docs/from-uikit.md") struct FromUIKitTests {
    @Test("UIKit's names make an app's controller") func hello() async throws {
        let app = try await AppTester(rootViewController: HelloViewController())
        #expect(app.location(of: "Hello") == CGPoint(x: 2, y: 1))
    }
}
