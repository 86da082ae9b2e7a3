import NibbleTerminal
import PseudoTerminal
import Testing

#if canImport(Glibc)
    import Glibc
#endif

/// A tmux server of the test's own, with one window; it ends with this object.
@MainActor final class Tmux {
    /// That tmux cannot be used.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private let executable: String
    private let socket: String

    /// Starts a server whose window runs `command` in a shell, with only `environment` around it.
    init(_ command: String, size: Size = Size(width: 80, height: 24), environment: [String: String] = [:])
        throws
    {
        let folders = (getenv("PATH").map { String(cString: $0) } ?? "/usr/bin").split(separator: ":")
        guard let folder = folders.first(where: { access("\($0)/tmux", X_OK) == 0 }) else {
            throw Failure(
                description: "tmux is not installed: run Scripts/setup tests, or apt-get install tmux")
        }
        executable = "\(folder)/tmux"
        socket = "nibble-test-\(getpid())-\(UInt32.random(in: 0 ... .max))"
        let variables = ["TERM": "tmux-256color", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin", "HOME": "/"]
            .merging(environment) { $1 }
        let assignments = variables.map { "\($0.key)=\($0.value)" }.sorted()
        try run(
            ["-f", "/dev/null", "new-session", "-d", "-x", "\(size.width)", "-y", "\(size.height)"]
                + ["env", "-i"] + assignments + ["sh", "-c", command])
        try run(["set", "-g", "window-size", "manual"])
    }

    isolated deinit { _ = try? run(["kill-server"]) }

    // MARK: What goes in

    /// Presses keys, by tmux's names of them.
    func press(_ keys: String...) throws { try run(["send-keys"] + keys) }

    /// Presses and releases the left button over the first cell of `text`.
    func click(on text: String) throws {
        let rows = try screen()
        guard
            let y = rows.firstIndex(where: { $0.contains(text) }), let range = rows[y].firstRange(of: text)
        else { throw Failure(description: "no “\(text)” on the screen:\n\(rows.joined(separator: "\n"))") }
        let x = String(rows[y][..<range.lowerBound]).cellWidth
        let bytes = "\u{1b}[<0;\(x + 1);\(y + 1)M\u{1b}[<0;\(x + 1);\(y + 1)m".utf8
        try run(["send-keys", "-H"] + bytes.map { String($0, radix: 16) })
    }

    func resize(to size: Size) throws {
        try run(["resize-window", "-x", "\(size.width)", "-y", "\(size.height)"])
    }

    // MARK: What comes out

    /// The rows of the screen, trailing spaces cut.
    func screen() throws -> [String] {
        try run(["capture-pane", "-p"]).split(separator: "\n", omittingEmptySubsequences: false).map(
            String.init)
    }

    /// What tmux knows of the window by one of its formats.
    func value(_ format: String) throws -> String {
        try run(["display-message", "-p", "#{\(format)}"]).filter { $0 != "\n" }
    }

    /// Looks at the screen until it shows each of `texts`; fails with the screen.
    @discardableResult func expect(
        _ texts: String..., seconds: Double = 10, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> [String] {
        let end = ContinuousClock.now + .seconds(seconds)
        while true {
            let rows = try screen()
            if texts.allSatisfy({ text in rows.contains { $0.contains(text) } }) { return rows }
            if ContinuousClock.now < end { continue }
            Issue.record(
                "not shown: “\(texts.joined(separator: "”, “"))”:\n\(rows.joined(separator: "\n"))",
                sourceLocation: sourceLocation)
            return rows
        }
    }

    @discardableResult private func run(_ arguments: [String]) throws -> String {
        var options = PseudoTerminal.Options()
        options.hasNoTerminal = true
        options.environment = ["LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"]
        let client = try PseudoTerminal(executable, ["-L", socket, "-u"] + arguments, options: options)
        let status = client.waitForEnd()
        let text = String(decoding: client.output, as: UTF8.self)
        guard status == .exited(0) else {
            throw Failure(
                description: "tmux \(arguments.joined(separator: " ")): \(String(describing: status)) \(text)"
            )
        }
        return text
    }
}
