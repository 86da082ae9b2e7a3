import NibbleDocument

/// Makes a document of an XML tree, and notes what it does not know.
///
/// It goes on behind a fault as if the nearest sensible thing had been written, so that one build shows
/// them all.
struct DocumentBuilder {
    let file: LayoutFile
    var document: LayoutDocument
    var diagnostics: [Diagnostic] = []
    /// The scene that is being read.
    var scene = LayoutScene()
    /// The objects that are open, outermost first.
    var surroundings: [(id: String, element: ElementDescription)] = []
    /// The modules of classes, each where it stands first.
    private(set) var modules: [PositionedText] = []
    private var positions: [String: SourcePosition] = [:]
    private var generated: [String: Int] = [:]

    init(file: LayoutFile) {
        self.file = file
        document = LayoutDocument(
            kind: file.isNib ? .nib : .storyboard, name: file.name, path: file.shownPath)
    }

    /// Notes a fault. Behind the hundredth nobody reads on, and a hostile file shall not keep a build busy.
    /// What several readings of one text find, as `edges` has four, is said once.
    mutating func error(_ message: @autoclosure () -> String, at position: SourcePosition) {
        guard diagnostics.count < Diagnostic.limit else { return }
        let diagnostic = Diagnostic(.error, path: file.path, position: position, message: message())
        if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }

    // MARK: Ids

    /// The id of an element, or one made for it.
    mutating func id(of node: XMLNode) -> String {
        guard let attribute = node.attribute("id") else { return generatedID(for: node.name) }
        let id = attribute.value
        guard Names.isID(id) else {
            error(
                "'\(id)' cannot be an id: letters, digits, '_' and '-', the first one a letter",
                at: attribute.valuePosition)
            return generatedID(for: node.name)
        }
        guard !Vocabulary.reservedIDs.contains(id) else {
            error("'\(id)' cannot be an id: the word has a meaning of its own", at: attribute.valuePosition)
            return generatedID(for: node.name)
        }
        if let first = positions[id] {
            error(
                "id '\(id)' is taken already, by line \(first.line), column \(first.column)",
                at: attribute.valuePosition)
            return generatedID(for: node.name)
        }
        positions[id] = attribute.valuePosition
        return id
    }

    mutating func generatedID(for name: String) -> String {
        generated[name, default: 0] += 1
        return "#\(name)-\(generated[name]!)"
    }

    // MARK: Attributes

    /// A required attribute's text and place; notes its absence.
    mutating func required(_ name: String, of node: XMLNode) -> PositionedText? {
        guard let attribute = node.attribute(name), !attribute.value.isEmpty else {
            error(
                "<\(node.name)> needs \(name)=\"…\"",
                at: node.attribute(name)?.valuePosition ?? node.position)
            return nil
        }
        return PositionedText(attribute.value, at: attribute.valuePosition)
    }

    func optional(_ name: String, of node: XMLNode) -> PositionedText? {
        node.attribute(name).map { PositionedText($0.value, at: $0.valuePosition) }
    }

    /// Notes attributes that are not among `known`, those given twice, and text, which may be nowhere.
    mutating func checkAttributes(of node: XMLNode, known: [String]) {
        for attribute in node.attributes where !known.contains(attribute.name) {
            error(
                "<\(node.name)> has no attribute '\(attribute.name)'"
                    + NearestName.hint(attribute.name, in: known), at: attribute.position)
        }
        for attribute in node.doubledAttributes {
            error("attribute '\(attribute.name)' is given twice", at: attribute.position)
        }
        if let position = node.textPosition {
            error("text is not expected in <\(node.name)>; an attribute holds it", at: position)
        }
    }

    mutating func checkEmpty(_ node: XMLNode) {
        for child in node.children {
            error("<\(node.name)> holds nothing, but found <\(child.name)>", at: child.position)
        }
    }

    /// A name of Swift; notes one that Swift could not have.
    mutating func swiftName(_ text: PositionedText?, _ what: String, isValid: (String) -> Bool)
        -> PositionedText?
    {
        guard let text else { return nil }
        guard isValid(text.text) else {
            error("'\(text.text)' cannot be the name of \(what)", at: text.position)
            return nil
        }
        return text
    }

    /// Remembers that a module is named.
    mutating func note(_ module: PositionedText) {
        if !modules.contains(where: { $0.text == module.text }) { modules.append(module) }
    }

    /// The class that `name` asks for, with the module of `moduleName`.
    mutating func classReference(of node: XMLNode, _ name: String = "class") -> ClassReference? {
        let module = swiftName(optional("module", of: node), "a module", isValid: Names.isIdentifier)
        guard let text = swiftName(optional(name, of: node), "a class", isValid: Names.isClass) else {
            if let module, node.attribute(name) == nil {
                error("module needs \(name)=\"…\"", at: module.position)
            }
            return nil
        }
        if let module { note(module) }
        return ClassReference(name: text.text, module: module?.text, position: text.position)
    }
}
