import Nibble

/// The app's first screen: a `MyTabBar` that knows its two segues from the storyboard, and hands its log on
/// to the pages that they bring.
final class ViewController: MyTabBar {
    private let log = LifecycleLog()

    override func prepare(for segue: StoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        (segue.destination as? PageViewController)?.log = log
    }
}
