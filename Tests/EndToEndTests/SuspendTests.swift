import NibbleTerminal
import PseudoTerminal
import Testing

#if canImport(Glibc)
    import Glibc
#endif

@MainActor @Suite("Suspending") struct SuspendTests {
    @Test("Ctrl-Z gives the terminal back and fg takes it again; twenty times leave nothing behind")
    func twentyTimes() async throws {
        try await DemoProgram.run(adjust: { $0.hasJobControl = true }) { demo in
            demo.expectTab(.first)
            demo.terminal.type("2")
            demo.expectTab(.second)
            let screen = demo.screen.rows
            let descriptors = ProcessState(demo.terminal.process).descriptorCount
            let threads = ProcessState(demo.terminal.process).threadCount
            #expect(descriptors > 0)
            for _ in 0..<20 {
                demo.terminal.type("\u{1a}")
                let stopped = try #require(demo.terminal.waitForChange())
                guard case .stopped = stopped else {
                    Issue.record("\(stopped)")
                    return
                }
                demo.expectRestored()
                demo.terminal.continueInForeground()
                #expect(demo.terminal.waitForChange() == .continued)
                let isBack = demo.terminal.wait { $0.screen.isAlternate && $0.screen.rows == screen }
                #expect(isBack, "\(demo.screen)")
            }
            #expect(ProcessState(demo.terminal.process).descriptorCount == descriptors)
            #expect(ProcessState(demo.terminal.process).threadCount == threads)
            demo.terminal.type("q")
            demo.expectEnd()
        }
    }

    @Test("a size that changed while it was stopped is the size of the first frame")
    func resizedWhileStopped() async throws {
        try await DemoProgram.run(adjust: { $0.hasJobControl = true }) { demo in
            demo.expectTab(.first)
            demo.terminal.type("\u{1a}")
            _ = demo.terminal.waitForChange()
            demo.terminal.resize(to: Size(width: 60, height: 20))
            demo.terminal.continueInForeground()
            demo.expectTab(.first)
            #expect(demo.terminal.wait { $0.screen[58, 3].text == "╮" }, "\(demo.screen)")
            demo.terminal.type("q")
            demo.expectEnd()
        }
    }

    @Test("continued in the background it stops again without a byte, until it is brought forward")
    func background() async throws {
        try await DemoProgram.run(adjust: { $0.hasJobControl = true }) { demo in
            demo.expectTab(.first)
            demo.terminal.type("\u{1a}")
            guard case .stopped = demo.terminal.waitForChange() else {
                Issue.record("not stopped")
                return
            }
            let count = demo.terminal.bytes.count
            demo.terminal.continueInBackground()
            #expect(demo.terminal.waitForChange() == .continued)
            guard case .stopped = demo.terminal.waitForChange() else {
                Issue.record("not stopped in the background")
                return
            }
            #expect(demo.terminal.bytes.count == count)
            demo.terminal.continueInForeground()
            demo.expectTab(.first)
        }
    }
}
