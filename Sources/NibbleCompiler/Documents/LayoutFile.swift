/// What a layout file's name says about it: `Main.storyboard.xml`, `MyTabBar.nib.xml`.
public struct LayoutFile: Sendable, Hashable {
    /// The endings of layout files.
    public static let endings = [".nib.xml", ".storyboard.xml"]

    /// The path, as given: what the compiler's messages show.
    public let path: String
    /// The path below the package: what a program's own messages show, wherever it was built.
    public let shownPath: String
    /// The name it is loaded by.
    public let name: String
    /// Whether it is a nib, and not a storyboard.
    public let isNib: Bool

    /// The layout file at `path`, in the package at `root`; `nil` where the ending is no layout file's.
    public init?(path: String, root: String = "") {
        guard let ending = Self.endings.first(where: path.hasSuffix) else { return nil }
        let file = path.split(separator: "/", omittingEmptySubsequences: true).last ?? ""
        guard file.utf8.count > ending.utf8.count else { return nil }
        self.path = path
        let folder = root.hasSuffix("/") ? root : root + "/"
        shownPath = path.hasPrefix(folder) && folder != "/" ? String(path.dropFirst(folder.count)) : path
        name = String(file.dropLast(ending.count))
        isNib = ending == ".nib.xml"
    }
}
