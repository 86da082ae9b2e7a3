import NibbleTerminal

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Where a program is found by its name, as a shell looks.
enum ProgramPath {
    /// Throws when there is no program `name`: told before the terminal is given away for nothing.
    static func check(_ name: String) throws(ChildProgramError) {
        let folders = TerminalDevice.environment("PATH")
        let paths =
            name.contains("/")
            ? [name]
            : (folders.isEmpty ? "/usr/bin:/bin" : folders).split(
                separator: ":", omittingEmptySubsequences: false
            ).map { $0.isEmpty ? name : "\($0)/\(name)" }
        if name.isEmpty || !paths.contains(where: exists) { throw .notFound(program: name) }
        if !paths.contains(where: isExecutable) { throw .notExecutable(program: name) }
    }

    private static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    private static func isExecutable(_ path: String) -> Bool {
        var state = stat()
        let isFile = stat(path, &state) == 0 && state.st_mode & S_IFMT == S_IFREG
        return isFile && access(path, X_OK) == 0
    }
}
