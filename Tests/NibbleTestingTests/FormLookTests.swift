import NibbleControllers
import NibbleTerminal
import NibbleTesting
import NibbleViews
import Testing

/// How fields, switches, indicators and images look together, on every kind of screen.
@MainActor @Suite("A form") struct FormLookTests {
    final class FormController: ViewController {
        let name = TextField()
        let password = TextField()
        let city = TextField()
        let note = TextField()
        let wifi = Switch()
        let bluetooth = Switch()
        let plane = Switch()
        let spinner = ActivityIndicatorView(style: .medium)
        let ring = ActivityIndicatorView(style: .large)

        override func viewDidLoad() {
            super.viewDidLoad()
            name.borderStyle = .roundedRect
            name.text = "Ada Lovelace"
            name.clearButtonMode = .always
            password.borderStyle = .roundedRect
            password.text = "secret"
            password.isSecureTextEntry = true
            city.placeholder = "City"
            note.text = "a note that is much longer than its field"
            wifi.isOn = true
            plane.isEnabled = false
            plane.isOn = true
            let picture = ImageView(image: Self.sphere)
            let views: [(View, Rect)] = [
                (name, Rect(x: 1, y: 0, width: 24, height: 3)),
                (password, Rect(x: 1, y: 3, width: 24, height: 3)),
                (city, Rect(x: 2, y: 6, width: 22, height: 1)),
                (note, Rect(x: 2, y: 8, width: 22, height: 1)),
                (wifi, Rect(x: 2, y: 10, width: 5, height: 1)),
                (bluetooth, Rect(x: 9, y: 10, width: 5, height: 1)),
                (plane, Rect(x: 16, y: 10, width: 5, height: 1)),
                (spinner, Rect(x: 27, y: 1, width: 1, height: 1)),
                (ring, Rect(x: 27, y: 3, width: 4, height: 2)),
                (picture, Rect(x: 33, y: 1, width: 16, height: 8)),
                (ImageView(image: Image(symbol: "▶")), Rect(x: 27, y: 6, width: 1, height: 1)),
            ]
            for (subview, frame) in views {
                subview.frame = frame
                view.addSubview(subview)
            }
            spinner.startAnimating()
            ring.startAnimating()
        }

        /// A ball with a light on it, clear around it.
        private static var sphere: Image {
            var pixels: [Pixel] = []
            for y in 0..<32 {
                for x in 0..<32 {
                    let (dx, dy) = (2 * x - 31, 2 * y - 31)
                    let (lx, ly) = (dx + 12, dy + 14)
                    let light = max(0, 255 - (lx * lx + ly * ly) * 255 / 2400)
                    pixels.append(
                        dx * dx + dy * dy > 961
                            ? .clear
                            : Pixel(
                                red: UInt8(40 + light * 200 / 255), green: UInt8(60 + light * 190 / 255),
                                blue: UInt8(120 + light * 135 / 255)))
                }
            }
            return Image(width: 32, height: 32, pixels: pixels)
        }
    }

    private func tester(_ depth: ColorDepth, isUnicode: Bool = true, isDark: Bool = true) async throws -> (
        AppTester, FormController
    ) {
        let controller = FormController()
        let tester = try await AppTester(
            rootViewController: controller, size: Size(width: 52, height: 12),
            capabilities: ScreenCapabilities(
                colorDepth: depth, isUnicode: isUnicode, hasDarkBackground: isDark))
        return (tester, controller)
    }

    @Test("with all colours, the first field focused")
    func direct() async throws {
        let (tester, _) = try await tester(.direct)
        try tester.expectSnapshot("form-direct")
    }

    @Test("with a palette, part of the text selected")
    func indexed() async throws {
        let (tester, _) = try await tester(.indexed)
        await tester.press(.left, [.control, .shift])
        try tester.expectSnapshot("form-indexed-selection")
    }

    @Test("with sixteen colours, a switch focused")
    func sixteen() async throws {
        let (tester, controller) = try await tester(.sixteen)
        controller.wifi.becomeFirstResponder()
        await tester.settle()
        try tester.expectSnapshot("form-sixteen-switch")
    }

    @Test("without colours, a scrolled field focused")
    func none() async throws {
        let (tester, controller) = try await tester(.none)
        controller.note.becomeFirstResponder()
        await tester.press(.left, [.control, .shift])
        try tester.expectSnapshot("form-none")
    }

    @Test("without colours and Unicode, an empty field focused")
    func ascii() async throws {
        let (tester, controller) = try await tester(.none, isUnicode: false)
        controller.city.becomeFirstResponder()
        await tester.settle()
        try tester.expectSnapshot("form-ascii")
    }
}
