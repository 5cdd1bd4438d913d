import TabCache
import UIKit

/// A tile that stays in sight while the others scroll, as the headers of plain tables do.
@MainActor
struct PinnedTile {
    /// The layer that the tile is drawn in while it is moved, over the other tiles.
    let canvas = CALayer()

    /// The name of the layer.
    static let name = "pinned tile"

    private let tile: SkeletonTile
    private let layers: [CALayer]
    private let stage: CALayer

    /// Creates a tile that scrolls with the others until it is moved.
    init(_ tile: SkeletonTile, _ layers: [CALayer], in stage: CALayer) {
        self.tile = tile
        self.layers = layers
        self.stage = stage
        canvas.name = Self.name
        canvas.zPosition = 1
        // What is in the canvas keeps its coordinates.
        canvas.bounds = CGRect(origin: tile.origin, size: tile.production.size)
    }

    /// Moves the tile to a place, in points from the top of the stage, but not above its own.
    ///
    /// - Returns: Whether it had not been moved before.
    func move(to top: CGFloat) -> Bool {
        let y = max(tile.origin.y, min(top, tile.pinEnd ?? tile.origin.y))
        let isFirst = canvas.superlayer == nil
        guard y > tile.origin.y || !isFirst else { return false }
        if isFirst {
            layers.forEach(canvas.addSublayer)
            stage.addSublayer(canvas)
        }
        canvas.position = CGPoint(x: canvas.bounds.midX, y: y + canvas.bounds.height / 2)
        return isFirst
    }
}
