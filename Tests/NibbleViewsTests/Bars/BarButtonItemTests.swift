import NibbleTerminal
import NibbleViews
import Testing

@MainActor @Suite struct BarButtonItemTests {
    @Test("NB-15: a bar item has one target with one action, and no event types")
    func oneTarget() {
        let first = Target()
        let second = Target()
        let item = BarButtonItem(title: "Save", target: first, action: Target.save)
        item.press()
        item.target = second
        item.action = Selector("erase", Target.erase(_:))
        item.press()
        #expect(first.log == ["save"])
        #expect(second.log == ["erase Save"])
    }

    @Test("The three forms of a method get nothing, the item, the item and the event")
    func forms() {
        let target = Target()
        BarButtonItem(title: "a", target: target, action: Target.save).press()
        BarButtonItem(title: "b", target: target, action: Target.erase(_:)).press()
        BarButtonItem(title: "c", target: target, action: Target.move(_:event:)).press()
        #expect(target.log == ["save", "erase b", "move c nil"])
    }

    @Test("A primary action stands for target and action, and gives the title unless it has none")
    func primaryAction() {
        let target = Target()
        var senders: [AnyObject?] = []
        let item = BarButtonItem(primaryAction: Action(title: "Go") { senders.append($0.sender) })
        item.target = target
        item.action = Selector("save", Target.save)
        item.press()
        #expect(item.title == "Go")
        #expect(senders.count == 1)
        #expect(senders[0] === item)
        #expect(target.log.isEmpty)
        item.primaryAction = Action { _ in }
        #expect(item.title == "Go")
    }

    @Test("A disabled item does nothing")
    func disabled() {
        let target = Target()
        let item = BarButtonItem(title: "Save", target: target, action: Target.save)
        item.isEnabled = false
        item.press()
        #expect(target.log.isEmpty)
    }

    @Test("The target is not kept alive, and the action of one that has gone goes to nobody")
    func goneTarget() {
        let item: BarButtonItem
        weak var gone: Target?
        do {
            let target = Target()
            item = BarButtonItem(title: "Save", target: target, action: Target.save)
            gone = target
        }
        #expect(gone == nil)
        item.press()
    }

    @Test("System items have a title each but for the two spaces; done and save stand out")
    func systemItems() {
        for system in BarButtonItem.SystemItem.allCases {
            let item = BarButtonItem(barButtonSystemItem: system)
            #expect(item.isSpace == (item.title == nil))
            #expect(item.style == (system == .done || system == .save ? .done : .plain))
        }
        #expect(BarButtonItem(systemItem: .add, primaryAction: Action(title: "New") { _ in }).title == "New")
        #expect(BarButtonItem.flexibleSpace().isSpace)
        #expect(BarButtonItem.fixedSpace(3).width == 3)
    }

    @Test("An item with a key has a command that says its title and follows what is changed of the item")
    func key() {
        let target = Target()
        let item = BarButtonItem(title: "Save", target: target, action: Target.save)
        #expect(item.keyCommand == nil)
        item.keyEquivalent = "s"
        item.keyEquivalentModifiers = .control
        #expect(item.keyCommand?.title == "save")
        #expect(item.keyCommand?.matches(KeyPress("s", .control)) == true)
        #expect(item.keyCommand === item.keyCommand)
        item.keyCommand?.perform()
        #expect(target.log == ["save"])
        item.title = "Keep"
        item.isEnabled = false
        #expect(item.keyCommand?.title == "keep")
        #expect(item.keyCommand?.isEnabled == false)
        item.keyEquivalent = "k"
        item.isEnabled = true
        #expect(item.keyCommand?.matches(KeyPress("k", .control)) == true)
        #expect(item.keyCommand?.matches(KeyPress("s", .control)) == false)
    }

    @MainActor final class Target {
        var log: [String] = []
        func save() { log.append("save") }
        func erase(_ sender: BarButtonItem) { log.append("erase \(sender.title ?? "")") }
        func move(_ sender: BarButtonItem, event: Event?) {
            log.append("move \(sender.title ?? "") \(event == nil ? "nil" : "event")")
        }
    }
}
