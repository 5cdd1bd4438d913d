import Testing
import UIKit

@testable import TabAnimated

/// A change that keeps the size of the content is a change: the skeleton of a part is where its cells are, or will be.
@MainActor
@Suite("Changes that keep the size of the content", .serialized, .ownApp)
struct SameSizeTests {
    /// The list whose part loads.
    enum Kind: CaseIterable {
        case table, flow, compositional
    }

    /// A list of sections of rows 50 points high, whose data comes as snapshots.
    private func screen(
        _ kind: Kind, _ sections: [(Int, Int)], loading parts: [Int], count: Int = 2
    ) -> (screen: Screen<UIScrollView>, app: SnapshotApp) {
        let (list, app) = list(kind)
        let screen = Screen<UIScrollView>(list)
        app.apply(sections, isAnimated: false, isReload: false)
        HeadlessScreen.main.turn()
        SkeletonLog.sink = { _ in }
        list.tabAnimated =
            kind == .table
            ? TableAnimated(cellClass: SampleCell.self, cellHeight: 50, count: count, inSections: parts)
            : CollectionAnimated(
                cellClass: SampleItem.self, cellSize: CGSize(width: 320, height: 50), count: count,
                inSections: parts)
        list.startTabAnimation()
        HeadlessScreen.main.turn()
        return (screen, app)
    }

