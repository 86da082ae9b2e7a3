/// Stands for somebody who waits for a presentation or a dismissal: told once, at the latest when nobody holds it
/// any more, as then nothing more will come.
@MainActor final class PresentationWaiter {
    private var onEnd: (@MainActor () -> Void)?

    init(onEnd: @escaping @MainActor () -> Void) { self.onEnd = onEnd }

    func end() {
        let told = onEnd
        onEnd = nil
        told?()
    }

    isolated deinit { onEnd?() }
}
