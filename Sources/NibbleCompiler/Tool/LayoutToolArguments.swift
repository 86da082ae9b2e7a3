/// What `nibblec` was asked to do.
struct LayoutToolArguments {
    /// What is wrong with the arguments.
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    var isCheck = false
    var module = ""
    var output = ""
    var root = ""
    var sources: [String] = []
    var layouts: [LayoutFile] = []

    init(_ arguments: [String]) throws(Failure) {
        var rest = arguments[...]
        var paths: [String] = []
        while let argument = rest.popFirst() {
            switch argument {
            case "--check": isCheck = true
            case "--module": module = try Self.value(of: argument, &rest)
            case "--output": output = try Self.value(of: argument, &rest)
            case "--root": root = try Self.value(of: argument, &rest)
            case "--source": sources.append(try Self.value(of: argument, &rest))
            case _ where argument.hasPrefix("--"):
                throw Failure(description: "unknown option \(argument)")
            default: paths.append(argument)
            }
        }
        for path in paths {
            guard let file = LayoutFile(path: path, root: root) else {
                throw Failure(description: "\(path) ends neither in .nib.xml nor in .storyboard.xml")
            }
            layouts.append(file)
        }
        guard !layouts.isEmpty else { throw Failure(description: "no layout file") }
        guard isCheck || !module.isEmpty && !output.isEmpty else {
            throw Failure(description: "--module and --output are needed")
        }
    }

    private static func value(of option: String, _ rest: inout ArraySlice<String>) throws(Failure) -> String {
        guard let value = rest.popFirst() else { throw Failure(description: "\(option) needs a value") }
        return value
    }
}
