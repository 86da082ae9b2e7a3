import NibbleTerminal

/// A view that shows an image, two pixels a cell in half blocks: `▀`.
///
/// Where the screen has few colours each pixel takes the nearest; without any, characters of five densities
/// stand for brightness, and without Unicode cells of one colour, or characters of ASCII. What is clear in the
/// image lets the view's background show.
open class ImageView: View {
    /// The image.
    public var image: Image? {
        didSet {
            guard image != oldValue else { return }
            raster = nil
            if image?.cellSize != oldValue?.cellSize { invalidateIntrinsicContentSize() }
            setNeedsDisplay()
        }
    }
    /// Where the image stands in a view of another extent. Stretched unless set.
    ///
    /// Differs from UIKit: only image views have a mode; all else draws itself anew for each extent.
    public var contentMode = ContentMode.scaleToFill {
        didSet { if contentMode != oldValue { setNeedsDisplay() } }
    }
    private var raster: ImageRaster?

    public override init(frame: Rect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public override init?(coder: Coder) {
        super.init(coder: coder)
        if !coder.sets("isUserInteractionEnabled") { isUserInteractionEnabled = false }
    }

    /// A view of the extent that shows every pixel of `image`.
    public convenience init(image: Image?) {
        self.init(frame: Rect(origin: .zero, size: image?.cellSize ?? .zero))
        self.image = image
    }

    /// A column for each column of pixels, a row for two rows of them.
    open override var intrinsicContentSize: Size {
        image?.cellSize ?? Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
    }

    open override func draw(_ rect: Rect, in context: GraphicsContext) {
        guard let image, !bounds.isEmpty else { return }
        if case .symbol(let glyph) = image.content { return draw(glyph, in: context) }
        let key = ImageRaster.Key(size: bounds.size, mode: contentMode, traits: context.traits)
        let current: ImageRaster
        if let raster, raster.key == key {
            current = raster
        } else {
            current = ImageRaster(image, key)
            raster = current
        }
        current.draw(rect.intersection(bounds), origin: bounds.origin, in: context)
    }

    private func draw(_ glyph: Glyph, in context: GraphicsContext) {
        let place = ContentPlacement(Size(width: 1, height: 1), in: bounds.size, mode: contentMode)
        let scaled = contentMode.isScaling
        context.draw(
            String(glyph.character(unicode: context.traits.isUnicode)),
            at: Point(
                x: bounds.minX + (scaled ? (bounds.width - 1) / 2 : place.rect.minX),
                y: bounds.minY + (scaled ? (bounds.height - 1) / 2 : place.rect.minY)),
            style: TextStyle(effectiveTintColor))
    }
}
