import NibbleTerminal
import Testing

@testable import NibbleViews

@MainActor @Suite("Coders") struct CoderTests {
    @Test("a coder that is kept keeps nothing of the file alive")
    func kept() {
        weak var loader: View?
        let coder: Coder
        var decoded: AnyObject?
        do {
            let object = View()
            loader = object
            coder = Coder { [object] in decoded = object === $0 ? nil : $0 }
        }
        #expect(loader != nil)
        let view = View(coder: coder)
        #expect(view != nil && decoded === view)
        #expect(loader == nil)
        #expect(coder.object === view)
    }
}
