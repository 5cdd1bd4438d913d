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
    func `a flow layout is computed`(world: PlaceWorld) {
        for screen in PlaceScreens.flows {
            expectPlaces(screen, .snapshots, world, handsOver: false)
            expectPlaces(screen, .ordinary, world, handsOver: false)
        }
    }

    @Test(arguments: PlaceWorld.all)
    func `a flow layout of the app's own class is asked for the places`(world: PlaceWorld) {
        for screen in PlaceScreens.ownFlows {
            for source in PlaceSource.allCases { expectPlaces(screen, source, world, handsOver: false) }
            expectPlaces(screen, .snapshots, world, handsOver: true)
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

// MARK: - The app's list

extension LayoutPlacesTests {
    private var shelves: PlaceScreen? { PlaceScreens.all.first { $0.name == "a store of shelves and rows" } }

    @Test func `nothing of a list is touched whose layout is given a second time`() throws {
        let run = PlaceRun(try #require(shelves), .snapshots, handsOver: true)
        let (source, delegate) = (run.collection.dataSource, run.collection.delegate)
        let layout = run.collection.collectionViewLayout
        let views = run.collection.subviews.count
        #expect(!run.skeleton().isEmpty)
        #expect(run.collection.dataSource === source && run.collection.delegate === delegate)
        #expect(run.collection.collectionViewLayout === layout && layout.collectionView === run.collection)
        #expect(run.collection.subviews.count == views + 1)
    }

    @Test func `a list whose layout is asked has its data source, delegate and place back`() throws {
        let run = PlaceRun(try #require(shelves), .emptySections, handsOver: false)
        let (source, delegate) = (run.collection.dataSource, run.collection.delegate)
        #expect(!run.skeleton().isEmpty)
        #expect(run.collection.dataSource === source && run.collection.delegate === delegate)
        #expect((0..<3).map(run.collection.numberOfItems) == [0, 0, 0])
        #expect(run.collection.visibleCells.isEmpty)
        #expect(run.unknown == [])
    }

    @Test func `what cannot be known is a plain list, and is said once with the line that mends it`() throws {
        let run = PlaceRun(try #require(shelves), .snapshots, handsOver: false)
        let given = warnings {
            #expect(!run.skeleton().isEmpty)
            run.collection.updateTabAnimation()
            run.collection.endTabAnimation()
            run.collection.startTabAnimation()
        }
        #expect(given.count == 1 && given[0].contains("CollectionAnimated(…, layout: makeLayout())"))
        #expect(run.unknown == [])
    }

    @Test func `a layout that looks sections up looks up those of the list alone`() {
        var asked: Set<Int> = []
        let layout = UICollectionViewCompositionalLayout { index, _ in
            asked.insert(index)
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
            return NSCollectionLayoutSection(
                group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        }
        let screen = Screen(makeCollection(nil, layout: layout))
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: screen.content) {
            list, path, _ in
            list.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0, 1])
        source.apply(snapshot, animatingDifferences: false)
        screen.content.tabAnimated = CollectionAnimated(
            sections: Array(repeating: SectionAnimated(cellClass: SampleItem.self, count: 2), count: 5))
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        #expect(asked == [0, 1])
        #expect(screen.overlay?.tiles.map(\.origin.y) == [0, 40, 80, 120])
    }

    @Test func `a list with snapshots that is full keeps its layers while it is scrolled`() throws {
        let screen = try #require(PlaceScreens.all.first { $0.name == "three columns" })
        let run = PlaceRun(screen, .emptySections, handsOver: false)
        _ = run.content()
        run.collection.startTabAnimation()
        HeadlessScreen.main.turn()
        let overlay = try #require(run.collection.subviews.compactMap { $0 as? SkeletonOverlay }.first)
        let layers = overlay.componentLayers.map(ObjectIdentifier.init)
        #expect(!layers.isEmpty && !run.collection.visibleCells.isEmpty)
        for offset in stride(from: CGFloat(0), through: 1_500, by: 100) {
            run.collection.contentOffset.y = offset
            HeadlessScreen.main.turn()
        }
        #expect(overlay.componentLayers.map(ObjectIdentifier.init) == layers)
        #expect(run.unknown == [])
    }

    @Test func `items of an inset grouped list are on cards, as the real ones are`() throws {
        HeadlessScreen.main.system = .iOS18
        let name = "an inset grouped list of sections"
        let screen = try #require(PlaceScreens.all.first { $0.name == name })
        let run = PlaceRun(screen, .snapshots, handsOver: true)
        _ = run.skeleton()
        let cover = try #require(run.collection.subviews.compactMap { $0 as? SkeletonOverlay }.first)
        let rows = cover.tiles.map(\.production).filter { $0.className == "PersonCell" }.prefix(3)
        #expect(rows.allSatisfy { $0.surface.fill == .color(.init(.secondarySystemGroupedBackground)) })
        #expect(rows.map(\.surface.cornerRadius) == [10, 0, 10])
        #expect(rows.map(\.cards.count) == [1, 1, 0])
        #expect(cover.palette.background == .systemGroupedBackground)
    }

    @Test func `the background of a section is drawn`() throws {
        let screen = try #require(PlaceScreens.all.first { $0.name == "sections on a background" })
        let run = PlaceRun(screen, .snapshots, handsOver: true)
        _ = run.skeleton()
        let cover = try #require(run.collection.subviews.compactMap { $0 as? SkeletonOverlay }.first)
        let grounds = cover.tiles.filter { $0.production.className == "decoration" }
        #expect(grounds.count == 2)
        #expect(grounds.allSatisfy { $0.production.surface.cornerRadius == 12 })
    }
}
