import NibbleViews

/// UIKit's name of `LayoutConstraint`.
public typealias NSLayoutConstraint = LayoutConstraint
/// UIKit's name of `LayoutAnchor`.
public typealias NSLayoutAnchor<AnchorType: AnyObject> = LayoutAnchor<AnchorType>
/// UIKit's name of `LayoutXAxisAnchor`.
public typealias NSLayoutXAxisAnchor = LayoutXAxisAnchor
/// UIKit's name of `LayoutYAxisAnchor`.
public typealias NSLayoutYAxisAnchor = LayoutYAxisAnchor
/// UIKit's name of `LayoutDimension`.
public typealias NSLayoutDimension = LayoutDimension
/// UIKit's name of `LayoutGuide`.
public typealias UILayoutGuide = LayoutGuide
/// UIKit's name of `LayoutPriority`.
public typealias UILayoutPriority = LayoutPriority
