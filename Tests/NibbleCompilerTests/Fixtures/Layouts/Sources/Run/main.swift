import Good
import Nibble

// Loads what the layout files of `Good` say, without a terminal, and prints what came of it.
let start = GoodLayouts.ContainersStoryboard.instantiateInitialViewController()
start.loadViewIfNeeded()
print((start as? Start)?.report ?? "\(start)")
print("\(start.segues.count) segues")

let storyboard = Storyboard(
    name: GoodLayouts.ContainersStoryboard.name, bundle: GoodLayouts.bundle)
let tabs = storyboard.instantiateViewController(
    withIdentifier: GoodLayouts.ContainersStoryboard.Scenes.tabs)
tabs.loadViewIfNeeded()
print(tabs.children.map { "\(type(of: $0)) \($0.tabBarItem.title ?? "-")" }.joined(separator: ", "))
