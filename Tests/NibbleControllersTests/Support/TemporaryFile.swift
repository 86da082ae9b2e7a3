#if canImport(Glibc)
    import Glibc
#endif

/// A folder that goes with its tests, and the path of a file in it.
final class TemporaryFile: Sendable {
    let folder: String
    var path: String { folder + "/state" }

    init() {
        var name = Array("/tmp/nibble-test-XXXXXX".utf8CString)
        guard mkdtemp(&name) != nil else { fatalError("TemporaryFile: no folder, error \(errno)") }
        folder = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit { Self.remove(folder) }

    private static func remove(_ path: String) {
        for name in names(at: path) { remove("\(path)/\(name)") }
        if rmdir(path) != 0 { unlink(path) }
    }

    private static func names(at path: String) -> [String] {
        guard let entries = opendir(path) else { return [] }
        defer { closedir(entries) }
        var names: [String] = []
        while let entry = readdir(entries) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    func names(in subfolder: String) throws -> [String] { Self.names(at: "\(folder)/\(subfolder)") }

    func text() throws -> String { NibbleControllersTests.text(ofFile: path) }

    func write(_ text: String) throws {
        guard let file = fopen(path, "w") else { return }
        defer { fclose(file) }
        fputs(text, file)
    }
}

/// All of a file, "" where there is none.
func text(ofFile path: String) -> String {
    guard let file = fopen(path, "r") else { return "" }
    defer { fclose(file) }
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 20) { buffer, count in
        count = fread(buffer.baseAddress, 1, buffer.count, file)
    }
    return String(decoding: bytes, as: UTF8.self)
}
