import Foundation
import Testing
import UIKit

@testable import TabAnimated

/// Sections that load stay beside their neighbors while the app inserts and deletes others.
@MainActor
@Suite("Sections that move while one loads", .serialized, .ownApp)
struct SectionMoveTests {
    /// A table of one row a section, of which section 1 loads and shows three.
    private func screen(_ counts: [Int], loading: [Int] = [1]) -> (Screen<UITableView>, Sections) {
        let app = Sections(counts)
        let screen = Screen(makeTable(app))
        screen.content.tabAnimated = TableAnimated(
            cellClass: SampleCell.self, cellHeight: 30, count: 3, inSections: loading)
        screen.content.startTabAnimation()
        HeadlessScreen.main.advance(by: 0)
        return (screen, app)
    }

    /// The sections that are covered, by their positions in a table; that of one that the table does not have comes last.
    private func covered(_ table: UITableView) -> [Int] {
        table.covers.map { cover in
            (0..<table.numberOfSections).first { table.rect(forSection: $0).minY == cover.frame.minY }
                ?? table.numberOfSections
        }.sorted()
    }

    @Test func `an app that says where it inserts one of many alike is followed exactly`() {
        let (screen, app) = screen([1, 1])
        #expect(covered(screen.content) == [1])

        app.counts.insert(1, at: 0)
        screen.content.tabAnimationSectionsWillChange(inserting: [0])
        screen.content.insertSections([0], with: .none)
        HeadlessScreen.main.advance(by: 0)

        #expect(covered(screen.content) == [2])
    }

    @Test func `an app that says which of many alike it deletes is followed exactly`() {
        let (screen, app) = screen([1, 1, 1])

        app.counts.remove(at: 0)
        screen.content.tabAnimationSectionsWillChange(deleting: [0])
        screen.content.deleteSections([0], with: .none)
        HeadlessScreen.main.advance(by: 0)

        #expect(covered(screen.content) == [0])
    }

    @Test func `a section that loads moves with its skeleton when the app says so`() {
        let (screen, app) = screen([2, 1])
        let given = exceptions {
            app.counts = [1, 2]
            screen.content.tabAnimationSectionsWillChange(moving: [1: 0])
            screen.content.moveSection(1, toSection: 0)
            HeadlessScreen.main.advance(by: 0)
        }
        #expect(given == [] && covered(screen.content) == [0])
    }

    @Test func `a section that moves past one that loads leaves it beside its other neighbor`() {
        let (screen, app) = screen([2, 1, 4])
        let given = exceptions {
            app.counts = [1, 4, 2]
            screen.content.tabAnimationSectionsWillChange(moving: [0: 2])
            screen.content.moveSection(0, toSection: 2)
            HeadlessScreen.main.advance(by: 0)
        }
        #expect(given == [] && covered(screen.content) == [0])
    }

    @Test func `several changes of one batch are announced one by one, or all at once`() {
        for isOneByOne in [true, false] {
            let (screen, app) = screen([1, 1, 1])
            let list = screen.content
            let given = exceptions {
                list.performBatchUpdates {
                    app.counts.remove(at: 0)
                    if isOneByOne { list.tabAnimationSectionsWillChange(deleting: [0]) }
                    app.counts.append(1)
                    if isOneByOne { list.tabAnimationSectionsWillChange(inserting: [2]) }
                    if !isOneByOne { list.tabAnimationSectionsWillChange(inserting: [2], deleting: [0]) }
                    list.deleteSections([0], with: .none)
                    list.insertSections([2], with: .none)
                }
                HeadlessScreen.main.advance(by: 0)
            }
            #expect(given == [] && covered(list) == [0])
        }
    }

