import NibbleDocument

extension DocumentBuilder {
    /// Reads the attributes that say where a view is.
    mutating func place(_ node: XMLNode, _ object: inout LayoutObject) {
        checkFrame(of: node, object)
        if let frame = node.attribute("frame"), let cells = cells(frame, 4) {
            object.attributes.append(
                ObjectAttribute(name: "frame", value: .cells(cells), position: frame.valuePosition))
        }
        for attribute in node.attributes {
            if attribute.name == "edges" {
                let edges: [ConstraintDescription.Attribute] = [.top, .leading, .trailing, .bottom]
                for edge in edges where node.attribute(edge.rawValue) == nil {
                    constrain(object, edge, attribute, isEdges: true)
                }
            } else if let name = ConstraintDescription.Attribute(rawValue: attribute.name),
                name != .left, name != .right
            {
                constrain(object, name, attribute, isEdges: false)
            }
        }
    }

    /// Notes a frame beside constraints of the same view, which would leave nothing of it. A root view keeps
    /// its frame: whoever shows it gives it a place.
    private mutating func checkFrame(of node: XMLNode, _ object: LayoutObject) {
        guard let frame = node.attribute("frame"), object.role != .topLevel, object.role != .view,
            let other = node.attributes.first(where: { Self.isPlace($0.name) })
        else { return }
        error(
            "frame is for a view without constraints, and '\(other.name)' makes one; leave one of them out",
            at: frame.position)
    }

    private static func isPlace(_ name: String) -> Bool {
        name == "edges" || ConstraintDescription.Attribute(rawValue: name) != nil
    }

    private mutating func constrain(
        _ object: LayoutObject, _ name: ConstraintDescription.Attribute, _ source: XMLNode.Attribute,
        isEdges: Bool
    ) {
        guard scene.constraints.count < Self.constraintLimit else {
            error("more than \(Self.constraintLimit) constraints", at: .start)
            return
        }
        let expressions: [ConstraintExpression]
        do throws(ConstraintExpressionError) {
            expressions = try ConstraintExpressionParser.parse(source.value)
        } catch {
            self.error(error.message, at: source.valuePosition.moved(by: error.offset))
            return
        }
        for expression in expressions {
            let position = source.valuePosition.moved(by: expression.offset)
            var relation = expression.relation
            var constant = expression.constant
            let second: ConstraintDescription.Side?
            // A bare number is a distance inwards; in `edges`, so is one behind an item.
            var isInwards = isEdges
            if let item = expression.item {
                let place = source.valuePosition.moved(by: item.offset)
                if isEdges, let attribute = item.attribute {
                    error("edges takes an item without '.\(attribute)'", at: place)
                    continue
                }
                second = side(item, of: object.id, like: name, at: place)
                if second == nil { continue }
            } else if name.axis == .size {
                second = nil
            } else if name == .firstBaseline || name == .lastBaseline {
                error("a baseline is relative to another: item.\(name.rawValue)", at: position)
                continue
            } else {
                second = .init(.superview(of: object.id), name)
                isInwards = true
            }
            if isInwards, name == .trailing || name == .bottom {
                constant = constant == 0 ? 0 : -constant
                relation = relation.reversed
            }
            scene.constraints.append(
                ConstraintDescription(
                    id: generatedID(for: "constraint"), first: .init(.object(object.id), name),
                    relation: relation,
                    second: second, multiplier: expression.multiplier, constant: constant,
                    priority: expression.priority, position: position))
        }
    }

    /// The most constraints of a scene.
    private static let constraintLimit = 10_000

    /// The side that an item of an expression names.
    private mutating func side(
        _ item: ConstraintExpression.Item, of id: String, like name: ConstraintDescription.Attribute,
        at position: SourcePosition
    ) -> ConstraintDescription.Side? {
        var attribute = name
        if let text = item.attribute {
            guard let known = ConstraintDescription.Attribute(rawValue: text) else {
                let names = ConstraintDescription.Attribute.allCases.map(\.rawValue)
                error(
                    "'\(text)' is none of \(names.joined(separator: ", "))"
                        + NearestName.hint(text, in: names), at: position)
                return nil
            }
            attribute = known
        }
        guard attribute.axis == name.axis else {
            error(
                "\(name.rawValue) cannot relate to \(attribute.rawValue): \(name.axis) and \(attribute.axis)",
                at: position)
            return nil
        }
        guard !(name.isAbsolute && attribute.isRelative || name.isRelative && attribute.isAbsolute) else {
            error("left and right are not mixed with leading and trailing", at: position)
            return nil
        }
        switch item.name {
        case "superview": return .init(.superview(of: id), attribute)
        case "safeArea": return .init(.safeArea(around: id), attribute)
        case "margins": return .init(.margins(around: id), attribute)
        case "self": return .init(.object(id), attribute)
        case "contentGuide", "frameGuide":
            return guide(item.name, at: position).map { .init($0, attribute) }
        default: return .init(.object(item.name), attribute)
        }
    }

