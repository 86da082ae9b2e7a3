import Dispatch
import Glibc
import Nibble

/// An app whose labels are written by everything that can run on the main thread beside events.
@main
final class LoopFixture: ApplicationDelegate {
    private var timer: (any DispatchSourceTimer)?
    private var signals: (any DispatchSourceSignal)?

    func applicationDidFinishLaunching(_ application: Application) {
        let controller = ViewController()
        let labels = (0..<6).map { row in
            let label = Label(text: "waiting")
            label.frame = Rect(x: 0, y: row, width: 30, height: 1)
            controller.view.addSubview(label)
            return label
        }
        application.window.rootViewController = controller
        application.addKeyCommand(KeyCommand(title: "quit", input: "q") { _ in application.terminate() })

        let main = pthread_self()
        Task { @MainActor in
            try? await Task.sleep(for: .milliseconds(20))
            labels[0].text = "task, on the main thread: \(pthread_equal(pthread_self(), main) != 0)"
        }
        DispatchQueue.main.async { labels[1].text = "queue" }
        Task.detached { await MainActor.run { labels[2].text = "detached" } }
        timer = DispatchSource.makeTimerSource(queue: .main)
        timer?.schedule(deadline: .now() + .milliseconds(20))
        timer?.setEventHandler { MainActor.assumeIsolated { labels[3].text = "timer" } }
        timer?.resume()
        signal(SIGUSR1, SIG_IGN)
        signals = DispatchSource.makeSignalSource(signal: SIGUSR1, queue: .main)
        signals?.setEventHandler { MainActor.assumeIsolated { labels[4].text = "signal" } }
        signals?.resume()
        DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(20)) {
            DispatchQueue.main.sync { MainActor.assumeIsolated { labels[5].text = "sync" } }
        }
    }
}