    @Test func `a covered section follows several changes that are announced before the list is told`() {
        let app = Sections([1, 1, 1])
        let screen = Screen(makeTable(app))
        HeadlessScreen.main.advance(by: 0)
        screen.content.tabAnimated = TableAnimated(
            cellClass: SampleCell.self, inSections: [1])
        screen.content.startTabAnimation()
        let list = screen.content
        list.performBatchUpdates {
            app.counts.insert(1, at: 0)
            list.tabAnimationSectionsWillChange(inserting: [0])
            app.counts.insert(1, at: 0)
            list.tabAnimationSectionsWillChange(inserting: [0])
            list.insertSections([0, 1], with: .none)
        }
        HeadlessScreen.main.advance(by: 0)
        #expect(list.covers.map(\.frame.minY) == [150])
    }

    @Test func `an announcement of sections that there are not is refused with a warning`() {
        let (screen, app) = screen([2, 1])
        app.counts = [1, 2]
        let given = warnings { screen.content.tabAnimationSectionsWillChange(moving: [7: 0]) }
        #expect(given.count == 1)
    }

    /// The exceptions that UIKit would raise meanwhile.
    private func exceptions(during action: () -> Void) -> [String] {
        var reasons: [String] = []
        HeadlessException.handler = { reasons.append($0) }
        action()
        return reasons
    }

