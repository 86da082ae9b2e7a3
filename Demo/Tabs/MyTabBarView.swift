import Nibble

/// The root of `MyTabBar`'s nib. The content view is an outlet of this view, not of the controller: a
/// subclass of the controller then does not meet it.
class MyTabBarView: View {
    var contentView: View!
    var underline: View!

    private var underlinePlace: [LayoutConstraint] = []

    /// Puts the line under `button`: from where it is, within a fifth of a second.
    func moveUnderline(to button: Button, animated: Bool) {
        LayoutConstraint.deactivate(underlinePlace)
        underlinePlace = [
            underline.leadingAnchor.constraint(equalTo: button.leadingAnchor, constant: 1),
            underline.trailingAnchor.constraint(equalTo: button.trailingAnchor, constant: -1),
        ]
        LayoutConstraint.activate(underlinePlace)
        if animated { View.animate(withDuration: 0.2) { layoutIfNeeded() } }
    }
}
