import NibbleControllers
import NibbleViews

/// A view that was made together with its controller, in one nib, as the source of the controller's view.
@MainActor final class MadeView: ViewSource {
    private let view: View

    init(_ view: View) { self.view = view }

    func makeView(for controller: ViewController) -> View? { view }
}