    @Test(arguments: [[4, 2, 1], [1, 1, 2, 1], [1]])
    func `without a word a section keeps its index, and one line says what to do`(counts: [Int]) {
        let (screen, app) = screen([2, 1])

        let given = warnings {
            for counts in [counts, counts + [1]] {
                app.counts = counts
                screen.content.reloadData()
                HeadlessScreen.main.advance(by: 0)
            }
        }

        #expect(covered(screen.content) == [1])
        #expect(
            given == [
                "UITableView went from 2 to \(counts.count) sections while one loads, which keeps its index: announce "
                    + "changes with tabAnimationSectionsWillChange(inserting:deleting:moving:) before the list is told"
            ])
    }

    @Test func `a change that does not lead to the data is refused with a warning`() {
        let (screen, app) = screen([2, 1])

        app.counts.insert(4, at: 0)
        let given = warnings { screen.content.tabAnimationSectionsWillChange(inserting: [0, 1]) }

        #expect(
            given == [
                "2 inserted and 0 deleted sections do not lead from 2 to 3: call tabAnimationSectionsWillChange when "
                    + "the data has changed"
            ])
    }

    @Test func `a section that the app does not have stays last when others are announced`() {
        let (screen, app) = screen([2])

        app.counts = [2, 1]
        screen.content.tabAnimationSectionsWillChange(inserting: [1])
        screen.content.reloadData()
        HeadlessScreen.main.advance(by: 0)

        #expect(covered(screen.content) == [2])
    }

    @Test func `a section that the app has got meanwhile takes its place`() {
        let (screen, app) = screen([2])

        app.counts = [2, 1, 1]
        screen.content.reloadData()
        HeadlessScreen.main.advance(by: 0)

        #expect(covered(screen.content) == [1])
    }

    @Test func `ending another section leaves the moved one where it is`() {
        let (screen, app) = screen([2, 1], loading: [1, 3])
        app.counts.insert(4, at: 0)
        screen.content.tabAnimationSectionsWillChange(inserting: [0])
        screen.content.insertSections([0], with: .none)

        screen.content.endTabAnimation(inSection: 3)
        HeadlessScreen.main.advance(by: 0)

        #expect(covered(screen.content) == [2])
    }

    @Test func `rows that load follow their section`() {
        let app = Sections([3])
        let screen = Screen(makeTable(app))
        screen.content.tabAnimated = TableAnimated(rows: [1: CellAnimated(SampleCell.self)])
        screen.content.startTabAnimation()
        HeadlessScreen.main.advance(by: 0)

        app.counts.insert(2, at: 0)
        screen.content.tabAnimationSectionsWillChange(inserting: [0])
        screen.content.insertSections([0], with: .none)
        HeadlessScreen.main.advance(by: 0)

        #expect(screen.content.covers.map(\.frame) == [CGRect(x: 0, y: 150, width: 320, height: 50)])
    }

    @Test func `a section of a diffable data source is known by its identifier`() {
        let screen = Screen(makeTable(nil))
        screen.content.rowHeight = 50
        let app = SnapshotApp(of: screen.content)
        app.apply([(7, 1), (8, 2)], isAnimated: false, isReload: false)
        HeadlessScreen.main.advance(by: 0)
        screen.content.tabAnimated = TableAnimated(cellClass: SampleCell.self, inSections: [1])
        _ = warnings { screen.content.startTabAnimation() }

        app.apply([(9, 2), (7, 1), (8, 2)], isAnimated: false, isReload: false)
        HeadlessScreen.main.advance(by: 0)
        #expect(screen.content.covers.map(\.frame) == [CGRect(x: 0, y: 150, width: 320, height: 100)])

        app.apply([(9, 2), (7, 1)], isAnimated: false, isReload: false)
        HeadlessScreen.main.advance(by: 0)
        #expect(screen.content.covers.isEmpty)
    }

    @Test func `a diffable data source is never asked for a snapshot, which is slow`() {
        let screen = Screen(makeTable(nil))
        let table = screen.content
        let source = CountingSource(tableView: table) { _, _, _ in
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        var sections = NSDiffableDataSourceSnapshot<Int, Int>()
        sections.appendSections([0, 1])
        sections.appendItems([1, 2], toSection: 0)
        source.apply(sections, animatingDifferences: false)
        HeadlessScreen.main.advance(by: 0)
        table.tabAnimated = TableAnimated(cellClass: SampleCell.self, cellHeight: 50, count: 3)
        source.snapshots = 0
        table.startTabAnimation()
        table.endTabAnimation()
        HeadlessScreen.main.advance(by: 1)
        #expect(source.snapshots == 0)
        table.startTabAnimation(inSection: 1)
        #expect(table.covers.count == 1 && source.snapshots == 0)
    }

    @Test func `a section covered in place moves with what the app says`() {
        let app = Sections([1, 1])
        let screen = Screen(makeTable(app))
        HeadlessScreen.main.advance(by: 0)
        screen.content.tabAnimated = TableAnimated(
            cellClass: SampleCell.self, inSections: [1])
        screen.content.startTabAnimation()

        app.counts.insert(1, at: 0)
        screen.content.tabAnimationSectionsWillChange(inserting: [0])
        screen.content.insertSections([0], with: .none)
        HeadlessScreen.main.advance(by: 0)

        #expect(screen.content.covers.map(\.frame.minY) == [100])
    }

    @Test func `a diffable data source that is set while a part loads keeps the list`() {
        let (screen, app) = screen([2, 1])
        var snapshots: SnapshotApp?

        _ = warnings { snapshots = SnapshotApp(of: screen.content) }
        snapshots?.apply([(0, 1), (1, 2)], isAnimated: false, isReload: false)
        HeadlessScreen.main.advance(by: 0)

        #expect(screen.content.dataSource === snapshots?.source)
        #expect(screen.content.covers.map(\.frame.minY) == [50])
        screen.content.endTabAnimation()
        #expect(screen.content.delegate === app)
        #expect(screen.content.covers.isEmpty)
        #expect(screen.content.dataSource === snapshots?.source)
    }
}

/// The arithmetic of it.
@Suite("A change of sections", .ownApp)
struct SectionChangeTests {
    @Test func `sections that move make room where they leave and take it where they go`() {
        let change = SectionChange(inserted: [1], deleted: [4], moved: [0: 3, 5: 0])
        #expect(change.positions(of: 0..<7) == [0: 3, 1: 2, 2: 4, 3: 5, 5: 0, 6: 6])
        #expect(change.leads(from: 7, to: 7) && !change.leads(from: 5, to: 5))
    }

    @Test func `sections move by what is inserted and deleted before them`() {
        let change = SectionChange(inserted: [0, 2, 6], deleted: [1])
        #expect(change.positions(of: 0..<5) == [0: 1, 2: 3, 3: 4, 4: 5])
    }
}

/// Counts how often it is asked for its snapshot.
private final class CountingSource: UITableViewDiffableDataSource<Int, Int> {
    var snapshots = 0

    override func snapshot() -> NSDiffableDataSourceSnapshot<Int, Int> {
        snapshots += 1
        return super.snapshot()
    }
}
