import Nibble

/// A class of another module.
open class Gauge: Control {
    public var level = 0.0
    public override init?(coder: Coder) { super.init(coder: coder) }
}

/// A controller of another module's storyboard.
open class Dial: ViewController {
    public override init?(coder: Coder) { super.init(coder: coder) }
}
