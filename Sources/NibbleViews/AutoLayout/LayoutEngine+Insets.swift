import NibbleTerminal

/// A view whose safe area or margins stand in a constraint, with the insets that were used.
@MainActor struct InsetWatch {
    weak var view: View?
    var safeArea: EdgeInsets
    var margins: EdgeInsets
}

extension LayoutEngine {
    func watchInsets(of view: View) {
        guard insetWatches[ObjectIdentifier(view)] == nil else { return }
        insetWatches[ObjectIdentifier(view)] = InsetWatch(
            view: view, safeArea: view.safeAreaInsets, margins: view.effectiveLayoutMargins)
    }

    /// Has the constraints that depend on insets take up those that have changed: by code, or because the view or
    /// one around it lies elsewhere.
    func updateInsets() {
        for (key, watch) in insetWatches {
            guard let view = watch.view else {
                insetWatches[key] = nil
                continue
            }
            let safeArea = view.safeAreaInsets
            let margins = view.effectiveLayoutMargins
            guard safeArea != watch.safeArea || margins != watch.margins else { continue }
            insetWatches[key] = InsetWatch(view: view, safeArea: safeArea, margins: margins)
            view.setNeedsLayout()
            for constraint in view.participation.touching { constantChanged(constraint) }
            if let arranger = view.participation.arranger { arrangementChanged(arranger) }
        }
    }
}
