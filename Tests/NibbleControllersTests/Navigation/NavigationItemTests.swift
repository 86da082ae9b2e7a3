import NibbleControllers
import NibbleViews
import Testing

@MainActor @Suite struct NavigationItemTests {
    @Test(
        "VC-16: the item is made when it is read, without the view; the controller's title is its title, not the reverse"
    )
    func title() {
        let controller = ViewController()
        controller.title = "Before"
        let item = controller.navigationItem
        #expect(item.title == "Before")
        #expect(controller.navigationItem === item)
        controller.title = "After"
        #expect(item.title == "After")
        item.title = "In the bar"
        #expect(controller.title == "After")
        #expect(!controller.isViewLoaded)
    }

    @Test("An item of a layout file stands in place of the one that would be made")
    func given() {
        let controller = ViewController()
        controller.title = "Title"
        let item = NavigationItem()
        controller.setNavigationItem(item)
        #expect(controller.navigationItem === item)
        #expect(item.title == "Title")
        let titled = NavigationItem(title: "Own")
        controller.setNavigationItem(titled)
        #expect(controller.navigationItem.title == "Own")
    }

    @Test("The singular forms are the first of the arrays, and replace them")
    func singular() {
        let item = NavigationItem()
        #expect(item.leftBarButtonItem == nil)
        let (a, b) = (BarButtonItem(), BarButtonItem())
        item.rightBarButtonItems = [a, b]
        #expect(item.rightBarButtonItem === a)
        item.rightBarButtonItem = b
        #expect(item.rightBarButtonItems?.count == 1)
        item.rightBarButtonItem = nil
        #expect(item.rightBarButtonItems == nil)
    }
}
