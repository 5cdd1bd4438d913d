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
