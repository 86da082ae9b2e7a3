import NibbleTerminal
import NibbleViews
import Testing

@testable import NibbleControllers

/// Random pushes, pops, tabs, pages, columns, presentations and moves between all of them, inside callbacks too.
@MainActor @Suite struct MovingStressTests {
    /// A controller that keeps the rules of appearance and acts in the middle of its callbacks.
    final class Strict: StrictViewController {
        static var alive = 0
        weak var world: World?

        override init() {
            super.init()
            Self.alive += 1
            onCallback = { [weak self] in self?.world?.mayAct() }
        }
        isolated deinit { Self.alive -= 1 }

        override func viewDidLoad() {
            super.viewDidLoad()
            let button = Button(title: "b")
            button.frame = Rect(x: 0, y: 0, width: 4, height: 1)
            view.addSubview(button)
        }
        override func didMove(toParent parent: ViewController?) {
            super.didMove(toParent: parent)
            world?.mayAct()
        }
    }

    /// An own container that lets the views of those go that are taken.
    final class Own: ViewController {
        override func childDidLeave(_ child: ViewController) {
            super.childDidLeave(child)
            if let view = child.viewIfLoaded, view.superview === self.view { view.removeFromSuperview() }
        }
    }

    /// An app with one container of each kind, and controllers that go round among them.
    @MainActor final class World {
        var generator: SeededGenerator
        let stage = Stage(size: Size(width: 120, height: 40))
        let root = TabBarController()
        let stacks = [NavigationController(), NavigationController()]
        let pages = PageViewController()
        let split = SplitViewController(style: .doubleColumn)
        let own = Own()
        let inner = TabBarController()
        var free: [Strict] = []
        var all: [Strict] = []
        var budget = 0
        var depth = 0
        let deepest: Int
        var log: [String] = []

        init(seed: UInt64) {
            generator = SeededGenerator(state: seed)
            deepest = seed % 2 == 0 ? 1 : 3
            free = (0..<7).map { _ in Strict() }
            all = free
            for (stack, controller) in zip(stacks, [Strict(), Strict()]) {
                all.append(controller)
                stack.viewControllers = [controller]
            }
            for controller in all { controller.world = self }
            split.setViewController(stacks[1], for: .primary)
            root.viewControllers = [stacks[0], pages, split, own, inner]
            stage.window.rootViewController = root
            stage.frame()
        }

