import PackagePlugin
@main struct NibbleLayouts: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] { [] }
}
