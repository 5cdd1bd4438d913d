import TabCache
package import UIKit

extension Production {
    /// Returns the production with more room at its sides, over which its surface goes on.
    func widened(by room: Sides) -> Production {
        guard room != .zero else { return self }
        var wide = placed(
            at: CGPoint(x: room.left, y: 0), in: CGSize(width: size.width + room.width, height: size.height))
        wide.surface.frame = surface.frame
        wide.surface.frame.size.width += room.width
        return wide
    }

    /// Returns the production as a part of a larger area, in which its view stands at a point.
    package func placed(at origin: CGPoint, in size: CGSize) -> Production {
        var production = self
        production.size = size
        let move = { (frame: CGRect) in frame.offsetBy(dx: origin.x, dy: origin.y) }
        production.surface.frame = move(surface.frame)
        for index in cards.indices { production.cards[index].frame = move(cards[index].frame) }
        for index in components.indices {
            production.components[index].frame = move(components[index].frame)
            production.components[index].sourceFrame = move(components[index].sourceFrame)
        }
        production.touchAreas = touchAreas.map(move)
        return production
    }

    /// Adds the surfaces and components of a production that is part of this one; indices go on.
    ///
    /// - Parameter zIndex: The place in the order of painting from which the parts have theirs.
    mutating func appendShapes(of other: Production, at origin: CGPoint, zIndex: Int) {
        for card in [other.surface] + other.cards {
            var card = card
            card.frame = card.frame.offsetBy(dx: origin.x, dy: origin.y)
            card.zIndex &+= zIndex
            cards.append(card)
        }
        for component in other.components {
            var component = component
            component.index = components.count
            component.zIndex &+= zIndex
            component.frame = component.frame.offsetBy(dx: origin.x, dy: origin.y)
            component.sourceFrame = component.sourceFrame.offsetBy(dx: origin.x, dy: origin.y)
            components.append(component)
        }
    }

    /// Removes the surfaces of which nothing is seen below a picture, so that the picture looks like those beside it.
    mutating func removeHiddenSurfaces() {
        let pictures = components.filter { $0.role == .image && $0.isPicture && $0.fill == .standard }
        cards.removeAll { card in pictures.contains { $0.hides(card) } }
        if pictures.contains(where: { $0.hides(surface) }) { surface.fill = .standard }
    }
}
