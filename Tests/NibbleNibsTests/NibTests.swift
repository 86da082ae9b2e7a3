import NibbleControllers
import NibbleNibs
import NibbleTerminal
import NibbleViews
import Testing

private class Panel: View {
    var title: Label?
    var count = 0
    var name = ""

    override init?(coder: Coder) {
        super.init(coder: coder)
        Log.nibs.lines.append(
            "init Panel, \(subviews.count) subviews, tag \(tag), title \(title == nil ? "nil" : "set")")
    }

    override func awakeFromNib() {
        Log.nibs.lines.append("awake Panel, title \(title == nil ? "nil" : "set"), count \(count)")
    }
}

private class Badge: Label {
    override func awakeFromNib() { Log.nibs.lines.append("awake Badge") }
}

private class Made: View {
    struct Inner { var width = 0 }
    var inner = Inner()
    let madeBy: String

    override init(frame: Rect) {
        madeBy = "frame"
        super.init(frame: frame)
    }

    override init?(coder: Coder) {
        madeBy = "coder"
        super.init(coder: coder)
    }
}

@MainActor private class Owner {
    var panel: Panel?
    var buttons: [Button] = []
    var width: LayoutConstraint?
    var log: [String] = []
    func plain() { log.append("plain") }
    func sent(_ sender: Any?) { log.append("sent \(type(of: sender!))") }
    func event(_ sender: Button, event: Event?) { log.append("event \(sender.title) \(event == nil)") }
}

@MainActor private func connect(_ connections: LayoutConnections) {
    connections.owner("Owner") { Owner.self }
    connections.makes("Panel", as: View.self) { Panel(coder: $0) }
    connections.makes("Badge", as: Label.self) { Badge(coder: $0) }
    connections.outlet("panel", of: "Owner") { (owner: Owner, value: Panel) in owner.panel = value }
    connections.outlet("title", of: "Panel") { (panel: Panel, value: Badge) in panel.title = value }
    connections.outlet("width", of: "Owner") { (owner: Owner, value: LayoutConstraint) in owner.width = value
    }
    connections.outletCollection("buttons", of: "Owner") { (owner: Owner, values: [Button]) in
        owner.buttons = values
    }
    connections.property("count", of: "Panel") { (panel: Panel, value) in panel.count = try value.integer() }
    connections.property("name", of: "Panel") { (panel: Panel, value) in panel.name = try value.text() }
    connections.action("plain", of: "Owner", from: Button.self) { (owner: Owner) in .init(owner.plain) }
    connections.action("sent", of: "Owner", from: Button.self) { (owner: Owner) in .init(owner.sent) }
    connections.action("event", of: "Owner", from: Button.self) { (owner: Owner) in .init(owner.event) }
}

@MainActor @Suite(.serialized) struct NibTests {
    init() { Log.nibs = Log() }