    private func list(_ kind: Kind) -> (any BatchList, SnapshotApp) {
        let list: any BatchList
        switch kind {
        case .table:
            let table = makeTable(nil)
            table.rowHeight = 50
            list = table
        case .flow:
            let flow = UICollectionViewFlowLayout()
            flow.itemSize = CGSize(width: 320, height: 50)
            flow.minimumLineSpacing = 0
            list = makeCollection(nil, layout: flow)
        case .compositional:
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
            let row = NSCollectionLayoutGroup.vertical(
                layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            list = makeCollection(
                nil,
                layout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row)))
        }
        return (list, SnapshotApp(of: list))
    }

    /// Where covers begin, in the content.
    private func tops(_ list: UIScrollView) -> [CGFloat] { list.covers.map(\.frame.minY).sorted() }

    // MARK: Snapshots

    @Test(arguments: Kind.allCases, [true, false])
    func `a part that moves to the front takes its skeleton along`(kind: Kind, isAnimated: Bool) {
        let (screen, app) = screen(kind, [(7, 2), (8, 0), (9, 2)], loading: [1])
        #expect(tops(screen.content) == [100])

        app.apply([(8, 0), (7, 2), (9, 2)], isAnimated: isAnimated, isReload: false)
        HeadlessScreen.main.turn()

        #expect(tops(screen.content) == [0])
        // A compositional layout gives no room.
        let first = (screen.content as? any BatchList)?.cell(at: IndexPath(item: 0, section: 1))
        #expect(first?.frame.minY == (kind == .compositional ? 0 : 100))
    }

    @Test(arguments: Kind.allCases, [true, false])
    func `a part that is deleted takes its skeleton and its room along`(kind: Kind, isAnimated: Bool) {
        let (screen, app) = screen(kind, [(7, 2), (8, 0), (9, 2)], loading: [1])

        app.apply([(7, 2), (9, 2)], isAnimated: isAnimated, isReload: false)
        HeadlessScreen.main.turn()

        #expect(tops(screen.content) == [])
        #expect(screen.content.contentSize.height == 200)
    }

    @Test(arguments: Kind.allCases)
    func `of two parts the one that stays keeps its skeleton`(kind: Kind) {
        let (screen, app) = screen(kind, [(7, 2), (8, 0), (6, 0), (9, 2)], loading: [1, 2])

        app.apply([(7, 2), (6, 0), (9, 2)], isAnimated: false, isReload: false)
        HeadlessScreen.main.turn()

        #expect(tops(screen.content) == [100])
    }

    @Test(arguments: Kind.allCases)
    func `a part that comes back has its skeleton again`(kind: Kind) {
        let (screen, app) = screen(kind, [(7, 2), (8, 0), (9, 2)], loading: [1])

        for sections in [[(7, 2), (9, 2)], [(7, 2), (9, 2), (8, 0)]] {
            app.apply(sections, isAnimated: false, isReload: false)
            HeadlessScreen.main.turn()
        }

        #expect(tops(screen.content) == [200])
    }

    @Test(arguments: Kind.allCases, [true, false])
    func `a part with placeholders that moves takes its skeleton along`(kind: Kind, isReload: Bool) {
        let (screen, app) = screen(kind, [(7, 2), (8, 2), (9, 1)], loading: [1])
        #expect(tops(screen.content) == [100])

        app.apply([(7, 2), (9, 1), (8, 2)], isAnimated: false, isReload: isReload)
        HeadlessScreen.main.turn()

        #expect(tops(screen.content) == [150])
    }

    @Test(arguments: Kind.allCases)
    func `parts of one length that are exchanged are told apart by what identifies them`(kind: Kind) {
        let (screen, app) = screen(kind, [(7, 2), (8, 2)], loading: [1])

        app.apply([(8, 2), (7, 2)], isAnimated: false, isReload: false)
        HeadlessScreen.main.turn()

        #expect(tops(screen.content) == [0])
    }

    @Test(arguments: [true, false])
    func `rows that load by themselves move with their section`(isAnimated: Bool) {
        let (list, app) = list(.table)
        let screen = Screen<UIScrollView>(list)
        app.apply([(7, 3), (8, 1)], isAnimated: false, isReload: false)
        HeadlessScreen.main.turn()
        list.tabAnimated = TableAnimated(rows: [2: CellAnimated(SampleCell.self)])
        list.startTabAnimation()

        app.apply([(8, 1), (7, 3)], isAnimated: isAnimated, isReload: false)
        HeadlessScreen.main.turn()

        #expect(tops(screen.content) == [150])
    }

    // MARK: Other data sources

    private func screen(_ counts: [Int]) -> (screen: Screen<UITableView>, app: Sections) {
        let app = Sections(counts)
        let screen = Screen(makeTable(app))
        SkeletonLog.sink = { _ in }
        screen.content.tabAnimated = TableAnimated(
            cellClass: SampleCell.self, cellHeight: 50, count: 2, inSections: [1])
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        return (screen, app)
    }

    @Test func `a part follows rows that a reload moves above it`() {
        let (screen, app) = screen([1, 0, 3])

        app.counts = [3, 0, 1]
        screen.content.reloadData()
        HeadlessScreen.main.turn()

        #expect(tops(screen.content) == [150])
    }

    @Test func `a part follows a row that moves above it`() {
        let (screen, app) = screen([1, 2, 3])

        screen.content.performBatchUpdates {
            app.change { names, _ in names[0].append(names[2].removeLast()) }
            screen.content.moveRow(at: IndexPath(row: 2, section: 2), to: IndexPath(row: 1, section: 0))
        }
        HeadlessScreen.main.turn()

        #expect(tops(screen.content) == [100])
    }

    @Test func `a section that moves without a word leaves the skeleton at its index`() {
        let (screen, app) = screen([1, 2, 3])

        app.change { names, _ in names.insert(names.removeLast(), at: 0) }
        screen.content.moveSection(2, toSection: 0)
        HeadlessScreen.main.turn()

        #expect(tops(screen.content) == [screen.content.rect(forSection: 1).minY])
    }

    @Test func `a section that is deleted without a word leaves the skeleton at its index`() {
        let (screen, app) = screen([1, 0, 2, 2])

        app.counts = [1, 2, 2]
        screen.content.deleteSections([1], with: .none)
        HeadlessScreen.main.turn()

        #expect(screen.content.covers.map(\.frame) == [CGRect(x: 0, y: 50, width: 320, height: 100)])
        #expect(screen.content.contentSize.height == 250)
    }

    // MARK: Cost

    @Test(arguments: Kind.allCases)
    func `nothing is planned again while nothing moves`(kind: Kind) {
        let (screen, app) = screen(
            kind, [(7, 2), (8, 2), (9, 0), (6, 0), (5, 1), (4, 0)], loading: [1, 2, 3, 5, 6, 7])
        let cover = screen.content.covers.first
        var plans = 0
        SystemIntervals.watch = { name, isBegin in if name == "Plan", isBegin { plans += 1 } }
        defer { SystemIntervals.watch = nil }

        withExtendedLifetime(app) {
            for _ in 0..<10 { HeadlessScreen.main.turn() }
        }

        #expect(plans == 0 && cover === screen.content.covers.first)
    }
}
