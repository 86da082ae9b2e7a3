extension ViewController {
    /// What to move along with while this controller, a container around it or what presents it exchanges
    /// controllers; `nil` while nothing does.
    public var transitionCoordinator: (any ViewControllerTransitionCoordinator)? {
        if let current = loadedTransitionQueue?.current { return current.coordinator }
        if let current = loadedPresentationQueue?.current { return current.coordinator }
        return parent?.transitionCoordinator ?? presenter?.loadedPresentationQueue?.current?.coordinator
    }

    /// The exchanges of this container.
    var transitionQueue: TransitionQueue {
        if let loadedTransitionQueue { return loadedTransitionQueue }
        let made = TransitionQueue(of: self)
        loadedTransitionQueue = made
        return made
    }

    /// Brings the exchanges that containers around this one are in to their end.
    func finishTransitionsAround() {
        if let presenter {
            presenter.loadedPresentationQueue?.finish()
        } else if let parent {
            parent.finishTransitionsAround()
            parent.loadedTransitionQueue?.finish()
        }
    }
}
