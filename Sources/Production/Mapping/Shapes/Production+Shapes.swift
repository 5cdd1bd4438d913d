import UIKit

extension Production {
    /// Returns the production with more room at its end, in points.
    func widened(by room: CGFloat, isMirrored: Bool) -> Production {
        var wide = self
        wide.size.width += room
        wide.surface.frame.size.width += room
        guard isMirrored else { return wide }
        for index in cards.indices { wide.cards[index].frame.origin.x += room }
        for index in components.indices {
            wide.components[index].frame.origin.x += room
            wide.components[index].sourceFrame.origin.x += room
        }
        return wide
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

    /// Adds what a production shows that is part of this one, and what is touched in it.
    mutating func append(_ other: Production, at origin: CGPoint, zIndex: Int) {
        appendShapes(of: other, at: origin, zIndex: zIndex)
        touchAreas += other.touchAreas.map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    }

    /// Removes the surfaces of which nothing is seen below a picture, so that the picture looks like those beside it.
    mutating func removeHiddenSurfaces() {
        let pictures = components.filter { $0.role == .image && $0.isPicture && $0.fill == .standard }
        cards.removeAll { card in pictures.contains { $0.hides(card) } }
        if pictures.contains(where: { $0.hides(surface) }) { surface.fill = .standard }
    }
}
