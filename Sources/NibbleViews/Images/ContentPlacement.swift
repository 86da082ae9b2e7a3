import NibbleTerminal

/// Where content of one extent comes to lie in another, both in the same unit.
struct ContentPlacement {
    /// The rectangle that the content fills; parts of it may lie outside.
    let rect: Rect

    init(_ content: Size, in room: Size, mode: View.ContentMode) {
        var size = content
        switch mode {
        case .scaleToFill: size = room
        case .scaleAspectFit, .scaleAspectFill:
            // Compared as products, so that nothing is lost by rounding.
            let isWider = content.width * room.height > room.width * content.height
            if isWider == (mode == .scaleAspectFit) {
                let height = (content.height * room.width + content.width / 2) / content.width
                size = Size(width: room.width, height: max(1, height))
            } else {
                let width = (content.width * room.height + content.height / 2) / content.height
                size = Size(width: max(1, width), height: room.height)
            }
        default: break
        }
        let free = Size(width: room.width - size.width, height: room.height - size.height)
        let x: Int
        switch mode {
        case .left, .topLeft, .bottomLeft: x = 0
        case .right, .topRight, .bottomRight: x = free.width
        default: x = free.width >> 1
        }
        let y: Int
        switch mode {
        case .top, .topLeft, .topRight: y = 0
        case .bottom, .bottomLeft, .bottomRight: y = free.height
        default: y = free.height >> 1
        }
        rect = Rect(origin: Point(x: x, y: y), size: size)
    }
}

extension View.ContentMode {
    /// Whether the content takes another extent.
    var isScaling: Bool {
        switch self {
        case .scaleToFill, .scaleAspectFit, .scaleAspectFill: true
        default: false
        }
    }
}
