import UIKit

/// The layers that draw the tiles of a cover.
@MainActor
struct TileLayers {
    /// The layers of the drawn components, in order of tiles and of indices.
    private(set) var components: [ComponentLayer] = []

    private var surfaces: [SurfaceLayer] = []
    private var pinned: [PinnedTile] = []
    private let layoutDirection: UIUserInterfaceLayoutDirection

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
            let first = canvas.sublayers?.count ?? 0
            add(run, to: canvas)
            inspection(run.tile).forEach(canvas.addSublayer)
            guard run.tile.pinEnd != nil else { continue }
            pinned.append(PinnedTile(run.tile, Array((canvas.sublayers ?? []).dropFirst(first)), in: stage))
        }
    }

    /// Paints the layers.
    func paint(with paints: ResolvedPalette) {
        surfaces.forEach { $0.paint(with: paints) }
        components.forEach { $0.paint(with: paints) }
        pinned.forEach { $0.canvas.backgroundColor = paints.background.cgColor }
    }

    /// Moves the tiles that stay in sight to the top of the visible area, in points from the top of the stage.
    func pin(at top: CGFloat) {
        pinned.forEach { $0.move(to: top) }
    }

    private mutating func add(_ run: TileRun, to canvas: CALayer) {
        let (production, origin) = (run.tile.production, run.tile.origin)
        var layers: [(index: Int, layer: ComponentLayer)] = []
        let parts = production.stackedParts()
        let rims = ShapeRims(of: production, in: parts.map(\.part))
        for (part, ground) in parts {
            switch part {
            case .surface(let position):
                let surface = position == 0 ? production.surface : production.cards[position - 1]
                let layer = SurfaceLayer(
                    surface: surface, origin: origin, ground: ground, rim: rims.width(of: part))
                surfaces.append(layer)
                canvas.addSublayer(layer)
            case .component(let position):
                let component = production.components[position]
                guard !component.isRemoved, !component.isCutOut else { continue }
                let layer = ComponentLayer(
                    component: component, origin: origin, tileIndex: run.index,
                    layoutDirection: layoutDirection, ground: ground, rim: rims.width(of: part))
                layers.append((position, layer))
                canvas.addSublayer(layer)
            }
        }
        components += layers.sorted { $0.index < $1.index }.map(\.layer)
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
