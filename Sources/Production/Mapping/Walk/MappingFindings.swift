import UIKit

/// What a walk over a view tree has found so far.
@MainActor
struct MappingFindings {
    private var components: [Component] = []
    private var cards: [Surface] = []
    private var touchAreas: [CGRect] = []
    private var insertions: [(production: Production, context: MappingContext)] = []

    /// The index of the next component.
    var nextIndex: Int { components.count }

    /// Adds a component as far as it is seen, and returns what was added.
    mutating func add(_ component: Component, at context: MappingContext) -> Component {
        var component = component
        component.zIndex = context.zIndex
        context.limit(&component)
        components.append(component)
        return component
    }

    /// Adds a card as far as it is seen, and returns whether anything of it is.
    mutating func addCard(_ card: Surface, at context: MappingContext) -> Bool {
        guard !context.isHidden, let frame = context.visiblePart(of: card.frame) else { return false }
        var card = card
        card.frame = frame
        card.zIndex = context.zIndex
        cards.append(card)
        return true
    }

    /// Adds the area of a view that touches are to reach.
    mutating func addTouchArea(of view: UIView, at context: MappingContext) {
        guard context.frame.isFinite, !view.isInvisible else { return }
        guard let area = context.visiblePart(of: context.frame) else { return }
        touchAreas.append(area)
    }

    /// Adds a production that becomes part of this one, after everything else that is found.
    mutating func insert(_ production: Production, at context: MappingContext) {
        insertions.append((production, context))
    }

    /// The production of everything that was found inside a root.
    func production(of root: UIView, keepsColors: Bool) -> Production {
        var components = components
        ShapeGaps.open(&components)
        var production = Production(
            className: ClassName.of(root.declaredClass).bare,
            size: root.bounds.isFinite ? root.bounds.size : .zero,
            surface: Surface(of: root, keepsColors: keepsColors), cards: cards, components: components)
        production.touchAreas = touchAreas
        for insertion in insertions { production.append(insertion.production, at: insertion.context) }
        return production
    }
}

extension Production {
    /// Adds what a production shows that is part of this one, and what is touched in it.
    fileprivate mutating func append(_ other: Production, at context: MappingContext) {
        let origin = context.frame.origin
        appendShapes(of: other, at: origin, zIndex: context.zIndex)
        touchAreas += other.touchAreas.map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    }
}
