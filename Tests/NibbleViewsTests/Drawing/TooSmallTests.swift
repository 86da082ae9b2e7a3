import NibbleTerminal
import Testing

@testable import NibbleViews

@MainActor @Suite("A screen that is too small") struct TooSmallTests {
    private func staged() -> (TestStage, Button) {
        let stage = TestStage(width: 30, height: 6)
        let root = View(frame: stage.window.bounds)
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        stage.window.addSubview(root)
        let button = Button(title: "A long title")
        let label = Label(text: "a text that may be cut where there is no room")
        for view in [button, label] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        LayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: root.topAnchor, constant: 1),
            button.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 2),
            button.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -2),
            label.topAnchor.constraint(equalTo: button.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            label.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor),
        ])
        stage.frame()
        return (stage, button)
    }

    @Test("titles and rows must fit, texts may be cut")
    func minimum() {
        let (stage, _) = staged()
        #expect(stage.window.minimumSize(in: .zero) == Size(width: 18, height: 3))
    }

    @Test("below the smallest size one line says what is needed, and coming back restores everything")
    func back() {
        let (stage, button) = staged()
        let before = stage.rows
        button.becomeFirstResponder()
        stage.display.resize(to: Size(width: 40, height: 2))
        #expect(stage.rows[0] == "  This needs 18×3 cells; here are 40×2  ")
        stage.display.resize(to: Size(width: 17, height: 9))
        #expect(stage.rows[4] == "   needs 18×3    ")
        #expect(stage.display.isTooSmall)
        stage.display.resize(to: Size(width: 30, height: 6))
        #expect(stage.rows == before)
        #expect(button.isFirstResponder)
    }

    @Test("L1: no size traps, and nothing is drawn outside it")
    func everySize() {
        let (stage, _) = staged()
        for height in 0...6 {
            for width in 0...24 {
                stage.display.resize(to: Size(width: width, height: height))
                #expect(stage.rows.count == height)
            }
        }
    }
}
