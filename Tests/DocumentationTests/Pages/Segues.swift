import Nibble

// The code of docs/segues.md.

final class DiaryController: ViewController {
    var report: Label!

    func showHelp() {
        performSegue(withIdentifier: .help, sender: self)
    }

    override func prepare(for segue: StoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        if let help = segue.destination as? HelpController { help.isForBeginners = true }
    }

    func makeNote(coder: Coder, sender: Any?, segueIdentifier: String?) -> NoteController? {
        NoteController(coder: coder, text: "Dear diary")
    }

    func backToDiary(_ segue: StoryboardSegue) {
        report.text = "Back from \(segue.identifier ?? "somewhere")"
    }

    func listSegues() -> [String] {
        segues.map { "\($0.identifier ?? "-"): \($0.kind.rawValue) to \($0.destinationName)" }
    }

    override func segueNotFound(_ error: SegueNotFound) {
        report.text = "Not '\(error.identifier)'. Did you mean '\(error.suggestion ?? "")'?"
    }
}

final class HelpController: ViewController {
    var isForBeginners = false
}

final class NoteController: ViewController {
    var textLabel: Label!
    private let text: String

    init?(coder: Coder, text: String) {
        self.text = text
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        textLabel.text = text
    }
}

final class PairSegue: StoryboardSegue {
    override func perform() {
        guard let pair = source as? PairController else { return }
        pair.take(destination)
    }
}

final class PairController: ViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        performSegue(withIdentifier: .left, sender: self)
    }

    func take(_ next: ViewController) {
        for old in children {
            old.willMove(toParent: nil)
            old.view.removeFromSuperview()
            old.removeFromParent()
        }
        addChild(next)
        next.view.frame = view.bounds
        next.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(next.view)
        next.didMove(toParent: self)
    }
}
