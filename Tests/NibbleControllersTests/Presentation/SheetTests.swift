import NibbleTerminal
import NibbleViews
import Testing

@testable import NibbleControllers

@MainActor @Suite struct SheetTests {
    /// A screen with `content` presented over `root`.
    private func stage(
        presenting content: ViewController, as style: ModalPresentationStyle = .automatic,
        over root: ViewController = ViewController(), size: Size = Size(width: 80, height: 24)
    ) throws -> AppStage {
        let stage = try AppStage(showing: root, size: size)
        content.modalPresentationStyle = style
        root.present(content, animated: false)
        stage.settle()
        return stage
    }

    private func frame(
        _ style: ModalPresentationStyle, _ size: Size, preferred: Size = .zero
    ) throws -> Rect {
        let content = ViewController()
        content.preferredContentSize = preferred
        let stage = try stage(presenting: content, as: style, size: size)
        return withExtendedLifetime(stage) { content.presentationController?.presentedView?.frame ?? .zero }
    }

    @Test("Sheets suit the screen; a narrow one gives its whole width and keeps a row of what is behind")
    func sizes() throws {
        #expect(try frame(.pageSheet, Size(width: 80, height: 24)) == Rect(x: 8, y: 2, width: 64, height: 20))
        #expect(
            try frame(.formSheet, Size(width: 80, height: 24)) == Rect(x: 12, y: 4, width: 56, height: 16))
        #expect(
            try frame(.pageSheet, Size(width: 200, height: 50)) == Rect(x: 50, y: 5, width: 100, height: 40))
        #expect(
            try frame(.formSheet, Size(width: 200, height: 50)) == Rect(x: 72, y: 17, width: 56, height: 16))
        #expect(try frame(.pageSheet, Size(width: 40, height: 12)) == Rect(x: 0, y: 1, width: 40, height: 11))
        #expect(try frame(.formSheet, Size(width: 40, height: 12)) == Rect(x: 0, y: 1, width: 40, height: 11))
    }

    @Test("A preferred content size is that of what is inside the border, and followed while presented")
    func preferred() throws {
        let size = Size(width: 80, height: 24)
        #expect(
            try frame(.formSheet, size, preferred: Size(width: 30, height: 6))
                == Rect(x: 24, y: 8, width: 32, height: 8))
        #expect(
            try frame(.formSheet, size, preferred: Size(width: 300, height: 60))
                == Rect(x: 0, y: 0, width: 80, height: 24))
        let content = ViewController()
        let stage = try stage(presenting: content)
        content.preferredContentSize = Size(width: 10, height: 3)
        stage.settle()
        #expect(content.view.bounds.size == Size(width: 10, height: 3))
    }

    @Test("A sheet follows the screen's size, and its controller is told of its own before")
    func resize() throws {
        final class Told: ViewController {
            var sizes: [Size] = []
            override func viewWillTransition(to size: Size) {
                super.viewWillTransition(to: size)
                sizes.append(size)
            }
        }
        let content = Told()
        let stage = try stage(presenting: content)
        stage.resize(40, 12)
        #expect(content.view.bounds.size == Size(width: 38, height: 9))
        #expect(content.sizes == [Size(width: 38, height: 9)])
        stage.resize(200, 50)
        #expect(content.view.bounds.size == Size(width: 98, height: 38))
    }

    @Test("A full screen follows the screen's size, and what comes back after it does too")
    func fullScreenResize() throws {
        let (root, content) = (ViewController(), ViewController())
        let stage = try stage(presenting: content, as: .fullScreen, over: root)
        stage.resize(40, 12)
        #expect(content.view.frame == Rect(x: 0, y: 0, width: 40, height: 12))
        root.dismiss(animated: false)
        stage.settle()
        #expect(root.view.frame == Rect(x: 0, y: 0, width: 40, height: 12))
    }

    @Test("A sheet has a border with the title, and what is behind is set back without colours too")
    func look() throws {
        let (root, content) = (ViewController(), ViewController())
        let label = Label(text: "Behind")
        label.frame = Rect(x: 1, y: 1, width: 10, height: 1)
        root.view.addSubview(label)
        content.title = "Settings"
        let stage = try stage(presenting: content, over: root)
        #expect(stage.rows[2].contains("╭ Settings ──"))
        #expect(stage.rows[21].contains("╰───"))
        #expect(stage.screen.grid[1, 1].style.attributes == .dim)
    }

    @Test("A popover without an anchor stops with a message")
    func noAnchor() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (root, content) = (ViewController(), ViewController())
                let stage = Stage(showing: root)
                content.modalPresentationStyle = .popover
                root.present(content, animated: false)
                withExtendedLifetime(stage) {}
            }
        }
        expectMessage(result, "PopoverPresentationController: nothing says where the popover")
    }

    // MARK: Popovers

    private func place(
        _ size: Size, _ anchor: Rect, _ permitted: PopoverArrowDirection = .any,
        in room: Size = Size(width: 80, height: 24)
    ) -> (Rect, PopoverArrowDirection) {
        let placement = PopoverPlacement(of: size, beside: anchor, in: room, permitted: permitted)
        return (placement.frame, placement.direction)
    }

    @Test("A popover stands below its anchor, or on the first side that has room, never over the edge")
    func placement() {
        let size = Size(width: 20, height: 6)
        #expect(
            place(size, Rect(x: 30, y: 5, width: 10, height: 1)) == (
                Rect(x: 25, y: 6, width: 20, height: 6), .up
            ))
        #expect(
            place(size, Rect(x: 30, y: 20, width: 10, height: 1)) == (
                Rect(x: 25, y: 14, width: 20, height: 6), .down
            ))
        #expect(
            place(size, Rect(x: 0, y: 0, width: 4, height: 1)) == (
                Rect(x: 0, y: 1, width: 20, height: 6), .up
            ))
        #expect(
            place(size, Rect(x: 78, y: 0, width: 2, height: 1)) == (
                Rect(x: 60, y: 1, width: 20, height: 6), .up
            ))
        #expect(
            place(size, Rect(x: 0, y: 0, width: 10, height: 24)) == (
                Rect(x: 10, y: 9, width: 20, height: 6), .left
            ))
        #expect(
            place(size, Rect(x: 70, y: 0, width: 10, height: 24)) == (
                Rect(x: 50, y: 9, width: 20, height: 6), .right
            ))
        #expect(
            place(size, Rect(x: 30, y: 5, width: 10, height: 1), .right) == (
                Rect(x: 10, y: 3, width: 20, height: 6), .right
            )
        )
        #expect(
            place(
                Size(width: 30, height: 20), Rect(x: 10, y: 4, width: 4, height: 1),
                in: Size(width: 40, height: 12))
                == (Rect(x: 14, y: 0, width: 26, height: 12), .left))
    }

    @Test("A popover follows its anchor when the screen changes its size")
    func popoverResize() throws {
        let (root, content) = (ViewController(), ViewController())
        let anchor = View(frame: Rect(x: 70, y: 10, width: 6, height: 1))
        anchor.autoresizingMask = [.flexibleLeftMargin]
        root.view.addSubview(anchor)
        content.modalPresentationStyle = .popover
        content.preferredContentSize = Size(width: 10, height: 3)
        content.popoverPresentationController?.sourceView = anchor
        let stage = try stage(presenting: content, as: .popover, over: root)
        func frame() -> Rect? { content.presentationController?.presentedView?.frame }
        #expect(frame() == Rect(x: 67, y: 11, width: 12, height: 5))
        stage.resize(60, 24)
        #expect(frame() == Rect(x: 47, y: 11, width: 12, height: 5))
        #expect(content.popoverPresentationController?.arrowDirection == .up)
    }
}
