import NibbleControllers
import NibbleTerminal
import NibbleViews
import Testing

@MainActor @Suite struct PresentationDeallocationTests {
    private nonisolated static let styles: [ModalPresentationStyle] = [
        .automatic, .formSheet, .fullScreen, .overFullScreen, .currentContext, .popover, .custom,
    ]

    @Test(
        "A presented controller lives as long as it is presented, and all of it goes then", arguments: styles,
        [false, true])
    func presented(_ style: ModalPresentationStyle, animated: Bool) {
        let root = ViewController()
        let stage = Stage(showing: root)
        weak var controller: ViewController?
        weak var view: View?
        weak var presentation: PresentationController?
        weak var container: View?
        weak var segue: AnyObject?
        do {
            let presented = ViewController()
            let retained = View()
            presented.modalPresentationStyle = style
            presented.popoverPresentationController?.sourceView = root.view
            presented.retainedSegue = retained
            root.present(presented, animated: animated)
            (controller, segue) = (presented, retained)
        }
        stage.advance(by: .milliseconds(300))
        do {
            view = controller?.view
            presentation = controller?.presentationController
            container = presentation?.containerView
        }
        #expect(controller != nil && view != nil && presentation != nil && container != nil && segue != nil)
        root.dismiss(animated: animated)
        stage.advance(by: .milliseconds(300))
        #expect(controller == nil)
        #expect(view == nil)
        #expect(presentation == nil)
        #expect(container == nil)
        #expect(segue == nil)
    }

    @Test(
        "A chain of presented controllers goes with one dismissal, and with another root",
        arguments: [false, true])
    func chain(otherRoot: Bool) {
        let stage = Stage(showing: ViewController())
        weak var first: ViewController?
        weak var second: ViewController?
        do {
            let controllers = [ViewController(), ViewController()]
            stage.window.rootViewController?.present(controllers[0], animated: false)
            controllers[0].present(controllers[1], animated: false)
            (first, second) = (controllers[0], controllers[1])
        }
        #expect(first != nil && second != nil)
        if otherRoot {
            stage.window.rootViewController = ViewController()
        } else {
            stage.window.rootViewController?.dismiss(animated: true)
        }
        stage.advance(by: .milliseconds(300))
        #expect(first == nil)
        #expect(second == nil)
    }

    @Test(
        "Presented controllers go with their window, in the middle of the motion too",
        arguments: [false, true])
    func window(animated: Bool) {
        weak var root: ViewController?
        weak var presented: ViewController?
        do {
            let controllers = [ViewController(), ViewController()]
            let stage = Stage(showing: controllers[0])
            controllers[0].present(controllers[1], animated: animated)
            stage.advance(by: .milliseconds(50))
            (root, presented) = (controllers[0], controllers[1])
        }
        #expect(root == nil)
        #expect(presented == nil)
    }

    @Test("A controller that was prepared for presentation and never presented goes")
    func neverPresented() {
        weak var controller: ViewController?
        do {
            let made = ViewController()
            made.modalPresentationStyle = .popover
            made.popoverPresentationController?.permittedArrowDirections = .up
            controller = made
        }
        #expect(controller == nil)
    }
}
