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

    // MARK: Words

    /// The styles of presentations by name, for segues too.
    static let presentationStyles: [String: ModalPresentationStyle] = [
        "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet,
        "formSheet": .formSheet, "overFullScreen": .overFullScreen, "currentContext": .currentContext,
        "overCurrentContext": .overCurrentContext, "popover": .popover, "custom": .custom,
    ]

    /// The ways of presentations to come and go by name, for segues too.
    static let transitionStyles: [String: ModalTransitionStyle] = [
        "coverVertical": .coverVertical, "crossDissolve": .crossDissolve,
    ]
}
