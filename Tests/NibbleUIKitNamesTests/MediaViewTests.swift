import NibbleTesting
import Testing

@testable import NibbleUIKitNames

@MainActor @Suite("an image view with one initialize() for both roads", .serialized) struct MediaViewTests {
    init() { LayoutBundle.module.register(UIImage(symbol: "▶"), named: "play_icon") }

    /// The media view of a storyboard, and one made by code of the same extent.
    private func views() async throws -> [MediaView] {
        LayoutBundle.main = .module
        let controller = try #require(
            UIStoryboard(name: "Media", bundle: .module).instantiateInitialViewController())
        let file = try #require(controller.view.subviews.first as? MediaView)
        let code = MediaView()
        controller.view.addSubview(code)
        NSLayoutConstraint.activate([
            code.leadingAnchor.constraint(equalTo: file.trailingAnchor),
            code.topAnchor.constraint(equalTo: file.topAnchor),
            code.widthAnchor.constraint(equalTo: file.widthAnchor),
            code.heightAnchor.constraint(equalTo: file.heightAnchor),
        ])
        _ = try await AppTester(rootViewController: controller, size: CGSize(width: 40, height: 7))
        return [file, code]
    }

    @Test("constraints centre spinner and play mark") func centred() async throws {
        for view in try await views() {
            #expect(view.frame.size == CGSize(width: 20, height: 7))
            for mark in [view.indicator, view.playImageView] as [UIView] {
                #expect(mark.frame.width > 0 && mark.frame.height > 0)
                #expect(mark.frame.minX == (20 - mark.frame.width + 1) / 2)
                #expect(mark.frame.minY == (7 - mark.frame.height + 1) / 2)
            }
        }
    }

    @Test("the spinner shows while it turns") func spinner() async throws {
        for view in try await views() {
            #expect(view.indicator.isHidden)
            view.indicator.startAnimating()
            #expect(!view.indicator.isHidden)
            view.indicator.stopAnimating()
            #expect(view.indicator.isHidden)
        }
    }
}
