#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// That the system refused something with a file.
struct FileError: Error {
    /// The system's number of the error.
    let code: Int32
}

/// Files as bytes.
enum FileBytes {
    /// All of the file at `path`, or as much as `limit` and one byte more.
    static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
        // Neither a pipe nor a device may keep the app waiting.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw FileError(code: errno) }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        while bytes.count <= limit {
            var count = 0
            let piece = [UInt8](unsafeUninitializedCapacity: 65536) { buffer, initialized in
                count = systemRead(descriptor, buffer.baseAddress, buffer.count)
                initialized = max(0, count)
            }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw FileError(code: errno) }
            if count == 0 { break }
            bytes += piece
        }
        return bytes
    }

    /// Writes all of `bytes`.
    static func write(_ bytes: [UInt8], to descriptor: Int32) throws(FileError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw FileError(code: errno) }
            rest = rest.dropFirst(count)
        }
    }

    /// Makes the folders that `path` lies in, for their owner alone, as far as they are not there.
    static func makeFolder(of path: String) throws(FileError) {
        guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return }
        let folder = String(path[..<slash])
        if mkdir(folder, 0o700) == 0 || errno == EEXIST { return }
        guard errno == ENOENT else { throw FileError(code: errno) }
        try makeFolder(of: folder)
        guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw FileError(code: errno) }
    }

    /// Makes `bytes` the file at `path`, readable by its owner alone, in one step: whoever reads it finds the file
    /// before or the file after, whole.
    static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
        var name = Array("\(path).XXXXXX".utf8CString)
        // Its mode is 0600 from the start.
        let descriptor = mkstemp(&name)
        guard descriptor >= 0 else { throw FileError(code: errno) }
        do throws(FileError) {
            defer { close(descriptor) }
            try write(bytes, to: descriptor)
            guard fsync(descriptor) == 0 else { throw FileError(code: errno) }
        } catch {
            unlink(name)
            throw error
        }
        guard rename(name, path) == 0 else {
            let error = FileError(code: errno)
            unlink(name)
            throw error
        }
    }
}

// The methods of the same names hide the system's functions.
private func systemRead(_ file: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int) -> Int {
    read(file, buffer, count)
}
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(file, bytes, count)
}
