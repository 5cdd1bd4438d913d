import Testing
import UIKit

@testable import TabAnimated

/// Parts of a list stand where they will be, in the number that the model says.
@MainActor
@Suite("Parts of a list stand in their place", .serialized, .ownApp)
struct PartPlacesTests {
    private let app = Sections([])

    // MARK: Numbers

    @Test(arguments: [1, 2, 3])
    func `rows that arrive in a section that loads are covered, and the others stay`(arrivals: Int) {
        app.counts = [1, 0, 1]
        let screen = Screen(makeTable(app))
        let table = screen.content
        table.tabAnimated = TableAnimated(
            cellClass: SampleCell.self, cellHeight: 50, count: 2, inSections: [1])
        table.startTabAnimation()
        HeadlessScreen.main.turn()
        app.counts[1] = arrivals
        table.insertRows(at: (0..<arrivals).map { IndexPath(row: $0, section: 1) }, with: .automatic)
        HeadlessScreen.main.turn()
        #expect(table.covers.map(\.tiles.count) == [max(2, arrivals)])
        #expect(table.dataSource === app && table.numberOfRows(inSection: 1) == arrivals)
        #expect(app.unknown == [])
    }

    @Test func `items that arrive in a section that loads are covered, and the others stay`() {
        app.counts = [2, 0]
        let screen = Screen(makeCollection(app))
        let collection = screen.content
        collection.tabAnimated = CollectionAnimated(
            cellClass: SampleItem.self, count: 2, inSections: [1])
        collection.startTabAnimation()
        HeadlessScreen.main.turn()
        app.counts[1] = 1
        collection.insertItems(at: [IndexPath(item: 0, section: 1)])
        HeadlessScreen.main.turn()
        #expect(collection.covers.map(\.tiles.count) == [2])
        #expect(collection.dataSource === app && app.unknown == [])
    }

    @Test
    func `a part in a layout that is not asked is a plain list, and the log says once what would be right`() {
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        let screen = Screen(makeCollection(app, layout: layout))
        app.counts = [2, 0, 0]
        screen.content.reloadData()
        HeadlessScreen.main.turn()
        screen.content.tabAnimated = CollectionAnimated(
            cellClass: SampleItem.self, count: 2, inSections: [1, 2])
        var warnings: [String] = []
        SkeletonLog.sink = { warnings.append($0) }
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        let line = "CollectionAnimated(…, layout: makeLayout())"
        #expect(warnings.filter { $0.contains(line) }.count == 1)
    }

