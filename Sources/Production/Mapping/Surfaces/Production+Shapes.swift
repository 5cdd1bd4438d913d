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
        production.changeShapes {
            $0.frame = move($0.frame)
            $0.sourceFrame = move($0.sourceFrame)
        }
        production.touchAreas = touchAreas.map(move)
        return production
    }

    /// Adds the surfaces and components of a production that is part of this one; indices go on.
    ///
    /// - Parameter zIndex: The place in the order of painting from which the parts have theirs.
    mutating func appendShapes(of other: Production, at origin: CGPoint, zIndex: Int) {
        var other = other.placed(at: origin, in: other.size)
        other.changeShapes { $0.zIndex &+= zIndex }
        surfaces += other.surfaces
        for var component in other.components {
            component.index = components.count
            components.append(component)
        }
    }
}
