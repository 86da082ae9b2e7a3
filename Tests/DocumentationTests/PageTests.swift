import Foundation
import Testing

@Suite("the code of the documentation's pages") struct PageTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

    /// The lines of a file, without indentation.
    private func lines(of file: URL) throws -> [Substring] {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.drop { $0 == " " } }
    }

    /// The blocks of a page that are fenced as `language`.
    private func blocks(_ language: String, of page: String) throws -> [[Substring]] {
        var blocks: [[Substring]] = []
        var isInside = false
        let file = Self.folder.appending(path: "../../docs/\(page).md").standardizedFileURL
        for line in try lines(of: file) {
            if line.hasPrefix("```") {
                isInside = line == "```\(language)"
                if isInside { blocks.append([]) }
            } else if isInside {
                blocks[blocks.count - 1].append(line)
            }
        }
        return blocks
    }

    @Test(
        "stands in what is compiled, line for line",
        arguments: ["app-life", "controllers", "from-uikit", "presentation", "segues", "storyboards"])
    func pages(page: String) throws {
        let pages = Self.folder.appending(path: "Pages")
        let files = try FileManager.default.contentsOfDirectory(at: pages, includingPropertiesForKeys: nil)
        for language in ["swift", "xml"] {
            let sources = try files.filter { $0.pathExtension == language }.map(lines)
            let blocks = try blocks(language, of: page)
            #expect(language == "xml" || !blocks.isEmpty)
            for block in blocks {
                let isThere = sources.contains { source in
                    source.indices.contains { source[$0...].starts(with: block) }
                }
                #expect(isThere, "differs from what is compiled: \(block.first ?? "")")
            }
        }
    }
}
