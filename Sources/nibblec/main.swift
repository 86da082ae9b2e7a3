import NibbleCompiler

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

exit(
    LayoutTool.run(
        Array(CommandLine.arguments.dropFirst()), print: { print($0) },
        complain: { line in
            // One call, so that lines of tools that run side by side do not mix.
            _ = (line + "\n").withCString { write(STDERR_FILENO, $0, strlen($0)) }
        }))
