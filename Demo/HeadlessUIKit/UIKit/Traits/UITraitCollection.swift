public import Foundation

public typealias UITraitMutations = (_ mutableTraits: inout any UIMutableTraits) -> Void

/// The environment of an interface: an immutable set of trait values.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    let values: TraitValues

    init(values: TraitValues) {
        self.values = values
        super.init()
    }

    public convenience override init() {
        self.init(values: TraitValues())
    }

    public convenience init(mutations: UITraitMutations) {
        self.init(values: TraitValues().mutated(by: mutations))
    }

    /// Later collections win.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(values: traitCollections.reduce(into: TraitValues()) { $0.merge($1.values) })
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        self
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return other === self || other.values == values
    }

    open override var hash: Int {
        values.entries.count
    }

    open subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        values[trait]
    }

    open func modifyingTraits(_ mutations: UITraitMutations) -> UITraitCollection {
        UITraitCollection(values: values.mutated(by: mutations))
    }

    open func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
        modifyingTraits { $0[trait] = value }
    }

    /// Whether this collection specifies everything `trait` specifies, with the same values.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return trait.values.entries.allSatisfy { values.entries[$0]?.equals($1) ?? false }
    }

    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let traitCollection else { return true }
        if traitCollection === self { return false }
        return !changedTraits(from: traitCollection).allSatisfy { !$0.affectsColorAppearance }
    }

    /// The traits whose values differ, unspecified being a value like any other.
    func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        let before = traitCollection?.values ?? TraitValues()
        var entries = before.entries
        entries.merge(values.entries) { _, new in new }
        return entries.values.map(\.trait).filter { !values.agrees(with: before, on: $0) }
    }

    open override var description: String {
        let traits = values.entries.values.map { "\($0.trait.name) = \($0.value)" }.sorted()
        return "<UITraitCollection: \(traits.joined(separator: ", "))>"
    }
}

extension TraitValues {
    func mutated(by mutations: UITraitMutations) -> TraitValues {
        var traits: any UIMutableTraits = self
        mutations(&traits)
        return traits as? TraitValues ?? self
    }
}
