import NibbleTesting
import Testing

@testable import NibbleUIKitNames

@MainActor @Suite("an unwind action that takes UIKit's name of a segue") struct UnwindTests {
    @Test("the build finds it, and the segue goes back to it") func unwinding() async throws {
        let storyboard = UIStoryboard(name: "Unwind", bundle: .module)
        let list = try #require(storyboard.instantiateInitialViewController())
        let app = try await AppTester(rootViewController: list)
        await app.click(on: "open")
        #expect(list.presentedViewController != nil)
        await app.click(on: "close")
        #expect(list.presentedViewController == nil)
        #expect(list.title == "back by close")
    }
}
