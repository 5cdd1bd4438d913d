import TabCache
import UIKit

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
