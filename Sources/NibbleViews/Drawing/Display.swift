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
    /// The extent that the windows need while the screen has less.
    private var neededSize: Size?
    private var needsSizeCheck = true

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

    /// Takes another extent; every window that filled the screen fills it again, as long as it can be laid out
    /// in it. Until then the windows stay as they are, and a line says what they need.
    package func resize(to size: Size) {
        grid = Grid(size: size)
        damage = .all(size)
        needsSizeCheck = true
        checkSize()
        onNeedsFrame()
    }

    /// Has the extent that the windows need reckoned again: they have other contents.
    func setNeedsSizeCheck() {
        needsSizeCheck = true
        onNeedsFrame()
    }

    /// Whether anything waits for a frame: what a frame asks for and does itself does not count.
    package var isWaiting: Bool {
        !damage.isEmpty || needsSizeCheck
            || !isTooSmall && windows.contains { LayoutPass.isWaiting($0) || $0.focusSystem.needsUpdate }
    }

    /// Whether the screen is too small for the windows.
    package var isTooSmall: Bool { neededSize != nil }

    private func checkSize() {
        guard needsSizeCheck else { return }
        needsSizeCheck = false
        let needed = windows.reduce(Size.zero) { needed, window in
            let minimum = window.minimumSize(in: grid.size)
            return Size(
                width: max(needed.width, minimum.width), height: max(needed.height, minimum.height))
        }
        let size = grid.size
        let wasTooSmall = isTooSmall
        neededSize = needed.width > size.width || needed.height > size.height ? needed : nil
        if isTooSmall || wasTooSmall { damage = .all(size) }
        guard !isTooSmall else { return }
        for window in windows where window.frame.size != size {
            window.rootOwner?.viewWillTransition(to: size)
            window.frame = Rect(origin: .zero, size: size)
        }
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
        checkSize()
        if let neededSize {
            let drawn = damage
            damage = Damage(size: grid.size)
            if !drawn.isEmpty { drawShortage(of: neededSize, drawn) }
            return present(grid, drawn, nil)
        }
        for window in windows {
            window.layoutIfNeeded()
            window.runWorkAfterLayout()
        }
        for window in windows { window.focusSystem.updateIfNeeded() }
        // Focus changes may ask for layout in turn; what they ask for after this waits for the next frame.
        for window in windows { window.layoutIfNeeded() }
        for window in windows { window.focusSystem.reveal.update() }
        for window in windows { window.updateHints() }
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

    private func drawShortage(of needed: Size, _ damage: Damage) {
        let context = GraphicsContext(grid: grid, damage: damage, traits: traits)
        grid = Grid(size: .zero)
        let size = context.grid.size
        context.fill(Rect(origin: .zero, size: size), with: .blank())
        let times = traits.isUnicode ? "×" : "x"
        // The longest of these that fits: the two numbers matter most.
        let numbers = "\(max(1, needed.width))\(times)\(max(1, needed.height))"
        let lines = [
            "This needs \(numbers) cells; here are \(size.width)\(times)\(size.height)", "needs \(numbers)",
            numbers,
        ]
        let line = lines.first { $0.cellWidth <= size.width } ?? numbers
        context.draw(
            line, at: Point(x: max(0, (size.width - line.cellWidth) / 2), y: max(0, (size.height - 1) / 2)))
        grid = context.grid
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
        let dissolve = view.presentationCoverage.map {
            Dissolve(coverage: $0, of: visible, behind: context.grid)
        }
        if dissolve != nil { context.fill(bounds, with: view.effectiveBackgroundColor) }
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
        dissolve?.restore(in: context)
        context.clip = clip
    }
}
