#if canImport(Glibc)
    import Glibc
#endif

/// What the system tells about a process.
struct ProcessState {
    private let folder: String

    init(_ process: Int32) { folder = "/proc/\(process)" }

    /// How many descriptors it has open.
    var descriptorCount: Int { count("fd") }

    /// How many threads it has.
    var threadCount: Int { count("task") }

    /// The processor time that it has used, in the system's ticks, mostly hundredths of a second.
    var ticks: Int? {
        guard let file = fopen("\(folder)/stat", "r") else { return nil }
        defer { fclose(file) }
        let bytes = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
            count = fread(buffer.baseAddress, 1, buffer.count, file)
        }
        // The name in parentheses may hold anything; the time in user and in system mode are fields 14 and 15.
        let fields =
            String(decoding: bytes, as: UTF8.self).split(separator: ")").last?.split(separator: " ") ?? []
        guard fields.count > 12, let user = Int(fields[11]), let system = Int(fields[12]) else { return nil }
        return user + system
    }

    private func count(_ name: String) -> Int {
        guard let entries = opendir("\(folder)/\(name)") else { return 0 }
        defer { closedir(entries) }
        var count = 0
        while let entry = readdir(entries) {
            let isDot = entry.pointee.d_name.0 == UInt8(ascii: ".")
            if !isDot { count += 1 }
        }
        return count
    }
}
