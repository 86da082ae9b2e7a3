import NibbleTerminal
import NibbleTesting
import Testing

@testable import TabDemo

@MainActor @Suite("Random input") struct FuzzTests {
    @Test(
        "L1, M5: whatever is pressed, clicked and resized, in whatever order, nothing traps", arguments: 1...6
    )
    func fuzz(seed: UInt64) async throws {
        var random = Random(state: seed)
        let app = try await AppTester(delegate: AppDelegate(), isMotionEnabled: seed % 2 == 0)
        let keys: [Key] = [
            "1", "2", "?", .tab, .enter, " ", .left, .right, .up, .down, .escape, "x", .backspace,
            .function(3),
        ]
        let buttons: [MouseReport.Button] = [.left, .left, .left, .right, .middle]
        for _ in 0..<1500 {
            let size = app.screen.size
            let point = Point(
                x: Int(random.next() % UInt64(max(1, size.width + 2))),
                y: Int(random.next() % UInt64(max(1, size.height + 2))))
            let button = buttons[Int(random.next() % 5)]
            switch random.next() % 16 {
            case 0..<6: app.screen.send(.key(KeyPress(keys[Int(random.next() % UInt64(keys.count))])))
            case 6..<8: app.screen.send(.mouse(MouseReport(.pressed(button), at: point)))
            case 8..<10: app.screen.send(.mouse(MouseReport(.released(button), at: point)))
            case 10: app.screen.send(.mouse(MouseReport(.moved(button), at: point)))
            case 11: app.screen.send(.paste("a\nb"))
            case 12:
                let moments: [TerminalEvent] = [.resumed, .suspend, .focus(true), .focus(false)]
                app.screen.send(moments[Int(random.next() % 4)])
            case 13:
                app.screen.resize(
                    to: Size(width: Int(random.next() % 90), height: Int(random.next() % 30)))
            case 14: await app.advance(by: .milliseconds(30))
            default: await app.settle()
            }
        }
        await app.resize(to: Size(width: 80, height: 24))
        await app.advance(by: .milliseconds(400))
        #expect(app.shows("q quit") || app.shows("Keys"))
    }
}

/// Numbers that are the same in every run.
private struct Random {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
