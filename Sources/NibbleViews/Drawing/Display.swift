import NibbleTerminal

/// Draws windows into a grid, and only what has changed since the last frame.
@MainActor package final class Display {
    /// The windows, back to front.
    package private(set) var windows: [Window] = []
    /// The last frame.
    package private(set) var grid: Grid
    package private(set) var damage: Damage
    /// Called when a frame becomes necessary.
    package var onNeedsFrame: () -> Void = {}
    var traits: TraitCollection

    package init(size: Size, traits: TraitCollection) {
        grid = Grid(size: size)
        damage = .all(size)
        self.traits = traits
    }

    /// Puts `window` in front of the others.
    package func add(_ window: Window) {
        windows.removeAll { $0 === window }
        windows.append(window)
        window.display = self
        damage(window.frame)
    }

    package func remove(_ window: Window) {
        windows.removeAll { $0 === window }
        window.display = nil
        damage(window.frame)
    }

    /// Takes another extent; every window that filled the screen fills it again.
    package func resize(to size: Size) {
        for window in windows {
            if window.frame.size != size { window.rootOwner?.viewWillTransition(to: size) }
            window.frame = Rect(origin: .zero, size: size)
        }
        grid = Grid(size: size)
        damage = .all(size)
        onNeedsFrame()
    }

    /// Has the whole screen drawn anew.
    package func invalidate() {
        damage = .all(grid.size)
        onNeedsFrame()
    }

    package func setTraits(_ traits: TraitCollection) {
        guard traits != self.traits else { return }
        for window in windows { window.rootOwner?.willTransition(to: traits) }
        let previous = self.traits
        self.traits = traits
        for window in windows { window.traitsChanged(from: previous) }
    }

    func damage(_ rect: Rect) {
        let wasEmpty = damage.isEmpty
        damage.insert(rect)
        if wasEmpty, !damage.isEmpty { onNeedsFrame() }
    }

    /// Lays out the windows, draws what is damaged and hands it to `present` unless nothing has changed.
    package func frame(present: (Grid, Damage, Point?) -> Void) {
        for window in windows {
            window.layoutIfNeeded()
            window.runWorkAfterLayout()
        }
        for window in windows { window.focusSystem.updateIfNeeded() }
        for window in windows { window.updateHints() }
        // Focus changes may ask for layout in turn; what they ask for after this waits for the next frame.
        for window in windows { window.layoutIfNeeded() }
        var drawn = damage
        drawn.coverWholeGlyphs(of: grid)
        damage = Damage(size: grid.size)
        if !drawn.isEmpty { draw(drawn) }
        present(grid, drawn, cursor)
    }

    /// Where the first responder of the front window has its cursor.
    private var cursor: Point? {
        guard let window = windows.last, let view = window.firstResponder as? View,
            view.isEffectivelyVisible, let point = view.cursorPosition
        else { return nil }
        let cell = view.convert(point, to: nil)
        return Rect(origin: .zero, size: grid.size).contains(cell) ? cell : nil
    }

    private func draw(_ damage: Damage) {
        // The grid moves into the context and back, so that it is written in place and never copied.
        let context = GraphicsContext(grid: grid, damage: damage, traits: traits)
        grid = Grid(size: .zero)
        context.fill(Rect(origin: .zero, size: context.grid.size), with: .blank())
        for window in windows { draw(window, at: .zero, in: context) }
        grid = context.grid
    }

    private func draw(_ view: View, at parent: Point, in context: GraphicsContext) {
        guard !view.isHidden else { return }
        let frame = view.drawnFrame.offsetBy(dx: parent.x, dy: parent.y)
        let clip = context.clip
        let visible = frame.intersection(clip)
        if visible.isEmpty || !context.damage.intersects(visible) {
            if view.clipsToBounds || view.subviews.isEmpty { return }
        }
        let origin = Point(
            x: frame.minX - view.storedBoundsOrigin.x, y: frame.minY - view.storedBoundsOrigin.y)
        context.clip = visible
        context.origin = origin
        let bounds = Rect(origin: view.storedBoundsOrigin, size: frame.size)
        if !visible.isEmpty {
            if let color = view.backgroundColor { context.fill(bounds, with: color) }
            view.draw(visible.offsetBy(dx: -origin.x, dy: -origin.y), in: context)
        }
        if !view.clipsToBounds { context.clip = clip }
        let inner = context.clip
        for subview in view.subviews {
            context.clip = inner
            draw(subview, at: origin, in: context)
        }
        context.clip = clip
    }
}