    @Test("NB-1, NB-3: decoding, then connections, then settable properties, then awakeFromNib on each")
    func order() {
        let nib = liveNib(
            """
            <nib><view class="Panel" tag="5"><set property="count" value="3"/>
            <outlet property="title" destination="badge"/><label id="badge" class="Badge"/></view></nib>
            """, connect: connect)
        nib.instantiate(withOwner: nil)
        #expect(
            Log.nibs.lines == [
                "init Panel, 1 subviews, tag 5, title nil", "awake Panel, title set, count 3", "awake Badge",
            ])
    }

    @Test("SB-9: a view of a file is made by init(coder:) alone, one made by code by init(frame:)")
    func initialisers() {
        let nib = liveNib("<nib><view class=\"Made\"/></nib>") {
            $0.makes("Made", as: View.self) { Made(coder: $0) }
        }
        #expect((nib.instantiate(withOwner: nil).first as? Made)?.madeBy == "coder")
        #expect(Made(frame: .zero).madeBy == "frame")
    }

    @Test("NB-11: any property can be set from a file, an inherited or a nested one too")
    func keyPaths() {
        let nib = liveNib(
            """
            <nib><view class="Made"><set property="tag" value="7"/><set property="inner.width" value="4"/></view></nib>
            """
        ) {
            $0.makes("Made", as: View.self) { Made(coder: $0) }
            $0.property("tag", of: "Made") { (made: Made, value) in made.tag = try value.integer() }
            $0.property("inner.width", of: "Made") { (made: Made, value) in
                made.inner.width = try value.integer()
            }
        }
        let made = nib.instantiate(withOwner: nil).first as? Made
        #expect(made?.tag == 7)
        #expect(made?.inner.width == 4)
    }

    @Test("NB-4, NB-6: the owner is passed in, is not in the result, and gets its outlets")
    func owner() throws {
        let nib = liveNib(
            """
            <nib owner="Owner"><outlet property="panel" destination="p"/>
            <label id="first"/><view id="p" class="Panel"/><view id="last"/></nib>
            """, connect: connect)
        let owner = Owner()
        let objects = nib.instantiate(withOwner: owner)
        #expect(objects.map { ($0 as? View)?.accessibilityIdentifier } == ["first", "p", "last"])
        #expect(owner.panel === objects[1])
    }

    @Test("NB-7: each load makes everything again, and loadNibNamed is the same in one step")
    func again() throws {
        let bundle = liveBundle(["A.nib.xml": "<nib><view/></nib>"])
        let nib = Nib(nibName: "A", bundle: bundle)
        let views = try [
            nib.instantiate(withOwner: nil)[0], nib.instantiate(withOwner: nil)[0],
            #require(bundle.loadNibNamed("A", owner: nil))[0],
        ]
        #expect(Set(views.map(ObjectIdentifier.init)).count == 3)
    }

    @Test("NB-8, NB-10: what is missing comes in one error with the place of each")
    func faults() throws {
        let nib = liveNib(
            """
            <nib owner="Owner">
             <view class="Nothing" outlet="panel"/>
             <view class="Panel"><set property="count" value="many"/><set property="size" value="1"/>
              <outlet property="titel" destination="l"/><label id="l"/><button action="go"/></view>
            </nib>
            """, connect: connect)
        let error = #expect(throws: LayoutError.self) { try nib.load(withOwner: Owner()) }
        #expect(
            error?.description == """
                A.nib.xml:2:15: error: unknown class 'Nothing'; connect it with makes(_:as:_:)
                A.nib.xml:3:51: error: 'many' stands for no Int
                A.nib.xml:3:73: error: 'Panel' has no connected property 'size'
                A.nib.xml:4:21: error: 'Panel' has no connected outlet 'titel'
                A.nib.xml:4:76: error: 'Owner' has no connected action 'go'
                """)
        let ownerless = #expect(throws: LayoutError.self) { try nib.load(withOwner: nil) }
        #expect(ownerless?.description.contains("2:32: error: outlet 'panel' needs an owner") == true)
        #expect(ownerless?.description.contains("4:76: error: action 'go' needs an owner") == true)
        let wrong = #expect(throws: LayoutError.self) { try nib.load(withOwner: Label(text: "")) }
        #expect(
            wrong?.description.contains("A.nib.xml:1:13: error: the owner is a Label, not a 'Owner'") == true)
    }

    @Test("An outlet of another type is a fault that names both")
    func outletType() {
        let nib = liveNib("<nib owner='Owner'><label outlet='panel'/></nib>", connect: connect)
        let error = #expect(throws: LayoutError.self) { try nib.load(withOwner: Owner()) }
        #expect(
            error?.description
                == "A.nib.xml:1:35: error: outlet 'panel' of 'Owner' takes no Label, or the object, a Owner, is no 'Owner'"
        )
    }

    @Test("NB-9: an outlet can lead to a constraint")
    func constraint() {
        let nib = liveNib(
            "<nib owner='Owner'><view><view id='v'><constraint id='w' attribute='width' constant='7' outlet='width'/></view></view></nib>",
            connect: connect)
        let owner = Owner()
        let objects = nib.instantiate(withOwner: owner)
        #expect(objects.count == 1)
        #expect(owner.width?.constant == 7)
        #expect(owner.width?.identifier == "w")
        #expect(owner.width?.isActive == true)
    }

    @Test("NB-16: an outlet collection is set once, in the file's order")
    func collection() {
        let nib = liveNib(
            """
            <nib owner="Owner"><view><button title="a" outletCollection="buttons"/><view>
            <button title="b" outletCollection="buttons"/></view><button title="c" outletCollection="buttons"/></view></nib>
            """, connect: connect)
        let owner = Owner()
        nib.instantiate(withOwner: owner)
        #expect(owner.buttons.map(\.title) == ["a", "b", "c"])
    }

    @Test("NB-20, EV-4: an action has no parameter, the sender, or the sender and the event")
    func actions() throws {
        let nib = liveNib(
            """
            <nib owner="Owner"><view>
            <button title="a" action="plain"><action on="touchDown" selector="sent"/><action on="touchDown" selector="event"/></button>
            </view></nib>
            """, connect: connect)
        let owner = Owner()
        let root = try #require(nib.instantiate(withOwner: owner)[0] as? View)
        let button = try #require(root.subviews[0] as? Button)
        button.sendActions(for: .primaryActionTriggered)
        #expect(owner.log == ["plain"])
        button.sendActions(for: .touchDown)
        #expect(owner.log == ["plain", "sent Button", "event a true"])
    }

    @Test("NB-5: an action to the first responder has no target and finds who has the method")
    func firstResponder() throws {
        final class Editor: View {
            var saved = 0
            func save() { saved += 1 }
        }
        let nib = liveNib(
            "<nib><view class='Editor'><button><action selector='Editor.save' target='firstResponder'/></button></view></nib>"
        ) { connections in
            connections.makes("Editor", as: View.self) { Editor(coder: $0) }
            connections.action("save", of: "Editor", from: Button.self) { (editor: Editor) in
                .init(editor.save)
            }
        }
        let editor = try #require(nib.instantiate(withOwner: nil)[0] as? Editor)
        (editor.subviews[0] as? Button)?.sendActions(for: .primaryActionTriggered)
        #expect(editor.saved == 1)
    }

    @Test("One action method serves controls of several types")
    func senders() throws {
        final class Knob: Control {}
        @MainActor final class Board {
            var senders: [String] = []
            func turned(_ sender: Control) { senders.append("\(type(of: sender))") }
        }
        let nib = liveNib(
            "<nib owner='Board'><button action='turned'/><control class='Knob' action='turned'/></nib>"
        ) {
            $0.makes("Knob", as: Control.self) { Knob(coder: $0) }
            $0.action("turned", of: "Board", from: Button.self) { (board: Board) in .init(board.turned) }
            $0.action("turned", of: "Board", from: Knob.self) { (board: Board) in .init(board.turned) }
        }
        let board = Board()
        for object in nib.instantiate(withOwner: board) {
            (object as? Control)?.sendActions(for: .primaryActionTriggered)
        }
        #expect(board.senders == ["Button", "Knob"])
    }

    @Test("NB-17: a view may load its own nib with itself as owner while another is being loaded")
    func reentrant() throws {
        final class Card: View {
            nonisolated(unsafe) static var bundle: LayoutBundle?
            weak var label: Label?
            override init?(coder: Coder) {
                super.init(coder: coder)
                let root = Self.bundle?.loadNibNamed("Card", owner: self)?.first as? View
                if let root { addSubview(root) }
            }
        }
        let bundle = liveBundle([
            "Card.nib.xml":
                "<nib owner='Card'><view id='x'><label id='l' outlet='label' text='a'/></view></nib>",
            "Deck.nib.xml":
                "<nib><view><view id='x' class='Card'/><label id='l'/><view class='Card'/></view></nib>",
        ]) { connections in
            connections.makes("Card", as: View.self) { Card(coder: $0) }
            connections.outlet("label", of: "Card") { (card: Card, label: Label) in card.label = label }
        }
        Card.bundle = bundle
        let deck = try #require(bundle.loadNib(named: "Deck", owner: nil).first as? View)
        let cards = deck.subviews.compactMap { $0 as? Card }
        #expect(cards.count == 2)
        // D7: the same id in both files; each owner gets its own.
        #expect(cards.allSatisfy { $0.label?.text == "a" && $0.label?.isDescendant(of: $0) == true })
    }

    @Test("NB-18: a nib that loads itself is named")
    func recursion() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                final class Loop: View {
                    nonisolated(unsafe) static var bundle: LayoutBundle?
                    override init?(coder: Coder) {
                        super.init(coder: coder)
                        Self.bundle?.loadNibNamed("Loop", owner: self)
                    }
                }
                let bundle = liveBundle(["Loop.nib.xml": "<nib owner='Loop'><view class='Loop'/></nib>"]) {
                    $0.makes("Loop", as: View.self) { Loop(coder: $0) }
                }
                Loop.bundle = bundle
                bundle.loadNibNamed("Loop", owner: nil)
            }
        }
        let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(message.contains("Nib.instantiate: 'Loop' loads itself"))
    }

    @Test(
        "A nib that is not there traps with the names that are, whoever asks for it",
        arguments: ["Nib.init", "LayoutBundle.loadNib", "ViewController.init"])
    func missing(caller: String) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [caller] in
            await MainActor.run {
                let file = "<nib><view/></nib>"
                let bundle = liveBundle(["Bar.nib.xml": file, "Card.nib.xml": file])
                switch caller {
                case "Nib.init": _ = Nib(nibName: "Cart", bundle: bundle)
                case "LayoutBundle.loadNib": _ = bundle.loadNib(named: "Cart", owner: nil)
                default: _ = ViewController(nibName: "Cart", bundle: bundle)
                }
            }
        }
        let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(
            message.contains(
                "\(caller): bundle 'Live' has no nib 'Cart'; it has 'Bar', 'Card'; did you mean 'Card'?"))
    }

    @Test("A class connected as what it is not is named")
    func wrongKind() {
        final class Thing: ViewController {}
        let nib = liveNib("<nib><view><view class='Thing'/></view></nib>") {
            $0.makes("Thing", as: ViewController.self) { Thing(coder: $0) }
        }
        let error = #expect(throws: LayoutError.self) { try nib.load(withOwner: nil) }
        #expect(error?.description == "A.nib.xml:1:25: error: 'Thing' is no View")
    }

    @Test("An initialiser that forgets its coder is named")
    func forgottenCoder() {
        final class Forgetful: View {
            override init?(coder: Coder) { super.init(frame: .zero) }
        }
        let nib = liveNib("<nib><view><view class='Forgetful'/></view></nib>") {
            $0.makes("Forgetful", as: View.self) { Forgetful(coder: $0) }
        }
        let error = #expect(throws: LayoutError.self) { try nib.load(withOwner: nil) }
        #expect(
            error?.description
                == "A.nib.xml:1:25: error: init(coder:) of 'Forgetful' did not pass its coder on to super.init(coder:)"
        )
    }

    @Test("Each load makes what is connected by then, whatever earlier loads have made")
    func connectedAnew() {
        final class Old: View {}
        final class New: View {}
        let bundle = liveBundle(["A.nib.xml": "<nib><view class='Badge'/></nib>"])
        let nib = Nib(nibName: "A", bundle: bundle)
        bundle.connections.makes("Badge", as: View.self) { Old(coder: $0) }
        #expect(nib.instantiate(withOwner: nil)[0] is Old)
        bundle.connections.makes("Badge", as: View.self) { New(coder: $0) }
        #expect(nib.instantiate(withOwner: nil)[0] is New)
    }

    @Test("An object that keeps its coder is not kept alive by it")
    func keptCoder() {
        final class Keeping: View {
            let coder: Coder
            override init?(coder: Coder) {
                self.coder = coder
                super.init(coder: coder)
            }
        }
        let nib = liveNib("<nib><view class='Keeping'/></nib>") {
            $0.makes("Keeping", as: View.self) { Keeping(coder: $0) }
        }
        weak var view: View?
        do {
            let made = nib.instantiate(withOwner: nil)[0] as? View
            view = made
            #expect(made != nil)
        }
        #expect(view == nil)
    }

    @Test("NB-2: objects are made in the file's order, and outlets are not set before all are there")
    func decodingOrder() {
        final class Noisy: View {
            weak var other: View?
            override init?(coder: Coder) {
                super.init(coder: coder)
                Log.nibs.lines.append("\(accessibilityIdentifier ?? "") \(other == nil)")
            }
        }
        Log.nibs = Log()
        let nib = liveNib(
            """
            <nib><view><view class='Noisy' id='a'><view class='Noisy' id='b'/><outlet property='other' destination='c'/></view>
            <view class='Noisy' id='c'><outlet property='other' destination='a'/></view></view></nib>
            """
        ) {
            $0.makes("Noisy", as: View.self) { Noisy(coder: $0) }
            $0.outlet("other", of: "Noisy") { (noisy: Noisy, other: View) in noisy.other = other }
        }
        let root = nib.instantiate(withOwner: nil)[0] as? View
        // What is inside is made while `super.init(coder:)` runs.
        #expect(Log.nibs.lines == ["b true", "a true", "c true"])
        #expect(root?.subviews.compactMap { ($0 as? Noisy)?.other }.count == 2)
    }
}
