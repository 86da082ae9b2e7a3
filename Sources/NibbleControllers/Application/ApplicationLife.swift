import NibbleViews

/// The state of an application, and who is told of its changes: each step is told once, in UIKit's order.
@MainActor final class ApplicationLife {
    private unowned let application: Application
    private(set) var state = Application.State.inactive

    init(of application: Application) { self.application = application }

    var isInBackground: Bool { state == .background }

    func becomeActive() {
        guard state == .inactive else { return }
        state = .active
        application.delegate?.applicationDidBecomeActive(application)
    }

    func resignActive() {
        guard state == .active else { return }
        // Still active while it is told, as UIKit's is.
        application.delegate?.applicationWillResignActive(application)
        if state == .active { state = .inactive }
    }

    func enterBackground() {
        resignActive()
        guard state == .inactive else { return }
        state = .background
        // What moves has arrived: nobody would see it, and its completion should not wait for the return.
        application.window.animator.finish()
        application.delegate?.applicationDidEnterBackground(application)
    }

    func enterForeground() {
        guard state == .background else { return }
        // Still in the background while it is told, as UIKit's is.
        application.delegate?.applicationWillEnterForeground(application)
        guard state == .background else { return }
        state = .inactive
        becomeActive()
    }
}
