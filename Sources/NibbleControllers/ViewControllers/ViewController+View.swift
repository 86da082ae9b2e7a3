import NibbleTerminal
import NibbleViews

extension ViewController {
    /// The root of the controller's views; reading it loads it.
    ///
    /// Assigning another view puts that one where the old one was and does not call `viewDidLoad` again; what
    /// constraints outside asked of the old view is gone. Assigning `nil` lets the view go: the next reading
    /// loads it anew. A view belongs to one controller at most.
    public var view: View! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set { setView(newValue) }
    }

    /// The view if it is loaded; never loads it.
    public var viewIfLoaded: View? { loadedView }

    /// Whether the view is loaded; never loads it.
    public var isViewLoaded: Bool { loadedView != nil }

    /// Loads the view unless it is there: `loadView`, then `viewDidLoad`.
    public func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        let name = type(of: self)
        guard !isLoadingView else {
            fatalError(
                "\(name).loadView: 'view' is read before it is set; make the view, assign it to 'view', then use it"
            )
        }
        isLoadingView = true
        loadView()
        isLoadingView = false
        guard loadedView != nil else {
            fatalError(
                "\(name).loadView: returned without a view; assign one to 'view', or call super.loadView()")
        }
        performEmbedSegues()
        viewDidLoad()
    }

    /// The colours and glyphs of the screen that the controller is on; never loads the view.
    public var traitCollection: TraitCollection {
        loadedView?.traitCollection ?? parent?.traitCollection ?? TraitCollection()
    }

    static func emptyView() -> View {
        let view = View(frame: Rect(x: 0, y: 0, width: 80, height: 24))
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return view
    }

    private func setView(_ view: View?) {
        guard view !== loadedView else { return }
        guard view?.owner == nil else {
            let name = view?.description ?? ""
            fatalError(
                "\(type(of: self)).view: \(name) is the view of another controller; give each controller its own"
            )
        }
        let old = loadedView
        old?.owner = nil
        loadedView = view
        view?.owner = self
        guard let old, let superview = old.superview else { return }
        // A view put around the old one keeps it, and its own place.
        if let view, superview.isDescendant(of: view) { return }
        let index = superview.subviews.firstIndex { $0 === old } ?? superview.subviews.count
        old.removeFromSuperview()
        guard let view else { return appearance.viewHasGone() }
        view.frame = old.frame
        view.autoresizingMask = old.autoresizingMask
        superview.insertSubview(view, at: index)
    }
}
