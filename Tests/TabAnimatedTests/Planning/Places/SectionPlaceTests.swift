import TabProduction
import Testing
import UIKit

@testable import TabAnimated

/// Where sections are that load on their own, and what stands around their cells.
@MainActor
@Suite("Places of sections", .serialized, .ownApp)
struct SectionPlaceTests {
    private let lists = ListScreens()

    private func layout(inset: UIEdgeInsets = .zero) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        layout.sectionInset = inset
        return layout
    }

    private func start(
        _ app: Sections, inSections sections: [Int], _ layout: UICollectionViewLayout
    ) -> (screen: Screen<UICollectionView>, cover: CGRect) {
        let screen = Screen(makeCollection(app, layout: layout))
        HeadlessScreen.main.turn()
        screen.content.tabAnimated = CollectionAnimated(
            cellClass: SampleItem.self, cellSize: CGSize(width: 100, height: 50), count: 3,
            inSections: sections)
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        return (screen, screen.overlay?.frame ?? .null)
    }

    @Test(arguments: [([0, 2], 0), ([0, 0, 2], 1), ([0, 0, 2], 0)] as [([Int], Int)])
    func `a section that nothing stands above begins at the top, and the others follow it`(
        counts: [Int], section: Int
    ) {
        let app = Sections(counts)
        let (screen, cover) = start(app, inSections: [section], layout())
        #expect(cover.minY == 0 && cover.height == 50)
        let next = screen.content.cellForItem(at: IndexPath(item: 0, section: counts.count - 1))
        #expect(next.map { $0.frame.minY >= 50 } == true && app.unknown.isEmpty)
    }

    @Test func `insets below the section before, and of an empty one between, count`() {
        let app = Sections([2, 0, 0])
        let inset = UIEdgeInsets(top: 7, left: 0, bottom: 10, right: 0)
        let (screen, cover) = start(app, inSections: [2], layout(inset: inset))
        // 7 + 50 + 10, then 7 + 10 of the empty section, then 7.
        #expect(cover.minY == 67 + 17 + 7 && screen.content.numberOfSections == 3)
    }

    @Test func `a header that the list does not have pushes the rows that it has`() {
        let app = Sections([2, 1])
        let title = CellAnimated(className: "Title") { UIView() }.height(30)
        let screen = lists.table(
            TableAnimated(loading: [0: SectionAnimated([CellAnimated(SampleCell.self)], header: title)]),
            app: app)
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        let cover = screen.overlay
        #expect(cover?.frame.minY == 0)
        #expect(cover?.tiles.map(\.origin.y) == [0, 30, 80])
        #expect(screen.content.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 130)
    }

    /// A flow layout that is mirrored where content runs from right to left.
    private final class FlippedLayout: UICollectionViewFlowLayout {
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }

    private func flipped(sideways: Bool = false) -> (Sections, Screen<UICollectionView>) {
        let layout = FlippedLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        layout.scrollDirection = sideways ? .horizontal : .vertical
        let app = Sections([2])
        let collection = makeCollection(app, layout: layout)
        collection.semanticContentAttribute = .forceRightToLeft
        let screen = Screen(collection)
        HeadlessScreen.main.traitCollection = HeadlessScreen.main.traitCollection.modifyingTraits {
            $0.layoutDirection = .rightToLeft
        }
        HeadlessScreen.main.turn()
        return (app, screen)
    }

    private func places(_ overlay: SkeletonOverlay?) -> [CGFloat] {
        (overlay?.tiles ?? []).map { $0.origin.x + (overlay?.frame.minX ?? 0) }.sorted()
    }

    @Test(arguments: [false, true])
    func `from right to left parts stand over their cells`(sideways: Bool) {
        let (app, screen) = flipped(sideways: sideways)
        let cells = screen.content.visibleCells.map(\.frame.minX).sorted()
        screen.content.tabAnimated = CollectionAnimated(
            cellClass: SampleItem.self, cellSize: CGSize(width: 100, height: 50), count: 2, inSections: [0])
        screen.content.startTabAnimation()
        #expect(cells.last == 220 && places(screen.overlay) == cells && app.unknown.isEmpty)
    }

    @Test func `from right to left cells stand where they last were`() {
        let (app, screen) = flipped()
        let cells = screen.content.visibleCells.map(\.frame.minX).sorted()
        screen.content.tabAnimated = CollectionAnimated(cellClass: SampleItem.self)
        screen.content.startTabAnimation()
        for case let cell as SampleItem in screen.content.visibleCells { cell.label.text = "Oslo" }
        screen.content.endTabAnimation()
        HeadlessScreen.main.advance(by: 1)
        app.counts = [0]
        screen.content.reloadData()
        HeadlessScreen.main.turn()
        screen.content.startTabAnimation()
        #expect(places(screen.overlay) == cells && cells.last == 220)
    }

    // MARK: What a layout of the app's does not tell

    @Test
    func `a section of a compositional layout is rows as wide as the list, whatever other sections have`() {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(60))
        let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        let app = Sections([3, 0])
        let screen = Screen(
            makeCollection(app, layout: UICollectionViewCompositionalLayout(section: section)))
        HeadlessScreen.main.turn()
        screen.content.tabAnimated = CollectionAnimated(cellClass: SampleItem.self, count: 3, inSections: [1])
        _ = warnings { screen.content.startTabAnimation() }
        let sizes = screen.overlay?.tiles.map(\.production.size) ?? []
        #expect(sizes.count == 3)
        #expect(sizes.allSatisfy { $0.width > 280 && $0.height >= 44 })
    }

    @Test func `a section of a model without sections is shown or said`() {
        let screen = lists.table(
            TableAnimated(cellClass: SampleCell.self, cellHeight: 50, count: 2, inSections: []),
            app: Sections([0, 0]))
        let said = warnings { screen.content.startTabAnimation(inSection: 1) }
        HeadlessScreen.main.turn()
        #expect(said.contains { $0.contains("has no section") } || !screen.content.covers.isEmpty)
    }

    @Test func `a header without a height is not drawn`() {
        let title = CellAnimated(SampleItem.self).height(0)
        let screen = lists.table(
            TableAnimated(sections: [
                SectionAnimated(
                    cellClass: SampleCell.self, cellHeight: 50, count: 2, header: title, footer: title)
            ]))
        screen.content.startTabAnimation()
        #expect(screen.overlay?.tiles.map(\.production.className) == ["SampleCell", "SampleCell"])
    }

    @Test func `the deletion of the only section that loads ends the skeleton`() {
        let app = Sections([3, 0])
        let screen = lists.table(
            TableAnimated(cellClass: SampleCell.self, cellHeight: 50, count: 2, inSections: [1]), app: app)
        let table = screen.content
        table.startTabAnimation()
        HeadlessScreen.main.turn()
        #expect(table.isTabAnimating)
        app.counts = [3]
        table.tabAnimationSectionsWillChange(deleting: [1])
        table.deleteSections([1], with: .none)
        HeadlessScreen.main.advance(by: 0.1)
        #expect(!table.isTabAnimating && table.covers.isEmpty && table.delegate === app)
    }

    // MARK: Scrolled lists

    private func tall(offset: CGFloat) -> Screen<UITableView> {
        let model = TableAnimated(cellClass: SampleCell.self, cellHeight: 50)
        model.coversTableHeader = true
        let screen = lists.table(model, app: Sections([40])) {
            $0.tableHeaderView = SamplePage(frame: CGRect(x: 0, y: 0, width: 320, height: 150))
        }
        screen.content.contentOffset.y = offset
        HeadlessScreen.main.turn()
        screen.content.startTabAnimation()
        return screen
    }

    @Test func `a table that is scrolled behind its covered header begins with rows`() {
        let screen = tall(offset: 500)
        #expect(screen.overlay?.frame.minY == 500)
        #expect(screen.overlay?.tiles.first?.production.className == "SampleCell")
        #expect(screen.overlay?.tiles.first?.origin.y == 0)
    }

    @Test(arguments: [0, 1, 149] as [CGFloat])
    func `one whose covered header is in sight begins with that`(offset: CGFloat) {
        let screen = tall(offset: offset)
        #expect(screen.overlay?.frame.minY == 0)
        #expect(screen.overlay?.tiles.prefix(2).map(\.production.className) == ["SamplePage", "SampleCell"])
        #expect(screen.overlay?.tiles.prefix(2).map(\.origin.y) == [0, 150])
    }

    @Test func `a list that turns is covered from where it is then, though its content changes first`() throws
    {
        let screen = lists.table(
            TableAnimated(cellClass: SampleCell.self, cellHeight: 50), app: Sections([60]))
        let table = screen.content
        let planner = try #require(table.tabAnimated?.plannerAndReader(on: table).planner)
        table.contentOffset.y = 500
        #expect(planner.covers(of: .whole, because: .start).first?.frame.minY == 500)
        table.frame.size = CGSize(width: 480, height: 320)
        table.contentOffset.y = 1_000
        table.layoutIfNeeded()
        #expect(planner.covers(of: .whole, because: .content).first?.frame.minY == 1_000)
        table.contentOffset.y = 1_200
        #expect(planner.covers(of: .whole, because: .content).first?.frame.minY == 1_000)
    }

    // MARK: Counts

    @Test func `items beside each other vanish one by one`() {
        let tile = { (x: CGFloat) in
            SkeletonTile(
                production: Production(className: "Item", size: CGSize(width: 100, height: 50)),
                origin: CGPoint(x: x, y: 10))
        }
        let before = Cover(frame: CGRect(x: 0, y: 0, width: 320, height: 60), tiles: [tile(0), tile(110)])
        let now = Cover(
            frame: CGRect(x: 0, y: 10, width: 100, height: 50),
            tiles: [
                SkeletonTile(production: tile(0).production, origin: .zero)
            ])
        let gone = before.vanishing(from: now)
        #expect(gone?.frame == CGRect(x: 110, y: 10, width: 100, height: 50))
        #expect(before.vanishing(from: before) == nil)
    }

    @Test func `sections that the list last had count as those of the model`() throws {
        let app = Sections([1, 1, 1])
        let section = SectionAnimated(cellClass: SampleCell.self, cellHeight: 50)
        let screen = lists.table(TableAnimated(sections: [section, section]), app: app)
        screen.content.startTabAnimation()
        screen.content.endTabAnimation()
        HeadlessScreen.main.advance(by: 1)
        let made = try #require(screen.content.tabAnimated?.plannerAndReader(on: screen.content))
        made.reader.recallContent()
        #expect(made.planner.sectionCount == 3)
        #expect(
            ListParts.whole.removing(.section(0), sectionCount: made.planner.sectionCount)
                == .only([.section(1), .section(2)]))
    }

    /// Sizes that are given, and how often they were asked for.
    private final class Measures: CellMeasuring {
        var questions = 0

        func size(of kind: CellAnimated, at index: Int, inSection sectionIndex: Int) -> CellSize {
            questions += 1
            return .fixed(CGSize(width: 320, height: 50))
        }

        func differingCells(inSection sectionIndex: Int) -> Int { 0 }
    }

    @Test func `a hundred thousand rows that alternate cost two`() {
        let kinds = [CellAnimated(SampleCell.self), CellAnimated(SampleItem.self)]
        let section = SectionAnimated(kinds, repeating: true)
        let model = TableAnimated(sections: [section])
        model.count = 100_001
        let (contents, measures) = (ListContents(of: model, in: UITableView()), Measures())
        let planned = contents.section(0, of: section, by: measures)
        #expect(measures.questions == 2 && planned.count == 100_001 && !planned.fillsList)
        let names = [0, 1, 2, 99_999, 100_000].map { planned.cell(at: $0)?.prototype.className }
        #expect(names == ["SampleCell", "SampleItem", "SampleCell", "SampleItem", "SampleCell"])
        #expect(planned.rows(within: 200).count == 4)
    }

    // MARK: Growth

    /// Counts what it is asked about.
    private final class CountingLayout: UICollectionViewFlowLayout {
        var questions = 0

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            questions += 1
            return super.layoutAttributesForItem(at: indexPath)
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let found = super.layoutAttributesForElements(in: rect)
            questions += found?.count ?? 0
            return found
        }

        override func layoutAttributesForSupplementaryView(
            ofKind elementKind: String, at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            questions += 1
            return super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
        }
    }
}
