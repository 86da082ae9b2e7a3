import NibbleTerminal

extension View {
    /// Where the view lies in its superview's coordinates, in cells.
    public var frame: Rect {
        get { storedFrame }
        set {
            setFrame(newValue)
            autoLayout?.frameOrMaskChanged()
        }
    }

    /// The view's own coordinates: its extent, and the point that is drawn at its top left.
    public var bounds: Rect {
        get { Rect(origin: storedBoundsOrigin, size: storedFrame.size) }
        set {
            if newValue.origin != storedBoundsOrigin {
                if !clipsToBounds { setExtentNeedsDisplay() }
                storedBoundsOrigin = newValue.origin
                setExtentNeedsDisplay()
                boundsOriginChanged()
            }
            frame.size = newValue.size
        }
    }

    /// The cell in the middle of the frame, in the superview's coordinates; the left or upper of two.
    public var center: Point {
        get { Point(x: frame.minX + frame.width / 2, y: frame.minY + frame.height / 2) }
        set { frame.origin = Point(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    /// Sets the frame without telling Auto Layout: what the layout pass does.
    func setFrame(_ frame: Rect) {
        let frame = Rect(
            origin: frame.origin, size: Size(width: max(0, frame.width), height: max(0, frame.height)))
        guard frame != storedFrame else { return }
        let old = storedFrame
        setExtentNeedsDisplay()
        storedFrame = frame
        Animation.frameChanged(of: self, from: old)
        setExtentNeedsDisplay()
        if frame.size != old.size {
            setNeedsLayout()
            setNeedsDisplay()
            if autoresizesSubviews { Autoresizing.resizeSubviews(of: self, from: old.size) }
        }
    }

    /// The frame as drawn, in the middle of an animation perhaps.
    var drawnFrame: Rect { presentationFrame ?? storedFrame }

    /// Has the view drawn as an animation asks for: at `frame`, and a share of its cells only; `nil` for both
    /// once it is over.
    func setPresentation(frame: Rect?, coverage: Double?) {
        guard presentationFrame != frame || presentationCoverage != coverage else { return }
        setExtentNeedsDisplay()
        presentationFrame = frame
        presentationCoverage = coverage
        setExtentNeedsDisplay()
    }

    /// The point of this view's coordinates that `point` of `view`'s is; of the window's, or of the root's
    /// while there is no window, for `nil`.
    public func convert(_ point: Point, from view: View?) -> Point {
        let here = rootOrigin
        let there = view?.rootOrigin ?? .zero
        return Point(x: point.x + there.x - here.x, y: point.y + there.y - here.y)
    }

    /// The point of `view`'s coordinates, or the window's for `nil`, that `point` of this view's is.
    public func convert(_ point: Point, to view: View?) -> Point {
        let here = rootOrigin
        let there = view?.rootOrigin ?? .zero
        return Point(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
    }

    /// The rectangle of this view's coordinates that `rect` of `view`'s, or the window's for `nil`, is.
    public func convert(_ rect: Rect, from view: View?) -> Rect {
        Rect(origin: convert(rect.origin, from: view), size: rect.size)
    }

    /// The rectangle of `view`'s coordinates, or the window's for `nil`, that `rect` of this view's is.
    public func convert(_ rect: Rect, to view: View?) -> Rect {
        Rect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    /// Where this view's coordinates begin in those of the root's frame.
    private var rootOrigin: Point {
        var x = 0
        var y = 0
        var current: View? = self
        while let view = current {
            x -= view.storedBoundsOrigin.x
            y -= view.storedBoundsOrigin.y
            // The root's own frame places a window on the screen, not its coordinates in themselves.
            if view.superview == nil { break }
            x += view.storedFrame.minX
            y += view.storedFrame.minY
            current = view.superview
        }
        return Point(x: x, y: y)
    }
}
