extension SourcePosition: CompactCodable {
    func encode(to writer: inout CompactWriter) {
        writer.write(line)
        writer.write(column)
    }

    init(from reader: inout CompactReader) throws(CompactError) {
        self.init(line: try reader.read(), column: try reader.read())
    }
}

extension PositionedText: CompactCodable {
    func encode(to writer: inout CompactWriter) {
        writer.write(text)
        writer.write(position)
    }

    init(from reader: inout CompactReader) throws(CompactError) {
        self.init(try reader.read() as String, at: try reader.read())
    }
}

extension ClassReference: CompactCodable {
    func encode(to writer: inout CompactWriter) {
        writer.write(name)
        writer.write(module)
        writer.write(position)
    }

    init(from reader: inout CompactReader) throws(CompactError) {
        self.init(name: try reader.read(), module: try reader.read(), position: try reader.read())
    }
}

extension LayoutObject: CompactCodable {
    func encode(to writer: inout CompactWriter) {
        writer.write(id)
        writer.write(element)
        writer.write(role)
        writer.write(position)
        writer.write(customClass)
        writer.write(attributes)
        writer.write(properties)
        writer.write(children)
    }

    init(from reader: inout CompactReader) throws(CompactError) {
        self.init(
            id: try reader.read(), element: try reader.read(), role: try reader.read(),
            position: try reader.read())
        customClass = try reader.read()
        attributes = try reader.read()
        properties = try reader.read()
        children = try reader.read()
    }
}

extension ObjectAttribute: CompactCodable {
    func encode(to writer: inout CompactWriter) {
        writer.write(name)
        writer.write(value)
        writer.write(position)
    }

    init(from reader: inout CompactReader) throws(CompactError) {
        self.init(name: try reader.read(), value: try reader.read(), position: try reader.read())
    }
}

extension AttributeValue: CompactCodable {
    func encode(to writer: inout CompactWriter) {
        switch self {
        case .string(let value):
            writer.write(0)
            writer.write(value)
        case .integer(let value):
            writer.write(1)
            writer.write(value)
        case .number(let value):
            writer.write(2)
            writer.write(value)
        case .boolean(let value):
            writer.write(3)
            writer.write(value)
        case .color(let value):
            writer.write(4)
            writer.write(value)
        case .keyword(let value):
            writer.write(5)
            writer.write(value)
        case .keywords(let value):
            writer.write(6)
            writer.write(value)
        case .cells(let value):
            writer.write(7)
            writer.write(value)
        }
    }

    init(from reader: inout CompactReader) throws(CompactError) {
        switch try reader.read() as Int {
        case 0: self = .string(try reader.read())
        case 1: self = .integer(try reader.read())
        case 2: self = .number(try reader.read())
        case 3: self = .boolean(try reader.read())
        case 4: self = .color(try reader.read())
        case 5: self = .keyword(try reader.read())
        case 6: self = .keywords(try reader.read())
        case 7: self = .cells(try reader.read())
        default: throw reader.failure("unknown kind of value")
        }
    }
}

extension SettableProperty: CompactCodable {
    func encode(to writer: inout CompactWriter) {
        writer.write(name)
        writer.write(text)
        writer.write(shape)
        writer.write(position)
        writer.write(valuePosition)
    }

    init(from reader: inout CompactReader) throws(CompactError) {
        self.init(
            name: try reader.read(), text: try reader.read(), shape: try reader.read(),
            position: try reader.read(), valuePosition: try reader.read())
    }
}
