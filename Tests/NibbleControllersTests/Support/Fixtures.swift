import NibbleControllers
import NibbleViews
import Testing

/// A view source that gives one view, and counts how often.
@MainActor final class FixedSource: ViewSource {
    let view: View?
    var onMake: (ViewController) -> Void = { _ in }
    private(set) var count = 0

    init(view: View?) { self.view = view }

    func makeView(for controller: ViewController) -> View? {
        count += 1
        onMake(controller)
        return view
    }
}

/// Expects that a process which has stopped said `message`.
func expectMessage(
    _ result: ExitTest.Result?, _ message: String, sourceLocation: SourceLocation = #_sourceLocation
) {
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains(message), "the message was: \(text)", sourceLocation: sourceLocation)
}
