/// Grapheme clusters of more than one scalar, each once, known by a number.
struct ClusterTable: Sendable {
    private var clusters: [Character] = []
    private var indices: [Character: UInt32] = [:]

    /// The number of `cluster`, given to it at the first call.
    mutating func index(of cluster: Character) -> UInt32 {
        if let index = indices[cluster] { return index }
        let index = UInt32(clusters.count)
        clusters.append(cluster)
        indices[cluster] = index
        return index
    }

    /// The cluster of a number that `index(of:)` gave.
    subscript(index: UInt32) -> String { String(clusters[Int(index)]) }
}
