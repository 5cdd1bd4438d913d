/// What tells one prototype from every other: the class, the variant, where the closures are, and which they are.
///
/// It is the one answer to whether two prototypes look alike; keys, fingerprints and lists ask nothing else.
package struct PrototypeName: Hashable, Sendable {
    /// The class with its module, the types around it and its binary image.
    package var classIdentity: ClassIdentity

    package var variant = ""

    /// Where in the code the closures are; empty for a class alone.
    package let origin: String

    /// The closures that make or prepare the views; `nil` for a class alone.
    fileprivate(set) var closures: Closures?

    init(classIdentity: ClassIdentity, origin: String, closures: Closures?) {
        (self.classIdentity, self.origin, self.closures) = (classIdentity, origin, closures)
    }

    /// The name without the closures themselves, which is the same in every launch of one build.
    package var stored: PrototypeName {
        var name = self
        name.closures = nil
        return name
    }

    /// The closures of one prototype and of its copies.
    package final class Closures: Hashable, Sendable {
        package init() {}

        package static func == (one: Closures, other: Closures) -> Bool { one === other }

        package func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(self))
        }
    }
}

/// Finds prototypes that would share a production although they are not the same.
///
/// The key of a production holds the class, the variant and the place of the closures in the code. Two prototypes with the
/// same of them that closures prepare may look different, and the cache cannot know.
@MainActor
package struct DuplicatePrototypes {
    private var closures = [PrototypeName: PrototypeName.Closures]()
    private var warned: Set<PrototypeName> = []

    /// Creates an empty collection.
    package init() {}

    /// Adds a prototype, and warns once of another one with the same key.
    package mutating func add(_ prototype: CellAnimated) {
        guard let own = prototype.name.closures else { return }
        let name = prototype.name.stored
        let first = closures[name] ?? own
        closures[name] = first
        guard first !== own, warned.insert(name).inserted else { return }
        SkeletonLog.warn(
            "Two prototypes of \(prototype.className) have the same closures in the code and share a skeleton; "
                + "give each a variant, as in .variant(\"left\").")
    }
}
