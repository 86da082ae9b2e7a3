import NibbleViews

/// Where a controller's view comes from when `loadView` is not overridden: a scene of a storyboard, or a nib.
@MainActor package protocol ViewSource: AnyObject {
    /// Makes the view of `controller` and connects what the file connects to it.
    ///
    /// A nib may have set the controller's `view` itself, through an outlet. `nil` when the file gives no
    /// view: the controller takes an empty one.
    func makeView(for controller: ViewController) -> View?
}
