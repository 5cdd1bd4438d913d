import TabCache
import UIKit

/// The layers that draw the tiles of a cover.
@MainActor
struct TileLayers {
    /// The layers of the drawn components, in order of tiles and of indices.
    private(set) var components: [ComponentLayer] = []

    /// The painted layers of each run, from the back.
    private var parts: [[Part]] = []

    private var pinned: [PinnedTile] = []
    private let layoutDirection: UIUserInterfaceLayoutDirection

    private enum Part {
        case surface(SurfaceLayer)
        case component(ComponentLayer)

        var layer: CALayer {
            switch self {
            case .surface(let layer): layer
            case .component(let layer): layer
            }
        }
    }

    /// Draws nothing.
    init() {
        layoutDirection = .leftToRight
    }

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
        self.layoutDirection = layoutDirection
        for run in runs {
            let canvas = Self.canvas(of: run, in: stage)
            let layers = add(run) + inspection(run.tile)
            layers.forEach(canvas.addSublayer)
            if run.tile.pinEnd != nil { pinned.append(PinnedTile(run.tile, layers, in: stage)) }
        }
    }

    /// Paints the layers.
    func paint(with paints: ResolvedPalette) {
        for parts in parts {
            var backdrops = PaintedBackdrops(paints)
            for part in parts {
                switch part {
                case .surface(let layer): layer.paint(with: paints, on: backdrops.paint(layer.surface))
                case .component(let layer): layer.paint(with: paints, on: backdrops.paint(layer.component))
                }
            }
        }
        pinned.forEach { $0.canvas.backgroundColor = paints.background.cgColor }
    }

    /// Moves the tiles that stay in sight to the top of the visible area, in points from the top of the stage.
    ///
    /// - Returns: Whether one of them moves from now on.
    @discardableResult
    func pin(at top: CGFloat) -> Bool {
        pinned.reduce(false) { $1.move(to: top) || $0 }
    }

    /// Makes the layers of a run, and returns them from the back to the front.
    private mutating func add(_ run: TileRun) -> [CALayer] {
        let (production, origin) = (run.tile.production, run.tile.origin)
        var drawn: [(index: Int, layer: ComponentLayer)] = []
        var rims = ShapeRims()
        var parts: [Part] = []
        for part in production.parts {
            switch part {
            case .surface: parts.append(.surface(SurfaceLayer(surface: production.surface, origin: origin)))
            case .card(let position):
                let card = production.cards[position]
                parts.append(.surface(SurfaceLayer(surface: card, origin: origin, rim: rims.add(card))))
            case .component(let position) where production.components[position].isDrawn:
                let component = production.components[position]
                let layer = ComponentLayer(
                    component: component, origin: origin, cellIndex: run.index,
                    layoutDirection: layoutDirection, rim: rims.add(component))
                drawn.append((position, layer))
                parts.append(.component(layer))
            case .component: break
            }
        }
        self.parts.append(parts)
        components += drawn.sorted { $0.index < $1.index }.map(\.layer)
        return parts.map(\.layer)
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
