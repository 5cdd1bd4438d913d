/// A sum of variables that is to be at most, exactly or at least nought.
final class LinearConstraint {
    enum Relation {
        case atMost, equal, atLeast
    }

    /// How much a constraint matters that need not hold; a greater one outweighs any number of smaller ones.
    typealias Strength = Float

    let terms: [LinearTerm]
    let relation: Relation
    /// Nil when the constraint must hold.
    let strength: Strength?
    /// Changed by the solver when it is asked to edit it.
    var constant: Double
    /// Whoever the constraint was made for.
    weak var owner: AnyObject?

    var marker: LinearSymbol?
    var markerCoefficient: Double = 1
    var companion: LinearSymbol?

    init(_ terms: [LinearTerm], constant: Double, _ relation: Relation, strength: Strength? = nil) {
        self.terms = terms
        self.constant = constant
        self.relation = relation
        self.strength = strength
    }

    var isInstalled: Bool { marker != nil }
    var isRequired: Bool { strength == nil }
}
