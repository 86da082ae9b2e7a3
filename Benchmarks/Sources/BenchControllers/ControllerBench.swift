import Nibble
import NibbleTesting

/// What a step among controllers costs, each with the frame that shows it, on an 80×24 screen without a
/// terminal and without motion:
///   push, pop       a controller of 20 views onto a navigation stack and off again, its view made and freed
///   tab change      between two tabs with 1,000 views each, both loaded before
///   present, dismiss  a form sheet of 20 views, made and freed
///   unwind          from the tenth controller of a stack to the first, by an unwind segue
///   scene           500 views from the compact document beside the same made by code, in turn, without a frame
@main @MainActor enum ControllerBench {
    /// How often each is done: the first argument.
    static let runs = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 200

    static func main() async throws {
        if CommandLine.arguments.dropFirst(2).first == "scene" { return await benchScene() }
        try await benchStack()
        try await benchTabs()
        try await benchPresentation()
        try await benchUnwind()
        await benchScene()
    }

    static func report(_ name: String, _ timings: Timings) {
        print("\(name)\(String(repeating: " ", count: max(1, 16 - name.count)))\(timings.summary)")
    }

    static func benchStack() async throws {
        let navigation = NavigationController(rootViewController: ManyViewsController("a", count: 20))
        let app = try await AppTester(rootViewController: navigation)
        var push = Timings()
        var pop = Timings()
        for _ in 0..<runs {
            await push.measure {
                navigation.pushViewController(ManyViewsController("b", count: 20), animated: false)
                await app.settle()
            }
            await pop.measure {
                navigation.popViewController(animated: false)
                await app.settle()
            }
        }
        report("push", push)
        report("pop", pop)
    }

    static func benchTabs() async throws {
        let tabs = TabBarController()
        tabs.viewControllers = [
            ManyViewsController("a", count: 1_000), ManyViewsController("b", count: 1_000),
        ]
        let app = try await AppTester(rootViewController: tabs)
        tabs.selectedIndex = 1
        await app.settle()
        var change = Timings()
        for run in 0..<runs {
            await change.measure {
                tabs.selectedIndex = run % 2
                await app.settle()
            }
        }
        report("tab change", change)
    }

    static func benchPresentation() async throws {
        let root = ManyViewsController("a", count: 20)
        let app = try await AppTester(rootViewController: root)
        var present = Timings()
        var dismiss = Timings()
        for _ in 0..<runs {
            await present.measure {
                let sheet = ManyViewsController("b", count: 20)
                sheet.modalPresentationStyle = .formSheet
                root.present(sheet, animated: false, completion: nil)
                await app.settle()
            }
            await dismiss.measure {
                root.dismiss(animated: false, completion: nil)
                await app.settle()
            }
        }
        report("present", present)
        report("dismiss", dismiss)
    }

    static func benchUnwind() async throws {
        let first = UnwindTarget()
        let navigation = NavigationController(rootViewController: first)
        let app = try await AppTester(rootViewController: navigation)
        var unwind = Timings()
        for _ in 0..<runs {
            let rest = (0..<9).map { _ in ManyViewsController("b", count: 20) }
            let segue = SegueTemplate(
                identifier: "back", unwindAction: Selector("unwind(_:)", UnwindTarget.unwind(_:)))
            rest[8].addSegue(segue)
            navigation.setViewControllers([first] + rest, animated: false)
            await app.settle()
            await unwind.measure {
                rest[8].performSegue(withIdentifier: "back", sender: nil)
                await app.settle()
            }
        }
        guard first.unwound == runs, navigation.viewControllers.count == 1 else {
            fatalError("bench-controllers: \(first.unwound) of \(runs) unwinds have arrived")
        }
        report("unwind", unwind)
    }

    static func benchScene() async {
        let nib = Nib(nibName: "Form", bundle: .module)
        var compact = Timings()
        var code = Timings()
        for _ in 0..<runs {
            await compact.measure { nib.instantiate(withOwner: nil) }
            await code.measure { _ = CodeForm.make() }
        }
        report("scene, document", compact)
        report("scene, code", code)
        let ratio = (compact.median / code.median * 100).rounded() / 100
        print("scene ratio     \(ratio)")
    }
}
