/// `performSegue` was given an identifier that no segue of the controller has.
public struct SegueNotFound: Error, Equatable, CustomStringConvertible, Sendable {
    /// The identifier asked for.
    public let identifier: String
    /// The controller's class.
    public let controller: String
    /// The layout file that the controller comes from, `nil` for one made by code.
    public let layoutFile: String?
    /// The identifier that was probably meant, `nil` when none is near.
    public let suggestion: String?
    /// The controller's segues, each with identifier, kind and destination.
    public let segues: [String]

    @MainActor init(identifier: String, in controller: ViewController) {
        self.identifier = identifier
        self.controller = String(describing: type(of: controller))
        layoutFile = controller.layoutFile
        suggestion = NearestName.of(identifier, among: controller.segues.compactMap(\.identifier))
        segues = controller.segues.map(\.description)
    }

    public var description: String {
        let file = layoutFile.map { " (\($0))" } ?? ""
        let meant = suggestion.map { "; did you mean '\($0)'?" } ?? "."
        let known = segues.isEmpty ? "It has no segues." : "Its segues: \(segues.joined(separator: ", "))."
        return
            "\(controller).performSegue: \(controller)\(file) has no segue '\(identifier)'\(meant) \(known)"
    }
}
