// An app imports this module alone: it hands on the whole runtime.
@_exported import NibbleControllers
@_exported import NibbleCurses
@_exported import NibbleNibs
@_exported import NibbleTerminal
@_exported import NibbleViews
