import Foundation
import Testing

@Suite("UIKit's names") struct NameTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// Types that UIKit has not, or has as a part of another type, or that an app does not name.
    private static let without: Set<String> = [
        // A terminal's own.
        "Cell", "CellStyle", "ChildProgramError", "ChildProgramExit", "ColorDepth", "Damage", "Glyph", "Grid",
        "GridDiff", "HeadlessScreen", "InputParser", "Key", "MouseReport", "Rendition", "Screen",
        "ScreenCapabilities", "TerminalColor", "TerminalEvent", "TerminalReply", "TextLines",
        "TruncationPlace", "Pixel", "TextStyle", "ImageError", "BoxView", "KeyHintsView", "ApplicationExit",
        "StateFileError", "RestorationCoder",
        // The clock that animations go by.
        "FrameClock", "ManualClock", "SystemClock",
        // Parts of other types in UIKit.
        "AutoresizingMask", "ControlEvent", "LayoutAttribute", "LayoutAxis", "LayoutRelation",
        "TransitionOptions",
        // What Xcode or the runtime of Objective-C does there.
        "ContainerView", "LayoutItem", "Selector", "SegueAction", "SegueIdentifier", "SegueKind",
        "SegueNotFound", "SegueTemplate", "ActionMethod", "Layout", "LayoutBundle", "LayoutConnections",
        "LayoutError", "LayoutFault", "LayoutReadable", "PropertyText", "PropertyTextError",
        "ReadableFromBoolean", "ReadableFromColor", "ReadableFromInteger", "ReadableFromNumber",
        "ReadableFromText", "RelatedControllers", "SegueActionMethod",
    ]

    private func sources(of target: String) throws -> [String] {
        let folder = Self.root.appending(path: "Sources/\(target)")
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
            .map { try String(contentsOf: $0, encoding: .utf8) }
    }

    @Test("every public type of the runtime has its UIKit name, or none in UIKit")
    func complete() throws {
        let declaration = try Regex(
            "(?m)^(?:@MainActor )?(?:public|open) (?:final )?(?:indirect )?(?:class|struct|enum|protocol) (\\w+)",
            as: (Substring, Substring).self)
        let alias = try Regex(
            "(?m)^public typealias \\w+(?:<[^>]*>)? = (\\w+)", as: (Substring, Substring).self)
        let named = Set(
            try sources(of: "NibbleUIKitNames").flatMap { $0.matches(of: alias).map { String($0.output.1) } })
        var types: Set<String> = []
        for target in ["NibbleTerminal", "NibbleViews", "NibbleControllers", "NibbleNibs"] {
            for source in try sources(of: target) {
                types.formUnion(source.matches(of: declaration).map { String($0.output.1) })
            }
        }
        #expect(types.count > 100)
        #expect(types.subtracting(named).subtracting(Self.without).sorted() == [])
        #expect(Self.without.subtracting(types).sorted() == [], "no longer there")
    }
}
