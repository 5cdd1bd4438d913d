/// What tells one prototype from every other: the class, the kind, where the closures are, and which they are.
///
/// It is the one answer to whether two prototypes look alike; keys, fingerprints and lists ask nothing else.
package struct PrototypeName: Hashable, Sendable {
    /// The class with its module, the types around it and its binary image.
    package let classIdentity: ClassIdentity
    package let variant: String
    /// Where in the code the closures are.
    package let origin: String
    /// The closures; `nil` for a class alone.
    private(set) var identity: CellAnimated.Identity?

    /// The name without the closures themselves, which is the same in every launch of one build.
    package var stored: PrototypeName {
        var name = self
        name.identity = nil
        return name
    }
}

extension CellAnimated {
    /// What tells the prototype from every other.
    package var name: PrototypeName {
        PrototypeName(classIdentity: classIdentity, variant: variant, origin: origin, identity: identity)
    }
}

/// Finds prototypes that would share a production although they are not the same.
///
/// The key of a production holds the class, the variant and the place of the closures in the code. Two prototypes with the
/// same of them that closures prepare may look different, and the cache cannot know.
@MainActor
package struct DuplicatePrototypes {
    private var identities = [PrototypeName: CellAnimated.Identity]()
    private var warned: Set<PrototypeName> = []

    /// Creates an empty collection.
    package init() {}

    /// Adds a prototype, and warns once of another one with the same key.
    package mutating func add(_ prototype: CellAnimated) {
        guard let identity = prototype.identity else { return }
        let name = prototype.name.stored
        let first = identities[name] ?? identity
        identities[name] = first
        guard first !== identity, warned.insert(name).inserted else { return }
        SkeletonLog.warn(
            "Two prototypes of \(prototype.className) have the same closures in the code and share a skeleton; "
                + "give each a variant, as in .variant(\"left\").")
    }
}
