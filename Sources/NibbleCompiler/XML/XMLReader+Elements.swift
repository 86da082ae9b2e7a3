import NibbleDocument

extension XMLReader {
    /// Reads an element with all inside it. A stack of open elements stands in for recursion.
    mutating func element() throws(XMLError) -> XMLNode {
        var open: [XMLNode] = []
        while true {
            if isAt("</") {
                let closed = try endTag(of: open)
                open.removeLast()
                guard !open.isEmpty else { return closed }
                open[open.count - 1].children.append(closed)
            } else if take("<!--") {
                try skip(past: "-->", of: "the comment")
            } else if !open.isEmpty, take("<![CDATA[") {
                open[open.count - 1].textPosition = open[open.count - 1].textPosition ?? position
                try skip(past: "]]>", of: "the character data")
            } else if take("<?") {
                try skip(past: "?>", of: "the processing instruction")
            } else if isAt("<!") {
                throw failure("a declaration is not allowed in a layout file")
            } else if current == UInt8(ascii: "<"), !isAtEnd {
                let (node, isEmpty) = try startTag()
                guard isEmpty else {
                    guard open.count < Self.depthLimit else {
                        throw failure(
                            "elements stand deeper than \(Self.depthLimit) in one another", at: node.position)
                    }
                    open.append(node)
                    continue
                }
                guard !open.isEmpty else { return node }
                open[open.count - 1].children.append(node)
            } else if isAtEnd {
                let last = open[open.count - 1]
                throw failure("<\(last.name)> is never closed", at: last.position)
            } else {
                try text(in: &open[open.count - 1])
            }
        }
    }

    private mutating func startTag() throws(XMLError) -> (XMLNode, isEmpty: Bool) {
        advance()
        let start = position
        var node = XMLNode(name: try name(of: "an element"), position: start)
        elementCount += 1
        guard elementCount <= Self.elementLimit else {
            throw failure("more than \(Self.elementLimit) elements", at: start)
        }
        while true {
            let hadSpace = Self.isSpace(current)
            skipSpace()
            if take("/>") { return (node, true) }
            if take(">") { return (node, false) }
            guard !isAtEnd else { throw failure("<\(node.name)> is never closed", at: start) }
            guard hadSpace else { throw failure("expected a space, '>' or '/>' in <\(node.name)>") }
            let attribute = try attribute()
            guard node.attributes.count + node.doubledAttributes.count < Self.attributeLimit else {
                throw failure("more than \(Self.attributeLimit) attributes", at: attribute.position)
            }
            if node.attribute(attribute.name) == nil {
                node.attributes.append(attribute)
            } else {
                node.doubledAttributes.append(attribute)
            }
        }
    }

    private mutating func endTag(of open: [XMLNode]) throws(XMLError) -> XMLNode {
        advance(2)
        let start = position
        let name = try name(of: "an element")
        skipSpace()
        guard take(">") else { throw failure("expected '>'") }
        guard let last = open.last, last.name == name else {
            let expected = open.last.map { ", expected </\($0.name)> for line \($0.position.line)" } ?? ""
            throw failure("</\(name)> closes nothing\(expected)", at: start)
        }
        return last
    }

    private mutating func attribute() throws(XMLError) -> XMLNode.Attribute {
        let start = position
        let name = try name(of: "an attribute")
        skipSpace()
        guard take("=") else { throw failure("expected '=' behind '\(name)'") }
        skipSpace()
        let quote = current
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            throw failure("expected a quoted value for '\(name)'")
        }
        advance()
        let valueStart = position
        var value: [UInt8] = []
        while current != quote || isAtEnd {
            guard !isAtEnd else { throw failure("the value of '\(name)' is never closed", at: valueStart) }
            guard current != UInt8(ascii: "<") else {
                throw failure("'<' in a value is written &lt;, and at most in a constraint ≤")
            }
            if current == UInt8(ascii: "&") {
                value += try reference().utf8
            } else {
                value.append(Self.isSpace(current) ? 32 : try character())
                advance()
            }
        }
        advance()
        return XMLNode.Attribute(
            name: name, value: String(decoding: value, as: UTF8.self), position: start,
            valuePosition: valueStart)
    }

    private mutating func text(in node: inout XMLNode) throws(XMLError) {
        while !isAtEnd, current != UInt8(ascii: "<") {
            if !Self.isSpace(current), node.textPosition == nil { node.textPosition = position }
            if current == UInt8(ascii: "&") {
                _ = try reference()
            } else {
                _ = try character()
                advance()
            }
        }
    }

    /// The current byte, unless XML forbids it.
    private func character() throws(XMLError) -> UInt8 {
        guard current >= 32 || Self.isSpace(current) else {
            throw failure("a control character is not allowed in XML")
        }
        return current
    }
}
