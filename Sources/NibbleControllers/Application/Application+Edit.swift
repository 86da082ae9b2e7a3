import NibbleTerminal

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension Application {
    /// Has the user edit `text` in an editor of their own: the one that `VISUAL` names, else `EDITOR`, else `vi`,
    /// with arguments if the variable has any. The text lies in a file that only the user can read, under `TMPDIR`
    /// or `/tmp`, and is removed afterwards.
    /// - Parameter suffix: the end of the file's name, by which editors know what kind of text it is.
    /// - Returns: the text as it was saved; `nil` when the editor says, by its status or by a signal, that it failed.
    /// - Throws: as `runChild`, and when the file could not be written or read.
    public func edit(_ text: String, suffix: String = ".txt") async throws(ChildProgramError) -> String? {
        let file = try Self.makeTextFile(text, suffix: suffix)
        defer { unlink(file) }
        let editor = [getenv("VISUAL"), getenv("EDITOR")].compactMap { $0.map { String(cString: $0) } }
            .first { !$0.isEmpty }
        // The shell takes the variable's arguments apart, as it does for whoever else uses the variable.
        let end = try await runChild(["sh", "-c", "\(editor ?? "vi") \"$1\"", "sh", file])
        guard end.isSuccess else { return nil }
        do throws(FileError) {
            return String(decoding: try FileBytes.read(file, limit: .max), as: UTF8.self)
        } catch {
            throw .textFile(code: error.code)
        }
    }

    private static func makeTextFile(_ text: String, suffix: String) throws(ChildProgramError) -> String {
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? ""
        var name = Array("\(folder.isEmpty ? "/tmp" : folder)/nibble-XXXXXX\(suffix)".utf8CString)
        let descriptor = mkstemps(&name, Int32(suffix.utf8.count))
        guard descriptor >= 0 else { throw .textFile(code: errno) }
        defer { close(descriptor) }
        let path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        do throws(FileError) {
            try FileBytes.write(Array(text.utf8), to: descriptor)
        } catch {
            unlink(path)
            throw .textFile(code: error.code)
        }
        return path
    }
}
