import NibbleControllers
import NibbleDocument
import NibbleViews

extension SceneLoad {
    /// The template of a segue that leaves the scene; `nil`, with a fault, where that cannot be.
    func template(_ segue: SegueDescription, of controller: ViewController) -> SegueTemplate? {
        guard let maker = segueMaker(segue) else { return nil }
        if segue.kind == .unwind {
            return unwindAction(segue).map {
                SegueTemplate(identifier: segue.identifier?.text, unwindAction: $0, makeSegue: maker)
            }
        }
        guard isKnown(segue.destination) else { return nil }
        if segue.kind == .relationship {
            return SegueTemplate(relationshipTo: segue.destination.text, identifier: segue.identifier?.text)
        }
        let owner = plan.controller?.className ?? ""
        var action: SegueAction?
        if let method = segue.instantiation {
            action = loader.connections.segueActions[.init(owner: owner, name: method.text)]
            if action == nil {
                loader.fault("'\(owner)' has no connected segue action '\(method.text)'", at: method.position)
                return nil
            }
        }
        let template = SegueTemplate(
            identifier: segue.identifier?.text, kind: Self.kind(segue.kind),
            destinationName: segue.destination.text, action: action, makeSegue: maker,
            makeDestination: { [storyboard, weak controller] request in
                if segue.kind == .embed, let controller {
                    Self.checkNesting(of: controller, embedding: segue, storyboard)
                }
                let origin = controller.map {
                    SceneOrigin(
                        controller: $0, className: owner, connections: storyboard.bundle.connections,
                        sender: request.sender)
                }
                return storyboard.makeDestination(
                    segue.destination, creator: request.creator, origin: origin)
            })
        template.presentationStyle = segue.presentation.flatMap { AttributeTable.presentationStyles[$0.text] }
        template.transitionStyle = segue.transition.flatMap { AttributeTable.transitionStyles[$0.text] }
        template.isAnimated = segue.isAnimated
        return template
    }

    private static func kind(_ kind: SegueDescription.Kind) -> SegueKind {
        switch kind {
        case .show: .show
        case .showDetail: .showDetail
        case .present: .present
        case .popover: .popover
        case .embed: .embed
        case .relationship: .relationship
        case .unwind: .unwind
        case .custom: .custom
        }
    }

    private func segueMaker(_ segue: SegueDescription) -> SegueTemplate.SegueMaker? {
        guard let reference = segue.customClass else {
            return StoryboardSegue.init(identifier:source:destination:)
        }
        if let known = loader.connections.segues[reference.key] { return known }
        loader.fault(
            "unknown segue class '\(reference.key)'; connect it with segue(_:_:)", at: reference.position)
        return nil
    }

    /// Whether there is such a scene. What a reference leads to is looked for when the segue is performed.
    private func isKnown(_ destination: PositionedText) -> Bool {
        let document = storyboard.document
        if document.scene(id: destination.text) != nil || document.reference(id: destination.text) != nil {
            return true
        }
        loader.fault("there is no scene with the id '\(destination.text)'", at: destination.position)
        return false
    }

    /// The action of an unwind segue: a method of one class, or of all that have one of the name.
    private func unwindAction(_ segue: SegueDescription) -> Selector? {
        guard let text = segue.unwindAction else { return nil }
        let (type, method) = ObjectLoader.split(text.text)
        let selectors = loader.connections.unwindActions(method, of: type)
        if selectors.isEmpty {
            loader.fault(
                "no class has a connected unwind action '\(text.text)'; connect it with action(_:of:from:_:), from a StoryboardSegue",
                at: text.position)
            return nil
        }
        return selectors.count == 1 ? selectors[0] : Selector(method, anyOf: selectors)
    }

    /// How often a scene may stand inside itself before that is taken for an endless loop.
    private static let embeddingLimit = 32

    /// Traps where embed segues make a scene inside itself without end. The build refuses such a file; a live
    /// one, or a destination that code puts there, can lead to it all the same.
    private static func checkNesting(
        of controller: ViewController, embedding segue: SegueDescription, _ storyboard: Storyboard
    ) {
        guard let place = controller.layoutFile else { return }
        var count = 0
        var ancestor = controller.parent
        while let next = ancestor {
            if next.layoutFile == place { count += 1 }
            ancestor = next.parent
        }
        guard count >= embeddingLimit else { return }
        fatalError(
            "\(type(of: controller)).loadView: \(storyboard.document.path):\(segue.position.line): the embed segue to '\(segue.destination.text)' makes its own scene inside itself, \(count) deep; let no embed segue lead back to a scene that it stands in"
        )
    }
}
