import NibbleTesting
import Testing

@testable import NibbleUIKitNames

@MainActor @Suite("what UIKit's names need besides") struct BridgeTests {
    @Test(
        "components from 0 to 1 become bytes, whatever they are",
        arguments: [
            (0, 0), (1, 255), (0.5, 128), (0.9098039269, 232), (-1, 0), (2, 255), (.infinity, 255), (.nan, 0),
        ] as [(Double, UInt8)])
    func color(part: Double, byte: UInt8) {
        #expect(
            UIColor(red: part, green: 0, blue: 1, alpha: 0.5) == UIColor(red: byte, green: 0, blue: 255))
        #expect(UIColor(white: part, alpha: 1) == UIColor(red: byte, green: byte, blue: byte))
    }

    @Test("fixed colours, and none") func fixed() {
        let view = UIView()
        view.backgroundColor = .orange
        #expect(view.backgroundColor == UIColor(red: 255, green: 128, blue: 0))
        view.backgroundColor = .clear
        #expect(view.backgroundColor == nil)
    }

    @Test("the bundle of a class is that of its module") func bundle() {
        #expect(Bundle.module === Bundle(for: MyView.self))
    }

    @Test("a nib's objects by UIKit's two calls") func nib() {
        let owner = MyViewController()
        let made = UINib(nibName: "MyViewController", bundle: .module)
            .instantiate(withOwner: owner, options: nil)
        #expect(made.first is UIView)
        #expect(owner.label?.text == "MyViewController")
        let again = Bundle.module.loadNibNamed("MyViewController", owner: owner, options: nil)
        #expect(again?.count == 1)
        #expect(again?.first !== made.first)
    }

    @Test("nested names stand where UIKit has them") func nested() {
        let mask: UIView.AutoresizingMask = [.flexibleWidth, .flexibleHeight]
        let event: UIControl.Event = .touchUpInside
        let attribute: NSLayoutConstraint.Attribute = .leading
        #expect(mask == [.flexibleWidth, .flexibleHeight])
        #expect(event == ControlEvent.touchUpInside)
        #expect(attribute == LayoutAttribute.leading)
    }
}