        func random(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
        var flag: Bool { random(2) == 0 }

        func mayAct() {
            guard budget > 0, depth < deepest, random(5) == 0 else { return }
            budget -= 1
            depth += 1
            act()
            depth -= 1
        }

        /// One that may be taken: it is not presented, or is being dismissed.
        private func candidate() -> Strict {
            let open = all.filter {
                ($0.presenter == nil || $0.presentationStage == .dismissing) && $0.presented == nil
            }
            return open[random(open.count)]
        }

        /// One that may be pushed or presented: without a parent, or leaving it.
        private func single() -> Strict? {
            let open = all.filter {
                ($0.parent == nil || $0.isLeavingParent)
                    && ($0.presenter == nil || $0.presentationStage == .dismissing) && $0.presented == nil
            }
            return open.isEmpty ? nil : open[random(open.count)]
        }

        func act() {
            let (animated, kind, stack) = (flag, random(17), stacks[random(2)])
            log.append("\(String(repeating: " ", count: depth))\(kind) \(animated)")
            switch kind {
            case 0, 1:
                if let one = single(), !stack.stack.contains(where: { $0 === one }) {
                    stack.pushViewController(one, animated: animated)
                }
            case 2, 3: stack.popViewController(animated: animated)
            case 4: stack.popToRootViewController(animated: animated)
            case 5:
                var list = stack.viewControllers.shuffled(using: &generator)
                if let one = single(), !list.contains(where: { $0 === one }) { list.append(one) }
                if flag, list.count > 1 { list.removeFirst() }
                stack.setViewControllers(list, animated: animated)
            case 6:
                let one = candidate()
                pages.setViewControllers(
                    random(5) == 0 ? nil : [one], direction: flag ? .forward : .reverse, animated: animated)
            case 7: split.setViewController(random(4) == 0 ? nil : candidate(), for: .secondary)
            case 8: split.show(.secondary)
            case 9: split.collapseWidth = flag ? 200 : 10
            case 10:
                let one = candidate()
                guard one.parent !== own else { return }
                own.addChild(one)
                own.view.addSubview(one.view)
                one.didMove(toParent: own)
            case 11:
                guard let one = own.children.last else { return }
                one.willMove(toParent: nil)
                one.view.removeFromSuperview()
                one.removeFromParent()
            case 12:
                var list = inner.viewControllers.filter { _ in random(4) > 0 }
                let one = candidate()
                if !list.contains(where: { $0 === one }) { list.append(one) }
                inner.setViewControllers(list, animated: animated)
            case 13:
                root.selectedIndex = random(5)
                if !inner.viewControllers.isEmpty {
                    inner.selectedIndex = random(inner.viewControllers.count)
                }
            case 14:
                let top = root.topmostPresented
                guard let one = single(), one !== top, top.presentationStage == .none,
                    top.viewIfLoaded?.window != nil, top.presented == nil
                else { return }
                one.modalPresentationStyle = [.automatic, .fullScreen, .overFullScreen][random(3)]
                top.present(one, animated: animated)
            case 15: root.topmostPresented.dismiss(animated: animated)
            default: root.dismiss(animated: animated)
            }
        }

        func settle() { for _ in 0..<6 { stage.advance(by: .milliseconds(400)) } }

        /// What is wrong with the lists, the views and what was told.
        var faults: [String] {
            var faults: [String] = []
            func same(_ name: String, _ a: [ViewController], _ b: [ViewController]) {
                if Set(a.map(ObjectIdentifier.init)) != Set(b.map(ObjectIdentifier.init))
                    || a.count != b.count
                {
                    let both = b.filter { child in !a.contains { $0 === child } }
                    faults.append(
                        "\(name): \(a.count) in the list, \(b.count) children; \(both.map { child in "\(all.firstIndex { $0 === child } ?? -1) \(child.isLeavingParent) \(child.appearance.state)" })"
                    )
                }
            }
            for (index, stack) in stacks.enumerated() {
                same("stack \(index)", stack.stack, stack.children)
                if stack.view.window != nil,
                    stack.content.subviews.count != min(1, stack.stack.count)
                        || stack.topViewController?.view.superview
                            !== (stack.stack.isEmpty ? nil : stack.content)
                {
                    faults.append("stack \(index) shows \(stack.content.subviews.count)")
                }
            }
            same("pages", pages.viewControllers ?? [], pages.children)
            same("inner", inner.viewControllers, inner.children)
            same("root", root.viewControllers, root.children)
            if inner.view.window != nil, inner.contentView.subviews.count != min(1, inner.tabs.count) {
                faults.append("inner shows \(inner.contentView.subviews.count)")
            }
            let columns = split.style.columns.compactMap { split.controllers[$0] }
            same("split", columns.filter { $0.parent === split }, split.children)
            for column in columns where column.parent !== split && column.parent !== stacks[1] {
                if !split.isCollapsed { faults.append("split keeps what it has not") }
            }
            for (index, one) in all.enumerated() {
                faults += one.faults.map { "\(index): \($0)" }
                let isThere = one.viewIfLoaded?.window != nil
                if one.state != (isThere ? .there : .gone) {
                    faults.append("\(index): is \(one.state), in a window: \(isThere)")
                }
                if let view = one.viewIfLoaded, !view.isUserInteractionEnabled {
                    faults.append("\(index): dead")
                }
                if one.parent == nil, one.presenter == nil, one.viewIfLoaded?.superview != nil {
                    faults.append("\(index): left over in a view")
                }
            }
            return faults
        }
    }

    private func run(seed: UInt64, steps: Int, interval: Int) -> [String] {
        let world = World(seed: seed)
        for step in 0..<steps {
            world.budget = 6
            world.act()
            if world.flag { world.stage.advance(by: .milliseconds(world.random(250))) }
            guard step % interval == interval - 1 else { continue }
            world.budget = 0
            world.settle()
            let faults = world.faults
            if !faults.isEmpty { return faults + ["after"] + world.log.suffix(14) }
        }
        world.root.dismiss(animated: false)
        world.settle()
        for one in world.all { one.world = nil }
        return []
    }

    @Test("lists agree with children, callbacks come in pairs, and all is freed", arguments: 0..<24)
    func random(seed: UInt64) {
        let before = Strict.alive
        let faults = run(seed: seed, steps: 80, interval: seed < 12 ? 1 : 8)
        #expect(faults.isEmpty, "seed \(seed): \(faults.joined(separator: "\n"))")
        if faults.isEmpty { #expect(Strict.alive == before, "seed \(seed)") }
    }
}
