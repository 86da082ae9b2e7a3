import NibbleTerminal
import NibbleViews

extension AttributeTable {
    static let gestureRecognizer: [String: AttributeSetter] = [
        "isEnabled": .boolean { (recognizer: GestureRecognizer, value) in recognizer.isEnabled = value },
        "cancelsTouchesInView": .boolean { (recognizer: GestureRecognizer, value) in
            recognizer.cancelsTouchesInView = value
        },
        "name": .string { (recognizer: GestureRecognizer, value) in recognizer.name = value },
    ]

    static let tapGestureRecognizer: [String: AttributeSetter] = [
        "numberOfTapsRequired": .integer { (recognizer: TapGestureRecognizer, value) in
            recognizer.numberOfTapsRequired = value
        },
        "button": .keyword(buttons) { (recognizer: TapGestureRecognizer, value) in recognizer.button = value
        },
    ]

    static let panGestureRecognizer: [String: AttributeSetter] = [
        "button": .keyword(buttons) { (recognizer: PanGestureRecognizer, value) in recognizer.button = value }
    ]

    private static let buttons: [String: MouseReport.Button] = [
        "left": .left, "middle": .middle, "right": .right,
    ]
}
