import TabProduction

/// What tells one prototype from others while a list is shown.
@MainActor
struct PrototypeName: Hashable {
    private let className: String
    private let variant: String
    private let identity: ObjectIdentifier?

    init(_ prototype: Prototype) {
        className = prototype.classIdentity.name
        variant = prototype.variant
        identity = prototype.identity.map(ObjectIdentifier.init)
    }
}
