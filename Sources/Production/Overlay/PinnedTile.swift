import UIKit

/// A tile that stays in sight while the others scroll, as the headers of plain tables do.
@MainActor
struct PinnedTile {
    /// The layer that the tile is drawn in while it is moved, over the other tiles.
    let canvas = CALayer()

    private let tile: SkeletonTile
    private let layers: [CALayer]
    private let stage: CALayer

    /// Creates a tile that scrolls with the others until it is moved.
    init(_ tile: SkeletonTile, _ layers: [CALayer], in stage: CALayer) {
        self.tile = tile
        self.layers = layers
        self.stage = stage
        canvas.name = "pinned tile"
        canvas.zPosition = 1
        // What is in the canvas keeps its coordinates.
        canvas.bounds = CGRect(origin: tile.origin, size: tile.production.size)
    }

    /// Moves the tile to a place, in points from the top of the stage, but not above its own.
    func move(to top: CGFloat) {
        let y = max(tile.origin.y, min(top, tile.pinEnd ?? tile.origin.y))
        guard y > tile.origin.y || canvas.superlayer != nil else { return }
        if canvas.superlayer == nil {
            layers.forEach(canvas.addSublayer)
            stage.addSublayer(canvas)
        }
        canvas.position = CGPoint(x: canvas.bounds.midX, y: y + canvas.bounds.height / 2)
    }
}
