import NibbleTerminal
import Testing

@testable import NibbleViews

@MainActor @Suite("Activity indicators") struct ActivityIndicatorViewTests {
    private func staged(_ style: ActivityIndicatorView.Style = .medium) -> (TestStage, ActivityIndicatorView)
    {
        let stage = TestStage(width: 8, height: 4)
        let indicator = ActivityIndicatorView(style: style)
        indicator.frame.origin = Point(x: 1, y: 1)
        stage.window.addSubview(indicator)
        stage.frame()
        return (stage, indicator)
    }

    /// Moves the clock to what is due next and draws.
    private func step(_ stage: TestStage) -> Duration? {
        guard let next = stage.window.animator.nextStep else { return nil }
        let wait = next - stage.clock.now
        stage.clock.advance(by: wait)
        stage.window.animator.step()
        stage.frame()
        return wait
    }

    @Test("its frame has the intrinsic extent as soon as it is made")
    func extent() {
        #expect(ActivityIndicatorView(style: .medium).frame.size == Size(width: 1, height: 1))
        #expect(ActivityIndicatorView(style: .large).frame.size == Size(width: 4, height: 2))
    }

    @Test("it is hidden while it stands still, unless told otherwise")
    func hiding() {
        let (stage, indicator) = staged()
        #expect(indicator.isHidden)
        indicator.startAnimating()
        #expect(!indicator.isHidden)
        #expect(indicator.isAnimating)
        indicator.stopAnimating()
        #expect(indicator.isHidden)
        indicator.hidesWhenStopped = false
        #expect(!indicator.isHidden)
        #expect(stage.rows[1] == " ⣾      ")
    }

    @Test("it turns ten times a second through all of its forms")
    func turning() {
        let (stage, indicator) = staged()
        indicator.startAnimating()
        var rows = [stage.rows[1]]
        for _ in 0..<8 {
            #expect(step(stage) == .milliseconds(100))
            rows.append(stage.rows[1])
        }
        #expect(Set(rows).count == 8)
        #expect(rows.first == rows.last)
    }

    @Test("nothing is due while it is stopped, hidden, out of sight, out of the window or motion is off")
    func idle() {
        let (stage, indicator) = staged()
        #expect(stage.window.animator.nextStep == nil)
        let box = View(frame: Rect(x: 0, y: 0, width: 8, height: 4))
        stage.window.addSubview(box)
        box.addSubview(indicator)
        indicator.startAnimating()
        stage.frame()
        let changes: [(String, () -> Void, () -> Void)] = [
            ("hidden", { box.isHidden = true }, { box.isHidden = false }),
            ("out of sight", { indicator.frame.origin.y = 9 }, { indicator.frame.origin.y = 1 }),
            ("out of the window", { box.removeFromSuperview() }, { stage.window.addSubview(box) }),
            ("stopped", { indicator.stopAnimating() }, { indicator.startAnimating() }),
            (
                "without motion", { stage.window.animator.isEnabled = false },
                {
                    stage.window.animator.isEnabled = true; indicator.setNeedsDisplay()
                }
            ),
        ]
        for (name, leave, back) in changes {
            #expect(stage.window.animator.nextStep != nil, "before \(name)")
            leave()
            stage.frame()
            _ = step(stage)
            #expect(stage.window.animator.nextStep == nil, "\(name)")
            let frames = stage.lastDamage
            stage.frame()
            #expect(frames.isEmpty || stage.lastDamage.isEmpty)
            back()
            stage.frame()
        }
        #expect(step(stage) == .milliseconds(100))
        #expect(stage.window.animator.nextStep != nil)
    }

    @Test("taken out and put back within a step, it does not turn faster")
    func rejoining() {
        let (stage, indicator) = staged()
        indicator.startAnimating()
        stage.frame()
        stage.clock.advance(by: .milliseconds(40))
        indicator.removeFromSuperview()
        stage.window.addSubview(indicator)
        stage.frame()
        for _ in 0..<5 { #expect(step(stage) == .milliseconds(100)) }
    }

    @Test("without Unicode it turns in ASCII; a large one is a ring, and small where there is no room")
    func looks() {
        let stage = TestStage(width: 8, height: 4, traits: TraitCollection(isUnicode: false))
        let indicator = ActivityIndicatorView(style: .large)
        stage.window.addSubview(indicator)
        indicator.startAnimating()
        var rows: [String] = []
        for _ in 0..<4 {
            rows.append(stage.rows[0].trimmed)
            _ = step(stage)
        }
        #expect(rows == ["|", "/", "-", "\\"])
        let (other, ring) = staged(.large)
        ring.startAnimating()
        let first = other.rows
        for _ in 0..<10 { _ = step(other) }
        #expect(other.rows == first)
        ring.frame.size = Size(width: 2, height: 1)
        #expect(other.rows[1].trimmed.count == 1)
    }

    @Test("one that turns is freed with its view")
    func freed() {
        let stage = TestStage()
        weak var gone: ActivityIndicatorView?
        do {
            let indicator = ActivityIndicatorView(style: .medium)
            gone = indicator
            stage.window.addSubview(indicator)
            indicator.startAnimating()
            stage.frame()
            indicator.removeFromSuperview()
            stage.frame()
        }
        #expect(gone == nil)
        #expect(stage.window.animator.nextStep == nil)
    }
}

extension String {
    fileprivate var trimmed: String { split(separator: " ").joined(separator: " ") }
}
