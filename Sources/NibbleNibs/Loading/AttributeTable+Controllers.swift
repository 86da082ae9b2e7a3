import NibbleControllers
import NibbleViews

extension AttributeTable {
    static let viewController: [String: AttributeSetter] = [
        "title": .string { (controller: ViewController, value) in controller.title = value },
        "additionalSafeAreaInsets": .insets { (controller: ViewController, value) in
            controller.additionalSafeAreaInsets = value
        },
        "hidesBottomBarWhenPushed": .boolean { (controller: ViewController, value) in
            controller.hidesBottomBarWhenPushed = value
        },
    ]

    static let pageViewController: [String: AttributeSetter] = [
        "navigationOrientation": .keyword([
            "horizontal": PageViewController.NavigationOrientation.horizontal, "vertical": .vertical,
        ]) { (controller: PageViewController, value) in controller.setNavigationOrientation(value) }
    ]
}
