import NibbleTesting
import Testing

@testable import NibbleUIKitNames

@MainActor @Suite("a view and a controller from nibs and from code") struct NibsAndCodeTests {
    /// The classes and frames of a tree, one line each.
    private func tree(_ view: UIView, _ depth: Int = 0) -> [String] {
        let line = String(repeating: " ", count: depth) + "\(type(of: view)) \(view.frame)"
        return [line] + view.subviews.flatMap { tree($0, depth + 1) }
    }

    @Test("the view is the same by both roads") func views() throws {
        let controller = UIStoryboard(name: "Nibs", bundle: .module).instantiateInitialViewController()
        let file = try #require(controller?.view.subviews.first as? MyView)
        let code = MyView(frame: CGRect(x: 0, y: 0, width: 20, height: 4))
        #expect(file.label.text == "MyView")
        #expect(code.label.text == "MyView")
        controller?.view.layoutIfNeeded()
        code.layoutIfNeeded()
        for view in [file, code] {
            view.buttonDidTouch(view)
            #expect(view.label.text == "touched")
            #expect(view.subviews.count == 1)
        }
        #expect(tree(file).dropFirst(2) == tree(code).dropFirst(2))
    }

    @Test("the controller is the same by both roads") func controllers() async throws {
        let storyboard = UIStoryboard(name: "Nibs", bundle: .module)
        let file = storyboard.instantiateViewController(withIdentifier: "fileController")
        for controller in [file, MyViewController()] {
            let controller = try #require(controller as? MyViewController)
            let app = try await AppTester(rootViewController: controller, size: CGSize(width: 30, height: 6))
            #expect(app.rows.first == "MyViewController")
            let button = try #require(app.location(of: "Touch"))
            await app.click(at: button)
            #expect(app.rows.first == "touched")
        }
    }
}
