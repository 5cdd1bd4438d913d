import Testing
import UIKit

@testable import TabAnimated

/// Each cell of a skeleton is within one point of the real cell, whatever the layout and the data source.
@MainActor
@Suite("Cells stand where the layout of the list puts them", .serialized, .ownApp)
struct LayoutPlacesTests {
    private func expectPlaces(
        _ screen: PlaceScreen, _ source: PlaceSource, _ world: PlaceWorld, handsOver: Bool
    ) {
        let run = PlaceRun(screen, source, in: world, handsOver: handsOver)
        let tiles = run.skeleton()
        let content = run.content()
        let skeleton = run.inSight(tiles)
        let name = "\(screen.name), \(source), \(world)"
        #expect(!content.isEmpty, "\(name)")
        #expect(skeleton.count == content.count, "\(name): \(skeleton.suffix(3)) for \(content.suffix(3))")
        for (tile, cell) in zip(skeleton, content) {
            #expect(tile.isWithinOnePoint(of: cell), "\(name): \(tile) for \(cell)")
        }
        #expect(run.unknown == [], "\(name)")
    }

    @Test(arguments: PlaceWorld.all)
    func `a second layout is asked for the places`(world: PlaceWorld) {
        for screen in PlaceScreens.all {
            expectPlaces(screen, .snapshots, world, handsOver: true)
            expectPlaces(screen, .ordinary, world, handsOver: true)
        }
    }

    @Test(arguments: PlaceWorld.all)
    func `the layout of a list with empty sections is asked for the places`(world: PlaceWorld) {
        for screen in PlaceScreens.all {
            expectPlaces(screen, .emptySections, world, handsOver: false)
        }
    }
}

extension CGRect {
    fileprivate func isWithinOnePoint(of other: CGRect) -> Bool {
        abs(minX - other.minX) <= 1 && abs(minY - other.minY) <= 1 && abs(maxX - other.maxX) <= 1
            && abs(maxY - other.maxY) <= 1
    }
}
