/// Finds prototypes that would share a production although they are not the same.
///
/// The key of a production holds the class, the variant and the place of the closures in the code. Two prototypes with the same of them
/// that closures prepare may look different, and the cache cannot know.
@MainActor
package struct PrototypeTwins {
    private var identities: [PrototypeName: CellAnimated.Identity] = [:]
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
