public import UIKit

/// Reads a laid-out view into a production, and changes nothing.
///
/// The walk is depth first and gives indices in post-order: what is inside a view comes before the
/// view, siblings in the order of `subviews`. For a flat cell built in code, component *i* is the view
/// that was added as the *i*-th. Containers, the system's own views and plain views that are at least as
/// large as the root take no index; hidden, filtered and empty views take one and are marked as removed.
///
/// A text is one component, its bars centred on the lines the text would have. Frames are converted to
/// the visible corner of the root, so nesting, scrolling and transforms do not matter. What a view around
/// clips is cut off; what is clipped altogether is removed. Views that are nested deeper than 500 are
/// left out.
///
/// Layers that the app added without a view come last: one as large as its view is a surface, any other
/// a component after those of all views.
@MainActor
public struct ViewMapper {
    /// How views become components.
    public var options: MappingOptions

    /// The direction of content in views that do not force one.
    public var layoutDirection: UIUserInterfaceLayoutDirection

    /// Asked for every view inside the root whether it has a skeleton of its own; the default says no.
    public var nested: @MainActor (UIView) -> NestedSkeleton

    /// Creates a mapper.
    public init(
        options: MappingOptions = MappingOptions(),
        layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
        nested: @escaping @MainActor (UIView) -> NestedSkeleton = { _ in .none }
    ) {
        self.options = options
        self.layoutDirection = layoutDirection
        self.nested = nested
    }

    /// Returns the mapping of a view whose layout is up to date.
    public func map(_ root: UIView) -> ViewMapping {
        map(root, filled: [])
    }

    /// Returns the mapping of a view in which some texts are fillers, whose width means nothing.
    func map(_ root: UIView, filled: Set<ObjectIdentifier>) -> ViewMapping {
        var walk = MappingWalk(mapper: self, root: root, filled: filled)
        let tree = walk.walkRoot()
        let size = root.bounds.isFinite ? root.bounds.size : .zero
        var production = Production(
            className: ClassName.of(root.declaredClass).bare, size: size,
            background: Backdrop(surfaceOf: root), cards: walk.cards, components: walk.components)
        production.touchAreas = walk.touchAreas
        for (nestedProduction, origin) in walk.nestedProductions {
            production.append(nestedProduction, at: origin)
        }
        return ViewMapping(production: production, tree: tree)
    }
}

extension Production {
    /// Adds the surfaces and components of a production that is part of this one; indices go on.
    fileprivate mutating func append(_ other: Production, at origin: CGPoint) {
        for card in [other.background] + other.cards {
            var card = card
            card.frame = card.frame.offsetBy(dx: origin.x, dy: origin.y)
            cards.append(card)
        }
        for component in other.components {
            var component = component
            component.index = components.count
            component.frame = component.frame.offsetBy(dx: origin.x, dy: origin.y)
            component.sourceFrame = component.sourceFrame.offsetBy(dx: origin.x, dy: origin.y)
            components.append(component)
        }
        touchAreas += other.touchAreas.map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    }
}
