import Nibble
import Widgets

enum Mode: String, LayoutReadable { case fast, slow }

class Outer {
    class Inner: View {
        weak var label: Label!
        var buttons: [Button] = []
        var parts: [View] = []
    }
}

class Cell<Content>: View { var content: Content? }

class Editor: View {
    func save(_ sender: Any?) {}
}

// The names of the framework's own classes are free for an app's.
class Label2: Label {}

class List: ViewController {
    var count = 0
    var ratio: Double = 0
    var name = ""
    var subtitle: String?
    var isOn = false
    var color = Color.label
    var tintAgain: Color?
    var mode = Mode.fast
    var gauge: Gauge!
    var gauges: [Gauge] = []
    var width: LayoutConstraint?
    var inner: Outer.Inner!
    weak var delegate: List?

    func plain() {}
    func sent(_ sender: Any) {}
    func sentOptional(_ sender: Control?) {}
    func event(_ sender: Button, event: Event?) {}
    func turned(_ sender: Gauge) {}
    func twice() {}
    func twice(_ sender: Button) {}
    func detail(coder: Coder) -> Detail? { Detail(coder: coder, text: "a") }
    func detailFor(coder: Coder, sender: Any?) -> Detail? { Detail(coder: coder, text: "a") }
    func detailNamed(_ coder: Coder, sender: Button?, segueIdentifier: String?) -> Detail? { nil }

    func go() {
        performSegue(withIdentifier: .toDetail_2, sender: self)
        performSegue(withIdentifier: "toDetail", sender: self)
        _ = Storyboard(name: .main, bundle: .module).instantiateViewController(withIdentifier: .listScene)
        _ = Nib(nibName: .panel, bundle: .module)
    }
}

final class Detail: ViewController {
    let text: String
    init?(coder: Coder, text: String) {
        self.text = text
        super.init(coder: coder)
    }
}

class Slide: StoryboardSegue {}
