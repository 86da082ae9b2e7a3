import Nibble

/// Two media views, the left from the storyboard, the right made here, treated alike.
class MediaViewController: Nibble.ViewController {
    var fileBox: View!
    var codeBox: View!
    var fileMediaView: MediaView!
    private let codeMediaView = MediaView()
    private var loading: Task<Void, Never>?

    override func viewDidLoad() {
        super.viewDidLoad()
        codeBox.addSubview(codeMediaView)
        // The place decides the size, not the picture: as the storyboard says of the other view.
        codeMediaView.setContentCompressionResistancePriority(LayoutPriority(100), for: .vertical)
        codeMediaView.setContentCompressionResistancePriority(LayoutPriority(100), for: .horizontal)
        LayoutConstraint.activate([
            codeMediaView.topAnchor.constraint(equalTo: codeBox.topAnchor, constant: 1),
            codeMediaView.bottomAnchor.constraint(equalTo: codeBox.bottomAnchor, constant: -1),
            codeMediaView.leadingAnchor.constraint(equalTo: codeBox.leadingAnchor, constant: 1),
            codeMediaView.trailingAnchor.constraint(equalTo: codeBox.trailingAnchor, constant: -1),
        ])
        showTapped()
    }

    func loadTapped() {
        loading?.cancel()
        for view in [fileMediaView!, codeMediaView] { view.load() }
        loading = Task { [weak self] in
            try? await Task.sleep(for: .seconds(1.5))
            if !Task.isCancelled { self?.showTapped() }
        }
    }

    func showTapped() {
        loading?.cancel()
        for view in [fileMediaView!, codeMediaView] { view.show(.landscape, isFilm: true) }
    }
}
