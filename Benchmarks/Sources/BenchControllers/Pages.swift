import Nibble

/// A page with a given number of views in it, each drawn: labels one row high in columns of twelve.
final class ManyViewsController: ViewController {
    private let count: Int
    private let letter: String

    init(_ letter: String, count: Int) {
        self.letter = letter
        self.count = count
        super.init()
    }

    override func loadView() {
        view = View(frame: Rect(x: 0, y: 0, width: 80, height: 24))
        for index in 0..<count {
            let label = Label(frame: Rect(x: index % 6 * 12, y: index / 6 % 22, width: 12, height: 1))
            label.text = letter
            view.addSubview(label)
        }
    }
}

/// A page that an unwind segue may lead back to.
final class UnwindTarget: ViewController {
    private(set) var unwound = 0
    func unwind(_ segue: StoryboardSegue) { unwound += 1 }
}