    /// The guide of the scroll view around: that of the nearest one which is open.
    private mutating func guide(_ name: String, at position: SourcePosition) -> ConstraintDescription.Item? {
        let scrollView = surroundings.last {
            Vocabulary.current.ancestry(of: $0.element.name).contains("scrollView")
        }
        guard let scrollView else {
            error("'\(name)' is the guide of a <scrollView> around, and there is none", at: position)
            return nil
        }
        return name == "contentGuide" ? .contentGuide(of: scrollView.id) : .frameGuide(of: scrollView.id)
    }

    /// Reads the long form, `<constraint>`, inside the view that holds it.
    mutating func constraint(_ node: XMLNode, in object: LayoutObject) {
        checkAttributes(
            of: node,
            known: [
                "id", "item", "attribute", "relation", "to", "multiplier", "constant", "priority", "outlet",
            ])
        checkEmpty(node)
        guard let name = required("attribute", of: node) else { return }
        guard let attribute = ConstraintDescription.Attribute(rawValue: name.text) else {
            unknownWord(
                name.text, ConstraintDescription.Attribute.allCases.map(\.rawValue), at: name.position)
            return
        }
        let item = node.attribute("item")?.value ?? object.id
        var first = ConstraintDescription.Side(.object(item == "self" ? object.id : item), attribute)
        if item == "contentGuide" || item == "frameGuide" {
            guard let guide = guide(item, at: node.attribute("item")?.valuePosition ?? node.position) else {
                return
            }
            first.item = guide
        }
        var relation = ConstraintDescription.Relation.equal
        if let text = optional("relation", of: node) {
            if let known = ConstraintDescription.Relation(rawValue: text.text) {
                relation = known
            } else {
                unknownWord(
                    text.text, ConstraintDescription.Relation.allCases.map(\.rawValue), at: text.position)
            }
        }
        var second: ConstraintDescription.Side?
        if let to = optional("to", of: node) {
            let parts = to.text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(
                String.init)
            let reference = ConstraintExpression.Item(
                name: parts.first ?? "", attribute: parts.count > 1 ? parts[1] : nil, offset: 0)
            second = side(reference, of: item, like: attribute, at: to.position)
            if second == nil { return }
        } else if attribute.axis == .size, node.attribute("constant") == nil {
            error(
                "\(attribute.rawValue) needs constant=\"…\" or to=\"item.\(attribute.rawValue)\"",
                at: name.position)
            return
        } else if attribute.axis != .size {
            error("\(attribute.rawValue) needs to=\"item.\(attribute.rawValue)\"", at: name.position)
            return
        }
        let id = id(of: node)
        if let text = swiftName(optional("outlet", of: node), "a property", isValid: Names.isPropertyPath) {
            scene.outlets.append(
                OutletConnection(
                    source: "owner", property: text, destination: PositionedText(id, at: text.position)))
        }
        scene.constraints.append(
            ConstraintDescription(
                id: id, first: first, relation: relation, second: second,
                multiplier: number("multiplier", of: node, initially: 1, in: -1_000...1_000),
                constant: number("constant", of: node, initially: 0, in: -100_000...100_000),
                priority: number("priority", of: node, initially: 1000, in: 1...1000), position: node.position
            ))
    }

    private mutating func number(
        _ name: String, of node: XMLNode, initially initial: Double, in range: ClosedRange<Double>
    ) -> Double {
        guard let attribute = node.attribute(name) else { return initial }
        guard case .number(let value)? = value(attribute, .number(range)) else { return initial }
        return value
    }
}

extension SourcePosition {
    /// The place `bytes` further in the same line.
    func moved(by bytes: Int) -> SourcePosition { SourcePosition(line: line, column: column + bytes) }
}
