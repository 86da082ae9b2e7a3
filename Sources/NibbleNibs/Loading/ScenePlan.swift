import NibbleDocument
import NibbleTerminal
import NibbleViews

/// What making a scene takes, worked out when it is loaded for the first time: numbers in place of ids, setters
/// and values in place of names and words. Loads share it, so nothing in it depends on what the app connects.
@MainActor final class ScenePlan {
    let document: LayoutDocument
    let scene: LayoutScene
    /// The top-level objects, in the file's order.
    let topLevel: [ObjectPlan]
    /// All objects; each one's number is its index.
    let objects: [ObjectPlan]
    /// The constraints, numbered after the objects.
    private(set) var constraints: [ConstraintPlan] = []
    private var numbers: [String: Int]

    init(_ scene: LayoutScene, of document: LayoutDocument) {
        self.document = document
        self.scene = scene
        var objects: [ObjectPlan] = []
        var count = 0
        topLevel = scene.objects.map { ObjectPlan($0, in: document, count: &count) }
        for plan in topLevel { plan.forEach { objects.append($0) } }
        self.objects = objects
        numbers = [ObjectPlan.owner: count + scene.constraints.count]
        numbers.reserveCapacity(count + scene.constraints.count + 1)
        for plan in objects { numbers[plan.description.id] = plan.number }
        constraints = scene.constraints.map { ConstraintPlan($0, in: self) }
        for (index, constraint) in scene.constraints.enumerated() { numbers[constraint.id] = count + index }
    }

    /// The controller of a storyboard's scene.
    var controller: ObjectPlan? { topLevel.first { $0.description.role == .controller } }

    /// How many numbers there are: one for each object and constraint, and one for a nib's owner.
    var count: Int { objects.count + constraints.count + 1 }

    /// The number of an object, of a constraint or of `owner`; `nil` where the file has no such id.
    func number(of id: String) -> Int? { numbers[id] }

    /// The name by which the connections know the class of what has this id.
    func className(of id: String) -> String? {
        guard let number = numbers[id] else { return nil }
        if number < objects.count { return objects[number].className }
        return number < count - 1 ? "Nibble.LayoutConstraint" : document.owner?.key
    }
}
