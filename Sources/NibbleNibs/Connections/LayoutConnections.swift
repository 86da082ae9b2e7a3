import NibbleControllers
import NibbleViews

/// What the layout files of a bundle name, as typed closures: classes, outlets, actions, settable properties,
/// segues and segue actions.
///
/// The `NibbleLayouts` plugin fills one for each bundle. The same calls connect a file by hand:
///
///     connections.makes("Badge", as: View.self) { Badge(coder: $0) }
///     connections.outlet("badge", of: "Inbox") { (inbox: Inbox, badge: Badge) in inbox.badge = badge }
///     connections.action("open", of: "Inbox", from: Button.self) { (inbox: Inbox) in .init(inbox.open) }
///
/// A class goes by the name that the file gives it: `Badge`, with `module=` behind it `Widgets.Badge`; the
/// framework's own are `Nibble.View` and so on. What is said again of the same name replaces what was said.
@MainActor public final class LayoutConnections {
    struct Member: Hashable {
        var owner: String
        var name: String
    }

    struct Outlet {
        var value: ObjectIdentifier
        /// Sets the property; `false` when object or value is of another class.
        var set: (AnyObject, AnyObject) -> Bool
    }

    struct Relationship {
        var child: ObjectIdentifier
        /// Sets the property; `false` when the container or a child is of another class.
        var set: (AnyObject, [ViewController]) -> Bool
    }

    struct Action {
        var sender: ObjectIdentifier
        var isSent: (AnyObject) -> Bool
        var isRespondedBy: (AnyObject) -> Bool
        var selector: Selector
    }

    private(set) var makers: [String: ElementTable.Maker] = [:]
    private(set) var tests: [String: (AnyObject) -> Bool] = [:]
    private(set) var scenes: Set<String> = []
    private(set) var outlets: [Member: [Outlet]] = [:]
    private(set) var collections: [Member: (AnyObject, [AnyObject]) -> Bool] = [:]
    private(set) var relationships: [Member: [Relationship]] = [:]
    private(set) var properties: [Member: (AnyObject, PropertyText) throws -> Bool] = [:]
    private(set) var actions: [Member: [Action]] = [:]
    private(set) var segues: [String: SegueTemplate.SegueMaker] = [:]
    private(set) var segueActions: [Member: SegueAction] = [:]
    private var bundles: [String: @MainActor () -> LayoutBundle] = [:]

    /// Connections to nothing yet.
    public init() {}

    // MARK: Classes

    /// A class that files make objects of, in place of `base` or a class of that.
    public func makes<Base: AnyObject>(
        _ name: String, as base: Base.Type, _ make: @escaping @MainActor (Coder) -> Base?
    ) {
        makers[name] = { make($0) }
    }

    /// A class of objects that take no coder, such as items of bars: its initialiser without parameters makes
    /// them.
    public func makes<Base: AnyObject>(
        _ name: String, as base: Base.Type, _ make: @escaping @MainActor () -> Base
    ) {
        makers[name] = { coder in
            let object = make()
            coder.decode(into: object)
            return object
        }
    }

    /// A class of a scene that segue actions alone make.
    public func scene<Base: AnyObject>(
        _ name: String, as base: Base.Type, _ type: @escaping @MainActor () -> Base.Type
    ) {
        scenes.insert(name)
    }

    /// The class of a nib's owner.
    public func owner<Owner: AnyObject>(_ name: String, _ type: @escaping @MainActor () -> Owner.Type) {
        tests[name] = { $0 is Owner }
    }

    // MARK: Modules

    /// The bundle of another module, whose storyboards the files refer to.
    public func bundle(_ module: String, _ bundle: @escaping @MainActor () -> LayoutBundle) {
        bundles[module] = bundle
    }

    /// The bundle of a module: as it was connected, or as far as it has been made.
    func bundle(ofModule module: String) -> LayoutBundle? {
        bundles[module]?() ?? LayoutBundle.byModule[module]
    }

    // MARK: Tables

    /// The methods of this name that take a segue: those of the class `type`, or of all.
    func unwindActions(_ method: String, of type: String?) -> [Selector] {
        actions.filter { $0.key.name == method && (type == nil || $0.key.owner == type) }
            .sorted { $0.key.owner < $1.key.owner }
            .flatMap { $0.value.filter { $0.sender == ObjectIdentifier(StoryboardSegue.self) } }
            .map(\.selector)
    }

    func add(_ outlet: Outlet, to member: Member) {
        outlets[member, default: []].removeAll { $0.value == outlet.value }
        outlets[member, default: []].append(outlet)
    }

    func add(_ action: Action, to member: Member) {
        actions[member, default: []].removeAll { $0.sender == action.sender }
        actions[member, default: []].append(action)
    }

    func add(_ relationship: Relationship, to member: Member) {
        relationships[member, default: []].removeAll { $0.child == relationship.child }
        relationships[member, default: []].append(relationship)
    }

    func setCollection(_ member: Member, _ set: @escaping (AnyObject, [AnyObject]) -> Bool) {
        collections[member] = set
    }

    func setProperty(_ member: Member, _ set: @escaping (AnyObject, PropertyText) throws -> Bool) {
        properties[member] = set
    }

    func setSegue(_ name: String, _ make: @escaping SegueTemplate.SegueMaker) { segues[name] = make }
    func setSegueAction(_ member: Member, _ action: SegueAction) { segueActions[member] = action }
}
