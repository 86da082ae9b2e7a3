import NibbleViews

/// A saved state as values.
struct RestorationArchive: Equatable, Sendable {
    /// The state of one controller, and of the views in its view that have identifiers.
    struct Record: Equatable, Sendable {
        var values: [String: RestorationValue] = [:]
        var isViewLoaded = false
        var views: [String: [String: RestorationValue]] = [:]
    }

    /// The place of a controller in the tree: identifiers from the root on, and for one of several siblings of
    /// the same identifier how many come before it.
    struct Path: Hashable, Sendable {
        struct Step: Hashable, Sendable {
            var identifier: String
            var number = 0
        }
        var steps: [Step] = []

        var identifiers: [String] { steps.map(\.identifier) }

        func appending(_ step: Step) -> Path { Path(steps: steps + [step]) }
    }

    /// By the controller's path; the empty path is the app itself.
    var records: [Path: Record] = [:]
}
