import Foundation
import NibbleTerminal

/// What differs between a screen and its golden.
public struct SnapshotMismatch: Error, CustomStringConvertible {
    /// The rows that differ, and how to accept the change.
    public let description: String
}

extension AppTester {
    /// The screen in its reviewable form.
    public var snapshot: Snapshot { Snapshot(screen.grid) }

    /// Compares the screen with the golden `name`, the file `Goldens/name.txt` beside the test's own.
    ///
    /// With `NIBBLE_RECORD=1` in the environment the golden is written instead, never when `CI` is set.
    /// - Throws: `SnapshotMismatch`, which prints the rows that differ.
    public func expectSnapshot(_ name: String, file: StaticString = #filePath) throws {
        try snapshot.expectGolden(name, file: file)
    }
}

extension Snapshot {
    /// Compares with the golden `name`, as `AppTester.expectSnapshot(_:file:)` does.
    package func expectGolden(_ name: String, file: StaticString = #filePath) throws {
        let folder = URL(fileURLWithPath: "\(file)").deletingLastPathComponent().appendingPathComponent(
            "Goldens")
        let golden = folder.appendingPathComponent(name + ".txt")
        let environment = ProcessInfo.processInfo.environment
        if environment["NIBBLE_RECORD"] == "1", environment["CI"] == nil {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try description.write(to: golden, atomically: true, encoding: .utf8)
            return
        }
        guard let text = try? String(contentsOf: golden, encoding: .utf8) else {
            throw SnapshotMismatch(
                description:
                    "no golden \(golden.path); run the test once with NIBBLE_RECORD=1 to write it. The screen:\n\(self)"
            )
        }
        guard let difference = self.difference(from: Snapshot(text: text)) else { return }
        throw SnapshotMismatch(
            description:
                "the screen differs from \(golden.path)\n\(difference)\nNIBBLE_RECORD=1 accepts the new screen"
        )
    }
}
