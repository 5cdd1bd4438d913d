import UIKit

/// What is to become of one view.
@MainActor
enum MappingDecision {
    /// The view is left out with everything inside.
    case ignore(MappingRule)
    /// The view has a model of its own, whose production takes its place.
    case insert(Production)
    /// The view is a card if it looks like one, and what is inside is mapped.
    case walk(MappingRule)
    /// The view becomes one component with everything inside.
    case component(ViewKind)
    /// The view becomes one component, on a card if it looks like one.
    case componentOnCard(ViewKind)
    /// The view becomes one component after what is inside is mapped.
    case componentAfterViewsInside(ViewKind)
    /// The view takes its index, but by a rule it makes no shape.
    case unseen(ViewKind, MappingRule)
    /// The view takes its index, but by a rule it is a card if it looks like one, or else not seen.
    case surface(ViewKind, MappingRule)
}
