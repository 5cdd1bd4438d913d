public import UIKit

/// One production at its place on a cover.
public struct SkeletonTile: Hashable, Sendable {
    /// The production, with the app's adjustments.
    public var production: Production

    /// The top left corner in points, in the coordinate space of the cover.
    public var origin: CGPoint

    /// Creates a tile.
    public init(production: Production, origin: CGPoint = .zero) {
        self.production = production
        self.origin = origin
    }
}
