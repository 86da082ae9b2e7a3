import Foundation
import NibbleCompiler
import Testing

@Suite struct LayoutToolTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    private func run(_ arguments: String...) -> (status: Int32, out: [String], err: [String]) {
        var out: [String] = []
        var err: [String] = []
        let status = LayoutTool.run(arguments, print: { out.append($0) }, complain: { err.append($0) })
        return (status, out, err)
    }

    private func file(_ name: String, _ text: String) throws -> String {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appending(path: name)
        try text.write(to: url, atomically: true, encoding: .utf8)
        return url.path
    }

    @Test(
        "Arguments that make no sense end with 2 and the usage",
        arguments: [
            ([], "nibblec: error: no layout file"),
            (["a.xml"], "nibblec: error: a.xml ends neither in .nib.xml nor in .storyboard.xml"),
            (["--nope"], "nibblec: error: unknown option --nope"),
            (["--module"], "nibblec: error: --module needs a value"),
            (["a.nib.xml"], "nibblec: error: --module and --output are needed"),
            (
                ["--check", ".nib.xml"],
                "nibblec: error: .nib.xml ends neither in .nib.xml nor in .storyboard.xml"
            ),
        ])
    func arguments(arguments: [String], message: String) {
        var err: [String] = []
        #expect(LayoutTool.run(arguments, print: { _ in }, complain: { err.append($0) }) == 2)
        #expect(err.first == message)
    }

    @Test("--help prints the usage and ends with 0", arguments: [["--help"], ["-h"], ["--check", "--help"]])
    func help(arguments: [String]) {
        var out: [String] = []
        #expect(
            LayoutTool.run(arguments, print: { out.append($0) }, complain: { Issue.record("\($0)") }) == 0)
        #expect(out.first?.hasPrefix("usage: nibblec") == true)
    }

    @Test("--check prints the faults, and its status says whether there are errors")
    func check() throws {
        let bad = try file("Bad.nib.xml", "<nib><vew/></nib>")
        let good = try file("Good.nib.xml", "<nib><view/></nib>")
        let result = run("--check", good, bad)
        #expect(result.status == 1)
        #expect(result.out.last == "\(bad):1:7: error: unknown element <vew>; did you mean 'view'?")
        #expect(run("--check", good).status == 0)
        try FileManager.default.removeItem(at: folder)
    }

    @Test("A file that is not there ends with 1 and its path")
    func missing() {
        let result = run("--check", "/nowhere/A.nib.xml")
        #expect(result.status == 1)
        #expect(result.err == ["/nowhere/A.nib.xml:1:1: error: No such file or directory"])
    }

    @Test("The output is written for wrong files too, and left alone when it is the same")
    func generate() throws {
        let layout = try file("A.nib.xml", "<nib><vew/></nib>")
        let source = try file("A.swift", "class A {}")
        let output = folder.appending(path: "Layouts.swift")
        let arguments = [
            "--module", "M", "--root", folder.path, "--output", output.path, "--source", source, layout,
        ]
        #expect(LayoutTool.run(arguments, print: { _ in }, complain: { _ in }) == 0)
        #expect(try String(contentsOf: output, encoding: .utf8).contains("#error"))
        let old = Date(timeIntervalSince1970: 1_000_000)
        try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: output.path)
        #expect(LayoutTool.run(arguments, print: { _ in }, complain: { _ in }) == 0)
        let date = try FileManager.default.attributesOfItem(atPath: output.path)[.modificationDate] as? Date
        #expect(date == old)
        try FileManager.default.removeItem(at: folder)
    }
}
