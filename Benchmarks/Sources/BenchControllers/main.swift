import Nibble
import NibbleTesting

// What a step among controllers costs, each with the frame that shows it, on an 80×24 screen without a
// terminal and without motion:
//   push, pop       a controller of 20 views onto a navigation stack and off again, its view made and freed
//   tab change      between two tabs with 1,000 views each, both loaded before
//   present, dismiss  a form sheet of 20 views, made and freed
//   unwind          from the tenth controller of a stack to the first, by an unwind segue
//   scene           500 views from the compact document beside the same made by code, in turn, without a frame

let runs = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 200

func report(_ name: String, _ timings: Timings) {
    print("\(name)\(String(repeating: " ", count: max(1, 16 - name.count)))\(timings.summary)")
}

func benchStack() async throws {
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

func benchTabs() async throws {
    let tabs = TabBarController()
    tabs.viewControllers = [ManyViewsController("a", count: 1_000), ManyViewsController("b", count: 1_000)]
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

func benchPresentation() async throws {
    let root = ManyViewsController("a", count: 20)
    let app = try await AppTester(rootViewController: root)
    var present = Timings()
    var dismiss = Timings()
    for _ in 0..<runs {
        await present.measure {
            let sheet = ManyViewsController("b", count: 20)
            sheet.modalPresentationStyle = .formSheet
            root.present(sheet, animated: false)
            await app.settle()
        }
        await dismiss.measure {
            root.dismiss(animated: false)
            await app.settle()
        }
    }
    report("present", present)
    report("dismiss", dismiss)
}

func benchScene() async {
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

try await benchStack()
try await benchTabs()
try await benchPresentation()
await benchScene()
