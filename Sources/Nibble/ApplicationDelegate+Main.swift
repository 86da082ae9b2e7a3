import NibbleControllers
import NibbleCurses

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension ApplicationDelegate {
    /// Makes the delegate, opens the terminal and runs the app until it ends: what `@main` calls.
    ///
    /// The process exits with 0 when the app was asked to end, with the signal's own status when a signal
    /// ended it, and with 1 and one line on standard error when there is no terminal to run in. With
    /// `NIBBLE_REDUCE_MOTION` set in the environment nothing moves.
    public static func main() {
        let screen = CursesScreen()
        let delegate = Self()
        let application = Application(screen: screen, delegate: delegate)
        application.isMotionEnabled = getenv("NIBBLE_REDUCE_MOTION") == nil
        let status: Int32
        do {
            switch try application.run() {
            case .terminated: status = 0
            // The terminal is gone and nobody reads: what a shell reports for a hang-up.
            case .hangup: status = 128 + SIGHUP
            case .signal(let number): status = 128 + number
            }
            for note in screen.notes { report(note) }
        } catch {
            report("\(error)")
            status = 1
        }
        exit(status)
    }

    private static func report(_ line: String) {
        let name = CommandLine.arguments.first?.split(separator: "/").last ?? "nibble"
        var text = "\(name): \(line)\n"
        text.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
}
