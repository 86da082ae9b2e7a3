import NibbleCompiler
import Testing

@Suite struct XMLReaderTests {
    private func failure(_ text: String) -> String? {
        do throws(XMLError) {
            _ = try XMLReader.read(Array(text.utf8))
            return nil
        } catch {
            return "\(error.position.line):\(error.position.column): \(error.message)"
        }
    }

    @Test(
        "Everything that is not well-formed is refused where it stands",
        arguments: [
            ("", "1:1: the file is empty"),
            ("x", "1:1: expected an element"),
            ("<a", "1:2: <a> is never closed"),
            ("<a>\n <b>", "2:3: <b> is never closed"),
            ("<a></b>", "1:6: </b> closes nothing, expected </a> for line 1"),
            ("</a>", "1:3: </a> closes nothing"),
            ("<a/><b/>", "1:5: nothing may follow the root element"),
            ("<a b/>", "1:5: expected '=' behind 'b'"),
            ("<a b=c/>", "1:6: expected a quoted value for 'b'"),
            ("<a b='c/>", "1:7: the value of 'b' is never closed"),
            ("<a b='<'/>", "1:7: '<' in a value is written &lt;, and at most in a constraint ≤"),
            ("<a b=''c=''/>", "1:8: expected a space, '>' or '/>' in <a>"),
            ("<a b='&x;'/>", "1:7: unknown entity &x;"),
            ("<a b='a & b'/>", "1:9: '&' is written &amp; unless it starts an entity"),
            ("<a b='&#27;'/>", "1:7: &#27; is no character of XML"),
            ("<a b='&#xD800;'/>", "1:7: &#xD800; is no character of XML"),
            ("<a b='\u{1b}'/>", "1:7: a control character is not allowed in XML"),
            ("<!-- a", "1:5: the comment is never closed"),
            ("<![CDATA[]]>", "1:1: a declaration is not allowed in a layout file"),
            ("<a><![CDATA[", "1:13: the character data is never closed"),
            ("<?x", "1:3: the processing instruction is never closed"),
            (
                "<!DOCTYPE a SYSTEM \"file:///etc/passwd\"><a/>",
                "1:1: a document type is not allowed in a layout file"
            ),
            ("<a><!ENTITY x 'y'></a>", "1:4: a declaration is not allowed in a layout file"),
            ("<1/>", "1:2: expected the name of an element"),
        ])
    func malformed(text: String, expected: String) {
        #expect(failure(text) == expected)
    }

    @Test("An attribute that is given twice is kept apart, and reading goes on")
    func doubled() throws {
        let root = try XMLReader.read(Array("<a b='1' b='2' c='3' b='4'/>".utf8))
        #expect(root.attributes.map(\.value) == ["1", "3"])
        #expect(root.doubledAttributes.map(\.value) == ["2", "4"])
    }

    @Test("Columns count bytes, and lines end with a line feed")
    func positions() throws {
        let root = try XMLReader.read(Array("<ä\n  b=\"x\"\r\n\td = 'ö' e='1'/>".utf8))
        #expect(root.attributes.map(\.position.line) == [2, 3, 3])
        #expect(root.attributes.map(\.position.column) == [3, 2, 11])
        #expect(root.attributes.map(\.valuePosition.column) == [6, 7, 14])
    }

    @Test("Entities and character references are read, line ends in values are spaces")
    func values() throws {
        let root = try XMLReader.read(Array("<a b='&lt;&gt;&amp;&quot;&apos;&#65;&#x1F600;\n'/>".utf8))
        #expect(root.attributes[0].value == "<>&\"'A😀 ")
    }

    @Test("Depth, size, elements and attributes are limited")
    func limits() {
        #expect(
            failure("<a>" + String(repeating: "<b/>", count: XMLReader.elementLimit) + "</a>")
                == "1:40001: more than 10000 elements")
        #expect(
            failure(String(repeating: "<a>", count: 101))
                == "1:302: elements stand deeper than 100 in one another")
        #expect(
            failure(String(repeating: " ", count: XMLReader.sizeLimit + 1))
                == "1:1: the file is longer than 1 MB")
        let many = (0...XMLReader.attributeLimit).map { " a\($0)=''" }.joined()
        #expect(failure("<a\(many)/>")?.hasSuffix("more than 100 attributes") == true)
    }

    @Test("Bytes that are not UTF-8 are refused")
    func encoding() {
        #expect(throws: XMLError.self) { try XMLReader.read([0x3C, 0x61, 0xFF, 0x2F, 0x3E]) }
    }
}
