import NibbleCompiler
import Testing

/// What is said of each kind of fault, with the place and the nearest name.
@Suite struct DiagnosticTests {
    private func nib(_ text: String) -> [String] { lines(text, "A.nib.xml") }
    private func storyboard(_ text: String) -> [String] { lines(text, "A.storyboard.xml") }

    private func lines(_ text: String, _ path: String) -> [String] {
        LayoutCompiler.compile(text, file: LayoutFile(path: path)!).diagnostics.map(\.description)
    }

    @Test("Sound files have none")
    func sound() {
        #expect(nib("<nib><view/></nib>") == [])
        #expect(
            storyboard(
                "\u{FEFF}<?xml version='1.0'?><!-- a --><storyboard initialViewController='a'><viewController id='a'/></storyboard>\n"
            ) == [])
    }

    @Test("Several faults of one file all come at once, in its order")
    func all() {
        #expect(
            nib(
                """
                <nib>
                  <view isHiden="true" tag="x">
                    <lable/>
                    <button action="go"/>
                  </view>
                </nib>
                """) == [
                    "A.nib.xml:2:9: error: <view> has no attribute 'isHiden'; did you mean 'isHidden'?",
                    "A.nib.xml:2:29: error: 'x' is no whole number",
                    "A.nib.xml:3:6: error: unknown element <lable>; did you mean 'label'?",
                    "A.nib.xml:4:21: error: action 'go' needs an owner: <nib owner=\"…\">",
                ])
    }

    @Test("An attribute that is given twice hides nothing else")
    func doubledAttributes() {
        #expect(
            nib(
                "<nib><view tag='1' tag='x' tag='2'><button><action selector='a' selector='b'/></button><lable/></view></nib>"
            )
                == [
                    "A.nib.xml:1:20: error: attribute 'tag' is given twice",
                    "A.nib.xml:1:28: error: attribute 'tag' is given twice",
                    "A.nib.xml:1:62: error: action 'a' needs an owner: <nib owner=\"…\">",
                    "A.nib.xml:1:65: error: attribute 'selector' is given twice",
                    "A.nib.xml:1:89: error: unknown element <lable>; did you mean 'label'?",
                ])
    }

    @Test("What is said of a place is said once", arguments: ["0", "2em", "x"])
    func once(edges: String) {
        #expect(nib("<nib><view edges='\(edges)'/></nib>").count == 1)
    }

    @Test("A frame beside constraints is a fault, except on a root view")
    func frame() {
        #expect(
            nib(
                "<nib><view frame='0 0 8 4' height='4'><label top='0' frame='1 1 2 2'/><label frame='1 1 2 2'/></view></nib>"
            ) == [
                "A.nib.xml:1:54: error: frame is for a view without constraints, and 'top' makes one; leave one of them out"
            ])
    }

    @Test("A container view holds nothing beside what its one embed segue puts there")
    func container() {
        #expect(
            storyboard(
                """
                <storyboard initialViewController="a"><viewController id="a"><view>
                 <containerView><view/></containerView>
                 <containerView><label/><segue destination="b"/>
                  <segue destination="b"/></containerView></view></viewController><viewController id="b"/></storyboard>
                """) == [
                    "A.storyboard.xml:3:18: error: <containerView> is filled by its embed segue, and holds no <label>",
                    "A.storyboard.xml:4:4: error: <containerView> is filled already, by the embed segue in line 3",
                ])
    }

    @Test("Embed segues that lead back to where they stand are faults; others may form cycles")
    func embedCycles() {
        func scene(_ id: String, embeds: String...) -> String {
            let containers = embeds.map {
                "<containerView><segue kind='embed' destination='\($0)'/></containerView>"
            }
            return
                "<viewController id='\(id)'>\n<segue destination='\(id)' class='S'/><view>\(containers.joined())</view></viewController>"
        }
        #expect(
            storyboard(
                "<storyboard initialViewController='s'>"
                    + [
                        scene("s", embeds: "a", "t", "s"), scene("a", embeds: "b", "e"),
                        scene("b", embeds: "c"),
                        scene("c", embeds: "a"), scene("t", embeds: "e"), scene("e"),
                    ].joined() + "</storyboard>"
            ) == [
                "A.storyboard.xml:2:193: error: embed segues make this scene inside itself without end: 's' → 's'",
                "A.storyboard.xml:5:57: error: embed segues make this scene inside itself without end: 'a' → 'b' → 'c' → 'a'",
            ])
    }

    @Test("What is in an unknown element is checked as well")
    func unknownElement() {
        #expect(
            nib("<nib><vieww><label tex=''/></vieww></nib>") == [
                "A.nib.xml:1:2: error: the nib holds no view",
                "A.nib.xml:1:7: error: unknown element <vieww>; did you mean 'view'?",
            ])
        #expect(
            nib("<nib><view><stakView><label tex=''/></stakView></view></nib>") == [
                "A.nib.xml:1:13: error: unknown element <stakView>; did you mean 'stackView'?",
                "A.nib.xml:1:29: error: <label> has no attribute 'tex'; did you mean 'text'?",
            ])
    }

    @Test("Wrong values say what is expected")
    func values() {
        #expect(
            nib(
                """
                <nib><view isHidden="yes" backgroundColor="systemGren" tag="12px"
                 frame="0 0 80" autoresizingMask="flexibleWidht"><label numberOfLines="-1"/></view></nib>
                """) == [
                    "A.nib.xml:1:22: error: 'yes' is neither true nor false",
                    "A.nib.xml:1:44: error: 'systemGren' is no colour: a system colour's name or #rrggbb; did you mean 'systemGreen'?",
                    "A.nib.xml:1:61: error: '12px' is no whole number; there is no unit 'px', lengths are in cells",
                    "A.nib.xml:2:9: error: expected 4 whole numbers of cells, but found '0 0 80'",
                    "A.nib.xml:2:35: error: 'flexibleWidht' is none of flexibleLeftMargin, flexibleWidth, flexibleRightMargin, flexibleTopMargin, flexibleHeight, flexibleBottomMargin; did you mean 'flexibleWidth'?",
                    "A.nib.xml:2:72: error: -1 is out of range: 0 to 1000",
                ])
    }

    @Test("Ids: missing, doubled, reserved, impossible")
    func ids() {
        #expect(
            nib(
                """
                <nib owner="O"><view id="a"><view id="a"/><view id="owner"/><view id="1x"/>
                <outlet property="p" destination="aa"/><outlet property="q"/></view></nib>
                """) == [
                    "A.nib.xml:1:39: error: id 'a' is taken already, by line 1, column 26",
                    "A.nib.xml:1:53: error: 'owner' cannot be an id: the word has a meaning of its own",
                    "A.nib.xml:1:71: error: '1x' cannot be an id: letters, digits, '_' and '-', the first one a letter",
                    "A.nib.xml:2:35: error: there is no object with the id 'aa'; did you mean 'a'?",
                    "A.nib.xml:2:41: error: <outlet> needs destination=\"…\"",
                ])
    }

    @Test("Outlets: doubled, without an owner, impossible names")
    func outlets() {
        #expect(
            nib("<nib><view id='a' outlet='p'/><outlet property='q; exit()' destination='a'/></nib>") == [
                "A.nib.xml:1:27: error: outlet 'p' needs an owner: <nib owner=\"…\">",
                "A.nib.xml:1:49: error: 'q; exit()' cannot be the name of a property",
            ])
        #expect(
            nib("<nib owner='O'><view id='a' outlet='p'><view outlet='p'/></view></nib>") == [
                "A.nib.xml:1:54: error: outlet 'p' is connected already, in line 1"
            ])
    }

    @Test("Actions: unknown event and target, a class that is missing or too much")
    func actions() {
        #expect(
            nib(
                """
                <nib owner="O"><button action="a b">
                <action on="touchUp" selector="x"/><action selector="x" target="onwer"/>
                <action selector="x" target="firstResponder"/><action selector="A.x"/></button></nib>
                """) == [
                    "A.nib.xml:1:32: error: 'a b' cannot be the name of a method",
                    "A.nib.xml:2:13: error: 'touchUp' is none of touchDown, touchUpInside, touchUpOutside, touchCancel, valueChanged, primaryActionTriggered, editingDidBegin, editingChanged, editingDidEnd, editingDidEndOnExit, allEvents",
                    "A.nib.xml:2:65: error: there is no object with the id 'onwer'; did you mean 'owner'?",
                    "A.nib.xml:3:19: error: an action to the first responder names its class: selector=\"Editor.x\"",
                    "A.nib.xml:3:65: error: the target says the class already: selector=\"x\"",
                ])
    }

    @Test("SB-8: segues and scenes: dangling, doubled, unreachable, without a class")
    func segues() {
        #expect(
            storyboard(
                """
                <storyboard initialViewController="mian">
                  <viewController id="main" storyboardIdentifier="M">
                    <segue identifier="go" destination="detial" class="S"/>
                    <segue identifier="go" destination="detail" kind="custom"/>
                    <segue identifier="" destination="detail" kind="embd"/>
                    <view><label><segue destination="main"/></label></view><view/>
                    <segue destination="detail" class="S" kind="embed"/>
                  </viewController>
                  <viewController id="detail" storyboardIdentifier="M"/>
                  <viewController id="lost"/>
                </storyboard>
                """) == [
                    "A.storyboard.xml:1:36: error: there is no scene with the id 'mian'; did you mean 'main'?",
                    "A.storyboard.xml:3:41: error: there is no scene with the id 'detial'; did you mean 'detail'?",
                    "A.storyboard.xml:4:6: error: a custom segue needs class=\"…\"",
                    "A.storyboard.xml:4:24: error: segue 'go' of this controller is there already, in line 3",
                    "A.storyboard.xml:5:24: error: <segue> needs identifier=\"…\"",
                    "A.storyboard.xml:5:53: error: 'embd' is none of show, showDetail, present, popover, embed, relationship, unwind, custom; did you mean 'embed'?",
                    "A.storyboard.xml:6:19: error: <label> cannot start a segue: a control, a bar button item, a gesture recognizer, a container view or the controller can",
                    "A.storyboard.xml:6:61: error: <viewController> has a view already; put <view> into it",
                    "A.storyboard.xml:7:49: error: an embed segue stands in the <containerView> that it fills",
                    "A.storyboard.xml:9:53: error: storyboardIdentifier 'M' is taken already, by line 2",
                    "A.storyboard.xml:10:4: warning: nothing leads to this scene: no segue, no storyboardIdentifier, and it is not the initial one",
                ])
    }

    @Test("An object of another scene is named as such")
    func otherScene() {
        #expect(
            storyboard(
                """
                <storyboard initialViewController="a">
                  <viewController id="a"><view id="v"/><segue destination="b" class="S"/></viewController>
                  <viewController id="b"><outlet property="p" destination="v"/></viewController>
                </storyboard>
                """) == [
                    "A.storyboard.xml:3:60: error: 'v' is in another scene; only segues lead from one to the other"
                ])
    }

    @Test("Constraints: units, attributes, axes, items, roots")
    func constraints() {
        #expect(
            nib(
                """
                <nib><view id="root" width="10" top="0">
                 <view top="2em" leading="root.top" trailing="rot" bottom="root.botom"
                  width="50%" height=">= 1 @ hihg" centerX="2 *" centerY="&gt;&gt; 1"/>
                 <view edges="root.top" firstBaseline="1" height="1 @2000"/>
                 <constraint attribute="top"/><constraint item="x" attribute="width" constant="a"/>
                 <constraint attribute="width"/>
                </view></nib>
                """) == [
                    "A.nib.xml:1:38: error: a root view has no superview; whoever shows it gives it a place",
                    "A.nib.xml:2:13: error: there is no unit 'em', lengths are in cells",
                    "A.nib.xml:2:27: error: leading cannot relate to top: a horizontal place and a vertical place",
                    "A.nib.xml:2:47: error: there is no view with the id 'rot'; did you mean 'root'?",
                    "A.nib.xml:2:60: error: 'botom' is none of top, leading, trailing, bottom, left, right, centerX, centerY, width, height, firstBaseline, lastBaseline; did you mean 'bottom'?",
                    "A.nib.xml:3:10: error: there is no unit '%', lengths are in cells",
                    "A.nib.xml:3:30: error: 'hihg' is no priority: 1 to 1000, required, high or low; did you mean 'high'?",
                    "A.nib.xml:3:48: error: expected item.attribute behind '*'",
                    "A.nib.xml:3:59: error: unexpected '>': [== | ≥ | ≤] [k *] [item.attribute] [± n] [@priority]",
                    "A.nib.xml:4:15: error: edges takes an item without '.top'",
                    "A.nib.xml:4:40: error: a baseline is relative to another: item.firstBaseline",
                    "A.nib.xml:4:54: error: a priority is from 1 to 1000",
                    "A.nib.xml:5:25: error: top needs to=\"item.top\"",
                    "A.nib.xml:5:32: error: there is no view with the id 'x'",
                    "A.nib.xml:5:80: error: 'a' is no number",
                    "A.nib.xml:6:25: error: width needs constant=\"…\" or to=\"item.width\"",
                ])
    }

    @Test("Views of different roots have nothing to be constrained by")
    func roots() {
        #expect(
            nib("<nib><view id='a'/><view width='a.width'/></nib>") == [
                "A.nib.xml:1:33: error: the two views have no superview in common"
            ])
    }

    @Test("NB-10: settable properties: missing, doubled, impossible")
    func properties() {
        #expect(
            nib(
                "<nib><view><set property='a' value=''/><set property='a' value='1'/><set property='a[0]' value=''/><set property='b'/></view></nib>"
            )
                == [
                    "A.nib.xml:1:55: error: property 'a' is set twice",
                    "A.nib.xml:1:84: error: 'a[0]' cannot be the name of a property",
                    "A.nib.xml:1:101: error: <set> needs value=\"…\"",
                ])
    }

    @Test("The root element is what the file's name says")
    func root() {
        #expect(
            nib("<storyboard/>") == [
                "A.nib.xml:1:2: error: expected <nib>, but found <storyboard>; the file's name says so"
            ])
        #expect(storyboard("<a/>") == ["A.storyboard.xml:1:2: error: expected <storyboard>, but found <a>"])
        #expect(
            storyboard("<storyboard/>") == ["A.storyboard.xml:1:2: error: the storyboard holds no controller"]
        )
        #expect(
            storyboard("<storyboard><view/></storyboard>").first
                == "A.storyboard.xml:1:2: error: the storyboard holds no controller")
    }

    @Test(
        "Class names that Swift could not have never reach Swift",
        arguments: [
            "A{}", "A;B", "A.", ".A", "A<", "A<B", "1A", "A B", "func", "A//", "A()", "\"", "A\u{202E}",
        ])
    func classes(name: String) {
        let escaped = name.replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
        #expect(nib("<nib owner=\"\(escaped)\"><view/></nib>").count == 1, "\(name)")
    }

    @Test(
        "Nested and generic class names are taken",
        arguments: [
            "A", "A.B", "A<B>", "A.B<C, [D?]>.E", "Ünicode", "A<[B]>",
        ])
    func goodClasses(name: String) {
        #expect(nib("<nib owner=\"\(name.replacing("<", with: "&lt;"))\"><view/></nib>") == [])
    }

    @Test("Bars hold their items and gesture recognizers, each bar its own kind, and no views")
    func bars() {
        #expect(
            nib(
                "<nib><view><navigationBar><navigationItem title='A'/><navigationItem title='B'/><tapGestureRecognizer/></navigationBar><tabBar><tabBarItem/></tabBar><toolbar><barButtonItem/></toolbar></view></nib>"
            ) == [])
        #expect(
            nib("<nib><toolbar><label/></toolbar></nib>") == [
                "A.nib.xml:1:16: error: <label> cannot stand in <toolbar>: a bar holds <barButtonItem>"
            ])
        #expect(
            nib("<nib><tabBar position='left'><navigationItem/></tabBar></nib>") == [
                "A.nib.xml:1:24: error: 'left' is none of top, bottom",
                "A.nib.xml:1:31: error: <navigationItem> cannot stand in <tabBar>: it stands in a controller or in a bar",
            ])
    }
}
