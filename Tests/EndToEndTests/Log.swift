import PseudoTerminal

/// The log of callbacks that the demo shows.
enum Log {
    /// The entries on a screen, oldest first.
    static func entries(in screen: EmulatedTerminal) -> [String] {
        screen.rows.compactMap { row in
            let words = row.split(separator: " ")
            guard words.count == 2, words[1].hasSuffix("ViewController") else { return nil }
            return words.joined(separator: " ")
        }
    }

    /// What the first page hears.
    static func entry(_ page: String) -> [String] {
        ["willMove", "viewDidLoad", "didMove", "viewWillAppear", "viewDidAppear"].map {
            "\($0) \(page)ViewController"
        }
    }

    /// What two pages hear while one takes the other's place.
    static func flip(from old: String, to new: String, isNew: Bool = false) -> [String] {
        [
            "willMove \(new)", "willMove(nil) \(old)", isNew ? "viewDidLoad \(new)" : nil,
            "viewWillDisappear \(old)",
            "viewWillAppear \(new)", "viewDidAppear \(new)", "viewDidDisappear \(old)", "didMove \(new)",
            "didMove(nil) \(old)",
        ].compactMap { $0.map { $0 + "ViewController" } }
    }
}
