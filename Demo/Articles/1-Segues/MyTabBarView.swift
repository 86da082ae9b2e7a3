import Nibble

/// The root of `MyTabBar`'s nib. The outlet is this view's and not the controller's, so that who subclasses
/// the controller does not meet it.
class MyTabBarView: View {
    var contentView: View!
}
