import NibbleControllers
import NibbleViews

/// What makes the framework's own classes: the counterpart of the vocabulary's elements, one line an element.
@MainActor enum ElementTable {
    /// Makes an object from its coder; `nil` when its initialiser returns that.
    typealias Maker = @MainActor (Coder) -> AnyObject?

    /// What makes an object, by element.
    static let makers: [String: Maker] = [
        "view": { View(coder: $0) },
        "stackView": { StackView(coder: $0) },
        "boxView": { BoxView(coder: $0) },
        "containerView": { ContainerView(coder: $0) },
        "label": { Label(coder: $0) },
        "control": { Control(coder: $0) },
        "button": { Button(coder: $0) },
        "textField": { TextField(coder: $0) },
        "switch": { Switch(coder: $0) },
        "scrollView": { ScrollView(coder: $0) },
        "imageView": { ImageView(coder: $0) },
        "activityIndicatorView": { ActivityIndicatorView(coder: $0) },
        "pageControl": { PageControl(coder: $0) },
        "keyHintsView": { KeyHintsView(coder: $0) },
        "navigationBar": { NavigationBar(coder: $0) },
        "tabBar": { TabBar(coder: $0) },
        "toolbar": { Toolbar(coder: $0) },
        "viewController": { ViewController(coder: $0) },
        "navigationController": { NavigationController(coder: $0) },
        "tabBarController": { TabBarController(coder: $0) },
        "pageViewController": { PageViewController(coder: $0) },
        "splitViewController": { SplitViewController(coder: $0) },
        "tabBarItem": made(TabBarItem.init),
        "navigationItem": made(NavigationItem.init),
        "barButtonItem": made(BarButtonItem.init),
        "gestureRecognizer": made(GestureRecognizer.init),
        "tapGestureRecognizer": made(TapGestureRecognizer.init),
        "panGestureRecognizer": made(PanGestureRecognizer.init),
    ]

    /// Makes what takes no coder: it gets its attributes after `init()`.
    private static func made<Object: AnyObject>(
        _ make: @escaping @MainActor () -> Object
    ) -> Maker {
        { coder in
            let object = make()
            coder.decode(into: object)
            return object
        }
    }
}
