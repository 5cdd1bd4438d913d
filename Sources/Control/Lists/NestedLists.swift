import TabProduction
import UIKit

/// What a list inside a mapped view contributes to the skeleton around it.
///
/// A list with a model of its own is mapped statically: the productions of its cells, placed as its layout
/// would place them.
@MainActor
enum NestedLists {
    /// Answers for a view inside a mapped one.
    static func skeleton(of view: UIView) -> NestedSkeleton {
        if view.isTabAnimating { return .separate }
        guard let model = view.tabAnimated as? FormAnimated, view is UIScrollView else { return .none }
        let plan = model.plan(for: view, from: nil)
        return .mapped(merged(plan.tiles, size: view.bounds.size, background: view.backgroundColor))
    }

    private static func merged(_ tiles: [SkeletonTile], size: CGSize, background: UIColor?) -> Production {
        let whole = CGRect(origin: .zero, size: size)
        let isVisible = background.map { $0.cgColor.alpha > 0.99 && $0 != .screenBackground } ?? false
        let fill = background.flatMap { isVisible ? ComponentFill.color(SkeletonColor($0)) : nil } ?? .none
        var production = Production(
            className: "nested", size: size, background: Backdrop(frame: whole, fill: fill))
        for tile in tiles where CGRect(origin: tile.origin, size: tile.production.size).intersects(whole) {
            production.add(tile, within: whole)
        }
        return production
    }
}

extension Production {
    /// Adds what a tile shows within an area; a component that the list would cut off is cut off.
    fileprivate mutating func add(_ tile: SkeletonTile, within area: CGRect) {
        for card in [tile.production.background] + tile.production.cards {
            var card = card
            card.frame = card.frame.offsetBy(dx: tile.origin.x, dy: tile.origin.y).intersection(area)
            if !card.frame.isNull { cards.append(card) }
        }
        for component in tile.production.components {
            var component = component
            component.index = components.count
            let frame = component.frame.offsetBy(dx: tile.origin.x, dy: tile.origin.y)
            let clipped = frame.intersection(area)
            component.frame = clipped.isNull ? frame : clipped
            component.sourceFrame = component.sourceFrame.offsetBy(dx: tile.origin.x, dy: tile.origin.y)
            if clipped.isNull || clipped.isEmpty { component.removal = .clipped }
            components.append(component)
        }
    }
}
