import NibbleNibs
import NibbleViews
import Testing

@MainActor @Suite struct ImageNameTests {
    @Test("An image is found by the name that it was registered with, in the bundle that is asked")
    func named() {
        let bundle = liveBundle([:], name: "Images")
        bundle.register(Image(symbol: "▶"), named: "play")
        #expect(Image(named: "play", in: bundle) == Image(symbol: "▶"))
        bundle.register(Image(symbol: "■"), named: "play")
        #expect(Image(named: "play", in: bundle) == Image(symbol: "■"))
    }

    @Test("A name that no image has gives none, and a line with the nearest")
    func missing() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let bundle = liveBundle([:], name: "Images")
                bundle.register(Image(symbol: "▶"), named: "play")
                guard Image(named: "plya", in: bundle) == nil else { fatalError("found") }
            }
        }
        let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(
            text.contains("bundle 'Images' has no image 'plya'; it has 'play'; did you mean 'play'?"),
            "\(text)")
    }
}
