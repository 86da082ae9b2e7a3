import Foundation

/// Runs `solve.py` under a Python that has kiwisolver.
enum Kiwi {
    /// What kiwisolver makes of the systems, or nil where it cannot be had; nil inside for a system that
    /// it crashed on.
    static func solve(_ systems: [KiwiSystem]) throws -> [KiwiOutcome?]? {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("nibble-kiwi-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        guard let python = install(in: folder) else { return nil }

        let input = folder.appendingPathComponent("systems.json")
        let output = folder.appendingPathComponent("outcomes.json")
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("solve.py")
        try Data("[\(systems.map(\.json).joined(separator: ",\n"))]".utf8).write(to: input)
        guard run(python, [script.path, input.path, output.path]) else { throw Failure(script: script.path) }
        return try JSONDecoder().decode([KiwiOutcome?].self, from: Data(contentsOf: output))
    }

    /// kiwisolver is there, but the script did not run through.
    struct Failure: Error { var script: String }

    private static func install(in folder: URL) -> String? {
        let environment = folder.appendingPathComponent("venv").path
        let python = environment + "/bin/python"
        guard run("/usr/bin/env", ["python3", "-m", "venv", environment]),
            run(python, ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "kiwisolver"])
        else { return nil }
        return python
    }

    private static func run(_ program: String, _ arguments: [String]) -> Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        do { try process.run() } catch { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }
}
