import NibbleViews
import Testing

@testable import NibbleControllers

@Suite("A saved state as bytes") struct RestorationArchiveTests {
    typealias Path = RestorationArchive.Path
    typealias Record = RestorationArchive.Record

    static func path(_ identifiers: String...) -> Path {
        Path(steps: identifiers.map { Path.Step(identifier: $0) })
    }

    static let full = RestorationArchive(records: [
        Path(): Record(values: ["version": .integer(3)]),
        path("root"): Record(
            values: [
                "": .text(""), "odd \n key": .text("line\nline 7:x é 🦑"), "min": .integer(.min),
                "max": .integer(.max), "half": .number(0.5), "nan": .number(-0.0), "yes": .flag(true),
                "no": .flag(false), "none": .texts([]), "some": .texts(["a", "", "b c\n"]),
            ], isViewLoaded: true,
            views: ["field": ["text": .text("v 4:end ")], "scroll": ["x": .integer(-4)]]),
        path("root", "end 5", "c"): Record(),
        Path(steps: [.init(identifier: "root"), .init(identifier: "a", number: 2)]): Record(),
    ])

    @Test("SR-1: what was written is read, whatever texts, keys and numbers it holds")
    func roundTrip() throws {
        let bytes = Self.full.bytes
        #expect(try RestorationArchive(bytes: bytes) == Self.full)
        #expect(try RestorationArchive(bytes: RestorationArchive().bytes) == RestorationArchive())
        // The same state is the same file.
        #expect(Self.full.bytes == bytes)
    }

    @Test(
        "SR-2: a file that is no saved state is foreign", arguments: ["", "x", "nibble-stat", "#!/bin/sh\n"])
    func foreign(text: String) {
        #expect(throws: StateFileError.foreign) { try RestorationArchive(bytes: Array(text.utf8)) }
    }

    @Test("SR-2: a file of a newer version says which, even if nothing else of it is understood")
    func newer() {
        #expect(throws: StateFileError.newer(version: 2)) {
            try RestorationArchive(bytes: Array("nibble-state 2\n\u{0}\u{1}".utf8))
        }
    }

    @Test("SR-2: cut off at any byte it is refused")
    func cut() {
        let bytes = Self.full.bytes
        for count in 0..<bytes.count {
            #expect(throws: StateFileError.self) { try RestorationArchive(bytes: Array(bytes.prefix(count))) }
        }
    }

    @Test("SR-2: with any byte damaged it is refused")
    func damaged() {
        let bytes = Self.full.bytes
        for index in bytes.indices {
            for change: UInt8 in [1, 0x20, 0x80] {
                var damaged = bytes
                damaged[index] ^= change
                #expect(throws: StateFileError.self) { try RestorationArchive(bytes: damaged) }
            }
        }
    }

    @Test("SR-2: bytes that somebody has made up, with a sum that is right, are read or refused and no more")
    func madeUp() {
        var random = SystemRandomNumberGenerator()
        let whole = Self.full.bytes
        let body = Array(whole[..<(whole.count - 1 - "\(UInt64.max)".count)])
        for _ in 0..<20_000 {
            var bytes = body
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let index = Int.random(in: 15..<bytes.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes[index] = UInt8.random(in: 0x30...0x3A, using: &random)
                default: bytes.remove(at: index)
                }
            }
            bytes += "\nend ".utf8
            bytes += "\(RestorationArchive.sum(of: bytes))\n".utf8
            _ = try? RestorationArchive(bytes: bytes)
        }
    }

    @Test("SR-2: counts beyond the file's end ask for no memory")
    func counts() {
        for line in [
            "l 1:k 9000000000000000000 1:a", "c 9000000000000000000 0 1:a", "s 1:k 99:x", "s 1:k -1:x",
        ] {
            var bytes = Array("nibble-state 1\nc 0\n\(line)\nend ".utf8)
            bytes += "\(RestorationArchive.sum(of: bytes))\n".utf8
            #expect(throws: StateFileError.self) { try RestorationArchive(bytes: bytes) }
        }
    }
}
