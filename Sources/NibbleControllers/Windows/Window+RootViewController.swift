import NibbleTerminal
import NibbleViews

extension Window {
    /// The controller whose view fills the window, kept alive by it. Setting it loads the view and shows it
    /// with the next frame; the controller before disappears, and all that it presents.
    public var rootViewController: ViewController? {
        get { rootOwner as? ViewController }
        set {
            let old = rootViewController
            guard newValue !== old else { return }
            newValue?.finishLeaving()
            guard newValue?.parent == nil else {
                fatalError(
                    "Window.rootViewController: \(newValue.map { String(describing: type(of: $0)) } ?? "") has a parent; remove it from that first"
                )
            }
            let view = newValue?.view
            old?.abandonPresentations()
            old?.viewIfLoaded?.removeFromSuperview()
            // A callback may have set another root: the last one set is the one that stays.
            guard rootViewController === old else { return }
            rootOwner = newValue
            guard let view else { return }
            view.frame = Rect(origin: .zero, size: bounds.size)
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            insertSubview(view, at: 0)
            if rootViewController !== newValue { view.removeFromSuperview() }
        }
    }
}
