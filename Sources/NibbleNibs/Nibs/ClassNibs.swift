import NibbleControllers
import NibbleDocument
import NibbleViews

/// Finds the nib named after a controller's class: `Foo`, then `FooController`, for `FooController`.
@MainActor enum ClassNibs {
    /// Where the view of `controller` comes from; `nil` when no nib is named after its class.
    static func source(for controller: ViewController) -> (any ViewSource)? {
        let type = type(of: controller)
        guard let bundle = LayoutBundle.bundle(for: type) else { return nil }
        return names(for: type).lazy.compactMap { bundle.nib(named: $0) }.first
            .map { NibViewSource($0, bundle: bundle) }
    }

    /// The names of the nibs to look for, the first one first.
    static func names(for type: ViewController.Type) -> [String] {
        let name = String(describing: type)
        let controller = "Controller"
        guard name.hasSuffix(controller), name != controller else { return [name] }
        return [String(name.dropLast(controller.count)), name]
    }
}

/// A nib as the source of a controller's view.
@MainActor final class NibViewSource: ViewSource {
    private let file: LayoutPlan
    private let bundle: LayoutBundle

    init(_ file: LayoutPlan, bundle: LayoutBundle) {
        self.file = file
        self.bundle = bundle
    }

    func makeView(for controller: ViewController) -> View? {
        let objects = Nib(file, bundle: bundle).instantiate(withOwner: controller)
        if controller.isViewLoaded { return nil }
        let views = objects.compactMap { $0 as? View }
        guard views.count == 1 else {
            fatalError(
                "\(type(of: controller)).loadView: nib '\(file.document.name)' has \(views.count) root views; connect one to the owner's outlet 'view'"
            )
        }
        return views[0]
    }
}

extension ViewController {
    /// A controller whose view comes from a nib that it owns. `nil` is the main bundle.
    public convenience init(nibName name: Nib.Name, bundle: LayoutBundle? = nil) {
        self.init()
        let bundle = bundle ?? .main
        guard let file = bundle.nib(named: name.rawValue) else {
            fatalError(
                "\(type(of: self)).init: " + bundle.missing("nib", name.rawValue, among: bundle.nibNames))
        }
        viewSource = NibViewSource(file, bundle: bundle)
    }
}
