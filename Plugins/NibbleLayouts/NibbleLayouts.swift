import PackagePlugin

/// Runs the layout compiler over a target's `*.nib.xml` and `*.storyboard.xml`.
@main struct NibbleLayouts: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let files = target.sourceFiles.map(\.url)
        let layouts = files.filter { url in
            [".nib.xml", ".storyboard.xml"].contains { url.path.hasSuffix($0) }
        }
        guard !layouts.isEmpty else { return [] }
        let sources = files.filter { $0.pathExtension == "swift" }
        let output = context.pluginWorkDirectoryURL.appending(path: "Layouts.swift")
        var arguments = ["--module", target.moduleName, "--output", output.path]
        arguments += ["--root", context.package.directoryURL.path]
        arguments += sources.flatMap { ["--source", $0.path] }
        arguments += layouts.map(\.path)
        return [
            .buildCommand(
                displayName: "Layouts of \(target.name)", executable: try context.tool(named: "nibblec").url,
                arguments: arguments, inputFiles: layouts + sources, outputFiles: [output])
        ]
    }
}
