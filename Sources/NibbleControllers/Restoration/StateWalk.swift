import NibbleViews

/// Walks the tree of controllers: down from the root, as far as each has an identifier.
@MainActor struct StateWalk {
    let application: Application
    var archive = RestorationArchive()

    // MARK: Saving

    /// Saves `controller`, its views and those in it; nothing without an identifier. `siblings` may be in it for
    /// want of room: they are saved where they belong.
    mutating func save(
        _ controller: ViewController, at path: RestorationArchive.Path, beside siblings: [ViewController] = []
    ) {
        let coder = RestorationCoder()
        controller.encodeRestorableState(with: coder)
        var record = RestorationArchive.Record(
            values: coder.values, isViewLoaded: controller.isViewLoaded)
        if let view = controller.viewIfLoaded {
            for (identifier, view) in Self.views(of: view) {
                let coder = RestorationCoder()
                view.encodeRestorableState(with: coder)
                if !coder.values.isEmpty { record.views[identifier] = coder.values }
            }
        }
        archive.records[path] = record
        let children = controller.restorableChildren.filter { child in
            !siblings.contains { $0 === child }
        }
        for (step, child) in Self.steps(children) {
            save(child, at: path.appending(step), beside: children)
        }
    }

    /// The children that have identifiers, each with its step.
    static func steps(
        _ controllers: [ViewController]
    ) -> [(RestorationArchive.Path.Step, ViewController)] {
        var counts: [String: Int] = [:]
        return controllers.compactMap { controller in
            guard let identifier = controller.restorationIdentifier else { return nil }
            defer { counts[identifier, default: 0] += 1 }
            return (.init(identifier: identifier, number: counts[identifier] ?? 0), controller)
        }
    }

    /// The views in `view` that have identifiers and belong to the same controller.
    private static func views(of view: View) -> [(String, View)] {
        var found: [(String, View)] = []
        if let identifier = view.restorationIdentifier { found.append((identifier, view)) }
        for subview in view.subviews where subview.owner == nil { found += views(of: subview) }
        return found
    }

    // MARK: Restoring

    /// Restores `controller`, then its views, then those in it; one that was not saved is left alone. `restored`
    /// takes up those that were.
    func restore(
        _ controller: ViewController, at path: RestorationArchive.Path, restored: inout [ViewController]
    ) {
        guard let record = archive.records[path] else { return }
        // A view that was there is there when the state is decoded, as UIKit has it.
        if record.isViewLoaded { _ = controller.view }
        let coder = RestorationCoder(values: record.values)
        var made = Self.steps(controller.restorableChildren)
        var counts: [String: Int] = [:]
        coder.objectForIdentifier = { identifier in
            defer { counts[identifier, default: 0] += 1 }
            let step = RestorationArchive.Path.Step(
                identifier: identifier, number: counts[identifier] ?? 0)
            if let known = made.first(where: { $0.0 == step })?.1 { return known }
            guard let child = make(path.appending(step), in: controller) else { return nil }
            made.append((step, child))
            return child
        }
        controller.decodeRestorableState(with: coder)
        coder.objectForIdentifier = nil
        restored.append(controller)
        if let view = controller.viewIfLoaded {
            for (identifier, view) in Self.views(of: view) {
                guard let values = record.views[identifier] else { continue }
                view.decodeRestorableState(with: RestorationCoder(values: values))
            }
        }
        for (step, child) in Self.steps(controller.restorableChildren) {
            restore(child, at: path.appending(step), restored: &restored)
        }
    }

    /// A controller that is not there, made by the delegate or from the storyboard of its container.
    private func make(_ path: RestorationArchive.Path, in container: ViewController) -> ViewController? {
        guard let record = archive.records[path], let identifier = path.steps.last?.identifier else {
            return nil
        }
        let coder = RestorationCoder(values: record.values)
        if let controller = application.delegate?.application(
            application, viewControllerWithRestorationIdentifierPath: path.identifiers, coder: coder)
        {
            controller.restorationIdentifier = identifier
            return controller
        }
        let storyboards = ([container] + container.children).compactMap(\.sourceStoryboard)
        for storyboard in storyboards {
            guard let controller = ViewController.sceneForIdentifier?(storyboard, identifier) else {
                continue
            }
            controller.restorationIdentifier = identifier
            return controller
        }
        return nil
    }
}
