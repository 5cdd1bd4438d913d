import Testing
import UIKit

@testable import TabAnimated

/// Each cell of a skeleton is within one point of the real cell, whatever the layout and the data source.
@MainActor
@Suite("Cells stand where the layout of the list puts them", .serialized, .ownApp)
struct LayoutPlacesTests {
    /// The cells of a screen in a world and the area in sight, which no data source changes: one shows them for all.
    private static var contents: [String: (cells: [CGRect], area: CGRect)] = [:]

    private func expectPlaces(
        _ screen: PlaceScreen, _ source: PlaceSource, _ world: PlaceWorld, handsOver: Bool
    ) {
        let run = PlaceRun(screen, source, in: world, handsOver: handsOver)
        let tiles = run.skeleton()
        let (content, area) =
            Self.contents["\(screen.name), \(world)"] ?? (run.content(), run.collection.visibleArea)
        Self.contents["\(screen.name), \(world)"] = (content, area)
        let skeleton = run.inSight(tiles, of: area)
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
    func `a flow layout of the app's own class is asked where it is given twice`(world: PlaceWorld) {
        for screen in PlaceScreens.ownFlows {
            for source in PlaceSource.allCases { expectPlaces(screen, source, world, handsOver: true) }
        }
    }

    @Test(arguments: PlaceWorld.all)
    func `cells that a list has are covered where they are`(world: PlaceWorld) {
        for screen in PlaceScreens.all + PlaceScreens.flows + PlaceScreens.ownFlows {
            let run = PlaceRun(screen, .ordinary, in: world, handsOver: false)
            let content = run.content()
            let skeleton = run.inSight(run.skeleton())
            #expect(skeleton.count == content.count, "\(screen.name), \(world)")
            for (tile, cell) in zip(skeleton, content) {
                #expect(tile.isWithinOnePoint(of: cell), "\(screen.name), \(world): \(tile) for \(cell)")
            }
            #expect(run.unknown == [], "\(screen.name), \(world)")
        }
    }

    @Test func `a list without cells whose layout is not asked is rows inside its margins`() {
        HeadlessScreen.main.system = .iOS18
        let collection = makeCollection(nil, layout: ColumnLayout())
        let screen = Screen(collection)
        collection.tabAnimated = CollectionAnimated(cellClass: SampleItem.self, count: 3)
        let given = warnings { collection.startTabAnimation() }
        #expect(given.count == 1 && given[0].contains("has no cells yet"))
        #expect(
            screen.overlay?.tiles.map { CGRect(origin: $0.origin, size: $0.production.size) } == [
                CGRect(x: 8, y: 0, width: 304, height: 44), CGRect(x: 8, y: 54, width: 304, height: 44),
                CGRect(x: 8, y: 108, width: 304, height: 44),
            ])
    }
}

// MARK: - Lists of the system

extension LayoutPlacesTests {
    private func list(
        _ appearance: UICollectionLayoutListConfiguration.Appearance,
        _ model: CollectionAnimated = CollectionAnimated(cellClass: PersonCell.self)
    ) -> (app: Sections, screen: Screen<UICollectionView>) {
        HeadlessScreen.main.system = .iOS18
        let app = Sections([0])
        let collection = makeCollection(
            app, layout: UICollectionViewCompositionalLayout.list(using: .init(appearance: appearance)))
        collection.register(PersonCell.self, forCellWithReuseIdentifier: "item")
        let screen = Screen(collection)
        model.remembersContent = true
        collection.tabAnimated = model
        _ = warnings { collection.startTabAnimation() }
        return (app, screen)
    }

    private func lines(_ screen: Screen<UICollectionView>) -> [Int] {
        (screen.overlay?.tiles ?? []).map { tile in tile.production.cards.filter { $0.frame.height < 1 }.count
        }
    }

