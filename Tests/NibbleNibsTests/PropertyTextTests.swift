@testable import NibbleNibs
import NibbleViews
import Testing

private enum Mode: String, LayoutReadable { case fast, slow }

@Suite struct PropertyTextTests {
    @Test("Text is read as what the property is")
    func reads() throws {
        #expect(try PropertyText("12").integer() as Int == 12)
        #expect(try PropertyText("12").integer() as UInt8 == 12)
        #expect(try PropertyText("12").integer() as Double == 12)
        #expect(try PropertyText("12").integer() as String == "12")
        #expect(try PropertyText("1.5").number() as Float == 1.5)
        #expect(try PropertyText("true").boolean() as Bool)
        #expect(try PropertyText("true").boolean() as String == "true")
        #expect(try PropertyText("systemRed").color() as Color == .systemRed)
        #expect(try PropertyText("#ff0080").color() as Color == Color(red: 255, green: 0, blue: 128))
        #expect(try PropertyText("slow").text() as Mode == .slow)
        let optional: Int? = try PropertyText("3").integer()
        #expect(optional == 3)
    }

    @Test("Text that stands for no value of the type throws, naming both")
    func refuses() {
        #expect(throws: PropertyTextError(text: "300", type: "UInt8")) {
            try PropertyText("300").integer() as UInt8
        }
        #expect(throws: PropertyTextError(text: "quick", type: "Mode")) {
            try PropertyText("quick").text() as Mode
        }
    }
}
