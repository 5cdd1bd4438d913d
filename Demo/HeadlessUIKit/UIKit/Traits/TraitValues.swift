import Foundation

/// The traits that are specified somewhere, by trait.
struct TraitValues: Sendable {
    /// A value of a trait, its type forgotten.
    struct Entry: @unchecked Sendable {
        let trait: UITrait
        let value: Any

        func equals(_ other: Entry) -> Bool {
            guard let value = value as? any Equatable else { return false }
            return value.equals(other.value)
        }
    }

    private(set) var entries: [ObjectIdentifier: Entry] = [:]

    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { entries[ObjectIdentifier(trait)]?.value as? T.Value ?? T.defaultValue }
        set { set(trait, newValue) }
    }

    var isEmpty: Bool {
        entries.isEmpty
    }

    func contains(_ trait: UITrait) -> Bool {
        entries[ObjectIdentifier(trait)] != nil
    }

    mutating func remove(_ trait: UITrait) {
        entries[ObjectIdentifier(trait)] = nil
    }

    /// Specifies every trait that `other` specifies.
    mutating func merge(_ other: TraitValues) {
        entries.merge(other.entries) { _, new in new }
    }

    /// Whether the two agree on a trait, unspecified being a value like any other.
    func agrees(with other: TraitValues, on trait: UITrait) -> Bool {
        let identifier = ObjectIdentifier(trait)
        switch (entries[identifier], other.entries[identifier]) {
        case (nil, nil): return true
        case (let left?, let right?): return left.equals(right)
        default: return false
        }
    }

    /// An unspecified value of a system trait is the same as no value.
    private mutating func set<T: UITraitDefinition>(_ trait: T.Type, _ value: T.Value) {
        let entry = Entry(trait: trait, value: value)
        let isUnspecified = entry.equals(Entry(trait: trait, value: T.defaultValue))
        if isUnspecified, TraitValues.system.contains(ObjectIdentifier(trait)) {
            remove(trait)
        } else {
            entries[ObjectIdentifier(trait)] = entry
        }
    }

    private static let system: Set<ObjectIdentifier> = [
        ObjectIdentifier(UITraitUserInterfaceStyle.self),
        ObjectIdentifier(UITraitUserInterfaceLevel.self),
        ObjectIdentifier(UITraitAccessibilityContrast.self),
        ObjectIdentifier(UITraitActiveAppearance.self),
        ObjectIdentifier(UITraitDisplayGamut.self),
        ObjectIdentifier(UITraitUserInterfaceIdiom.self),
        ObjectIdentifier(UITraitPreferredContentSizeCategory.self),
        ObjectIdentifier(UITraitLayoutDirection.self),
        ObjectIdentifier(UITraitHorizontalSizeClass.self),
        ObjectIdentifier(UITraitVerticalSizeClass.self),
        ObjectIdentifier(UITraitDisplayScale.self),
        ObjectIdentifier(UITraitForceTouchCapability.self),
        ObjectIdentifier(UITraitLegibilityWeight.self),
    ]
}

extension TraitValues: Equatable {
    static func == (left: TraitValues, right: TraitValues) -> Bool {
        left.entries.count == right.entries.count
            && left.entries.allSatisfy { right.entries[$0]?.equals($1) ?? false }
    }
}

extension Equatable {
    /// Equality with a value whose type is not known.
    func equals(_ other: Any) -> Bool {
        (other as? Self) == self
    }
}
