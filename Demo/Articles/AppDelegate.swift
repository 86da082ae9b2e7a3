import Nibble

@main
final class AppDelegate: ApplicationDelegate {
    func applicationDidFinishLaunching(_ application: Application) {
        application.addKeyCommand(
            KeyCommand(title: "quit", input: "q") { [unowned application] _ in application.terminate() })
        application.window.rootViewController =
            Storyboard(name: .articles, bundle: .module).instantiateInitialViewController()
    }
}
