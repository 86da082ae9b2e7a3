import NibbleTerminal

/// A length or a place, in cells: terminals have no half ones.
public typealias CGFloat = Int
/// UIKit's name of `Point`.
public typealias CGPoint = Point
/// UIKit's name of `Size`.
public typealias CGSize = Size
/// UIKit's name of `Rect`.
public typealias CGRect = Rect
/// UIKit's name of `EdgeInsets`.
public typealias UIEdgeInsets = EdgeInsets
/// UIKit's name of `LineBreakMode`.
public typealias NSLineBreakMode = LineBreakMode
