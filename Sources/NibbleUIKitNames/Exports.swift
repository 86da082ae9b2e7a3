// UIKit's names and the types that they stand for: an app that moves over changes its imports and nothing else.
@_exported import NibbleControllers
@_exported import NibbleNibs
@_exported import NibbleTerminal
@_exported import NibbleViews
