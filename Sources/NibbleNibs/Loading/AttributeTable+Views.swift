import NibbleViews

extension AttributeTable {
    static let scrollView: [String: AttributeSetter] = [
        "contentInset": .insets { (view: ScrollView, value) in view.contentInset = value },
        "isScrollEnabled": .boolean { (view: ScrollView, value) in view.isScrollEnabled = value },
        "isPagingEnabled": .boolean { (view: ScrollView, value) in view.isPagingEnabled = value },
        "showsVerticalScrollIndicator": .boolean { (view: ScrollView, value) in
            view.showsVerticalScrollIndicator = value
        },
        "showsHorizontalScrollIndicator": .boolean { (view: ScrollView, value) in
            view.showsHorizontalScrollIndicator = value
        },
    ]

    static let imageView: [String: AttributeSetter] = [
        "image": .image { (view: ImageView, image) in view.image = image },
        "contentMode": .keyword(contentModes) { (view: ImageView, value) in view.contentMode = value },
    ]

    static let activityIndicatorView: [String: AttributeSetter] = [
        "style": .keyword(["medium": ActivityIndicatorView.Style.medium, "large": .large]) {
            (view: ActivityIndicatorView, value) in view.style = value
        },
        "color": .color { (view: ActivityIndicatorView, value) in view.color = value },
        "hidesWhenStopped": .boolean { (view: ActivityIndicatorView, value) in
            view.hidesWhenStopped = value
        },
        "isAnimating": .boolean { (view: ActivityIndicatorView, value) in
            if value { view.startAnimating() } else { view.stopAnimating() }
        },
    ]

    private static let contentModes: [String: View.ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]
}
