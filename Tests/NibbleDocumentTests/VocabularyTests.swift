import NibbleDocument
import Testing

@Suite struct VocabularyTests {
    private let vocabulary = Vocabulary.current

    @Test("Every super-element is an element")
    func ancestry() {
        for element in vocabulary.elements {
            #expect(element.superElement.map { vocabulary.element($0) != nil } ?? true, "\(element.name)")
        }
    }

    @Test("No attribute stands twice, and none is a structural one")
    func attributes() {
        for element in vocabulary.elements {
            let names =
                vocabulary.attributes(of: element.name).map(\.name)
                + Vocabulary.structuralAttributes(of: element.family).map(\.name)
            #expect(Set(names).count == names.count, "\(element.name)")
        }
    }

    @Test("A control has a primary event that actions know")
    func events() {
        for element in vocabulary.elements where element.family == .control {
            #expect(element.primaryEvent.map(vocabulary.events.contains) == true, "\(element.name)")
        }
    }
}
