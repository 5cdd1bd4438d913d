import TabProduction
import TestDevice
import Testing
import UIKit

@MainActor
@Suite("Overlay: the layers of a cover", .ownDevice)
struct CoverLayerTests {
    @Test func `every tile has its surface and its components, in order`() {
        let stage = CoverStage(.row(.block(0), .block(1)), .row(.block(0) { $0.name = "title" }))

        #expect(
            stage.layers.map(\.name) == [
                "surface", "component 0", "component 1", "surface", "component 0 title",
            ])
        #expect(stage.cover.componentLayers.map(\.cellIndex) == [0, 0, 1])
    }

    @Test func `layers stand where their tile does`() {
        let stage = CoverStage(.row(.block(0)), .row(.block(1)))

        #expect(stage.layers.map(\.frame.minY) == [0, 10, 40, 50])
    }

    @Test func `what is removed or open is not drawn`() {
        let stage = CoverStage(
            .row(.block(0) { $0.removal = .hidden }, .block(1) { $0.isCutOut = true }, .block(2)))

        #expect(stage.cover.componentLayers.map(\.component.index) == [2])
    }

    @Test func `a component with lines has a layer for each bar`() throws {
        let stage = CoverStage(
            .row(
                .block {
                    $0.frame.size = CGSize(width: 80, height: 30)
                    $0.lines = TextLines(count: 2, lineHeight: 10, spacing: 10)
                }))
        let layer = try #require(stage.layer(0))

        #expect(layer.bars.map(\.frame.minY) == [0, 20])
        #expect(layer.bars.map(\.frame.width) == [80, 40])
        #expect(layer.backgroundColor == nil)
    }

    @Test(arguments: [(4.0, 4.0), (5, 5), (50, 5), (-1, 0)])
    func `a radius is never more than half the shorter side`(given: CGFloat, drawn: CGFloat) {
        let stage = CoverStage(.row(.block { $0.cornerRadius = given }))

        #expect(stage.layer(0)?.cornerRadius == drawn)
    }

    @Test func `only the corners of a component are rounded`() {
        let stage = CoverStage(
            .row(
                .block {
                    $0.cornerRadius = 4
                    $0.corners.rounded = [.topLeft, .bottomRight]
                }))

        #expect(stage.layer(0)?.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMaxYCorner])
    }

    @Test func `shapes are anchored to the side that content begins at`() {
        let stage = CoverStage(.row(.block()))
        #expect(stage.layer(0)?.anchorPoint.x == 0)

        stage.cover.layoutDirection = .rightToLeft

        #expect(stage.layer(0)?.anchorPoint.x == 1)
        #expect(stage.layer(0)?.frame == CGRect(x: 10, y: 10, width: 20, height: 10))
    }

    @Test func `new tiles replace the old ones`() {
        let stage = CoverStage(.row(.block()), .row(.block()))

        stage.cover.tiles = [SkeletonTile(production: .row(.block(7)))]

        #expect(stage.layers.map(\.name) == ["surface", "component 7"])
    }

    @Test func `a cover that is torn down draws nothing`() {
        let stage = CoverStage(.row(.block { $0.isCutOut = true }))

        stage.cover.tearDown()

        #expect(stage.layers.isEmpty)
        #expect(stage.cover.layer.mask == nil)
        #expect(stage.cover.componentLayers.isEmpty)
    }

    @Test func `several changes at once rebuild the layers once`() {
        let stage = CoverStage(.row(.block()))
        let before = stage.layers

        stage.cover.performUpdates {
            stage.cover.layoutDirection = .rightToLeft
            stage.cover.tiles = [SkeletonTile(production: .row(.block(1)))]
            #expect(stage.layers == before)
        }

        #expect(stage.layers.map(\.name) == ["surface", "component 1"])
    }
}
