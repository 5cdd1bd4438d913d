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
