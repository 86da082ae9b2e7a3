// Generated from the target's layout files. Changes are lost with the next build.

import Nibble

/// Main.storyboard.xml
@MainActor private enum Layout0 {
    static let document: StaticString =
        "6:nibble1;10:storyboard4:Main24:Demo/Main.storyboard.xml0;1;4:tabs1;36;3;0;1;4:tabs14:viewController10:controller2;4;1;14:ViewController0;2;36;0;2;16:segueIdentifier15:first4:text3;20;3;45;16:segueIdentifier26:second4:text4;20;4;45;0;0;0;0;2;6:custom4:tabs5:green5;45;5;6;1;5:first5;24;1;16:MyTabBarRelation0;5;59;0;1;6:custom4:tabs4:blue6;45;6;6;1;6:second6;24;1;16:MyTabBarRelation0;6;59;1;8:makeBlue6;92;1;0;1;5:green14:viewController10:controller8;4;0;0;0;1;7:#view-14:view4:view8;32;0;1;15:backgroundColor4;11:systemGreen8;54;0;0;0;0;0;0;0;1;4:blue14:viewController10:controller9;4;1;20:DetailViewController0;9;36;0;0;1;7:#view-24:view4:view9;60;0;0;0;0;0;0;0;0;"

    static func connect(_ connections: Nibble.LayoutConnections) {
        connections.makes("ViewController", as: Nibble.ViewController.self) { coder in
            #sourceLocation(file:"/app/Demo/Main.storyboard.xml",line:2)
            ViewController(coder: coder)
            #sourceLocation()
        }
        connections.property("segueIdentifier1", of: "ViewController") { (object: ViewController, value) in
            #sourceLocation(file:"/app/Demo/Main.storyboard.xml",line:3)
            object.segueIdentifier1 = try value.text()
            #sourceLocation()
        }
        connections.property("segueIdentifier2", of: "ViewController") { (object: ViewController, value) in
            #sourceLocation(file:"/app/Demo/Main.storyboard.xml",line:4)
            object.segueIdentifier2 = try value.text()
            #sourceLocation()
        }
        connections.segue("MyTabBarRelation") {
            #sourceLocation(file:"/app/Demo/Main.storyboard.xml",line:5)
            MyTabBarRelation(identifier: $0, source: $1, destination: $2)
            #sourceLocation()
        }
        connections.segue("MyTabBarRelation") {
            #sourceLocation(file:"/app/Demo/Main.storyboard.xml",line:6)
            MyTabBarRelation(identifier: $0, source: $1, destination: $2)
            #sourceLocation()
        }
        connections.segueAction("makeBlue", of: "ViewController", to: DetailViewController.self) {
            (object: ViewController) in
            #sourceLocation(file:"/app/Demo/Main.storyboard.xml",line:6)
            .init(object.makeBlue)
            #sourceLocation()
        }
        connections.scene("DetailViewController", as: Nibble.ViewController.self) {
            #sourceLocation(file:"/app/Demo/Main.storyboard.xml",line:9)
            DetailViewController.self
            #sourceLocation()
        }
    }
}

/// MyTabBar.nib.xml
@MainActor private enum Layout1 {
    static let document: StaticString =
        "6:nibble1;3:nib8:MyTabBar21:Demo/MyTabBar.nib.xml1;8:MyTabBar0;1;13;0;1;0;1;4:root4:view8:topLevel2;4;1;12:MyTabBarView0;2;26;0;0;2;7:content4:view7:subview3;6;0;0;0;0;3:bar9:stackView7:subview4;6;0;0;0;2;9:#button-16:button15:arrangedSubview5;8;0;1;5:title0;5:First5;22;0;0;9:#button-26:button15:arrangedSubview6;8;0;1;5:title0;6:Second6;22;0;0;8;13:#constraint-10;7:content3:top5:equal1;0;4:root3:top3:1.03:0.06:1000.03;31;13:#constraint-20;7:content7:leading5:equal1;0;4:root7:leading3:1.03:0.06:1000.03;31;13:#constraint-30;7:content8:trailing5:equal1;0;4:root8:trailing3:1.03:0.06:1000.03;31;13:#constraint-40;7:content6:bottom5:equal1;0;3:bar3:top3:1.03:0.06:1000.03;45;13:#constraint-50;3:bar7:leading5:equal1;1;3:bar7:leading3:1.03:0.06:1000.04;61;13:#constraint-60;3:bar8:trailing5:equal1;1;3:bar8:trailing3:1.03:0.06:1000.04;74;13:#constraint-70;3:bar6:bottom5:equal1;1;3:bar6:bottom3:1.03:0.06:1000.04;85;13:#constraint-80;3:bar6:height5:equal0;3:1.03:1.06:1000.04;96;1;4:root11:contentView8;23;7:content8;49;0;2;9:#button-10;13:button1Tapped5;38;5:owner5;38;9:#button-20;13:button2Tapped6;38;5:owner6;38;0;"

    static func connect(_ connections: Nibble.LayoutConnections) {
        connections.owner("MyTabBar") {
            #sourceLocation(file:"/app/Demo/MyTabBar.nib.xml",line:1)
            MyTabBar.self
            #sourceLocation()
        }
        connections.makes("MyTabBarView", as: Nibble.View.self) { coder in
            #sourceLocation(file:"/app/Demo/MyTabBar.nib.xml",line:2)
            MyTabBarView(coder: coder)
            #sourceLocation()
        }
        connections.outlet("contentView", of: "MyTabBarView") { (object: MyTabBarView, value: Nibble.View) in
            #sourceLocation(file:"/app/Demo/MyTabBar.nib.xml",line:8)
            object.contentView = value
            #sourceLocation()
        }
        connections.action("button1Tapped", of: "MyTabBar", from: Nibble.Button.self) { (object: MyTabBar) in
            #sourceLocation(file:"/app/Demo/MyTabBar.nib.xml",line:5)
            .init(object.button1Tapped)
            #sourceLocation()
        }
        connections.action("button2Tapped", of: "MyTabBar", from: Nibble.Button.self) { (object: MyTabBar) in
            #sourceLocation(file:"/app/Demo/MyTabBar.nib.xml",line:6)
            .init(object.button2Tapped)
            #sourceLocation()
        }
    }
}

extension Nibble.LayoutBundle {
    /// The nibs and storyboards of this module.
    static let module = Nibble.LayoutBundle(
        name: "TabDemo",
        layouts: [
            .storyboard("Main", compact: Layout0.document, connect: Layout0.connect)
        ])
}

extension Nibble.Storyboard.Name {
    nonisolated static var main: Self { Self(rawValue: "Main") }
}

extension Nibble.Nib.Name {
    nonisolated static var myTabBar: Self { Self(rawValue: "MyTabBar") }
}

extension Nibble.SegueIdentifier {
    nonisolated static var first: Self { Self(rawValue: "first") }
    nonisolated static var second: Self { Self(rawValue: "second") }
}
#sourceLocation(file:"/app/Demo/MyTabBar.nib.xml",line:3)
#error(
    "<stackView> has no attribute 'distribution'")
#sourceLocation()
