import NibbleCompiler
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Whatever a file holds, the compiler comes back soon, and never traps.
@Suite struct HostileInputTests {
    private let nib = LayoutFile(path: "A.nib.xml")!
    private let storyboard = LayoutFile(path: "A.storyboard.xml")!

    @Test("Sound files damaged at random places")
    func fuzz() {
        var generator = SplitMix(seed: 11)
        let pieces = [
            "<", ">", "/>", "\"", "&", "&lt;", "id=\"a\"", "<view", "@", "*", ";", "-", "\u{0}", "é", "]]>",
            "<!--", "<segue kind=\"relationship\"", "<navigationItem>", "unwindAction=\"",
            "<storyboardReference ",
        ]
        for text in [Samples.nib, Samples.storyboard, Samples.containers] {
            let bytes = Array(text.utf8)
            for _ in 0..<1_500 {
                var damaged = bytes
                for _ in 0...Int(generator.next() % 4) {
                    let index = Int(generator.next() % UInt64(damaged.count))
                    switch generator.next() % 4 {
                    case 0: damaged[index] = UInt8(truncatingIfNeeded: generator.next())
                    case 1:
                        damaged.removeSubrange(index..<min(index + Int(generator.next() % 30), damaged.count))
                    case 2: damaged = Array(damaged[..<max(1, index)])
                    default:
                        damaged.insert(
                            contentsOf: pieces[Int(generator.next() % UInt64(pieces.count))].utf8, at: index)
                    }
                    if damaged.isEmpty { damaged = [0] }
                }
                let file = text == Samples.nib ? nib : storyboard
                let result = LayoutCompiler.compile(damaged, file: file)
                // Whatever comes out can be written down and emitted.
                if let document = result.document { _ = document.compactText }
                var emitter = SwiftEmitter(module: "M", layouts: [(file, result)], source: SwiftSource())
                _ = emitter.emit()
            }
        }
    }

    @Test(
        "Files made to be slow end all the same, with at most a hundred faults from each look",
        arguments: [
            "<nib>" + String(repeating: "<a/>", count: 200_000) + "</nib>",
            "<nib>" + String(repeating: "<view id='a'/>", count: 70_000) + "</nib>",
            "<nib><view>" + String(repeating: "<set property='a' value=''/>", count: 30_000)
                + "</view></nib>",
            "<nib><view>"
                + String(repeating: "<outlet property='p' destination='abcdefghijkl'/>", count: 20_000)
                + "</view></nib>",
            "<nib><view width='" + String(repeating: "1;", count: 400_000) + "1'/></nib>",
            "<nib owner='" + String(repeating: "A&lt;", count: 100_000) + "'><view/></nib>",
            "<nib><view " + String(repeating: "x", count: 900_000) + "=''/></nib>",
            String(repeating: "<nib>", count: 200_000),
            "<nib b='" + String(repeating: "&amp;", count: 200_000) + "'/>",
            "<nib>" + String(repeating: "<!---->", count: 140_000) + "</nib>",
            "<storyboard>" + String(repeating: "<storyboardReference id='a' storyboard='b'/>", count: 20_000)
                + "</storyboard>",
            "<storyboard><tabBarController id='a'>"
                + String(repeating: "<segue destination='a'/>", count: 9_000)
                + "</tabBarController></storyboard>",
            "<storyboard>"
                + (0..<4_000).map {
                    "<navigationController id='n\($0)'><segue destination='n\($0 + 1)'/></navigationController>"
                }
                .joined() + "</storyboard>",
            "<storyboard><viewController><navigationItem>"
                + String(
                    repeating: "<leftBarButtonItem action='a'><action selector='b'/></leftBarButtonItem>",
                    count: 4_000)
                + "</navigationItem></viewController></storyboard>",
        ])
    func slow(text: String) {
        let file = text.hasPrefix("<storyboard") ? storyboard : nib
        let start = Self.processorSeconds
        let count = LayoutCompiler.compile(text, file: file).diagnostics.count
        #expect(count <= 200)
        // A release build takes under a tenth of a second, a debug build up to two; work that grows with the
        // square of the file would take minutes.
        #expect(Self.processorSeconds - start < 20)
    }

    /// The time that a processor has worked for this thread: what others do on the machine does not count.
    private static var processorSeconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
