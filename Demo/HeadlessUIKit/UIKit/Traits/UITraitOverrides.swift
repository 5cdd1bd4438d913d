/// Traits that a view, a view controller or a window scene replaces for itself and what is below it.
public struct UITraitOverrides: UIMutableTraits {
    private(set) var values: TraitValues

    init(_ values: TraitValues) {
        self.values = values
    }

    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { values[trait] }
        set { values[trait] = newValue }
    }

    public func contains(_ trait: UITrait) -> Bool {
        values.contains(trait)
    }

    public mutating func remove(_ trait: UITrait) {
        values.remove(trait)
    }
}

extension UITraitOverrides: CustomStringConvertible {
    /// The traits that are replaced, by name, in alphabetical order.
    public var description: String {
        let traits = values.entries.values.map { "\($0.trait.name) = \($0.value)" }
        return "<UITraitOverrides: \(traits.sorted().joined(separator: ", "))>"
    }
}
