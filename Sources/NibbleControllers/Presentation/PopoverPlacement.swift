import NibbleTerminal

/// Finds the place of a popover beside its anchor, within the screen.
struct PopoverPlacement {
    let frame: Rect
    let direction: PopoverArrowDirection

    /// - Parameters:
    ///   - size: the extent that the popover would like.
    ///   - anchor: what it belongs to.
    ///   - room: the screen, in the same coordinates.
    ///   - permitted: the sides that it may go to; the first one with room is taken, else the one with most.
    init(of size: Size, beside anchor: Rect, in room: Size, permitted: PopoverArrowDirection) {
        let sides: [(direction: PopoverArrowDirection, room: Size)] = [
            (.up, Size(width: room.width, height: room.height - anchor.maxY)),
            (.down, Size(width: room.width, height: anchor.minY)),
            (.left, Size(width: room.width - anchor.maxX, height: room.height)),
            (.right, Size(width: anchor.minX, height: room.height)),
        ]
        let allowed = sides.filter { permitted.isEmpty || permitted.contains($0.direction) }
        func shown(_ side: (direction: PopoverArrowDirection, room: Size)) -> Int {
            max(0, min(size.width, side.room.width)) * max(0, min(size.height, side.room.height))
        }
        let fitting = allowed.first { $0.room.width >= size.width && $0.room.height >= size.height }
        let side = fitting ?? allowed.max { shown($0) < shown($1) } ?? sides[0]
        direction = side.direction
        let width = max(0, min(size.width, side.room.width))
        let height = max(0, min(size.height, side.room.height))
        // Along the anchor, its middle; never over the edge of the screen.
        let besideX = max(0, min(anchor.minX + (anchor.width - width) / 2, room.width - width))
        let besideY = max(0, min(anchor.minY + (anchor.height - height) / 2, room.height - height))
        frame =
            switch side.direction {
            case .down: Rect(x: besideX, y: anchor.minY - height, width: width, height: height)
            case .left: Rect(x: anchor.maxX, y: besideY, width: width, height: height)
            case .right: Rect(x: anchor.minX - width, y: besideY, width: width, height: height)
            default: Rect(x: besideX, y: anchor.maxY, width: width, height: height)
            }
    }
}
