import NibbleControllers
import NibbleViews

extension LayoutBundle {
    /// Gives an image a name, by which `Image(named:in:)` and `image=` of layout files find it, in place of
    /// one of the same name.
    ///
    ///     LayoutBundle.main.register(Image(symbol: "▶"), named: "play")
    ///
    /// Call it before what names the image is loaded, at the latest in the application's delegate.
    ///
    /// Differs from UIKit: there is no catalogue of files. A terminal app's images are values of its own, made
    /// from pixels or symbols, and the bundle is where they get their names.
    public func register(_ image: Image, named name: String) { images[name] = image }

    /// The image of this name; `nil`, with a line on the standard error stream, where there is none.
    func image(named name: String) -> Image? {
        if let image = images[name] { return image }
        StandardError.write(
            "LayoutBundle: \(missing("image", name, among: images.keys.sorted())). Call register(_:named:) before the image is asked for.\n"
        )
        return nil
    }
}

extension Image {
    /// The image that was registered with the bundle under this name; `nil` where there is none. The bundle is
    /// the main one unless given.
    @MainActor public init?(named name: String, in bundle: LayoutBundle? = nil) {
        guard let image = (bundle ?? .main).image(named: name) else { return nil }
        self = image
    }
}
