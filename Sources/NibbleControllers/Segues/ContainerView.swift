import NibbleViews

/// The place of an embedded controller's view in a layout file: a view that an embed segue fills.
///
/// Nothing but the embedded view may be in it.
open class ContainerView: View {}
