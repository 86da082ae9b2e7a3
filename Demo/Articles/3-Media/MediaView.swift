import Nibble

/// An image with a spinner while it loads and a play mark on a film: one `initialize()` for both roads.
final class MediaView: ImageView {
    private let indicator = ActivityIndicatorView(style: .medium)
    private let playImageView = ImageView(image: .play)

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = true
        contentMode = .scaleAspectFit
        clipsToBounds = true
        translatesAutoresizingMaskIntoConstraints = false
        initialize()
    }

    override init?(coder: Coder) {
        super.init(coder: coder)
        initialize()
    }

    private func initialize() {
        indicator.hidesWhenStopped = true
        indicator.isHidden = true
        indicator.translatesAutoresizingMaskIntoConstraints = false
        addSubview(indicator)

        playImageView.contentMode = .scaleAspectFit
        playImageView.tintColor = .label
        playImageView.isHidden = true
        playImageView.translatesAutoresizingMaskIntoConstraints = false
        addSubview(playImageView)

        LayoutConstraint.activate([
            indicator.centerXAnchor.constraint(equalTo: centerXAnchor),
            indicator.centerYAnchor.constraint(equalTo: centerYAnchor),
            indicator.widthAnchor.constraint(equalToConstant: indicator.frame.width),
            indicator.heightAnchor.constraint(equalToConstant: indicator.frame.height),
            playImageView.centerXAnchor.constraint(equalTo: centerXAnchor),
            playImageView.centerYAnchor.constraint(equalTo: centerYAnchor),
            playImageView.widthAnchor.constraint(equalToConstant: playImageView.frame.width),
            playImageView.heightAnchor.constraint(equalToConstant: playImageView.frame.height),
        ])
    }

    /// Shows the spinner until `show` is called.
    func load() {
        image = nil
        playImageView.isHidden = true
        indicator.startAnimating()
    }

    /// Shows what has been loaded, with the play mark on a film.
    func show(_ image: Image, isFilm: Bool) {
        indicator.stopAnimating()
        self.image = image
        playImageView.isHidden = !isFilm
    }
}
