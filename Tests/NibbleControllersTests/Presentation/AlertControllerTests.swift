import NibbleControllers
import NibbleTerminal
import NibbleViews
import Testing

@MainActor @Suite("AlertController") struct AlertControllerTests {
    /// A stage whose root has two fields, the second of which has the focus.
    private func staged(width: Int = 60, height: Int = 20, motion: Bool = false) -> (Stage, FieldsController)
    {
        let root = FieldsController("root")
        let stage = Stage(showing: root, size: Size(width: width, height: height))
        stage.window.animator.isEnabled = motion
        root.fields[1].becomeFirstResponder()
        return (stage, root)
    }

    private func question(_ log: Log, _ style: AlertController.Style = .alert) -> AlertController {
        let alert = AlertController(
            title: "Delete “Notes”?", message: "Its 12 pages go with it.", preferredStyle: style)
        let titles: [(String, AlertAction.Style)] = [
            ("Archive", .default), ("Delete", .destructive), ("Cancel", .cancel),
        ]
        for (title, style) in titles {
            alert.addAction(AlertAction(title: title, style: style) { log.add($0.title ?? "") })
        }
        return alert
    }

    // MARK: Looks

    @Test("a box in the middle: title, message, a line, the buttons in a row with the cancel action first")
    func box() {
        let (stage, root) = staged(width: 44, height: 12)
        root.present(question(Log()), animated: false)
        let rows = stage.rows.map { $0.replacing("│", with: "|") }
        let box = rows.filter { $0.contains("|") || $0.contains("─") }.map {
            $0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
        }.map { String($0) }
        #expect(
            box == [
                "╭───────────────────────────────╮", "|        Delete “Notes”?        |",
                "|                               |", "| Its 12 pages go with it.      |",
                "├───────────────────────────────┤", "|  Cancel    Archive   Delete   |",
                "╰───────────────────────────────╯",
            ], "\(box.joined(separator: "\n"))")
    }

    @Test("buttons that do not fit into a row stand one below the other, the cancel action last")
    func column() {
        let (stage, root) = staged(width: 30, height: 14)
        let alert = AlertController(title: "Save?")
        for title in ["Save a copy beside it", "Save in its place"] {
            alert.addAction(AlertAction(title: title))
        }
        alert.addAction(AlertAction(title: "Cancel", style: .cancel))
        root.present(alert, animated: false)
        let rows = stage.rows
        let places = ["Save a copy", "Save in", "Cancel"].map { text in rows.firstIndex { $0.contains(text) }
        }
        #expect(places[0].map { $0 + 1 } == places[1] && places[1].map { $0 + 1 } == places[2])
        #expect(places[0] != nil)
    }

    @Test("an action sheet stands at the bottom")
    func sheet() {
        let (stage, root) = staged(width: 60, height: 16)
        root.present(question(Log(), .actionSheet), animated: false)
        let rows = stage.rows
        #expect(rows[15].contains("╰"))
        #expect(rows[14].contains("Cancel") && rows[13].contains("Delete") && rows[12].contains("Archive"))
    }

    @Test("at whatever size all is inside the screen, and the focused button in sight", arguments: 0..<8)
    func sizes(step: Int) {
        let (stage, root) = staged(width: 60, height: 20)
        let alert = AlertController(
            title: "A rather long question?",
            message: (1...40).map { "word\($0)" }.joined(separator: " "))
        for index in 1...6 { alert.addAction(AlertAction(title: "Choice \(index)")) }
        root.present(alert, animated: false)
        stage.frame()
        stage.display.resize(to: Size(width: 60 - step * 7, height: 20 - step * 2))
        for _ in 0..<6 {
            stage.press(.down)
            let focused = stage.window.firstResponder as? View
            #expect(focused?.convert(Point.zero, to: nil).y ?? -1 >= 0)
            #expect(stage.rows.contains { $0.contains("Ch") }, "\(stage.rows.joined(separator: "\n"))")
        }
        #expect(stage.window.firstResponder is Control)
    }

    @Test("a message without enough rows scrolls by wheel and keys, and an indicator shows where it is")
    func scrolling() {
        let (stage, root) = staged(width: 40, height: 10)
        let alert = AlertController(
            title: "News", message: (1...12).map { "line \($0)" }.joined(separator: "\n"))
        alert.addAction(AlertAction(title: "OK"))
        root.present(alert, animated: false)
        #expect(
            stage.rows.contains { $0.contains("line 1 ") } && !stage.rows.contains { $0.contains("line 12") })
        #expect(stage.rows.contains { $0.contains("▐") })
        for _ in 0..<4 { stage.press(.pageDown) }
        #expect(stage.rows.contains { $0.contains("line 12") })
        for _ in 0..<12 { stage.press(.up) }
        #expect(stage.rows.contains { $0.contains("line 1 ") })
    }

    @Test(
        "arrows, page keys, Home and End reach every button of a column that has not the rows for all",
        arguments: [AlertController.Style.alert, .actionSheet])
    func column(style: AlertController.Style) {
        let (stage, root) = staged(width: 40, height: 12)
        let alert = AlertController(title: "Which?", preferredStyle: style)
        for index in 1...30 {
            alert.addAction(AlertAction(title: "Choice \(index)."))
            alert.actions[index - 1].isEnabled = index != 7
        }
        alert.addAction(AlertAction(title: "Cancel", style: .cancel))
        root.present(alert, animated: false)
        func expectFocus(_ title: String) {
            #expect((stage.window.firstResponder as? Control)?.keyHint == title)
            #expect(stage.rows.contains { $0.contains(title) }, "\(title) is out of sight")
        }
        for index in 1...30 where index != 7 {
            expectFocus("Choice \(index).")
            stage.press(.down)
        }
        expectFocus("Cancel")
        stage.press(.down)
        expectFocus("Cancel")
        stage.press(.home)
        expectFocus("Choice 1.")
        for _ in 0..<31 { stage.press(.pageDown) }
        expectFocus("Cancel")
        stage.press(.up)
        expectFocus("Choice 30.")
        stage.press(.end)
        expectFocus("Cancel")
        for _ in 0..<31 { stage.press(.pageUp) }
        expectFocus("Choice 1.")
    }

    // MARK: Choosing

    @Test(
        "Enter presses the focused button; the handler is called after the alert has gone; the focus returns")
    func choosing() {
        let log = Log()
        let (stage, root) = staged(motion: true)
        let alert = question(log)
        root.present(alert, animated: true)
        stage.advance(by: .seconds(1))
        #expect(stage.window.firstResponder is Control)
        stage.press(.right)
        stage.press(.enter)
        #expect(log.entries.isEmpty)
        #expect(root.presentedViewController === alert)
        stage.advance(by: .seconds(1))
        #expect(log.entries == ["Archive"])
        #expect(root.presentedViewController == nil)
        #expect(root.fields[1].isFirstResponder)
        #expect(root.fields[1].text.isEmpty, "the key that chose is not typed below")
    }

    @Test("Esc chooses the cancel action, or the only action; of several without cancel it chooses none")
    func escape() {
        let log = Log()
        let (stage, root) = staged()
        root.present(question(log), animated: false)
        stage.press(.escape)
        #expect(log.entries == ["Cancel"])
        let single = AlertController(title: "Done")
        single.addAction(AlertAction(title: "OK") { _ in log.add("OK") })
        root.present(single, animated: false)
        stage.press(.escape)
        #expect(log.entries == ["Cancel", "OK"])
        let two = AlertController(title: "Which?")
        for title in ["A", "B"] { two.addAction(AlertAction(title: title) { log.add($0.title ?? "") }) }
        root.present(two, animated: false)
        stage.press(.escape)
        #expect(root.presentedViewController === two)
        stage.press("b")
        #expect(log.entries.last == "B")
    }

    @Test(
        "a letter presses its button, a click does; beside an action sheet a click cancels, beside an alert not"
    )
    func pointing() {
        let log = Log()
        let (stage, root) = staged()
        root.present(question(log), animated: false)
        stage.frame()
        stage.click(0, 0)
        #expect(root.presentedViewController != nil)
        stage.press("d")
        #expect(log.entries == ["Delete"])
        root.present(question(log), animated: false)
        let row = stage.rows.firstIndex { $0.contains("Archive") } ?? 0
        let column = stage.rows[row].prefix(while: { $0 != "A" }).count
        stage.click(column, row)
        #expect(log.entries == ["Delete", "Archive"])
        root.present(question(log, .actionSheet), animated: false)
        stage.frame()
        stage.click(0, 0)
        #expect(log.entries == ["Delete", "Archive", "Cancel"])
    }

    @Test("the focus is first where nothing is lost, or at the preferred action; disabled ones do not answer")
    func preferred() {
        let log = Log()
        let (stage, root) = staged()
        let alert = question(log)
        root.present(alert, animated: false)
        stage.press(.enter)
        #expect(log.entries == ["Cancel"])
        let other = question(log)
        other.preferredAction = other.actions[1]
        root.present(other, animated: false)
        stage.frame()
        other.actions[1].isEnabled = false
        stage.press("d")
        #expect(root.presentedViewController === other)
        other.actions[1].isEnabled = true
        stage.press("d")
        #expect(log.entries == ["Cancel", "Delete"])
    }

    @Test("fields take what is typed, letters too; Enter goes on to the next and from the last one chooses")
    func fields() {
        let log = Log()
        let (stage, root) = staged()
        let alert = AlertController(title: "Log in")
        #expect(alert.textFields == nil)
        alert.addTextField { $0.placeholder = "name" }
        alert.addTextField { $0.isSecureTextEntry = true }
        alert.addAction(AlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            AlertAction(title: "Log in") { _ in
                log.add(alert.textFields.map { $0.text ?? "" }.joined(separator: "/"))
            })
        root.present(alert, animated: false)
        #expect(stage.rows.contains { $0.contains("name") })
        for letter in "cal" { stage.press(.character(letter)) }
        stage.press(.enter)
        for letter in "42" { stage.press(.character(letter)) }
        #expect(log.entries.isEmpty)
        stage.press(.enter)
        #expect(log.entries == ["cal/42"])
        #expect(root.fields.allSatisfy { $0.text.isEmpty })
    }

    @Test("nothing below hears of a key or a click while an alert is there")
    func modality() {
        let (stage, root) = staged()
        root.addKeyCommand(KeyCommand(title: "x", input: "x") { _ in Issue.record("a key went below") })
        root.present(question(Log()), animated: false)
        stage.frame()
        stage.press("x")
        stage.click(3, 0)
        for _ in 0..<8 {
            stage.press(.tab)
            #expect(!root.fields.contains { $0.isFirstResponder })
        }
    }

    // MARK: Waiting for the answer

    @Test("present(from:) returns the action that was chosen, after its handler")
    func answer() async {
        let log = Log()
        let (stage, root) = staged()
        let alert = question(log)
        let task = Task { await alert.present(from: root)?.title }
        await until { root.presentedViewController === alert }
        stage.frame()
        stage.press("a")
        #expect(await task.value == "Archive")
        #expect(log.entries == ["Archive"])
    }

    @Test("dismissed otherwise, refused or cancelled, present(from:) returns nil and no handler is called")
    func noAnswer() async {
        let log = Log()
        let (stage, root) = staged()
        let dismissed = question(log)
        let first = Task { await dismissed.present(from: root) }
        await until { root.presentedViewController === dismissed }
        let refused = await question(log).present(from: root)
        #expect(refused == nil)
        root.dismiss(animated: false, completion: nil)
        #expect(await first.value == nil)
        let cancelled = question(log)
        let second = Task { await cancelled.present(from: root) }
        await until { root.presentedViewController === cancelled }
        stage.frame()
        second.cancel()
        #expect(await second.value == nil)
        #expect(root.presentedViewController == nil)
        #expect(log.entries.isEmpty)
    }

    private func until(_ condition: () -> Bool) async {
        for _ in 0..<1000 where !condition() { await Task.yield() }
        #expect(condition())
    }

    // MARK: Presented again

    @Test(
        "an alert is presented again after it has gone: its handlers are called again, its fields as they were"
    )
    func presentedAgain() {
        let log = Log()
        let (stage, root) = staged()
        let alert = question(log)
        alert.addTextField()
        for (turn, key) in ([Key.escape, "d", .enter] as [Key]).enumerated() {
            root.present(alert, animated: false)
            #expect(stage.rows.contains { $0.contains("Archive") })
            #expect(alert.textFields[0].isFirstResponder, "the focus begins as before")
            #expect(alert.textFields[0].text ?? "" == String(repeating: "x", count: turn))
            stage.press("x")
            if key == "d" { for _ in 0..<3 { stage.press(.tab) } }
            stage.press(key)
            #expect(root.presentedViewController == nil)
        }
        #expect(log.entries == ["Cancel", "Delete", "Cancel"])
        root.present(alert, animated: false)
        root.dismiss(animated: false, completion: nil)
        #expect(log.entries.count == 3, "what was chosen before is not chosen now")
    }

    @Test("a handler presents its alert again, over and over")
    func again() {
        let (stage, root) = staged(motion: true)
        let alert = AlertController(title: "Again?")
        var count = 0
        alert.addAction(
            AlertAction(title: "Again") { [unowned alert] _ in
                count += 1
                if count < 3 { root.present(alert, animated: true) }
            })
        root.present(alert, animated: true)
        for turn in 1...3 {
            stage.advance(by: .seconds(1))
            #expect(root.presentedViewController === alert)
            stage.press(.enter)
            stage.advance(by: .seconds(1))
            #expect(count == turn)
        }
        #expect(root.presentedViewController == nil)
    }

    @Test("each wait for one alert has its own answer, after a cancelled and a refused one too")
    func answersAgain() async {
        let log = Log()
        let (stage, root) = staged()
        let alert = question(log)
        for (key, answer) in [("a", "Archive"), ("d", "Delete"), ("a", "Archive")] as [(Key, String)] {
            let task = Task { await alert.present(from: root)?.title }
            await until { root.presentedViewController === alert }
            stage.frame()
            #expect(await alert.present(from: root) == nil, "one waits already")
            stage.press(key)
            #expect(await task.value == answer)
            let cancelled = Task { await alert.present(from: root) }
            await until { root.presentedViewController === alert }
            stage.frame()
            cancelled.cancel()
            #expect(await cancelled.value == nil)
            let other = question(log)
            root.present(other, animated: false, completion: nil)
            #expect(await alert.present(from: root) == nil)
            root.dismiss(animated: false, completion: nil)
        }
        #expect(log.entries == ["Archive", "Delete", "Archive"])
    }

    // MARK: Memory and mistakes

    @Test("alert, actions and handlers are gone afterwards, where no handler holds the alert")
    func deallocation() async {
        let (stage, root) = staged()
        weak var gone: AlertController?
        weak var action: AlertAction?
        for key in [Key.escape, "o"] {
            do {
                let alert = AlertController(title: "Done")
                let ok = AlertAction(title: "OK") { [unowned alert] _ in alert.title = "pressed" }
                let cancel = AlertAction(title: "Cancel", style: .cancel) { [weak alert] _ in
                    alert?.title = ""
                }
                alert.addAction(ok)
                alert.addAction(cancel)
                (gone, action) = (alert, ok)
                root.present(alert, animated: false, completion: nil)
                stage.frame()
            }
            stage.press(key)
            #expect(gone == nil)
            #expect(action == nil)
        }
    }

    @Test(
        "an alert without actions, a second cancel action, a field in an action sheet: the message says what to do"
    )
    func mistakes() async {
        let empty = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let root = ViewController()
                let stage = Stage(showing: root)
                root.present(AlertController(title: "Lost"), animated: false)
                stage.frame()
            }
        }
        expectMessage(empty, "AlertController: 'Lost' has no actions, so that nobody could leave it; add one")
        let second = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let alert = AlertController(title: "Twice")
                for title in ["No", "Never"] { alert.addAction(AlertAction(title: title, style: .cancel)) }
            }
        }
        expectMessage(second, "'Never' would be a second cancel action; give it another style")
        let field = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { AlertController(title: nil, preferredStyle: .actionSheet).addTextField() }
        }
        expectMessage(field, "an action sheet has no fields; give the alert the style .alert")
    }
}
