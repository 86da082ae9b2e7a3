import NibbleCompiler
import NibbleControllers
import NibbleDocument
import NibbleTerminal
import NibbleViews
import Testing

@testable import NibbleNibs

private class FooController: ViewController {
    weak var label: Label?
}

@MainActor @Suite(.serialized) struct LayoutBundleTests {
    @Test("NB-12: the names of a class's nibs")
    func names() {
        class Plain: ViewController {}
        #expect(ClassNibs.names(for: FooController.self) == ["Foo", "FooController"])
        #expect(ClassNibs.names(for: Plain.self) == ["Plain"])
        #expect(ClassNibs.names(for: ViewController.self) == ["View", "ViewController"])
    }

    @Test("VC-2, NB-12, NB-13: a controller's view comes from the nib named after its class")
    func classNib() throws {
        let text = "<nib owner='FooController'><view id='root'><label outlet='label'/></view></nib>"
        let bundle = liveBundle(["Foo.nib.xml": text], name: "NibbleNibsTests") {
            $0.outlet("label", of: "FooController") { (foo: FooController, label: Label) in foo.label = label
            }
        }
        let foo = FooController()
        foo.loadViewIfNeeded()
        #expect(foo.view.accessibilityIdentifier == "root")
        #expect(foo.label != nil)
        #expect(LayoutBundle.bundle(for: FooController.self) === bundle)
    }

    @Test("VC-2: a controller with a nib's name takes that one")
    func nibName() {
        let bundle = liveBundle(["A.nib.xml": "<nib><view id='a'/></nib>"])
        #expect(ViewController(nibName: "A", bundle: bundle).view.accessibilityIdentifier == "a")
    }

    @Test("A nib that the owner's outlet view is connected to may have several roots")
    func viewOutlet() {
        let bundle = liveBundle(["A.nib.xml": "<nib owner='V'><label/><view id='a' outlet='view'/></nib>"]) {
            $0.outlet("view", of: "V") { (controller: ViewController, view: View) in controller.view = view }
        }
        #expect(ViewController(nibName: "A", bundle: bundle).view.accessibilityIdentifier == "a")
    }

    @Test("NB-13: a nib of a controller without the outlet view has one root, and says so of more")
    func severalRoots() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let bundle = liveBundle(["A.nib.xml": "<nib><view/><view/></nib>"])
                _ = ViewController(nibName: "A", bundle: bundle).view
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains(
                "ViewController.loadView: nib 'A' has 2 root views; connect one to the owner's outlet 'view'"),
            "\(text)")
    }

    @Test("A document from the compact form and one from a live file are the same")
    func sameDocument() throws {
        let text =
            "<nib owner='O'><view id='a' edges='1' class='A&lt;B&gt;'><set property='p' value='é'/></view></nib>"
        let file = try #require(LayoutFile(path: "A.nib.xml"))
        let document = try #require(LayoutCompiler.compile(text, file: file).document)
        var compact = document.compactText
        let again = try compact.withUTF8 { try LayoutDocument(compact: $0) }
        #expect(again == document)
    }

    @Test("The application has its delegate prepare the layouts before anything else")
    func application() {
        final class Delegate: ApplicationDelegate {
            static var isPrepared = false
            static func prepareLayouts() { isPrepared = true }
            func applicationDidFinishLaunching(_ application: Application) {}
        }
        _ = Application(screen: HeadlessScreen(size: Size(width: 80, height: 24)), delegate: Delegate())
        #expect(Delegate.isPrepared)
    }

    @Test("The main bundle is the one that was set")
    func main() {
        let bundle = LayoutBundle(name: "One", layouts: [])
        LayoutBundle.main = bundle
        _ = LayoutBundle(name: "Two", layouts: [])
        #expect(LayoutBundle.main === bundle)
    }
}
