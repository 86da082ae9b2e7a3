import NibbleTerminal

/// Decides which bars a scroll view shows: one takes a column or row, which the content may feel in turn.
struct ScrollGutter {
    private var isSettling = false
    private var settled: (bounds: Size, content: Size)?

    /// The gutter for a content that needs `needed` cells in `bounds`, `now` being the one that it was laid out with.
    mutating func gutter(
        for needed: Size, in bounds: Size, now: EdgeInsets, allowed: (vertical: Bool, horizontal: Bool)
    ) -> EdgeInsets {
        // A view too small for a bar beside its content shows none.
        let mayBe = (
            vertical: allowed.vertical && bounds.width > 2 && bounds.height > 0,
            horizontal: allowed.horizontal && bounds.height > 2 && bounds.width > 0
        )
        let fits = needed.width <= bounds.width && needed.height <= bounds.height
        var next = EdgeInsets.zero
        if !fits {
            if mayBe.vertical, needed.height > bounds.height - now.bottom { next.right = 1 }
            if mayBe.horizontal, needed.width > bounds.width - now.right { next.bottom = 1 }
        }
        let goes = now.right > next.right && mayBe.vertical || now.bottom > next.bottom && mayBe.horizontal
        if goes {
            // A content that needs less room where it has less would have its bar come and go for ever.
            if isSettling { settled = (bounds, needed) }
            isSettling = false
            if let settled, settled == (bounds, needed) { return now }
        }
        isSettling = next.right > now.right || next.bottom > now.bottom
        return next
    }
}
