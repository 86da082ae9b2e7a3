/// Grapheme clusters of more than one scalar, each once, known by a number.
struct ClusterTable: Sendable {
    private var clusters: [Character] = []
    private var indices: [Character: UInt32] = [:]
    /// The number of clusters at which the owner should drop those that no cell shows.
    private(set) var limit = Self.smallestLimit

    private static let smallestLimit = 256

    /// How many clusters there are.
    var count: Int { clusters.count }

    /// The number of `cluster`, given to it at the first call.
    mutating func index(of cluster: Character) -> UInt32 {
        // Two clusters that are canonically equal may differ in scalars; either shows the same.
        if let index = indices[cluster] { return index }
        let index = UInt32(clusters.count)
        clusters.append(cluster)
        indices[cluster] = index
        return index
    }

    /// The cluster of a number that `index(of:)` gave.
    subscript(index: UInt32) -> Character { clusters[Int(index)] }

    /// An empty table that takes `live` clusters and as many again before the next clearing.
    static func successor(live: Int) -> ClusterTable {
        var table = ClusterTable()
        table.limit = max(smallestLimit, 2 * live)
        return table
    }
}
