import Good
import Nibble

// Loads what the layout files of `Good` say, without a terminal, and prints what came of it.
let start = GoodLayouts.ContainersStoryboard.instantiateInitialViewController()
start.loadViewIfNeeded()
print((start as? Start)?.report ?? "\(start)")
print("\(start.segues.count) segues")
