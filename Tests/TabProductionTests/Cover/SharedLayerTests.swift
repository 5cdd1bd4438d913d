import TestDevice
import Testing
import UIKit

@testable import TabProduction

@MainActor
@Suite("Overlay: one set of layers for equal tiles", .ownDevice)
struct SharedLayerTests {
    private let row = Production.row(.block(0), .block(1))

    /// The number of layers in a tree.
    private func count(_ layer: CALayer) -> Int {
        (layer.sublayers ?? []).reduce(1) { $0 + count($1) }
    }

    private func tiles(_ number: Int) -> [SkeletonTile] {
        (0..<number).map { SkeletonTile(production: row, origin: CGPoint(x: 0, y: CGFloat($0) * 40)) }
    }

    @Test func `the layers of a cover do not depend on its rows`() {
        let stage = CoverStage(row, row)
        let two = count(stage.cover.layer)

        stage.cover.tiles = tiles(500)

        #expect(count(stage.cover.layer) == two)
        #expect(stage.cover.componentLayers.map(\.component.index) == [0, 1])
    }

    @Test func `the outline of a bar is that in all tiles, its frame that in the first`() throws {
        let stage = CoverStage(row)
        stage.cover.tiles = [0, 1].flatMap { line in
            (0..<3).map { column in
                SkeletonTile(
                    production: row, origin: CGPoint(x: CGFloat(column) * 100, y: CGFloat(line) * 50))
            }
        }
        let animation = Probe(movesEqualCellsAlike: true)
        stage.cover.animation = animation
        let seen = try #require(animation.stages.last)
        let bar = try #require(seen.components.first?.bars.first)

        #expect(seen.frame(of: bar) == CGRect(x: 10, y: 10, width: 20, height: 10))
        #expect(seen.outline(of: bar).bounds == CGRect(x: 10, y: 10, width: 220, height: 60))
        #expect([15, 115, 215].allSatisfy { seen.outline(of: bar).contains(CGPoint(x: $0, y: 65)) })
        #expect(!seen.outline(of: bar).contains(CGPoint(x: 65, y: 65)))
    }

    @Test func `an animation sees every tile unless it says that they move alike`() {
        let stage = CoverStage(row, row)
        let (every, one) = (Probe(movesEqualCellsAlike: false), Probe(movesEqualCellsAlike: true))

        stage.cover.animation = one
        #expect(one.stages.last?.components.map(\.cellIndex) == [0, 0])
        stage.cover.animation = every
        #expect(every.stages.last?.components.map(\.cellIndex) == [0, 0, 1, 1])
        stage.cover.animation = nil
        #expect(stage.cover.componentLayers.map(\.cellIndex) == [0, 0])
    }

    @Test func `so does the animation of a single component`() {
        var row = row
        row.components[1].animation = ComponentAnimation(Probe(movesEqualCellsAlike: false))
        let stage = CoverStage(row, row)

        #expect(stage.cover.componentLayers.map(\.cellIndex) == [0, 0, 1, 1])
    }

    @Test func `with Reduce Motion the animation that runs then decides`() {
        let stage = CoverStage(row, row)
        stage.cover.animation = Probe(movesEqualCellsAlike: false)
        defer { HeadlessAccessibility.isReduceMotionEnabled = false }

        HeadlessAccessibility.isReduceMotionEnabled = true
        #expect(stage.cover.componentLayers.map(\.cellIndex) == [0, 0])
        HeadlessAccessibility.isReduceMotionEnabled = false
        #expect(stage.cover.componentLayers.map(\.cellIndex) == [0, 0, 1, 1])
    }

    @Test func `a layer that is added over a bar is drawn in every tile, and goes`() throws {
        let stage = CoverStage(row, row)
        let animation = Probe(movesEqualCellsAlike: true)
        stage.cover.animation = animation
        let seen = try #require(animation.stages.last)
        let bar = try #require(seen.components.first?.bars.first)
        let light = CALayer()

        seen.addSublayer(light, over: bar)

        #expect(light.superlayer is CAReplicatorLayer)
        #expect(light.superlayer?.sublayers?.last === light)
        stage.cover.animation = nil
        #expect(light.superlayer == nil)
    }

    @Test func `a cover whose shapes are moved one by one has all of them`() {
        let stage = CoverStage(row, row)

        stage.cover.sharesLayers = false

        #expect(stage.cover.componentLayers.map(\.frame.minY) == [10, 10, 50, 50])
    }
}

/// Keeps the stages that it is started on.
@MainActor
private final class Probe: SkeletonAnimation {
    let movesEqualCellsAlike: Bool
    private(set) var stages: [SkeletonStage] = []

    init(movesEqualCellsAlike: Bool) {
        self.movesEqualCellsAlike = movesEqualCellsAlike
    }

    func start(on stage: SkeletonStage) {
        stages.append(stage)
    }

    var reducedMotion: any SkeletonAnimation { Still() }

    private struct Still: SkeletonAnimation {
        var reducedMotion: any SkeletonAnimation { self }

        var movesEqualCellsAlike: Bool { true }

        func start(on stage: SkeletonStage) {}
    }
}
