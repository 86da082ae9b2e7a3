import NibbleControllers
import NibbleTerminal
import NibbleViews
import Testing

@MainActor @Suite struct ModalityTests {
    /// Notes everything that reaches it.
    final class Root: ViewController {
        var heard: [String] = []
        let buttons = ["one", "two"].map { Button(title: $0) }
        let hints = KeyHintsView(frame: Rect(x: 0, y: 23, width: 80, height: 1))

        override func viewDidLoad() {
            for (index, button) in buttons.enumerated() {
                button.frame = Rect(x: 2, y: 1 + 2 * index, width: 8, height: 1)
                button.addAction(
                    Action { [unowned self] _ in heard.append("button") }, for: .primaryActionTriggered)
                view.addSubview(button)
            }
            view.addSubview(hints)
            addKeyCommand(
                KeyCommand(title: "below", input: "b") { [unowned self] _ in heard.append("command") })
        }
        override func pressesBegan(_ press: KeyPress, with event: Event) {
            heard.append("press \(press.key)")
            super.pressesBegan(press, with: event)
        }
        override func pressesEnded(_ press: KeyPress, with event: Event) { heard.append("release") }
        override func touchesBegan(_ touch: Touch, with event: Event) { heard.append("touch") }
        override func scrollWheel(by delta: Point, at touch: Touch, with event: Event) {
            heard.append("wheel")
        }
        override func paste(_ text: String, with event: Event) { heard.append("paste") }
    }

    final class Content: ViewController {
        let button = Button(title: "inside")
        var pressed = 0
        override func viewDidLoad() {
            button.frame = Rect(x: 1, y: 1, width: 10, height: 1)
            button.addAction(Action { [unowned self] _ in pressed += 1 }, for: .primaryActionTriggered)
            view.addSubview(button)
            addKeyCommand(KeyCommand(title: "save", input: "s") { _ in })
        }
    }

    let root = Root()
    let content = Content()
    let stage: AppStage

    init() throws { stage = try AppStage(showing: root) }

    private func present(_ style: ModalPresentationStyle = .automatic) {
        content.modalPresentationStyle = style
        content.popoverPresentationController?.sourceView = root.buttons[1]
        root.present(content, animated: false)
        stage.settle()
    }

    @Test("After a dismissal the focus returns, unless the controller does without", arguments: styles)
    func restoring(_ style: ModalPresentationStyle) {
        for restores in [true, false] {
            root.restoresFocusAfterTransition = restores
            root.buttons[1].becomeFirstResponder()
            present(style)
            #expect(content.button.isFirstResponder)
            root.dismiss(animated: false, completion: nil)
            stage.settle()
            #expect(root.buttons[restores ? 1 : 0].isFirstResponder)
        }
    }

    private nonisolated static let styles: [ModalPresentationStyle] = [
        .automatic, .pageSheet, .formSheet, .overFullScreen, .overCurrentContext, .currentContext,
        .fullScreen,
        .custom,
    ]

    @Test("Nothing below hears of a key, a command, a paste, the wheel or a click", arguments: styles)
    func total(_ style: ModalPresentationStyle) {
        present(style)
        for key: Key in ["b", "x", .tab, .up, .enter] { stage.press(key) }
        stage.send(.paste("text"))
        for x in [4, 40, 79] {
            for y in [1, 3, 12, 23] {
                stage.click(x, y)
                stage.send(.mouse(MouseReport(.wheelDown, at: Point(x: x, y: y))))
            }
        }
        #expect(root.heard.isEmpty)
        #expect(root.presentedViewController === content)
        stage.press(.enter)
        #expect(content.pressed > 0)
    }

    @Test("The hint line and the list of keys show what would fire, and only that")
    func hints() {
        #expect(stage.rows[23].contains("below"))
        present()
        #expect(stage.rows[23].contains("save") && stage.rows[23].contains("close"))
        #expect(!stage.rows[23].contains("below"))
        stage.press("?")
        #expect(stage.text.contains("any key closes") && !stage.text.contains("below"))
        stage.press("x")
        #expect(!stage.text.contains("any key closes"))
        #expect(stage.window.firstResponder === content.button)
        #expect(root.presentedViewController === content)
        content.isModalInPresentation = true
        stage.settle()
        #expect(!stage.rows[23].contains("close"), "\(stage.rows[23])")
    }

