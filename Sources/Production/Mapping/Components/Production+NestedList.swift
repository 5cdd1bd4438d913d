package import UIKit

extension Production {
    /// Creates what a list inside a mapped view contributes to the skeleton around it.
    ///
    /// - Parameter tiles: What is in the list, from its top left corner; what lies outside is left out.
    @MainActor
    package init(of tiles: [SkeletonTile], in list: UIView) {
        self.init(nested: list)
        let area = CGRect(origin: .zero, size: size)
        for tile in tiles
        where CGRect(origin: tile.origin, size: tile.production.size).intersects(area) {
            add(tile, within: area)
        }
    }

    /// Creates what a list of which no cell is known contributes: the places of its items.
    @MainActor
    init(of items: ExpectedItems, in list: UIView) {
        self.init(nested: list)
        components = items.components
    }

    @MainActor
    private init(nested list: UIView) {
        let area = CGRect(origin: .zero, size: list.bounds.size)
        self.init(
            className: "nested", size: area.size,
            surface: Surface(frame: area, fill: Self.fill(of: list.backgroundColor)))
    }

    /// A background that lets something be seen through it, or is that of every screen, is not drawn.
    private static func fill(of background: UIColor?) -> ComponentFill {
        guard let background, background.cgColor.alpha > 0.99, background != .screenBackground else {
            return .none
        }
        return .color(SkeletonColor(background))
    }

    /// Adds what a tile shows within an area; a component that the list would clip is clipped.
    private mutating func add(_ tile: SkeletonTile, within area: CGRect) {
        let (firstCard, firstComponent) = (cards.count, components.count)
        appendShapes(of: tile.production, at: tile.origin, zIndex: nextZIndex)
        for index in firstCard..<cards.count { cards[index].frame = cards[index].frame.intersection(area) }
        cards.removeAll { $0.frame.isNull }
        for index in firstComponent..<components.count {
            let clipped = components[index].frame.intersection(area)
            if !clipped.isNull { components[index].frame = clipped }
            if clipped.isNull || clipped.isEmpty { components[index].removal = .clipped }
        }
    }
}