    @Test func `a list without cells whose layout is not asked is a plain list of list cells`() {
        let (_, screen) = list(.insetGrouped)
        let tiles = screen.overlay?.tiles ?? []
        #expect(tiles.allSatisfy { $0.origin.x == 0 && $0.production.size.width == 320 })
        #expect(tiles.count > 5 && Set(lines(screen)) == [1])
        #expect(
            zip(tiles, tiles.dropFirst()).allSatisfy {
                $0.origin.y + $0.production.size.height == $1.origin.y
            })
    }

    @Test func `a list that is not asked has its header above its cells, and its footer below`() {
        let section = SectionAnimated(
            [CellAnimated(PersonCell.self).count(2)], header: CellAnimated(TitleView.self).height(40),
            footer: CellAnimated(TitleView.self).height(30))
        let (_, screen) = list(.plain, CollectionAnimated(sections: [section]))
        let tiles = (screen.overlay?.tiles ?? []).sorted { $0.origin.y < $1.origin.y }
        #expect(tiles.map(\.production.className) == ["TitleView", "PersonCell", "PersonCell", "TitleView"])
        #expect(tiles.first?.production.size.height == 40 && tiles.last?.production.size.height == 30)
    }

    /// Returns the frames of the cells in sight that the app shows before it loads again.
    private func loadAgain(_ app: Sections, _ screen: Screen<UICollectionView>, count: Int) -> [CGRect] {
        app.counts = [count]
        screen.content.endTabAnimation(reloading: true)
        HeadlessScreen.main.advance(by: 0.1)
        let frames = screen.content.indexPathsForVisibleItems.sorted().compactMap {
            screen.content.cellForItem(at: $0)?.frame
        }
        app.counts = [0]
        screen.content.reloadData()
        HeadlessScreen.main.turn()
        screen.content.startTabAnimation()
        return frames
    }

    @Test func `a list that went on below the screen has no end on it`() {
        let (app, screen) = list(.insetGrouped)
        let frames = loadAgain(app, screen, count: 30)
        #expect(frames.count > 3 && lines(screen) == frames.map { _ in 1 })
        #expect(screen.overlay?.tiles.last?.production.surface.cornerRadius == 0)
    }

    @Test(arguments: [false, true])
    func `a list that loads again is drawn as it was`(isInset: Bool) {
        let (app, screen) = list(isInset ? .insetGrouped : .plain)
        let frames = loadAgain(app, screen, count: 3)
        let tiles = screen.overlay?.tiles ?? []
        #expect(tiles.map { CGRect(origin: $0.origin, size: $0.production.size) } == frames)
        #expect(lines(screen) == (isInset ? [1, 1, 0] : [1, 1, 1]))
        #expect(tiles.first?.production.surface.cornerRadius == (isInset ? 10 : 0))
        #expect(
            screen.overlay?.palette.background == (isInset ? .systemGroupedBackground : .systemBackground))
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

    @Test func `of a collection nothing is set, reloaded or registered while it loads`() throws {
        for layout in [UICollectionViewFlowLayout(), ColumnLayout(), LeadingFlow()] {
            let app = Sections([0])
            let collection = prepare(SetCollection(frame: .zero, collectionViewLayout: layout), app)
            let screen = Screen(collection)
            for count in [0, 3] {
                app.counts = [count]
                collection.reloadData()
                HeadlessScreen.main.turn()
                collection.heard = []
                collection.tabAnimated = CollectionAnimated(cellClass: SampleItem.self, count: 3)
                _ = warnings { collection.startTabAnimation() }
                HeadlessScreen.main.turn()
                #expect(screen.overlay?.tiles.count == 3)
                collection.endTabAnimation()
                HeadlessScreen.main.turn()
                #expect(collection.heard == [])
            }
        }
    }

    @Test func `of a collection that gives a part room only the delegate is set`() {
        let app = Sections([0, 2])
        let collection = prepare(
            SetCollection(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()), app)
        let screen = Screen(collection)
        collection.heard = []
        collection.tabAnimated = CollectionAnimated(cellClass: SampleItem.self, count: 3, inSections: [0])
        collection.startTabAnimation()
        HeadlessScreen.main.turn()
        #expect(screen.content.delegate !== app && Set(collection.heard) == ["delegate"])
        collection.endTabAnimation()
        HeadlessScreen.main.turn()
        #expect(screen.content.delegate === app)
        #expect(Set(collection.heard).subtracting(["delegate", "reloadData"]) == [])
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

    @Test func `a list with snapshots that is full has as many layers while it is scrolled`() throws {
        let screen = try #require(PlaceScreens.all.first { $0.name == "three columns" })
        let run = PlaceRun(screen, .emptySections, handsOver: false)
        _ = run.content()
        run.collection.startTabAnimation()
        HeadlessScreen.main.turn()
        let overlay = try #require(run.collection.subviews.compactMap { $0 as? SkeletonOverlay }.first)
        let layers = overlay.componentLayers.count
        #expect(layers > 0 && !run.collection.visibleCells.isEmpty)
        for offset in stride(from: CGFloat(0), through: 1_500, by: 100) {
            run.collection.contentOffset.y = offset
            HeadlessScreen.main.turn()
        }
        #expect(overlay.componentLayers.count == layers)
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

/// A collection that notes what is set of it.
private final class SetCollection: UICollectionView {
    var heard: [String] = []

    override var dataSource: (any UICollectionViewDataSource)? {
        didSet { heard.append("dataSource") }
    }

    override var delegate: (any UICollectionViewDelegate)? {
        didSet { heard.append("delegate") }
    }

    override func reloadData() {
        heard.append("reloadData")
        super.reloadData()
    }

    override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        heard.append("register")
        super.register(cellClass, forCellWithReuseIdentifier: identifier)
    }
}
