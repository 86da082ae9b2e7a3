extension OutletConnection: CompactCodable {
    func encode(to writer: inout CompactWriter) {
        writer.write(source)
        writer.write(property)
        writer.write(destination)
        writer.write(isCollection)
    }

    init(from reader: inout CompactReader) throws(CompactError) {
        self.init(
            source: try reader.read(), property: try reader.read(), destination: try reader.read(),
            isCollection: try reader.read())
    }
}

extension ActionConnection: CompactCodable {
    func encode(to writer: inout CompactWriter) {
        writer.write(source)
        writer.write(event)
        writer.write(selector)
        writer.write(target)
    }

    init(from reader: inout CompactReader) throws(CompactError) {
        self.init(
            source: try reader.read(), event: try reader.read(), selector: try reader.read(),
            target: try reader.read())
    }
}

extension SegueDescription: CompactCodable {
    func encode(to writer: inout CompactWriter) {
        writer.write(kind)
        writer.write(source)
        writer.write(destination)
        writer.write(position)
        writer.write(identifier)
        writer.write(customClass)
        writer.write(instantiation)
        writer.write(presentation)
        writer.write(transition)
        writer.write(isAnimated)
        writer.write(anchor)
        writer.write(relationship)
        writer.write(unwindAction)
    }

    init(from reader: inout CompactReader) throws(CompactError) {
        self.init(
            kind: try reader.read(), source: try reader.read(), destination: try reader.read(),
            position: try reader.read())
        identifier = try reader.read()
        customClass = try reader.read()
        instantiation = try reader.read()
        presentation = try reader.read()
        transition = try reader.read()
        isAnimated = try reader.read()
        anchor = try reader.read()
        relationship = try reader.read()
        unwindAction = try reader.read()
    }
}

extension StoryboardReference: CompactCodable {
    func encode(to writer: inout CompactWriter) {
        writer.write(id)
        writer.write(storyboard)
        writer.write(position)
        writer.write(identifier)
        writer.write(bundle)
    }

    init(from reader: inout CompactReader) throws(CompactError) {
        self.init(id: try reader.read(), storyboard: try reader.read(), position: try reader.read())
        identifier = try reader.read()
        bundle = try reader.read()
    }
}

extension ConstraintDescription: CompactCodable {
    func encode(to writer: inout CompactWriter) {
        writer.write(id)
        writer.write(first)
        writer.write(relation)
        writer.write(second)
        writer.write(multiplier)
        writer.write(constant)
        writer.write(priority)
        writer.write(position)
    }

    init(from reader: inout CompactReader) throws(CompactError) {
        self.init(
            id: try reader.read(), first: try reader.read(), relation: try reader.read(),
            second: try reader.read(), multiplier: try reader.read(), constant: try reader.read(),
            priority: try reader.read(), position: try reader.read())
    }
}

extension ConstraintDescription.Side: CompactCodable {
    func encode(to writer: inout CompactWriter) {
        let (kind, id) =
            switch item {
            case .object(let id): (0, id)
            case .superview(let id): (1, id)
            case .safeArea(let id): (2, id)
            case .margins(let id): (3, id)
            case .contentGuide(let id): (4, id)
            case .frameGuide(let id): (5, id)
            }
        writer.write(kind)
        writer.write(id)
        writer.write(attribute)
    }

    init(from reader: inout CompactReader) throws(CompactError) {
        let kind: Int = try reader.read()
        let id: String = try reader.read()
        switch kind {
        case 0: item = .object(id)
        case 1: item = .superview(of: id)
        case 2: item = .safeArea(around: id)
        case 3: item = .margins(around: id)
        case 4: item = .contentGuide(of: id)
        case 5: item = .frameGuide(of: id)
        default: throw reader.failure("unknown kind of item")
        }
        attribute = try reader.read()
    }
}
