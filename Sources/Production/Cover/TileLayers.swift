import TabCache
import UIKit

/// The layers that draw the tiles of a cover.
@MainActor
struct TileLayers {
    /// The layers of the drawn components, in order of tiles and of indices.
    private(set) var components: [ComponentLayer] = []

    /// The layers of each run, surfaces and shapes, from the back.
    private var painted: [[ComponentLayer]] = []

    private var pinned: [PinnedTile] = []
}

extension TileLayers {
    /// Adds the layers of tiles to a layer.
    ///
    /// - Parameters:
    ///   - runs: The tiles; each run has one set of layers.
    ///   - stage: The layer, in whose coordinate space the tiles are.
    ///   - layoutDirection: The direction that shapes are anchored in.
    ///   - inspection: Returns what is drawn over a tile besides.
    init(
        of runs: [TileRun], in stage: CALayer, layoutDirection: UIUserInterfaceLayoutDirection,
        inspection: (SkeletonTile) -> [CALayer]
    ) {
        self.init()
        for run in runs {
            let canvas = Self.canvas(of: run, in: stage)
            let layers = add(run, layoutDirection) + inspection(run.tile)
            layers.forEach(canvas.addSublayer)
            if run.tile.pinEnd != nil { pinned.append(PinnedTile(run.tile, layers, in: stage)) }
        }
    }

    /// Paints the layers.
    func paint(with paints: ResolvedPalette) {
        for layers in painted {
            var backdrops = PaintedBackdrops(paints)
            for layer in layers { layer.paint(with: paints, on: backdrops.paint(layer.component)) }
        }
        pinned.forEach { $0.canvas.backgroundColor = paints.background.cgColor }
    }

    /// Moves the tiles that stay in sight to the top of the visible area, in points from the top of the stage.
    ///
    /// - Returns: Whether one of them moves from now on.
    func pin(at top: CGFloat) -> Bool {
        pinned.reduce(false) { $1.move(to: top) || $0 }
    }

    /// Makes the layers of a run, and returns them from the back to the front.
    private mutating func add(
        _ run: TileRun, _ layoutDirection: UIUserInterfaceLayoutDirection
    ) -> [CALayer] {
        var rims = ShapeRims()
        let layers = run.tile.production.paintOrder.enumerated().map { position, component in
            // The view itself has nothing of ours below it.
            ComponentLayer(
                component: component, origin: run.tile.origin, cellIndex: run.index,
                layoutDirection: layoutDirection, rim: position == 0 ? 0 : rims.add(component))
        }
        painted.append(layers)
        components += layers.filter { !$0.component.isSurface }
            .sorted { $0.component.index < $1.component.index }
        return layers
    }

    /// Returns the layer that a run is drawn in: the stage, or a replicator for each of its repetitions.
    private static func canvas(of run: TileRun, in stage: CALayer) -> CALayer {
        run.repetitions.reversed().reduce(stage) { outer, repetition in
            let replicator = CAReplicatorLayer()
            replicator.name = "equal tiles"
            replicator.instanceCount = repetition.count
            replicator.instanceTransform = CATransform3DMakeTranslation(
                repetition.step.dx, repetition.step.dy, 0)
            outer.addSublayer(replicator)
            return replicator
        }
    }
}

extension CALayer {
    /// The replicators that draw the layer, the nearest first.
    var replicators: [CAReplicatorLayer] {
        sequence(first: self, next: \.superlayer).dropFirst().compactMap { $0 as? CAReplicatorLayer }
    }

    /// The distances from the layer to all places where replicators draw it, its own first.
    var instanceOffsets: [CGVector] {
        replicators.reduce([.zero]) { offsets, replicator in
            let step = replicator.instanceTransform
            return (0..<replicator.instanceCount).flatMap { index in
                offsets.map {
                    CGVector(dx: $0.dx + step.m41 * CGFloat(index), dy: $0.dy + step.m42 * CGFloat(index))
                }
            }
        }
    }
}
