/// How a presented controller is shown.
public enum ModalPresentationStyle: Sendable {
    /// What suits most: a page sheet.
    case automatic
    /// Over the whole window; what presents it disappears meanwhile.
    case fullScreen
    /// A bordered sheet that leaves some of what presents it to be seen.
    case pageSheet
    /// A smaller bordered sheet in the middle.
    case formSheet
    /// Over the view of the nearest controller around that defines a presentation context, and covering it.
    ///
    /// Differs from UIKit: what lies behind stays where it is and is told nothing.
    case currentContext
    /// As the transitioning delegate's presentation controller wants it.
    case custom
    /// Over the whole window, with what lies behind where the view leaves cells free.
    case overFullScreen
    /// Over the nearest presentation context, with what lies behind where the view leaves cells free.
    case overCurrentContext
    /// Bordered, beside what it belongs to.
    case popover
}
