#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file that could not be read or written.
struct FileError: Error, CustomStringConvertible {
    var path: String
    var reason: String

    /// The error of the call that has just failed.
    init(path: String) {
        self.path = path
        reason = String(cString: strerror(errno))
    }

    var description: String { "\(path):1:1: error: \(reason)" }
}

/// Whole files, without Foundation.
enum Files {
    static func read(_ path: String) throws(FileError) -> [UInt8] {
        guard let file = fopen(path, "rb") else { throw FileError(path: path) }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = fread(&buffer, 1, buffer.count, file)
            guard count > 0 else { break }
            bytes += buffer[..<count]
        }
        guard ferror(file) == 0 else { throw FileError(path: path) }
        return bytes
    }

    /// Writes `text`, unless the file holds it already: what depends on the file is then up to date.
    static func write(_ text: String, to path: String) throws(FileError) {
        let bytes = Array(text.utf8)
        if let present = try? read(path), present == bytes { return }
        guard let file = fopen(path, "wb") else { throw FileError(path: path) }
        let isWritten = fwrite(bytes, 1, bytes.count, file) == bytes.count
        guard fclose(file) == 0, isWritten else { throw FileError(path: path) }
    }
}
