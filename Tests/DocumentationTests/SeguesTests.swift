import Nibble
import NibbleTesting
import Testing

@MainActor @Suite("docs/segues.md") struct SeguesTests {
    private func diary() throws -> DiaryController {
        let initial = Storyboard(name: .diary, bundle: .module).instantiateInitialViewController()
        return try #require(initial as? DiaryController)
    }

    @Test("the segue action gives the text, and unwinding reports") func note() async throws {
        let diary = try diary()
        let app = try await AppTester(rootViewController: diary)
        await app.click(on: "write")
        #expect(app.shows("Dear diary"))
        await app.click(on: "done")
        #expect(diary.presentedViewController == nil)
        #expect(app.shows("Back from done"))
    }

    @Test("the destination is prepared") func help() async throws {
        let diary = try diary()
        let app = try await AppTester(rootViewController: diary)
        diary.showHelp()
        await app.settle()
        #expect(app.shows("Enter writes"))
        #expect((diary.presentedViewController as? HelpController)?.isForBeginners == true)
    }

    @Test("the list of segues, and an identifier that is not there") func list() async throws {
        let diary = try diary()
        let app = try await AppTester(rootViewController: diary)
        #expect(diary.listSegues().sorted() == ["help: present to help", "note: present to note"])
        diary.performSegue(withIdentifier: "hepl", sender: nil)
        await app.settle()
        #expect(app.shows("Not 'hepl'. Did you mean 'help'?"))
    }

    @Test("segues of one's own exchange the child") func pair() async throws {
        let initial = Storyboard(name: .pair, bundle: .module).instantiateInitialViewController()
        let pair = try #require(initial as? PairController)
        let app = try await AppTester(rootViewController: pair)
        #expect(app.shows("Left side"))
        weak let left = pair.children.first
        pair.performSegue(withIdentifier: .right, sender: nil)
        await app.settle()
        #expect(app.shows("Right side"))
        #expect(!app.shows("Left side"))
        #expect(left == nil)
    }
}
