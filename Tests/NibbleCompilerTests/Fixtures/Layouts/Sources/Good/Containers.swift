import Nibble
import Widgets

class Item: NavigationItem { var count = 0 }

class Swipe: GestureRecognizer {}

class Save: BarButtonItem {
    var count = 0
    override init() { super.init() }
}

public class Start: ViewController {
    var saveItem: Save!
    var item: Item!
    var tools: [BarButtonItem] = []
    var tap: TapGestureRecognizer!

    func edit() {}
    func tapped(_ sender: TapGestureRecognizer) {}
    func sort(_ sender: BarButtonItem) {}
    func turned(_ sender: PageControl) {}
    func makePage(coder: Coder) -> Page? { Page(coder: coder, text: "given") }
    func makeDial(coder: Coder) -> ViewController? { Dial(coder: coder) }

    /// What the package's test wants to hear of a scene that was loaded.
    public var report: String {
        let page = children.first?.children.first as? Page
        return
            "\(item.count) \(saveItem.count) \(tools.count) \(page?.text ?? "none") \(tap.numberOfTapsRequired)"
    }
}

extension Start {
    func backToStart(_ segue: StoryboardSegue) {}
}

class Later: ViewController {
    func backToStart(_ unwindSegue: StoryboardSegue) {}
}

final class Page: ViewController {
    let text: String
    init?(coder: Coder, text: String) {
        self.text = text
        super.init(coder: coder)
    }
}

class Pair: ViewController {
    var sides: [ViewController] = []
    var alone: ViewController?
    var list: [ViewController]?
}
