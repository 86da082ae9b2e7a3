import NibbleTerminal
import NibbleViews

/// Places the bar of a tab bar controller at its edge, and the contents in what is left.
@MainActor final class TabBarLayout {
    private unowned let controller: TabBarController
    private var constraints: [LayoutConstraint] = []
    /// Whether the bar was placed out of sight.
    private(set) var isBarAway = false
    private lazy var barHeight = controller.tabBar.heightAnchor.constraint(equalToConstant: 2)

    init(of controller: TabBarController) { self.controller = controller }

    /// Puts bar and contents into the controller's view. The contents come first in the order of Tab: they have
    /// the focus when there is anything in them to have it.
    func install() {
        for view in [controller.contentView, controller.tabBar] {
            view.translatesAutoresizingMaskIntoConstraints = false
            controller.view.addSubview(view)
        }
        barHeight.isActive = true
        update()
    }

    /// Places both anew: the bar is at another edge, or hidden.
    func update(animated: Bool = false) {
        isBarAway = controller.isBarAway
        LayoutConstraint.deactivate(constraints)
        constraints = made()
        LayoutConstraint.activate(constraints)
        let bar = controller.tabBar
        if !controller.isBarAway { bar.isHidden = false }
        guard animated, let view = controller.viewIfLoaded, view.window != nil else {
            bar.isHidden = controller.isBarAway
            return
        }
        View.animate(withDuration: 0.2) {
            view.layoutIfNeeded()
        } completion: { [weak controller] _ in
            if let controller { controller.tabBar.isHidden = controller.isBarAway }
        }
    }

    private func made() -> [LayoutConstraint] {
        let (view, content, bar) = (controller.view!, controller.contentView, controller.tabBar)
        let safe = view.safeAreaLayoutGuide
        let isHidden = controller.isBarAway
        let sides = [
            content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
        ]
        switch bar.position {
        case .top:
            return sides + [
                isHidden
                    ? bar.bottomAnchor.constraint(equalTo: view.topAnchor)
                    : bar.topAnchor.constraint(equalTo: safe.topAnchor),
                content.topAnchor.constraint(equalTo: isHidden ? view.topAnchor : bar.bottomAnchor),
                content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ]
        case .bottom:
            return sides + [
                isHidden
                    ? bar.topAnchor.constraint(equalTo: view.bottomAnchor)
                    : bar.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
                content.topAnchor.constraint(equalTo: view.topAnchor),
                content.bottomAnchor.constraint(equalTo: isHidden ? view.bottomAnchor : bar.topAnchor),
            ]
        }
    }

    /// A low screen has no row to spare for the line.
    func updateHeight() {
        guard let view = controller.viewIfLoaded else { return }
        let rows = Double(Self.rows(in: view.bounds.height))
        if barHeight.constant != rows { barHeight.constant = rows }
    }

    /// What is left for the contents of a view of `size`.
    func contentSize(in size: Size) -> Size {
        guard !controller.isBarAway else { return size }
        return Size(width: size.width, height: max(0, size.height - Self.rows(in: size.height)))
    }

    private static func rows(in height: Int) -> Int { height < 12 ? 1 : 2 }
}
