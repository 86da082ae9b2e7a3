import NibbleControllers
import NibbleViews

extension View {
    /// UIKit's place of `AutoresizingMask`.
    public typealias AutoresizingMask = NibbleViews.AutoresizingMask
    /// How `transition(from:to:duration:options:animations:completion:)` of a controller moves.
    public typealias AnimationOptions = TransitionOptions
}

extension Control {
    /// UIKit's place of `ControlEvent`. In a subclass `Event` means this type; what a touch or a key comes with
    /// is `UIEvent`.
    public typealias Event = ControlEvent
}
