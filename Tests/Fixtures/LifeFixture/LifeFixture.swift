import Nibble

#if canImport(Glibc)
    import Glibc
#endif

/// An app that shows its life: what its delegate is told, a letter each, the keys that reach it, and how the
/// program ended that the key `!` runs: the arguments of its own command line.
@main
final class LifeFixture: ApplicationDelegate {
    private let moments = Label(text: "life: ")
    private let keys = Label(text: "keys: ")
    private let child = Label(text: "child: none")
    private let ticks = Label(text: "ticks: 0")

    func applicationDidFinishLaunching(_ application: Application) {
        let controller = KeyController()
        for (row, label) in [moments, keys, child, ticks].enumerated() {
            label.frame = Rect(x: 0, y: row, width: 70, height: 1)
            controller.view.addSubview(label)
        }
        controller.onKey = { [unowned self, unowned application] press in
            switch press.key {
            case "q": application.terminate()
            case "!": run(CommandLine.arguments.dropFirst().map { $0 }, in: application)
            case "@": edit(in: application)
            case .character(let character): keys.text = "\(keys.text ?? "")\(character)"
            default: keys.text = "\(keys.text ?? "")(\(press.key))"
            }
        }
        application.window.rootViewController = controller
        controller.becomeFirstResponder()
        // Goes on while a child program runs; seen once that has ended.
        Task { @MainActor in
            for count in 1... {
                try? await Task.sleep(for: .milliseconds(100))
                ticks.text = "ticks: \(count)"
            }
        }
        note("L")
    }

    private func run(_ arguments: [String], in application: Application) {
        Task {
            do {
                child.text = "child: \(try await application.runChild(arguments))"
            } catch {
                child.text = "child: \(error)"
            }
        }
    }

    private func edit(in application: Application) {
        Task {
            let text = try? await application.edit("draft\n")
            child.text = "text: \(text?.split(separator: "\n").joined(separator: "/") ?? "none")"
        }
    }

    private func note(_ moment: String) { moments.text = "\(moments.text ?? "")\(moment)" }

    func applicationDidBecomeActive(_ application: Application) { note("A") }
    func applicationWillResignActive(_ application: Application) { note("r") }
    func applicationDidEnterBackground(_ application: Application) { note("b") }
    func applicationWillEnterForeground(_ application: Application) { note("f") }
}

/// A first responder that takes every key.
private final class KeyController: ViewController {
    var onKey: (KeyPress) -> Void = { _ in }

    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ press: KeyPress, with event: Event) { onKey(press) }
}
