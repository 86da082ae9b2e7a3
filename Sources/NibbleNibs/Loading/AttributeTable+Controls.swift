import NibbleViews

extension AttributeTable {
    static let control: [String: AttributeSetter] = [
        "isEnabled": .boolean { (control: Control, value) in control.isEnabled = value },
        "isSelected": .boolean { (control: Control, value) in control.isSelected = value },
        "keyHint": .string { (control: Control, value) in control.keyHint = value },
    ]

    static let button: [String: AttributeSetter] = [
        "title": .string { (button: Button, value) in button.title = value },
        "style": .keyword(["plain": Button.Style.plain, "bordered": .bordered]) { (button: Button, value) in
            button.style = value
        },
        "titleAlignment": .keyword(alignments) { (button: Button, value) in button.titleAlignment = value },
    ]

    static let textField: [String: AttributeSetter] = [
        "text": .string { (field: TextField, value) in field.text = value },
        "placeholder": .string { (field: TextField, value) in field.placeholder = value },
        "textColor": .color { (field: TextField, value) in field.textColor = value },
        "textAlignment": .keyword(alignments) { (field: TextField, value) in field.textAlignment = value },
        "isSecureTextEntry": .boolean { (field: TextField, value) in field.isSecureTextEntry = value },
        "borderStyle": .keyword([
            "none": TextField.BorderStyle.none, "line": .line, "roundedRect": .roundedRect,
        ]) { (field: TextField, value) in field.borderStyle = value },
        "clearButtonMode": .keyword([
            "never": TextField.ViewMode.never, "whileEditing": .whileEditing,
            "unlessEditing": .unlessEditing, "always": .always,
        ]) { (field: TextField, value) in field.clearButtonMode = value },
    ]

    static let pageControl: [String: AttributeSetter] = [
        "numberOfPages": .integer { (control: PageControl, value) in control.numberOfPages = value },
        "currentPage": .integer { (control: PageControl, value) in control.currentPage = value },
        "hidesForSinglePage": .boolean { (control: PageControl, value) in
            control.hidesForSinglePage = value
        },
        "currentPageIndicatorTintColor": .color { (control: PageControl, value) in
            control.currentPageIndicatorTintColor = value
        },
        "pageIndicatorTintColor": .color { (control: PageControl, value) in
            control.pageIndicatorTintColor = value
        },
    ]

    static let switchControl: [String: AttributeSetter] = [
        "isOn": .boolean { (control: Switch, value) in control.isOn = value },
        "onTintColor": .color { (control: Switch, value) in control.onTintColor = value },
    ]
}
