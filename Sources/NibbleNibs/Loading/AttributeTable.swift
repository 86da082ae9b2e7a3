import NibbleControllers
import NibbleDocument
import NibbleTerminal
import NibbleViews

/// What sets the built-in attributes: the counterpart of the vocabulary's list, one line an attribute.
@MainActor enum AttributeTable {
    /// Setters by element, then by attribute. Those of an element are made when a file first needs them.
    static let setters: [String: @MainActor () -> [String: AttributeSetter]] = [
        "view": { view }, "stackView": { stackView }, "boxView": { boxView }, "containerView": { [:] },
        "label": { label },
        "control": { control }, "button": { button }, "textField": { textField },
        "pageControl": { pageControl },
        "keyHintsView": { [:] },
        "navigationBar": { [:] }, "tabBar": { tabBar }, "toolbar": { [:] },
        "viewController": { viewController },
        "pageViewController": { pageViewController },
        "splitViewController": { splitViewController },
        "navigationController": { navigationController }, "tabBarController": { tabBarController },
        "scrollView": { scrollView }, "imageView": { imageView },
        "activityIndicatorView": { activityIndicatorView },
        "switch": { switchControl }, "gestureRecognizer": { gestureRecognizer },
        "tapGestureRecognizer": { tapGestureRecognizer }, "panGestureRecognizer": { panGestureRecognizer },
        "tabBarItem": { tabBarItem }, "navigationItem": { navigationItem },
        "barButtonItem": { barButtonItem },
    ]

    /// The setters of an element and of those that it takes attributes from, made once.
    static func allSetters(of element: String) -> [String: AttributeSetter] {
        if let known = merged[element] { return known }
        var all: [String: AttributeSetter] = [:]
        for name in Vocabulary.current.ancestry(of: element) {
            all.merge(setters[name]?() ?? [:]) { nearest, _ in nearest }
        }
        merged[element] = all
        return all
    }

    private static var merged: [String: [String: AttributeSetter]] = [:]

    private static let view: [String: AttributeSetter] = [
        "isHidden": .boolean { (view: View, value) in view.isHidden = value },
        "clipsToBounds": .boolean { (view: View, value) in view.clipsToBounds = value },
        "backgroundColor": .color { (view: View, value) in view.backgroundColor = value },
        "tintColor": .color { (view: View, value) in view.tintColor = value },
        "isUserInteractionEnabled": .boolean { (view: View, value) in view.isUserInteractionEnabled = value },
        "tag": .integer { (view: View, value) in view.tag = value },
        "accessibilityIdentifier": .string { (view: View, value) in view.accessibilityIdentifier = value },
        "restorationIdentifier": .string { (view: View, value) in view.restorationIdentifier = value },
        "focusGroupIdentifier": .string { (view: View, value) in view.focusGroupIdentifier = value },
        "autoresizingMask": .keywords(masks) { (view: View, value) in view.autoresizingMask = value },
        "autoresizesSubviews": .boolean { (view: View, value) in view.autoresizesSubviews = value },
        "layoutMargins": .insets { (view: View, value) in view.layoutMargins = value },
        "insetsLayoutMarginsFromSafeArea": .boolean { (view: View, value) in
            view.insetsLayoutMarginsFromSafeArea = value
        },
        "horizontalHuggingPriority": .number { (view: View, value) in
            view.setContentHuggingPriority(LayoutPriority(Float(value)), for: .horizontal)
        },
        "verticalHuggingPriority": .number { (view: View, value) in
            view.setContentHuggingPriority(LayoutPriority(Float(value)), for: .vertical)
        },
        "horizontalCompressionResistancePriority": .number { (view: View, value) in
            view.setContentCompressionResistancePriority(LayoutPriority(Float(value)), for: .horizontal)
        },
        "verticalCompressionResistancePriority": .number { (view: View, value) in
            view.setContentCompressionResistancePriority(LayoutPriority(Float(value)), for: .vertical)
        },
    ]

    private static let stackView: [String: AttributeSetter] = [
        "axis": .keyword(["horizontal": LayoutAxis.horizontal, "vertical": .vertical]) {
            (view: StackView, value) in view.axis = value
        },
        "distribution": .keyword(words(StackView.Distribution.allCases)) { (view: StackView, value) in
            view.distribution = value
        },
        "alignment": .keyword(
            words(StackView.Alignment.allCases).merging(["top": .top, "bottom": .bottom]) { first, _ in first
            }
        ) { (view: StackView, value) in view.alignment = value },
        "spacing": .integer { (view: StackView, value) in view.spacing = value },
        "isLayoutMarginsRelativeArrangement": .boolean { (view: StackView, value) in
            view.isLayoutMarginsRelativeArrangement = value
        },
    ]

    private static let boxView: [String: AttributeSetter] = [
        "title": .string { (view: BoxView, value) in view.title = value },
        "borderColor": .color { (view: BoxView, value) in view.borderColor = value },
    ]

    private static let label: [String: AttributeSetter] = [
        "text": .string { (label: Label, value) in label.text = value },
        "textColor": .color { (label: Label, value) in label.textColor = value },
        "textAttributes": .keywords(attributes) { (label: Label, value) in label.textAttributes = value },
        "textAlignment": .keyword(alignments) { (label: Label, value) in label.textAlignment = value },
        "numberOfLines": .integer { (label: Label, value) in label.numberOfLines = value },
        "lineBreakMode": .keyword(breaks) { (label: Label, value) in label.lineBreakMode = value },
        "preferredMaxLayoutWidth": .integer { (label: Label, value) in label.preferredMaxLayoutWidth = value
        },
    ]

    // MARK: Words

    static func words<Case: RawRepresentable<String>>(_ cases: [Case]) -> [String: Case] {
        Dictionary(uniqueKeysWithValues: cases.map { ($0.rawValue, $0) })
    }

    static let alignments: [String: TextAlignment] = [
        "left": .left, "center": .center, "right": .right,
    ]

    private static let masks: [String: AutoresizingMask] = [
        "flexibleLeftMargin": .flexibleLeftMargin, "flexibleWidth": .flexibleWidth,
        "flexibleRightMargin": .flexibleRightMargin, "flexibleTopMargin": .flexibleTopMargin,
        "flexibleHeight": .flexibleHeight, "flexibleBottomMargin": .flexibleBottomMargin,
    ]

    private static let attributes: [String: CellStyle.Attributes] = [
        "bold": .bold, "dim": .dim, "italic": .italic, "underline": .underline, "blink": .blink,
        "reverse": .reverse,
    ]

    private static let breaks: [String: LineBreakMode] = [
        "byWordWrapping": .byWordWrapping, "byCharWrapping": .byCharWrapping, "byClipping": .byClipping,
        "byTruncatingHead": .byTruncatingHead, "byTruncatingMiddle": .byTruncatingMiddle,
        "byTruncatingTail": .byTruncatingTail,
    ]

    /// The events by name.
    static let events: [String: ControlEvent] = [
        "touchDown": .touchDown, "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
        "touchCancel": .touchCancel, "valueChanged": .valueChanged,
        "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
        "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
        "editingDidEndOnExit": .editingDidEndOnExit, "allEvents": .allEvents,
    ]
}