    @Test(
        "The hint line behind a sheet is not set back with the rest, and a click on a hint is the sheet's key"
    )
    func hintsBehind() throws {
        var taps = 0
        let tap = TapGestureRecognizer()
        tap.addAction(Action { _ in taps += 1 })
        root.view.addGestureRecognizer(tap)
        present(.formSheet)
        let row = stage.rows[23]
        let column = try #require(row.firstRange(of: "close").map { row[..<$0.lowerBound].count })
        let (line, behind) = (stage.screen.grid[column, 23].style, stage.screen.grid[3, 1].style)
        #expect(!line.attributes.contains(.dim) && behind.attributes.contains(.dim))
        stage.send(.mouse(MouseReport(.wheelDown, at: Point(x: column, y: 23))))
        stage.click(column, 23)
        #expect(root.presentedViewController == nil)
        #expect(root.heard.isEmpty && taps == 0)
    }

    @Test(
        "Esc dismisses; the key is consumed, held or let go, and the focus is where it was", arguments: styles
    )
    func escape(_ style: ModalPresentationStyle) {
        root.buttons[1].becomeFirstResponder()
        present(style)
        #expect(stage.window.firstResponder === content.button)
        stage.press(.escape)
        #expect(root.presentedViewController == nil)
        #expect(stage.window.firstResponder === root.buttons[1])
        var press = KeyPress(.escape)
        press.phase = .repeated
        stage.send(.key(press))
        press.phase = .ended
        stage.send(.key(press))
        #expect(root.heard.isEmpty)
        stage.press("x")
        #expect(root.heard.count == 1)
    }

    @Test("A key in the middle of the dismissal's motion is for what is below")
    func keyWhileGoing() throws {
        let stage = try AppStage(showing: root, isMotionEnabled: true)
        root.present(content, animated: true)
        stage.advance(by: .milliseconds(300))
        stage.press(.escape)
        #expect(content.isBeingDismissed)
        stage.press("b")
        #expect(root.heard == ["command"])
        stage.click(4, 1)
        #expect(root.heard == ["command", "button"])
        stage.advance(by: .milliseconds(300))
        #expect(root.presentedViewController == nil)
    }

    @Test("A key in the middle of the presentation's motion is for what comes")
    func keyWhileComing() throws {
        let stage = try AppStage(showing: root, isMotionEnabled: true)
        root.present(content, animated: true)
        stage.press(.enter)
        #expect(content.pressed == 1)
        #expect(content.isBeingPresented)
    }

    final class Refusing: AdaptivePresentationControllerDelegate {
        var agrees = false
        var told: [String] = []
        func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool { agrees }
        func presentationControllerWillDismiss(_ controller: PresentationController) { told.append("will") }
        func presentationControllerDidDismiss(_ controller: PresentationController) { told.append("did") }
        func presentationControllerDidAttemptToDismiss(_ controller: PresentationController) {
            told.append("attempt")
        }
    }

    @Test(
        "The delegate may refuse what the user asks for, and a modal controller refuses always; code dismisses"
    )
    func refusing() {
        let delegate = Refusing()
        content.presentationController?.delegate = delegate
        present()
        stage.press(.escape)
        #expect(delegate.told == ["attempt"])
        delegate.agrees = true
        content.isModalInPresentation = true
        stage.press(.escape)
        #expect(delegate.told == ["attempt", "attempt"])
        #expect(root.presentedViewController === content)
        content.isModalInPresentation = false
        stage.press(.escape)
        #expect(delegate.told == ["attempt", "attempt", "will", "did"])
        #expect(root.presentedViewController == nil)
    }

    @Test("A click beside a popover dismisses it and does nothing else")
    func clickBeside() {
        present(.popover)
        stage.click(4, 1)
        #expect(root.presentedViewController == nil)
        #expect(root.heard.isEmpty)
        stage.click(4, 1)
        #expect(root.heard == ["button"])
    }

    @Test("Presentations stack: Esc takes the last, and each gives the focus back")
    func stacked() {
        present()
        let second = Content()
        content.present(second, animated: false)
        stage.settle()
        #expect(stage.window.firstResponder === second.button)
        stage.press(.escape)
        #expect(content.presentedViewController == nil && root.presentedViewController === content)
        #expect(stage.window.firstResponder === content.button)
        stage.press(.escape)
        #expect(stage.window.firstResponder === root.buttons[0])
    }

    @Test(
        "The responder chain goes from the presented controller to its container, the window and the application"
    )
    func chain() {
        present(.fullScreen)
        var chain: [Responder] = []
        var current: Responder? = content.button
        while let responder = current {
            chain.append(responder)
            current = responder.next
        }
        #expect(chain.contains { $0 === content })
        #expect(!chain.contains { $0 === root })
        #expect(chain.suffix(2).elementsEqual([stage.window, stage.application], by: ===))
    }
}
