import NibbleViews

extension SegueTemplate {
    /// Fills the container view with the destination's view.
    func embed(_ segue: StoryboardSegue) {
        let name = "\(type(of: segue.source)).performSegue: the embed segue \(self)"
        guard let containerView else {
            fatalError("\(name) has no container view; perform it while the source's view is loaded")
        }
        guard containerView.subviews.isEmpty else {
            let found = containerView.subviews.first?.description ?? ""
            fatalError(
                "\(name) finds its container filled by \(found); to replace a child, call transition(from:to:) or remove the child first"
            )
        }
        segue.source.addChild(segue.destination)
        let view: View = segue.destination.view
        containerView.addSubview(view)
        if view.translatesAutoresizingMaskIntoConstraints {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.frame = containerView.bounds
        } else {
            LayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: containerView.topAnchor),
                view.leadingAnchor.constraint(equalTo: containerView.leadingAnchor),
                view.bottomAnchor.constraint(equalTo: containerView.bottomAnchor),
                view.trailingAnchor.constraint(equalTo: containerView.trailingAnchor),
            ])
        }
        segue.destination.didMove(toParent: segue.source)
    }
}

extension ViewController {
    /// Performs the embed segues of the view that has just been loaded, in the file's order.
    func performEmbedSegues() {
        for segue in segues where segue.kind == .embed && segue.containerView != nil { segue.perform(nil) }
    }

    /// Adds a segue that leaves this controller: what the loader does for each of a layout file's, and code
    /// may do without a file.
    public func addSegue(_ segue: SegueTemplate) {
        let name = type(of: self)
        guard segue.source == nil else {
            fatalError(
                "\(name).addSegue: \(segue) is a segue of another controller; make one for each controller")
        }
        guard segue.identifier == nil || !segues.contains(where: { $0.identifier == segue.identifier }) else {
            let identifier = segue.identifier ?? ""
            fatalError(
                "\(name).addSegue: there is a segue '\(identifier)' already; give each another identifier")
        }
        segue.source = self
        segues.append(segue)
    }
}
