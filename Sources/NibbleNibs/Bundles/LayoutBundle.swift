import NibbleControllers
import NibbleDocument
import NibbleViews

/// The nibs and storyboards of one module.
///
/// The `NibbleLayouts` plugin gives a target with layout files its own as `LayoutBundle.module`. Nothing is
/// read before it is asked for.
@MainActor public final class LayoutBundle {
    /// The module's name.
    public let name: String
    /// What the layouts name, as typed closures.
    public let connections = LayoutConnections()

    private var nibs: [String: Layout] = [:]
    private var storyboards: [String: Layout] = [:]
    /// The images that have a name.
    var images: [String: Image] = [:]
    /// The nibs that are being loaded, and how many times one inside the other.
    var loading: [String: Int] = [:]

    /// A bundle of `layouts`, for the module of this name.
    public init(name: String, layouts: [Layout]) {
        self.name = name
        for layout in layouts { add(layout) }
        Self.byModule[name] = self
        ViewController.nibForClass = { ClassNibs.source(for: $0) }
        ViewController.sceneForIdentifier = { ($0 as? Storyboard)?.makeScene($1) }
    }

    /// Adds a layout, in place of one of the same kind and name.
    public func add(_ layout: Layout) {
        switch layout.kind {
        case .nib: nibs[layout.name] = layout
        case .storyboard: storyboards[layout.name] = layout
        }
    }

    // MARK: Bundles of the program

    /// The bundle of each module that has one, as far as they have been made.
    private(set) static var byModule: [String: LayoutBundle] = [:]
    private static var assignedMain: LayoutBundle?

    /// The bundle that stands for `nil` in `Nib(nibName:bundle:)` and `Storyboard(name:bundle:)`.
    ///
    /// That of the target with `@main`, from when the application is made: the layout compiler sees to it. Any
    /// other code may set it. Without either it is the only bundle that has been made so far.
    public static var main: LayoutBundle {
        get {
            if let assignedMain { return assignedMain }
            if byModule.count == 1, let only = byModule.values.first { return only }
            fatalError(
                "LayoutBundle.main: not set; give the target with @main the plugin NibbleLayouts, assign `LayoutBundle.main = .module`, or name a bundle"
            )
        }
        set { assignedMain = newValue }
    }

    // MARK: Documents

    /// The nib of this name; `nil` where there is none.
    func nib(named name: String) -> LayoutPlan? {
        nibs[name]?.plan(connecting: connections)
    }

    /// The storyboard of this name; `nil` where there is none.
    func storyboard(named name: String) -> LayoutPlan? {
        storyboards[name]?.plan(connecting: connections)
    }

    var nibNames: [String] { nibs.keys.sorted() }
    var storyboardNames: [String] { storyboards.keys.sorted() }

    /// `bundle 'Demo' has no nib 'X'; it has 'A', 'B'` with the nearest of them, for a message.
    func missing(_ kind: String, _ name: String, among names: [String]) -> String {
        let known =
            names.isEmpty ? "it has none" : "it has " + names.map { "'\($0)'" }.joined(separator: ", ")
        let meant = NearestName.of(name, among: names).map { "; did you mean '\($0)'?" } ?? ""
        return "bundle '\(self.name)' has no \(kind) '\(name)'; \(known)\(meant)"
    }
}
