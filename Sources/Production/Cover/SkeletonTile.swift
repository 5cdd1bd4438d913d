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

/// Equal tiles at equal distances, which one set of layers draws.
struct TileRun: Equatable {
    /// The first of the tiles.
    let tile: SkeletonTile

    /// The position of the first among the tiles of the cover.
    let index: Int

    /// How the first is repeated: along a line, and that line in turn, as in a grid.
    private(set) var repetitions: [TileRepetition] = []

    /// Returns the runs of tiles, in order.
    static func runs(of tiles: [SkeletonTile]) -> [TileRun] {
        joined(joined(singles(of: tiles)))
    }

    /// Returns a run for each tile.
    static func singles(of tiles: [SkeletonTile]) -> [TileRun] {
        tiles.enumerated().map { TileRun(tile: $1, index: $0) }
    }

    /// Joins neighbors that are equal but for where they are.
    private static func joined(_ runs: [TileRun]) -> [TileRun] {
        var result: [TileRun] = []
        var rest = runs[...]
        while let first = rest.first {
            let repetition = first.repetition(along: rest.dropFirst())
            var run = first
            if let repetition { run.repetitions.append(repetition) }
            result.append(run)
            rest = rest.dropFirst(repetition?.count ?? 1)
        }
        return result
    }

    /// Returns how the run goes on in the ones after it; `nil` if the next one is another.
    private func repetition(along followers: ArraySlice<TileRun>) -> TileRepetition? {
        guard let next = followers.first, isEqual(to: next) else { return nil }
        let step = CGVector(
            dx: next.tile.origin.x - tile.origin.x, dy: next.tile.origin.y - tile.origin.y)
        let count = zip(1..., followers).prefix {
            isEqual(to: $1) && $1.isShifted(from: self, by: step, times: $0)
        }
        .count
        return TileRepetition(count: count + 1, step: step)
    }

    private func isEqual(to other: TileRun) -> Bool {
        repetitions == other.repetitions && tile.production == other.tile.production && tile.pinEnd == nil
            && other.tile.pinEnd == nil
    }

    /// Whether the run is where another would be after a number of steps, but for what rounding makes of it.
    private func isShifted(from other: TileRun, by step: CGVector, times number: Int) -> Bool {
        let x = other.tile.origin.x + step.dx * CGFloat(number)
        let y = other.tile.origin.y + step.dy * CGFloat(number)
        return hypot(tile.origin.x - x, tile.origin.y - y) < 0.001
    }
}

/// How often something is drawn, and how far from each time to the next.
struct TileRepetition: Equatable {
    /// How often, the first time included.
    let count: Int

    /// The distance in points.
    let step: CGVector
}

extension CAShapeLayer {
    /// Creates a mask with a hole for each component that lets the real view be seen, or `nil` without any.
    ///
    /// - Parameters:
    ///   - tiles: The tiles of a cover.
    ///   - area: Where they are. Only this part is a path; what is around it are plain layers, however large the cover is.
    ///   - bounds: The bounds of the cover.
    convenience init?(cuttingOut tiles: [SkeletonTile], in area: CGRect, of bounds: CGRect) {
        let holes = tiles.flatMap(\.holes).map { CoverHole($0.component, at: $0.frame) }
        guard !holes.isEmpty else { return nil }
        // Whole points, at which layers meet without a line between them.
        let area = area.union(holes.reduce(.null) { $0.union($1.frame) }).integral.intersection(bounds)
        let path = UIBezierPath(rect: area)
        for hole in CoverHole.open(holes) { path.append(hole.path) }
        self.init()
        frame = bounds
        self.path = path.cgPath
        fillRule = .evenOdd
        for strip in bounds.strips(around: area) where !strip.isEmpty {
            let layer = CALayer()
            layer.frame = strip
            layer.backgroundColor = UIColor.black.cgColor
            addSublayer(layer)
        }
    }
}

extension CGRect {
    /// What is above, below, before and after an area inside.
    fileprivate func strips(around area: CGRect) -> [CGRect] {
        [
            CGRect(x: minX, y: minY, width: width, height: area.minY - minY),
            CGRect(x: minX, y: area.maxY, width: width, height: maxY - area.maxY),
            CGRect(x: minX, y: area.minY, width: area.minX - minX, height: area.height),
            CGRect(x: area.maxX, y: area.minY, width: maxX - area.maxX, height: area.height),
        ]
    }
}

/// A hole in a cover.
private struct CoverHole {
    let frame: CGRect
    let path: UIBezierPath

    init(_ component: Component, at frame: CGRect) {
        self.frame = frame
        path = UIBezierPath(rounding: component.corners, of: frame)
    }

    private init(frame: CGRect) {
        self.frame = frame
        path = UIBezierPath(rect: frame)
    }

    /// What two holes have in common; `nil` where they have nothing.
    private func common(with other: CoverHole) -> CoverHole? {
        let area = frame.intersection(other.frame)
        guard !area.isNull, !area.isEmpty else { return nil }
        return area == frame ? self : area == other.frame ? other : CoverHole(frame: area)
    }

    /// More areas than these are left as they are.
    private static let limit = 256

    /// The holes and, once more, what they have in common: counted evenly, every point of any hole is open.
    static func open(_ holes: [CoverHole]) -> [CoverHole] {
        holes.reduce(into: []) { areas, hole in
            let shared = areas.count < limit ? areas.compactMap { $0.common(with: hole) } : []
            areas += [hole] + shared
        }
    }
}

extension SkeletonTile {
    /// The components that let the real view be seen, each with the place where the cover is open: over the view, or where
    /// the app put a shape of its own.
    var holes: [(component: Component, frame: CGRect)] {
        production.components.filter { $0.isCutOut && !$0.isRemoved }.map {
            let frame = $0.role == .created ? $0.frame : $0.sourceFrame
            return ($0, frame.offsetBy(dx: origin.x, dy: origin.y))
        }
    }
}
