import NibbleCurses
import NibbleTerminal

#if canImport(Glibc)
    import Glibc
#endif

/// The ways in which the fixture ends or misbehaves.
@MainActor enum Act {
    static func perform(_ name: String, _ screen: CursesScreen) {
        switch name {
        case "prints":
            print("to standard output")
            writeError("to standard error\n")
        case "exit":
            print("printed before exit")
            exit(7)
        case "trap": fatalError("a trap on the main thread")
        case "thread-trap": onThread(trap)
        case "range":
            let numbers = [1, 2, 3]
            print(numbers[CommandLine.arguments.count + 10])
        case "task-trap": Task.detached { fatalError("a trap in a task") }
        case "abort": abort()
        case "segv": fault()
        case "thread-segv": onThread(fault)
        case "overflow": print(depth(1))
        case "throws": throwUncaught()
        case "hang":
            print("hanging")
            fflush(nil)
            while true { sleep(1000) }
        case "twice":
            screen.close()
            screen.close()
            exit(0)
        case "descriptors":
            print("descriptors \(openDescriptors())")
            fflush(nil)
        case "reads":
            print("read \(readLine() ?? "nothing")")
            fflush(nil)
        case "floods": for number in 0..<20_000 { print("line \(number)") }
        case "draws":
            for number in 0..<20_000 { writeError("line \(number)\n") }
            drawForEver(screen)
        case "forks": forks()
        case "forks-pausing": forks(isPausing: true)
        case "reopens":
            screen.close()
            do { try screen.open() } catch { fatalError("\(error)") }
            report("reopened with \(screen.notes.count) notes")
        case "suspends-and-reopens":
            // Leaves events behind that nobody takes.
            _ = screen.suspend()
            perform("reopens", screen)
        case "floods-undrawn":
            report("held \(heldBytes())")
            for number in 0..<20_000 { writeError("line \(number)\n") }
        case "threads-trap":
            for _ in 0..<4 { onThread(trap, waits: false) }
            while true { pause() }
        case "beep": screen.beep()
        case "log": print(screen.capturedOutput.split(separator: "\n").count)
        default: break
        }
    }

    /// Draws faster than any terminal takes it, without looking at an event.
    private static func drawForEver(_ screen: CursesScreen) -> Never {
        var grid = Grid(size: screen.size)
        for number in 0... {
            let row = String(repeating: String(number % 10), count: screen.size.width)
            for y in 0..<screen.size.height { grid.write(row, x: 0, y: y, style: .plain) }
            screen.present(grid, damage: .all(screen.size), cursor: nil)
        }
        fatalError("numbers end")
    }

    private static func throwUncaught() {
        struct Uncaught: Error {}
        func fails() throws { throw Uncaught() }
        try! fails()
    }

    private static func depth(_ number: Int) -> Int {
        number == 0 ? 0 : depth(number + 1) + (number % 3)
    }

    private nonisolated static func trap() { fatalError("a trap on another thread") }

    private nonisolated static func fault() { UnsafeMutablePointer<Int>(bitPattern: 8)!.pointee = 1 }

    private static func onThread(_ body: @escaping @Sendable () -> Void, waits: Bool = true) {
        let work = Unmanaged.passRetained(Work(body: body)).toOpaque()
        var thread = pthread_t()
        pthread_create(&thread, nil, run(_:), work)
        while waits { pause() }
    }

    /// A child that ends by itself, or by a signal, while its parent has the terminal.
    private static func forks(isPausing: Bool = false) {
        let child = fork()
        if child == 0 {
            if !isPausing { exit(3) }
            while true { pause() }
        }
        if isPausing { kill(child, SIGTERM) }
        var status: Int32 = 0
        waitpid(child, &status, 0)
        report("child ended \(status)")
    }

    private static func report(_ line: String) {
        print(line)
        fflush(nil)
    }

    /// The memory that holds what was written to standard error.
    private static func heldBytes() -> Int {
        var state = stat()
        fstat(2, &state)
        return Int(state.st_blocks) * 512
    }

    private static func openDescriptors() -> Int {
        (0..<256).filter { fcntl($0, F_GETFD) >= 0 }.count
    }
}

/// What a thread does.
private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(body: @escaping @Sendable () -> Void) { self.body = body }
}

private func run(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
    return nil
}

/// Writes to standard error past the C library's buffers.
func writeError(_ text: String) {
    var text = text
    text.withUTF8 { _ = write(2, $0.baseAddress, $0.count) }
}
