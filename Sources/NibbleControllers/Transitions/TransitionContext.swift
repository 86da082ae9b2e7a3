import NibbleTerminal
import NibbleViews

/// One exchange, as animators and those who move along see it.
@MainActor
final class TransitionContext: ViewControllerContextTransitioning,
    ViewControllerTransitionCoordinator
{
    typealias Companion = @MainActor (any ViewControllerTransitionCoordinatorContext) -> Void

    let containerView: View
    weak let from: ViewController?
    weak let to: ViewController?
    var isAnimated = false
    var isCancelled = false
    var transitionDuration = 0.0
    var initialFrame = Rect.zero
    var finalFrame = Rect.zero
    /// Views that stand for the controllers' own, as a sheet's border around one.
    var standIns: [TransitionContextViewKey: View] = [:]
    /// Called once, by the first `completeTransition`.
    var onComplete: ((Bool) -> Void)?

    private enum Stage { case waiting, moving, over }
    private var stage = Stage.waiting
    private var animations: [Companion] = []
    private var completions: [Companion] = []

    init(containerView: View, from: ViewController?, to: ViewController?) {
        self.containerView = containerView
        self.from = from
        self.to = to
    }

    func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? {
        key == .from ? from : to
    }

    func view(forKey key: TransitionContextViewKey) -> View? {
        if let standIn = standIns[key] { return standIn }
        let view = (key == .from ? from : to)?.viewIfLoaded
        return view?.isDescendant(of: containerView) == true ? view : nil
    }

    func initialFrame(for controller: ViewController) -> Rect { controller === from ? initialFrame : .zero }

    func finalFrame(for controller: ViewController) -> Rect { controller === to ? finalFrame : .zero }

    func completeTransition(_ didComplete: Bool) {
        let complete = onComplete
        onComplete = nil
        complete?(didComplete)
    }

    // MARK: Moving along

    @discardableResult func animate(alongsideTransition animation: Companion?, completion: Companion?) -> Bool
    {
        guard stage != .over else { return false }
        if let completion { completions.append(completion) }
        guard let animation else { return true }
        if stage == .waiting { animations.append(animation) } else { run([animation]) }
        return true
    }

    func startCompanions() {
        guard stage == .waiting else { return }
        stage = .moving
        let started = animations
        animations = []
        if !started.isEmpty { run(started) }
    }

    func endCompanions() {
        startCompanions()
        stage = .over
        let ended = completions
        completions = []
        for completion in ended { completion(self) }
    }

    private func run(_ companions: [Companion]) {
        View.animate(withDuration: isAnimated ? transitionDuration : 0) {
            for companion in companions { companion(self) }
        }
    }
}
