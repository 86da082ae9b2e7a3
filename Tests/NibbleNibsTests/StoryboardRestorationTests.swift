import NibbleControllers
import NibbleTerminal
import NibbleViews
import Testing

@testable import NibbleControllers
@testable import NibbleNibs

@MainActor @Suite("Restoring controllers of a storyboard") struct StoryboardRestorationTests {
    /// A container whose children are made while it is used.
    final class Pile: ViewController {
        override func encodeRestorableState(with coder: RestorationCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(children, forKey: "pile")
        }
        override func decodeRestorableState(with coder: RestorationCoder) {
            super.decodeRestorableState(with: coder)
            for child in coder.decodeViewControllers(forKey: "pile") ?? [] where child.parent == nil {
                addChild(child)
                child.didMove(toParent: self)
            }
        }
    }

    private static let file = """
        <storyboard initialViewController="l">
          <viewController id="l" storyboardIdentifier="list"/>
          <viewController id="d" storyboardIdentifier="detail" title="made of the file"/>
        </storyboard>
        """

    private func pile(_ storyboard: Storyboard) -> Pile {
        let pile = Pile()
        pile.restorationIdentifier = "pile"
        let list = storyboard.instantiateViewController(withIdentifier: "list")
        list.restorationIdentifier = "list"
        pile.addChild(list)
        list.didMove(toParent: pile)
        return pile
    }

    @Test("SR-10: a child that is not there and that the delegate does not make comes from the storyboard")
    func scene() throws {
        let bundle = liveBundle(["Main.storyboard.xml": Self.file])
        let storyboard = Storyboard(name: "Main", bundle: bundle)
        let saved = pile(storyboard)
        for identifier in ["detail", "no scene"] {
            let child = ViewController()
            child.restorationIdentifier = identifier
            saved.addChild(child)
        }
        let saving = Application(screen: HeadlessScreen())
        try saving.launch()
        saving.window.rootViewController = saved
        let path = "/tmp/nibble-restoration-\(UInt64.random(in: 0...UInt64.max))/state"
        defer { removeFile(path) }
        try saving.saveState(to: path)
        let again = pile(storyboard)
        let restoring = Application(screen: HeadlessScreen())
        try restoring.launch()
        restoring.window.rootViewController = again
        try restoring.restoreState(from: path)
        #expect(again.children.map(\.restorationIdentifier) == ["list", "detail"])
        #expect(again.children.last?.title == "made of the file")
    }
}

extension StoryboardRestorationTests {
    /// Needs more than a coder.
    final class Detail: ViewController {}

    @Test("SR-5: a scene whose class the file cannot make is left out, with a line that names the way")
    func unmakeable() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let bundle = liveBundle(
                    [
                        "Main.storyboard.xml": """
                        <storyboard initialViewController="l">
                          <viewController id="l" storyboardIdentifier="list"/>
                          <viewController id="d" class="Detail" storyboardIdentifier="detail"/>
                        </storyboard>
                        """
                    ], connect: { $0.scene("Detail", as: ViewController.self) { Detail.self } })
                let storyboard = Storyboard(name: "Main", bundle: bundle)
                guard storyboard.makeScene("detail") == nil, storyboard.makeScene("list") != nil else {
                    fatalError("the scene was made")
                }
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains(
                "the scene 'detail' of 'Main' is not restored; where its class needs more than a coder, make it in application(_:viewControllerWithRestorationIdentifierPath:coder:)"
            ), "\(text)")
    }
}

#if canImport(Glibc)
    import Glibc

    private func removeFile(_ path: String) {
        unlink(path)
        rmdir(String(path.dropLast("/state".count)))
    }
#endif
