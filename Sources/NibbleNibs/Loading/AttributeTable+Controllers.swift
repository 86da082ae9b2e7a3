import NibbleControllers
import NibbleViews

extension AttributeTable {
    static let viewController: [String: AttributeSetter] = [
        "title": .string { (controller: ViewController, value) in controller.title = value },
        "restorationIdentifier": .string { (controller: ViewController, value) in
            controller.restorationIdentifier = value
        },
        "modalPresentationStyle": .keyword(presentationStyles) { (controller: ViewController, value) in
            controller.modalPresentationStyle = value
        },
        "modalTransitionStyle": .keyword(transitionStyles) { (controller: ViewController, value) in
            controller.modalTransitionStyle = value
        },
        "definesPresentationContext": .boolean { (controller: ViewController, value) in
            controller.definesPresentationContext = value
        },
        "isModalInPresentation": .boolean { (controller: ViewController, value) in
            controller.isModalInPresentation = value
        },
        "preferredContentSize": .size { (controller: ViewController, value) in
            controller.preferredContentSize = value
        },
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

    static let navigationController: [String: AttributeSetter] = [
        "isNavigationBarHidden": .boolean { (controller: NavigationController, value) in
            controller.isNavigationBarHidden = value
        },
        "isToolbarHidden": .boolean { (controller: NavigationController, value) in
            controller.isToolbarHidden = value
        },
    ]

    static let tabBarController: [String: AttributeSetter] = [
        "tabBarPosition": .keyword(barPositions) {
            (controller: TabBarController, value) in controller.tabBarPosition = value
        },
        "isTabBarHidden": .boolean { (controller: TabBarController, value) in
            controller.isTabBarHidden = value
        },
        "selectedIndex": .integer { (controller: TabBarController, value) in
            controller.selectedIndex = value
        },
    ]

    static let splitViewController: [String: AttributeSetter] = [
        "style": .keyword([
            "doubleColumn": SplitViewController.Style.doubleColumn, "tripleColumn": .tripleColumn,
        ]) { (controller: SplitViewController, value) in controller.setStyle(value) },
        "collapseWidth": .integer { (controller: SplitViewController, value) in
            controller.collapseWidth = value
        },
        "preferredPrimaryColumnWidth": .integer { (controller: SplitViewController, value) in
            controller.preferredPrimaryColumnWidth = value
        },
        "preferredSupplementaryColumnWidth": .integer { (controller: SplitViewController, value) in
            controller.preferredSupplementaryColumnWidth = value
        },
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