    @Test func `a section that loads in a second layout has cells over the whole width of a low list`() {
        let layout = {
            UICollectionViewCompositionalLayout { _, _ in
                let item = NSCollectionLayoutItem(
                    layoutSize: .init(widthDimension: .absolute(100), heightDimension: .absolute(50)))
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
                    subitems: [item])
                return NSCollectionLayoutSection(group: group)
            }
        }
        app.counts = [1, 0]
        let screen = Screen(
            makeCollection(app, layout: layout()), size: CGSize(width: 600, height: 250))
        screen.content.tabAnimated = CollectionAnimated(
            cellClass: SampleItem.self, count: 6, inSections: [1], layout: layout())
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        let tiles = screen.content.covers.flatMap(\.tiles)
        #expect(tiles.map(\.origin.x) == [0, 100, 200, 300, 400, 500])
    }

    // MARK: Empty sections of snapshots

    @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
    func `an empty section of a diffable table is covered below its header`(style: UITableView.Style) throws {
        let screen = Screen(makeTable(nil, style: style))
        let table = screen.content
        table.rowHeight = 50
        table.sectionHeaderHeight = 30
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, _ in
            table.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
        apply(to: source)
        HeadlessScreen.main.turn()
        table.tabAnimated = TableAnimated(cellClass: SampleCell.self, count: 1, inSections: [1])
        table.startTabAnimation()
        let cover = try #require(screen.overlay)
        #expect(cover.frame.minY == table.rectForHeader(inSection: 1).maxY)
        #expect(cover.frame.height == 50)
    }

    private func apply(to source: UITableViewDiffableDataSource<Int, Int>) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0, 1, 2])
        snapshot.appendItems([1, 2], toSection: 0)
        snapshot.appendItems([3, 4], toSection: 2)
        source.apply(snapshot, animatingDifferences: false)
    }

    @Test func `an empty section of a diffable collection is covered below its header`() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 50)
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        let screen = Screen(makeCollection(nil, layout: layout))
        let collection = screen.content
        collection.register(
            TitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
            list, path, _ in
            list.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        }
        source.supplementaryViewProvider = {
            $0.dequeueReusableSupplementaryView(ofKind: $1, withReuseIdentifier: "header", for: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0, 1, 2])
        snapshot.appendItems([1, 2], toSection: 0)
        snapshot.appendItems([3, 4], toSection: 2)
        source.apply(snapshot, animatingDifferences: false)
        HeadlessScreen.main.turn()
        collection.tabAnimated = CollectionAnimated(cellClass: SampleItem.self, count: 1, inSections: [1])
        collection.startTabAnimation()
        let cover = try #require(screen.overlay)
        #expect(cover.frame == CGRect(x: 0, y: 30 + 50 + 10 + 50 + 30, width: 320, height: 50))
    }

    // MARK: Surfaces

    @Test func `rows of a part are on the color of the real rows`() throws {
        let screen = Screen(makeTable(nil, style: .grouped))
        let table = screen.content
        table.rowHeight = 50
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, _ in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.backgroundColor = .systemYellow
            return cell
        }
        apply(to: source)
        HeadlessScreen.main.turn()
        table.tabAnimated = TableAnimated(cellClass: SampleCell.self, inSections: [2])
        table.startTabAnimation()
        let tiles = try #require(screen.overlay).tiles
        #expect(
            tiles.map(\.production.surface.fill) == [
                .color(.init(.systemYellow)), .color(.init(.systemYellow)),
            ])
    }

    @Test(arguments: [(HeadlessSystem.iOS18, CGFloat(10)), (.iOS26, 26)])
    func `rows of a part of an inset grouped table are on a rounded surface`(
        system: HeadlessSystem, radius: CGFloat
    ) throws {
        HeadlessScreen.main.system = system
        let screen = Screen(makeTable(nil, style: .insetGrouped))
        let table = screen.content
        table.rowHeight = 50
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, _ in
            table.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
        apply(to: source)
        HeadlessScreen.main.turn()
        table.tabAnimated = TableAnimated(cellClass: SampleCell.self, inSections: [2])
        table.startTabAnimation()
        let surface = try #require(screen.overlay?.tiles.first?.production.surface)
        #expect(surface.cornerRadius == radius)
        #expect(surface.fill == .color(.init(.secondarySystemGroupedBackground)))
        #expect(
            surface.frame.size
                == CGSize(width: table.rectForRow(at: IndexPath(row: 0, section: 2)).width, height: 100))
    }

    @Test func `a section of a long collection is found without a look at all of it`() {
        app.counts = [2_000, 0, 2_000]
        let layout = NotingFlow()
        layout.itemSize = CGSize(width: 320, height: 50)
        let screen = Screen(makeCollection(app, layout: layout))
        layout.longest = 0
        screen.content.tabAnimated = CollectionAnimated(
            cellClass: SampleItem.self, count: 2, inSections: [1])
        screen.content.startTabAnimation()
        #expect(layout.longest < 5_000)
    }
}

/// A flow layout that notes the longest area that it was asked about.
private final class NotingFlow: UICollectionViewFlowLayout {
    var longest: CGFloat = 0

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        longest = max(longest, rect.height)
        return super.layoutAttributesForElements(in: rect)
    }
}
