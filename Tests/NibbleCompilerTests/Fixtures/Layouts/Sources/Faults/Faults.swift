import Nibble

class Panel: View {
    var label: Label!
    var button: Button!
    var count = 0
    var isOn = false
    func three(_ a: Int, _ b: Int, _ c: Int) {}
    func wrongSender(_ sender: Label) {}
    private func hidden() {}
    func returns(_ sender: Button) -> Int { 0 }
}

class NoCoder: View {
    init(number: Int) { super.init(frame: .zero) }
}

class Badge: View {}

class OnlyConvenience: View {
    convenience init(number: Int) { self.init(frame: .zero) }
}

class CoderWithDefault: View {
    init?(coder: Coder, text: String = "", more: (Int) -> Void = { _ in }) { super.init(coder: coder) }
}

private class Secret: View {}

class NotAView {}

struct NoClass {}

class Screen: ViewController {
    func makeOther(coder: Coder) -> Screen? { nil }
    func noCoder() -> Screen? { nil }
    func back(_ segue: StoryboardSegue) {}
}

class Needy: ViewController {
    init?(coder: Coder, text: String) { super.init(coder: coder) }
}

class NoSegue: ViewController {}
