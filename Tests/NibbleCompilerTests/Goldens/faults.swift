// Generated from the target's layout files. Changes are lost with the next build.

import Nibble

/// A.nib.xml
@MainActor private enum Layout0 {
    static let document: StaticString =
        "6:nibble1;3:nib1:A9:A.nib.xml0;0;1;0;1;7:#view-14:view8:topLevel2;2;0;0;0;0;0;0;0;0;"

    static func connect(_ connections: Nibble.LayoutConnections) {
    }
}

extension Nibble.LayoutBundle {
    /// The nibs and storyboards of this module.
    static let module = Nibble.LayoutBundle(
        name: "TabDemo",
        layouts: [])
}

extension Nibble.Nib.Name {
    nonisolated static var a: Self { Self(rawValue: "A") }
}
#sourceLocation(file:"/app/A.nib.xml",line:1)
#error("unknown element <viewe>; did you mean 'view'?")
#sourceLocation()
#sourceLocation(file:"/app/A.nib.xml",line:1)
#error(
    "<view> has no attribute 'isHiden'; did you mean 'isHidden'?")
#sourceLocation()
#sourceLocation(file:"/app/A.nib.xml",line:2)
#error(
    "unknown element <lable>; did you mean 'label'?")
#sourceLocation()
