import NibbleTerminal
import NibbleViews

/// Holds all of one presentation, over everything that cannot be operated meanwhile.
@MainActor final class PresentationContainerView: View, FocusScope {
    private weak var controller: PresentationController?
    private lazy var closeCommand: KeyCommand = {
        let command = KeyCommand(title: "close", input: .escape) { [weak self] _ in
            self?.controller?.attemptDismissal()
        }
        command.isRepeating = false
        return command
    }()

    init(for controller: PresentationController, frame: Rect) {
        self.controller = controller
        super.init(frame: frame)
        accessibilityIdentifier = "presentation"
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    private var presented: ViewController? { controller?.presentedViewController }

    /// What lies behind, and whose view that is, hears nothing.
    override var next: Responder? { window }

    var preferredResponder: Responder {
        guard let presented, presented.viewIfLoaded?.window != nil else { return self }
        return presented.preferredResponder
    }

    var preferredFocusEnvironment: (any FocusEnvironment)? { presented }

    override var keyCommands: [KeyCommand]? {
        closeCommand.isHiddenInHints = presented?.isModalInPresentation ?? true
        return (super.keyCommands ?? []) + [closeCommand]
    }

    override func touchesBegan(_ touch: Touch, with event: Event) {}
    override func touchesEnded(_ touch: Touch, with event: Event) {
        if touch.view === self, controller?.dismissesWithClickBeside == true {
            controller?.attemptDismissal()
        }
    }

    override func layoutSubviews() {
        controller?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        controller?.placePresentedView()
        controller?.containerViewDidLayoutSubviews()
    }

    /// Beside the presented view the lines of hints behind are in reach: they tell of its keys.
    override func hitTest(_ point: Point) -> View? {
        let hit = super.hitTest(point)
        guard hit === self, let (hints, _) = hintsBehind.first(where: { $0.frame.contains(point) }) else {
            return hit
        }
        return hints
    }

    /// The lines of hints that are not the presented view's own, each with its frame in this view.
    private var hintsBehind: [(hints: KeyHintsView, frame: Rect)] {
        guard let window, controller?.setsBackPresentersView == true else { return [] }
        return window.visibleHints.filter { !$0.isDescendant(of: self) }.map {
            ($0, convert($0.bounds, from: $0))
        }
    }

    override func draw(_ rect: Rect, in context: GraphicsContext) {
        guard controller?.setsBackPresentersView == true else { return }
        // Without its accents what lies behind reads as set back at every colour depth.
        let faint = Color.tertiaryLabel.resolved(with: context.traits)
        let parts = hintsBehind.reduce([bounds]) { parts, line in
            parts.flatMap { $0.subtracting(line.frame) }
        }
        for part in parts {
            context.restyle(part) {
                $0.foreground = faint
                $0.background = .default
                $0.attributes = .dim
            }
        }
    }
}
