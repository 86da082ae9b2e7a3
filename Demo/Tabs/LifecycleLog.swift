import Nibble

/// The callbacks that the pages have had, oldest first.
@MainActor final class LifecycleLog {
    struct Entry {
        let callback: String
        let controller: String
    }

    private(set) var entries: [Entry] = []
    /// Called after each entry.
    var onChange: () -> Void = {}

    func note(_ callback: String, _ controller: Nibble.ViewController) {
        entries.append(Entry(callback: callback, controller: "\(type(of: controller))"))
        if entries.count > 200 { entries.removeFirst(100) }
        onChange()
    }
}
