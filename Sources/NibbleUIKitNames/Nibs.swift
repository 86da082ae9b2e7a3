import NibbleNibs
import NibbleViews

/// UIKit's name of `Nib`.
public typealias UINib = Nib
/// UIKit's name of `Storyboard`.
public typealias UIStoryboard = Storyboard
/// UIKit's name of `Coder`.
public typealias NSCoder = Coder
