import NibbleCompiler
import NibbleDocument
import Testing

/// What is said of segues, containers and bars' items, with the place and the nearest name.
@Suite struct SegueDiagnosticTests {
    private func compile(_ text: String) -> LayoutCompiler.Result {
        LayoutCompiler.compile(text, file: LayoutFile(path: "A.storyboard.xml")!)
    }

    /// Diagnostics of a storyboard whose initial scene is `a`, `text` in the second line; `b` is another scene.
    private func lines(_ text: String) -> [String] {
        compile(
            "<storyboard initialViewController='a'>\n\(text)\n<viewController id='b' storyboardIdentifier='b'/></storyboard>"
        ).diagnostics.map { String($0.description.dropFirst("A.storyboard.xml:2:".count)) }
    }

    /// The same of segues in the scene `a` itself.
    private func segues(_ text: String) -> [String] {
        lines("<viewController id='a'>\(text)</viewController>")
    }

    @Test("Every kind of segue, from everything that can trigger one, is taken as it stands")
    func kinds() throws {
        let result = compile(
            """
            <storyboard initialViewController="a">
              <viewController id="a">
                <segue identifier="1" destination="b" kind="show"/>
                <segue identifier="2" destination="b" kind="showDetail" class="S" instantiation="make"/>
                <segue identifier="3" destination="b" kind="present" presentation="formSheet" transition="crossDissolve" animated="false"/>
                <segue identifier="4" destination="b" kind="popover" anchor="ok"/>
                <segue identifier="5" kind="unwind" unwindAction="done"/>
                <segue identifier="6" destination="exit" unwindAction="List.done(_:)"/>
                <segue identifier="7" destination="other" class="S"/>
                <navigationItem title="A">
                  <leftBarButtonItem id="l"><segue destination="b" kind="popover"/></leftBarButtonItem>
                  <rightBarButtonItem systemItem="done"><segue kind="unwind" unwindAction="done" destination="exit"/></rightBarButtonItem>
                </navigationItem>
                <toolbarItems><barButtonItem><segue destination="b" kind="present"/></barButtonItem></toolbarItems>
                <view>
                  <button id="ok"><segue destination="b" kind="popover"/></button>
                  <containerView><segue destination="b"/></containerView>
                </view>
              </viewController>
              <viewController id="b"/>
              <storyboardReference id="other" storyboard="Other"/>
            </storyboard>
            """)
        #expect(result.diagnostics.map(\.description) == [])
        let document = try #require(result.document)
        let segues = document.scenes[0].segues
        #expect(
            segues.map(\.kind) == [
                .show, .showDetail, .present, .popover, .unwind, .unwind, .custom, .popover, .unwind,
                .present,
                .popover, .embed,
            ])
        #expect(segues[2].presentation?.text == "formSheet")
        #expect(segues[2].transition?.text == "crossDissolve")
        #expect(!segues[2].isAnimated)
        #expect(segues[9].isAnimated)
        #expect(segues.compactMap(\.anchor?.text) == ["ok", "l", "ok"])
        #expect(segues.compactMap(\.unwindAction?.text) == ["done", "List.done(_:)", "done"])
        #expect(segues.filter { $0.kind == .unwind }.allSatisfy { $0.destination.text == "exit" })
        #expect(document.references.map(\.storyboard.text) == ["Other"])
        let controller = try #require(document.scenes[0].controller)
        #expect(controller.children.map(\.role) == [.navigationItem, .toolbarItem, .view])
        #expect(controller.children[0].children.map(\.role) == [.leftBarButtonItem, .rightBarButtonItem])
        #expect(
            controller.children[0].children.allSatisfy { $0.element == "barButtonItem" })
        #expect(try LayoutDocument(compactText: document.compactText) == document)
    }

    @Test("A segue says what it does, in a word that there is, where it can be")
    func kindFaults() {
        #expect(
            segues("<segue destination='b'/>") == [
                "25: error: a segue says what it does: kind=\"show\", showDetail, present, popover or unwind; a custom one has a class"
            ])
        #expect(
            segues("<segue destination='b' kind='shwo'/>") == [
                "53: error: 'shwo' is none of show, showDetail, present, popover, embed, relationship, unwind, custom; did you mean 'show'?"
            ])
        #expect(
            segues("<segue destination='b' kind='embed'/><segue destination='b' kind='relationship'/>") == [
                "53: error: an embed segue stands in the <containerView> that it fills",
                "90: error: <viewController> has no relationships: a container such as <navigationController> has, for each child in order, and a controller with a class of your own",
            ])
        #expect(
            segues("<view><containerView><segue destination='b' kind='show'/></containerView></view>") == [
                "74: error: a segue in <containerView> is of kind embed"
            ])
    }

    @Test("Attributes of other kinds are named with the kinds that have them")
    func attributes() {
        #expect(
            segues(
                "<segue destination='b' kind='show' anchor='x'/><segue destination='exit' kind='unwind' unwindAction='d' instantiation='make'/>"
            ) == [
                "59: error: a segue of kind show takes no 'anchor'; one of kind popover does",
                "128: error: a segue of kind unwind takes no 'instantiation'; one of kind show, showDetail, present, popover, embed, relationship, custom does",
            ])
        #expect(
            segues("<segue destination='b' kind='present' presentation='formShet' animated='no'/>") == [
                "76: error: 'formShet' is none of \(Vocabulary.presentationStyles.joined(separator: ", ")); did you mean 'formSheet'?",
                "96: error: 'no' is neither true nor false",
            ])
    }

    @Test("UW-1: only an unwind segue leads to the exit, and it names its action")
    func unwind() {
        #expect(
            segues(
                "<segue destination='exit' kind='show'/><segue destination='b' kind='unwind' unwindAction='1'/><segue kind='unwind'/>"
            ) == [
                "44: error: only a segue of kind unwind leads to 'exit'",
                "83: error: an unwind segue leads to 'exit', and from there to the controller that has its action",
                "114: error: '1' cannot be the name of a method",
                "119: error: <segue> needs unwindAction=\"…\"",
            ])
    }

    @Test("A popover points at something of its scene that has a place on the screen")
    func popover() {
        #expect(
            segues(
                "<segue destination='b' kind='popover'/><segue destination='b' kind='popover' anchor='oj'/><segue destination='b' kind='popover' anchor='a'/><view id='ok'/>"
            ) == [
                "25: error: a popover points at something: anchor=\"…\", the id of a view or a bar button item",
                "109: error: there is no object with the id 'oj'; did you mean 'ok'?",
                "160: error: a popover points at a view or a bar button item, and 'a' is neither",
            ])
    }

    @Test("SB-6: storyboard references: what they need, who leads to them, the initial scene")
    func references() {
        #expect(
            lines(
                "<viewController id='a'><segue destination='otehr' kind='show'/></viewController><storyboardReference id='other' storyboard='O'/><storyboardReference id='x' identifier='d'/><storyboardReference storyboard='O' bundle='1'/>"
            ) == [
                "44: error: there is no scene with the id 'otehr'; did you mean 'other'?",
                "82: warning: no segue leads to this reference",
                "130: error: <storyboardReference> needs storyboard=\"…\"",
                "174: error: <storyboardReference> needs id=\"…\"",
                "217: error: '1' cannot be the name of a module",
            ])
        #expect(
            compile(
                "<storyboard initialViewController='x'><storyboardReference id='x' storyboard='O'/><viewController id='b' storyboardIdentifier='b'/></storyboard>"
            ).diagnostics.map(\.message) == [
                "a storyboard starts with a scene of its own, and 'x' is another's"
            ])
    }

    @Test("A bar's items stand in their places, once each, and do one thing")
    func items() {
        #expect(
            segues(
                "<barButtonItem/><leftBarButtonItem/><view><navigationItem/><toolbarItems/></view><toolbarItems><label/></toolbarItems>"
            ) == [
                "25: error: <barButtonItem> cannot stand in <viewController>: it stands in <toolbarItems>, in <toolbar>, and in <navigationItem> as <leftBarButtonItem>, <rightBarButtonItem> or <backBarButtonItem>",
                "41: error: <leftBarButtonItem> cannot stand in <viewController>: it stands in <navigationItem>",
                "67: error: <navigationItem> cannot stand in <view>: it stands in a controller or in a bar",
                "84: error: <toolbarItems> cannot stand in <view>",
                "120: error: <toolbarItems> holds <barButtonItem>, but found <label>",
            ])
        #expect(
            segues(
                "<navigationItem><backBarButtonItem/><backBarButtonItem/><label/><label/></navigationItem><navigationItem/>"
            ) == [
                "61: error: <navigationItem> has a backBarButtonItem already",
                "89: error: <navigationItem> has a titleView already",
                "114: error: <viewController> has a navigationItem already",
            ])
        #expect(
            segues(
                "<toolbarItems><barButtonItem action='x'><segue destination='b' kind='show'/><action on='touchDown' selector='x'/></barButtonItem></toolbarItems>"
            ) == [
                "65: error: a bar button item does one thing, and this one has it already, in line 2",
                "108: error: <action> has no attribute 'on'",
                "133: error: a bar button item does one thing, and this one has it already, in line 2",
            ])
    }

    @Test("A view in a bar's item is no subview of anything")
    func customViews() {
        #expect(
            segues(
                "<navigationItem><stackView id='t' top='0'/></navigationItem><toolbarItems><barButtonItem><label width='t.width'/></barButtonItem></toolbarItems>"
            ) == [
                "63: error: a root view has no superview; whoever shows it gives it a place",
                "127: error: the two views have no superview in common",
            ])
    }

    @Test("Outlets lead to items, and items have outlets and properties")
    func outlets() {
        #expect(
            segues(
                "<outlet property='save' destination='s'/><navigationItem><rightBarButtonItem id='s' outlet='again' class='Save'><set property='count' value='1'/></rightBarButtonItem></navigationItem>"
            ) == [])
    }

    /// Diagnostics of a container `a` with `text` inside, from the third character of the message on.
    private func container(_ element: String, _ text: String) -> [String] {
        lines("<\(element) id='a'>\n\(text)\n</\(element)>")
    }

    @Test("Relationships go without saying in containers, in order, as many as there is room for")
    func relationships() throws {
        let child = "<segue destination='b'/>"
        #expect(container("tabBarController", child + child + child) == [])
        #expect(container("pageViewController", child) == [])
        #expect(
            container("pageViewController", child + child) == [
                "26: error: <pageViewController> has no room for this relationship; it has one each of viewControllers"
            ])
        let result = compile(
            "<storyboard initialViewController='a'><tabBarController id='a'>\(child)\(child)<segue kind='custom' class='S' destination='b'/></tabBarController><viewController id='b'/></storyboard>"
        )
        let segues = try #require(result.document).scenes[0].segues
        #expect(segues.map(\.kind) == [.relationship, .relationship, .custom])
        #expect(segues.map(\.relationship?.text) == ["viewControllers", "viewControllers", nil])
    }

    @Test("A split view's columns: two are the outer ones of three, one is missing its other")
    func columns() throws {
        let child = "<segue destination='b'/>"
        func names(_ text: String) throws -> [String?] {
            try #require(
                compile(
                    "<storyboard initialViewController='a'><splitViewController id='a'>\(text)</splitViewController><viewController id='b'/></storyboard>"
                ).document
            ).scenes[0].segues.map(\.relationship?.text)
        }
        let all = ["primaryViewController", "supplementaryViewController", "secondaryViewController"]
        #expect(try names(child + child) == [all[0], all[2]])
        #expect(try names(child + child + child) == all)
        #expect(
            try names("<segue destination='b' relationship='secondaryViewController'/>" + child) == [
                all[2], all[0],
            ])
        #expect(
            container("splitViewController", child).map { $0.drop { $0 != "<" } } == [
                "<splitViewController> has no secondaryViewController"
            ])
    }

    @Test("Relationships: missing scenes, unknown names, doubled ones, a class, a view of the container's")
    func relationshipFaults() {
        #expect(
            container(
                "pageViewController",
                "<segue destination='c'/><segue destination='b' relationship='viewControlers'/>"
                    + "<segue destination='b' kind='relationship' class='S'/><view/>") == [
                    "21: error: there is no scene with the id 'c'; did you mean 'a'?",
                    "62: error: 'viewControlers' is none of viewControllers; did you mean 'viewControllers'?",
                    "80: error: <pageViewController> has no room for this relationship; it has one each of viewControllers",
                    "122: error: a segue of kind relationship takes no 'class'; one of kind show, showDetail, present, popover, embed, unwind, custom does",
                    "134: error: <pageViewController> makes its view itself, of its children's",
                ])
        #expect(
            container(
                "pageViewController",
                "<segue destination='b' relationship='viewControllers'/><segue destination='b' relationship='viewControllers'/>"
            ) == [
                "93: error: <pageViewController> has its viewControllers already, in line 3"
            ])
    }

    @Test("Containers that lead back to themselves are faults, through embed segues as well")
    func relationshipCycles() {
        #expect(
            compile(
                """
                <storyboard initialViewController='t'>
                <tabBarController id='t'><segue destination='n'/><segue destination='t'/></tabBarController>
                <pageViewController id='n'><segue destination='v'/></pageViewController>
                <viewController id='v'><view><containerView><segue destination='n'/></containerView></view></viewController></storyboard>
                """
            ).diagnostics.map(\.description) == [
                "A.storyboard.xml:2:51: error: relationships make this scene inside itself without end: 't' → 't'",
                "A.storyboard.xml:4:46: error: embed segues and relationships make this scene inside itself without end: 'n' → 'v' → 'n'",
            ])
    }

    @Test("The guides of a scroll view are those of the nearest one around")
    func scrollGuides() throws {
        let result = compile(
            """
            <storyboard initialViewController='a'><viewController id='a'><view width='frameGuide'>
            <scrollView id='s'><constraint item='contentGuide' attribute='width' constant='200'/>
            <view id='v' top='contentGuide + 1' width='frameGuide'><scrollView id='t' top='contentGuide'/></view>
            </scrollView></view></viewController></storyboard>
            """)
        #expect(
            result.diagnostics.map(\.description) == [
                "A.storyboard.xml:1:75: error: 'frameGuide' is the guide of a <scrollView> around, and there is none"
            ])
        let constraints = try #require(result.document).scenes[0].constraints
        #expect(
            constraints.map(\.first.item) == [
                .contentGuide(of: "s"), .object("v"), .object("v"), .object("t"),
            ])
        #expect(
            constraints.map { $0.second?.item } == [
                nil, .contentGuide(of: "s"), .frameGuide(of: "s"), .contentGuide(of: "s"),
            ])
    }

    @Test(
        "A recognizer stands in a view, and sends actions or performs segues; a popover then points at the view"
    )
    func recognizers() throws {
        let result = compile(
            """
            <storyboard initialViewController='a'><viewController id='a'><view id='v'>
            <tapGestureRecognizer id='t' numberOfTapsRequired='2' action='x'><action selector='y'/></tapGestureRecognizer>
            <gestureRecognizer class='Swipe'><segue kind='popover' destination='b'/></gestureRecognizer>
            </view><outlet property='tap' destination='t'/></viewController><viewController id='b'/></storyboard>
            """)
        #expect(result.diagnostics.map(\.description) == [])
        let scene = try #require(result.document).scenes[0]
        #expect(scene.segues.map(\.anchor?.text) == ["v"])
        #expect(scene.actions.map(\.selector.text) == ["x", "y"])
        #expect(
            scene.controller?.children[0].children.map(\.role) == [.gestureRecognizer, .gestureRecognizer])
        #expect(
            segues("<panGestureRecognizer><action on='touchDown' selector='x'/></panGestureRecognizer>").count
                == 1)
    }

    @Test("A controller may be a nib's object, without segues")
    func nibControllers() {
        let result = LayoutCompiler.compile(
            "<nib owner='O'><viewController id='c' outlet='c'><view/><segue destination='c' kind='show'/></viewController><barButtonItem/></nib>",
            file: LayoutFile(path: "A.nib.xml")!)
        #expect(
            result.diagnostics.map(\.description) == [
                "A.nib.xml:1:58: error: a segue leads to a scene, and a nib has none",
                "A.nib.xml:1:111: error: <barButtonItem> stands in what it belongs to",
            ])
        #expect(result.document?.scenes[0].objects.map(\.role) == [.topLevel])
    }

    @Test("RL-3: a container of the app's own names the property that takes the child")
    func ownContainers() throws {
        let result = compile(
            """
            <storyboard initialViewController='a'><viewController id='a' class='Pair'>
            <segue relationship='sides' destination='b'/><segue kind='relationship' relationship='inner.side' destination='c'/>
            <view/></viewController><viewController id='b'/><viewController id='c'/></storyboard>
            """)
        #expect(result.diagnostics.isEmpty, "\(result.diagnostics)")
        let segues = try #require(result.document).scenes[0].segues
        #expect(segues.map(\.kind) == [.relationship, .relationship])
        #expect(segues.map(\.relationship?.text) == ["sides", "inner.side"])
        #expect(
            compile(
                """
                <storyboard initialViewController='a'><viewController id='a' class='Pair'>
                <segue kind='relationship' destination='b'/><segue relationship='2' destination='b'/>
                </viewController><viewController id='b'><segue relationship='x' destination='b'/></viewController></storyboard>
                """
            ).diagnostics.map(\.description) == [
                "A.storyboard.xml:2:14: error: a relationship of a container of your own names the property that takes the child: relationship=\"…\"",
                "A.storyboard.xml:2:66: error: '2' cannot be the name of a property",
                "A.storyboard.xml:3:42: error: <viewController> has no relationships: a container such as <navigationController> has, for each child in order, and a controller with a class of your own",
            ])
    }
}

extension LayoutDocument {
    fileprivate init(compactText text: String) throws {
        self = try Array(text.utf8).withUnsafeBufferPointer { try LayoutDocument(compact: $0) }
    }
}
