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
        for card in [tile.production.surface] + tile.production.cards {
            var card = card
            card.frame = card.frame.offsetBy(dx: tile.origin.x, dy: tile.origin.y).intersection(area)
            card.level += components.count
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
