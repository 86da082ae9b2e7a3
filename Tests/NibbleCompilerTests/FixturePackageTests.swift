import Foundation
import Testing

/// Builds a package that a stranger could have written, with layout files that are right and with files that
/// are wrong in every way that only Swift's compiler, or only both compilers together, can see.
///
/// The package is built in `.build/fixtures`, where the framework's own objects stay for the next run.
@Suite(.serialized, .timeLimit(.minutes(20))) struct FixturePackageTests {
    private static let repository = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private static let folder = repository.appending(path: ".build/fixtures/Layouts")

    /// Copies the package, without touching files that are the same already.
    private func install() throws {
        let source = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/Layouts")
        let manifest = try String(
            contentsOf: source.appending(path: "Package.swift.template"), encoding: .utf8)
        try write(
            manifest.replacingOccurrences(of: "NIBBLE", with: Self.repository.path), to: "Package.swift")
        for target in ["Good", "Faults", "Widgets", "Run"] {
            let sources = source.appending(path: "Sources/\(target)")
            for name in try FileManager.default.contentsOfDirectory(atPath: sources.path) {
                let text = try String(contentsOf: sources.appending(path: name), encoding: .utf8)
                try write(text, to: "Sources/\(target)/\(name)")
                if target == "Good" { try write(text, to: "Sources/Isolated/\(name)") }
            }
        }
    }

    private func write(_ text: String, to path: String) throws {
        let url = Self.folder.appending(path: path)
        if let present = try? String(contentsOf: url, encoding: .utf8), present == text { return }
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
    }

    /// The lines of a build that start with a layout file's path, without the folder; and the exit status.
    private func build(_ target: String, product: Bool = false) throws -> (
        lines: [String], output: String, status: Int32
    ) {
        try install()
        let scratch = Self.folder.deletingLastPathComponent().appending(path: "build")
        // A plan made before files of the framework came or went would be kept, and fail.
        try? FileManager.default.removeItem(at: scratch.appending(path: "debug.yaml"))
        let (output, status) = try Self.run(
            URL(filePath: "/usr/bin/env"),
            [
                "swift", "build", product ? "--product" : "--target", target, "--package-path",
                Self.folder.path, "--scratch-path", scratch.path,
            ])
        let start = Self.folder.appending(path: "Sources/\(target)").path + "/"
        let lines = Set(
            output.split(separator: "\n").filter { $0.hasPrefix(start) }
                .map { $0.dropFirst(start.count).trimmingCharacters(in: .whitespaces) })
        return (lines.sorted { $0.localizedStandardCompare($1) == .orderedAscending }, output, status)
    }

    /// What a program prints, and its exit status.
    private static func run(_ program: URL, _ arguments: [String]) throws -> (output: String, status: Int32) {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (output, process.terminationStatus)
    }

    @Test(
        "Everything that a layout file may name compiles, with warnings as errors",
        arguments: ["Good", "Isolated"])
    func good(target: String) throws {
        let (_, output, status) = try build(target)
        #expect(status == 0, "\(output.suffix(4_000))")
        #expect(!output.contains("warning:"))
    }

    @Test(
        "What the files say is there when the program runs, other modules' storyboards and segue actions with it"
    )
    func run() throws {
        let (_, output, status) = try build("Run", product: true)
        try #require(status == 0, "\(output.suffix(4_000))")
        let program = Self.folder.deletingLastPathComponent().appending(path: "build/debug/Run")
        let (printed, ending) = try Self.run(program, [])
        #expect(ending == 0)
        #expect(
            printed == """
                2 1 2 given 2
                12 segues
                NavigationController Stack, ViewController -, ViewController -

                """)
    }

    @Test("One build shows the faults of both compilers, each where it stands in the layout file")
    func faults() throws {
        let (lines, output, status) = try build("Faults")
        #expect(status != 0)
        let found = lines.filter { $0.contains(".xml:") }
        #expect(found == Self.faults, "\(output.suffix(8_000))")
        let strayed = output.split(separator: "\n").filter {
            $0.contains("Layouts.swift:") && $0.contains("error:")
        }
        #expect(strayed.isEmpty, "a fault stands where no layout file is")
    }

    private static let faults = """
        Main.storyboard.xml:3:54: error: cannot convert value of type 'NoSegue' to closure result type 'StoryboardSegue'
        Main.storyboard.xml:3:61: error: argument passed to call that takes no arguments
        Main.storyboard.xml:4:86: error: cannot convert value of type '@MainActor @Sendable (Coder) -> Screen?' to expected argument type '@MainActor @Sendable (Coder) -> Needy?'
        Main.storyboard.xml:5:86: error: cannot convert value of type '@MainActor @Sendable () -> Screen?' to expected argument type '@MainActor @Sendable (Coder) -> Needy?'
        Main.storyboard.xml:6:24: error: segue 'c' of this controller is there already, in line 5
        Main.storyboard.xml:6:40: error: there is no scene with the id 'nedy'; did you mean 'needy'?
        Main.storyboard.xml:8:37: error: class 'Needy' has no init(coder:), which makes the objects of layout files; add `override init?(coder: Coder)` to it, and call super.init(coder: coder) there
        Main.storyboard.xml:9:4: warning: nothing leads to this scene: no segue, no storyboardIdentifier, and it is not the initial one
        Main.storyboard.xml:10:37: error: cannot convert value of type 'NotAView' to closure result type 'ViewController'
        Main.storyboard.xml:10:53: error: argument passed to call that takes no arguments
        Main.storyboard.xml:11:37: error: cannot convert value of type 'Badge?' to closure result type 'ViewController?'
        Main.storyboard.xml:13:93: error: cannot convert value of type '@MainActor @Sendable (Coder) -> Screen?' to expected argument type '@MainActor @Sendable (Coder) -> Badge?'
        Main.storyboard.xml:15:44: error: cannot convert value of type 'Badge.Type' to closure result type 'ViewController.Type'
        Main.storyboard.xml:15:44: error: instance method 'segueAction(_:of:to:_:)' requires that 'Badge' inherit from 'ViewController'
        Main.storyboard.xml:16:36: error: there is no class 'Scren' in module 'Faults'; did you mean 'Screen'?
        Main.storyboard.xml:17:23: error: instance method 'outlet(_:of:_:)' requires that 'NoClass' be a class type
        Main.storyboard.xml:17:23: error: value of type 'Screen' has no member 'nothing'
        Main.storyboard.xml:18:58: error: cannot convert value of type 'NoClass' to closure result type 'BarButtonItem'
        Main.storyboard.xml:18:75: error: instance method 'action(_:of:from:_:)' requires that 'NoClass' be a class type
        Main.storyboard.xml:18:75: error: value of type 'Screen' has no member 'nope'
        Main.storyboard.xml:19:40: error: no class has the unwind action 'bakc': func bakc(_ segue: StoryboardSegue); did you mean 'back'?
        Main.storyboard.xml:20:47: error: cannot convert value of type '@MainActor @Sendable () -> Screen?' to expected argument type '@MainActor @Sendable () -> Void'
        Main.storyboard.xml:24:47: error: there is no storyboard 'Mian' in module 'Faults'; did you mean 'Main'?
        Main.storyboard.xml:25:45: error: 'GagesStoryboard' is not a member type of enum 'Faults.L' (aka 'Widgets.WidgetsLayouts')
        Main.storyboard.xml:26:66: error: type 'S.Scenes' (aka 'WidgetsLayouts.GaugesStoryboard.Scenes') has no member 'theDail'
        Panel.nib.xml:2:26: error: there is no class 'Panl' in module 'Faults'; did you mean 'Panel'?
        Panel.nib.xml:3:18: error: class 'NoCoder' has no init(coder:), which makes the objects of layout files; add `override init?(coder: Coder)` to it, and call super.init(coder: coder) there
        Panel.nib.xml:4:18: error: class 'Secret' is private to its file; a layout file needs an internal or public one
        Panel.nib.xml:5:18: error: cannot convert value of type 'NotAView' to closure result type 'View'
        Panel.nib.xml:5:34: error: argument passed to call that takes no arguments
        Panel.nib.xml:6:18: error: cannot find 'Elsewhere' in scope
        Panel.nib.xml:7:36: error: cannot assign value of type 'Label' to type 'Button'
        Panel.nib.xml:8:20: error: value of type 'Panel' has no member 'nothing'
        Panel.nib.xml:9:21: error: value of type 'Panel' has no member 'nope'
        Panel.nib.xml:10:14: error: cannot convert value of type '@MainActor @Sendable (Int, Int, Int) -> ()' to expected argument type '@MainActor @Sendable (Button) -> Void'
        Panel.nib.xml:11:14: error: cannot convert value of type '@MainActor @Sendable (Label) -> ()' to expected argument type '@MainActor @Sendable () -> Void'
        Panel.nib.xml:12:21: error: 'hidden' is inaccessible due to 'private' protection level
        Panel.nib.xml:13:9: error: no exact matches in call to initializer
        Panel.nib.xml:15:40: error: instance method 'text()' requires that 'Int' conform to 'ReadableFromText'
        Panel.nib.xml:16:39: error: instance method 'integer()' requires that 'Bool' conform to 'ReadableFromInteger'
        Panel.nib.xml:17:22: error: value of type 'Panel' has no member 'nothing'
        Panel.nib.xml:18:22: error: property 'count' is set twice
        Panel.nib.xml:20:6: error: unknown element <lable>; did you mean 'label'?
        Panel.nib.xml:21:19: error: cannot convert value of type 'Gauge?' to closure result type 'Label?'
        Panel.nib.xml:21:59: error: cannot assign value of type 'Gauge' to type 'Label'
        Panel.nib.xml:22:32: error: there is no module 'Widget'; add it to the dependencies of this file's target in Package.swift
        Panel.nib.xml:22:48: error: outlet 'nothing' is connected already, in line 8
        Panel.nib.xml:24:20: error: cannot find 'Missing' in scope
        Panel.nib.xml:24:37: error: instance method 'action(_:of:from:_:)' requires that '(Int, Int, Int)' be a class type
        Panel.nib.xml:24:62: error: generic parameter 'Value' could not be inferred
        Panel.nib.xml:24:62: error: value of type 'Panel' has no member 'missing'
        Panel.nib.xml:24:72: error: cannot find 'Missing' in scope
        Panel.nib.xml:24:126: error: cannot find type 'Missing' in scope
        Panel.nib.xml:24:131: error: cannot find type 'Missing' in scope
        Panel.nib.xml:24:156: error: cannot find type 'Missing' in scope
        Panel.nib.xml:25:18: error: cannot convert value of type 'NoClass' to closure result type 'View'
        Panel.nib.xml:25:33: error: argument passed to call that takes no arguments
        Panel.nib.xml:25:42: error: instance method 'property(_:of:_:)' requires that 'NoClass' be a class type
        Panel.nib.xml:25:42: error: value of type 'NoClass' has no member 'a'
        Panel.nib.xml:27:11: error: <view> has no attribute 'isHiden'; did you mean 'isHidden'?
        Panel.nib.xml:27:31: error: '1px' is no whole number; there is no unit 'px', lengths are in cells
        """.split(separator: "\n").map(String.init)
}
