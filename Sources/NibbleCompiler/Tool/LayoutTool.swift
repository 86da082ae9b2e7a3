/// The layout compiler as a command: what `nibblec` does with its arguments.
public enum LayoutTool {
    static let usage = """
        usage: nibblec --module <name> --output <file.swift> [--root <folder>] [--source <file.swift>]... <layout file>...
               nibblec --check <layout file>...
               nibblec --help

        Turns layout files (*.nib.xml, *.storyboard.xml) into Swift that the compiler checks. What is wrong
        with them goes into the Swift as #error and #warning. With --check it is printed instead.
        """

    /// Runs the command.
    ///
    /// - Parameters:
    ///   - arguments: those behind the command's name.
    ///   - print: takes each line for the standard output.
    ///   - complain: takes each line for the standard error.
    /// - Returns: the exit status: 0, 1 when a file could not be used, 2 when the arguments could not.
    public static func run(
        _ arguments: [String], print: (String) -> Void, complain: (String) -> Void
    ) -> Int32 {
        if arguments.contains("--help") || arguments.contains("-h") {
            print(usage)
            return 0
        }
        let request: LayoutToolArguments
        do {
            request = try LayoutToolArguments(arguments)
        } catch {
            complain("nibblec: error: \(error)")
            complain(usage)
            return 2
        }
        do {
            return request.isCheck ? try check(request, print: print) : try generate(request)
        } catch {
            complain("\(error)")
            return 1
        }
    }

    private static func compile(
        _ request: LayoutToolArguments
    ) throws(FileError) -> [(file: LayoutFile, result: LayoutCompiler.Result)] {
        var layouts: [(file: LayoutFile, result: LayoutCompiler.Result)] = []
        for file in request.layouts {
            layouts.append((file, LayoutCompiler.compile(try Files.read(file.path), file: file)))
        }
        return layouts
    }

    private static func check(_ request: LayoutToolArguments, print: (String) -> Void) throws(FileError)
        -> Int32
    {
        let layouts = try compile(request)
        for diagnostic in layouts.flatMap(\.result.diagnostics) { print(diagnostic.description) }
        return layouts.allSatisfy(\.result.isUsable) ? 0 : 1
    }

    private static func generate(_ request: LayoutToolArguments) throws(FileError) -> Int32 {
        var source = SwiftSource()
        for path in request.sources { source.scan(try Files.read(path), path: path) }
        var emitter = SwiftEmitter(module: request.module, layouts: try compile(request), source: source)
        try Files.write(emitter.emit().text, to: request.output)
        return 0
    }
}
