import NibbleTerminal

/// The list of keys broken into lines, so that every key and every title can be read in a given width.
struct KeyListLayout: Equatable {
    struct Line: Equatable {
        /// Right-aligned in `keyWidth` columns.
        var keys: String
        /// Behind a gap of two columns, in `titleWidth`.
        var title: String
    }

    private(set) var lines: [Line] = []
    let keyWidth: Int
    let titleWidth: Int

    /// Keys of one title beside each other, and on further lines those that leave the titles no room.
    init(_ rows: [(keys: [String], title: String)], width: Int) {
        let room = max(2, width - 2)
        let longestKey = rows.flatMap(\.keys).map(\.cellWidth).max() ?? 0
        let allKeys = rows.map { $0.keys.joined(separator: "  ").cellWidth }.max() ?? 0
        let allTitles = rows.map { $0.title.cellWidth }.max() ?? 0
        keyWidth = min(room - 1, allKeys, max(longestKey, room / 3, room - allTitles))
        titleWidth = min(allTitles, room - keyWidth)
        for (keys, title) in rows {
            let keys = TextLines(keys.joined(separator: "  "), width: keyWidth).lines
            let titles = TextLines(title, width: titleWidth).lines
            for index in 0..<max(keys.count, titles.count) {
                let line = Line(
                    keys: index < keys.count ? keys[index] : "",
                    title: index < titles.count ? titles[index] : "")
                lines.append(line)
            }
        }
    }
}
