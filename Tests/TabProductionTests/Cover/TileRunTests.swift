import TestDevice
import Testing
import UIKit

@testable import TabProduction

@MainActor
@Suite("Overlay: runs of equal tiles", .ownDevice)
struct TileRunTests {
    private let row = Production.row(.block(0))
    private let other = Production.row(.block(1))

    private func tiles(_ productions: Production..., step: CGFloat = 40) -> [SkeletonTile] {
        productions.enumerated().map { number, production in
            SkeletonTile(production: production, origin: CGPoint(x: 0, y: CGFloat(number) * step))
        }
    }

    private func grid(columns: Int, rows: Int) -> [SkeletonTile] {
        (0..<columns * rows).map { number in
            let (line, column) = (number / columns, number % columns)
            return SkeletonTile(
                production: row, origin: CGPoint(x: CGFloat(column) * 110, y: CGFloat(line) * 50))
        }
    }

    /// How often the first tile of each run is drawn, and that in turn.
    private func counts(of tiles: [SkeletonTile]) -> [[Int]] {
        TileRun.runs(of: tiles).map { $0.repetitions.map(\.count) }
    }

    @Test func `equal rows are one run`() {
        let runs = TileRun.runs(of: tiles(row, row, row))

        #expect(runs.map(\.index) == [0])
        #expect(runs.first?.repetitions == [TileRepetition(count: 3, step: CGVector(dx: 0, dy: 40))])
    }

    @Test func `another row ends a run`() {
        let runs = TileRun.runs(of: tiles(row, row, other, row))

        #expect(runs.map(\.index) == [0, 2, 3])
        #expect(runs.map { $0.repetitions.map(\.count) } == [[2], [], []])
    }

    @Test func `a gap ends a run`() {
        var tiles = tiles(row, row, row, row)
        for index in 2...3 { tiles[index].origin.y += 8 }

        #expect(counts(of: tiles) == [[2, 2]])
        tiles[3].origin.y += 8
        #expect(counts(of: tiles) == [[2], [2]])
    }

    @Test func `the lines of a grid are one run, but for one that is not full`() {
        #expect(counts(of: grid(columns: 3, rows: 4)) == [[3, 4]])
        #expect(counts(of: Array(grid(columns: 3, rows: 4).dropLast())) == [[3, 3], [2]])
    }

    @Test func `what rounding leaves ends no run, and never adds up`() {
        let third: CGFloat = 100 / 3
        #expect(counts(of: tiles(row, row, row, row, row, row, row, step: third)) == [[7]])

        var drifting = tiles(row, row, row, row)
        for index in drifting.indices { drifting[index].origin.y += CGFloat(index * index) * 0.0004 }
        #expect(counts(of: drifting) == [[3], []])
    }

    @Test func `no tiles are no run`() {
        #expect(TileRun.runs(of: []).isEmpty)
    }
}
