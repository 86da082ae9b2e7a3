import NibbleTerminal

@testable import NibbleViews

/// A view whose content has an extent, as a label's text does.
final class ContentView: View {
    var content: Size { didSet { invalidateIntrinsicContentSize() } }

    init(_ width: Int, _ height: Int = 1, id: String? = nil) {
        content = Size(width: width, height: height)
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
        accessibilityIdentifier = id
    }

    override var intrinsicContentSize: Size { content }
}

/// A view that counts its layouts.
final class CountingView: View {
    var layouts = 0
    override func layoutSubviews() {
        layouts += 1
        super.layoutSubviews()
    }
}

/// A window whose diagnostics are kept.
@MainActor final class LayoutFixture {
    let window: Window
    private(set) var diagnostics: [LayoutDiagnostic] = []

    init(_ width: Int = 80, _ height: Int = 24) {
        window = Window(frame: Rect(x: 0, y: 0, width: width, height: height))
        window.layoutDiagnostics.handler = { [unowned self] in diagnostics.append($0) }
    }

    func resize(_ width: Int, _ height: Int) { window.frame = Rect(x: 0, y: 0, width: width, height: height) }

    func layout() { window.layoutIfNeeded() }

    var messages: [String] { diagnostics.map(\.message) }
}

extension View {
    /// A plain view that constraints place, in `superview`.
    static func constrained(in superview: View, id: String? = nil) -> View {
        let view = View()
        view.translatesAutoresizingMaskIntoConstraints = false
        view.accessibilityIdentifier = id
        superview.addSubview(view)
        return view
    }

    /// Holds all four edges to those of `other`.
    func pin(to other: View, inset: Double = 0) {
        LayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
            trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
            topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
            bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
        ])
    }
}

extension Rect {
    init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
        self.init(x: x, y: y, width: width, height: height)
    }
}
