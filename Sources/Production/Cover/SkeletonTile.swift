import TabCache
package import UIKit

/// One production at its place on a cover.
package struct SkeletonTile: Equatable, Sendable {
    /// The production, with the app's adjustments.
    package var production: Production

    /// The top left corner in points, in the coordinate space of the cover.
    package var origin: CGPoint

    /// How far down the tile moves to stay in sight, as a place of its top edge in points; `nil` if it scrolls away.
    package var pinEnd: CGFloat?

    /// Creates a tile.
    package init(production: Production, origin: CGPoint = .zero) {
        self.production = production
        self.origin = origin
    }
}

extension SkeletonTile {
    /// The areas in which the real views can be touched, in the coordinate space of the cover.
    var openAreas: [CGRect] { production.touchAreas.map { $0.offsetBy(dx: origin.x, dy: origin.y) } }
}

extension [SkeletonTile] {
    /// Where tiles are in a cover, which of a list with many rows is little of it; along an axis of which they fill half, all.
    func area(in bounds: CGRect) -> CGRect {
        let frames = map { CGRect(origin: $0.origin, size: $0.production.size) }
        let area = frames.reduce(CGRect.null) { $0.union($1) }.intersection(bounds)
        guard !area.isEmpty else { return bounds }
        let isWide = area.width * 2 >= bounds.width
        let isHigh = area.height * 2 >= bounds.height
        return CGRect(
            x: isWide ? bounds.minX : area.minX, y: isHigh ? bounds.minY : area.minY,
            width: isWide ? bounds.width : area.width, height: isHigh ? bounds.height : area.height)
    }
}
