import Testing
import UIKit

@testable import TabAnimated

/// The app is never asked about rows that its data does not have any more, whatever the list still believes.
@MainActor
@Suite("Only rows that the app has", .serialized, .ownApp)
struct OnlyKnownRowsTests {
    /// A delegate that answers for everything, and notes what its data lacks.
    private final class Flow: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var counts = [20, 3]
        var unknown: [String] = []

        private func check(_ path: IndexPath, _ question: String = #function) {
            let isKnown = counts.indices.contains(path.section) && path.item < max(1, counts[path.section])
            if !isKnown
                || (path.item >= counts[path.section] && path.count > 1 && question.contains("sizeForItem"))
            {
                unknown.append("\(question) \(path)")
            }
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

        func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }

        func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            list.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        }

        func collectionView(
            _ list: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
        ) -> CGSize {
            check(path)
            return CGSize(width: 100, height: 50)
        }

        func collectionView(
            _ list: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
        ) -> UIEdgeInsets {
            check(IndexPath(item: 0, section: section))
            return .zero
        }

        func collectionView(
            _ list: UICollectionView, layout: UICollectionViewLayout,
            minimumLineSpacingForSectionAt section: Int
        ) -> CGFloat {
            check(IndexPath(item: 0, section: section))
            return 0
        }

        func collectionView(
            _ list: UICollectionView, layout: UICollectionViewLayout,
            referenceSizeForHeaderInSection section: Int
        ) -> CGSize {
            check(IndexPath(item: 0, section: section))
            return .zero
        }
    }

    @Test(arguments: [[0, 0], [5], [], [1, 0]], [false, true])
    func `a collection whose data has shrunk without a reload is not asked about the rest`(
        counts: [Int], isPart: Bool
    ) {
        let app = Flow()
        let screen = Screen(makeCollection(nil))
        let collection = screen.content
        (collection.dataSource, collection.delegate) = (app, app)
        HeadlessScreen.main.turn()
        collection.tabAnimated =
            isPart
            ? CollectionAnimated(cellClass: SampleItem.self, count: 4, inSections: [1])
            : CollectionAnimated(cellClass: SampleItem.self)
        app.counts = counts
        collection.startTabAnimation()
        #expect(app.unknown == [] && !collection.covers.isEmpty)
    }

    /// A table's app that answers for everything, and notes what its data lacks.
    private final class Answers: NSObject, UITableViewDataSource, UITableViewDelegate {
        var counts = [20, 3]
        var unknown: [String] = []

        private func check(_ section: Int, _ row: Int? = nil, _ question: String = #function) {
            let count = counts.indices.contains(section) ? counts[section] : -1
            if count < 0 || row.map({ $0 >= count }) == true {
                unknown.append("\(question) \(section) \(row ?? 0)")
            }
        }

        func numberOfSections(in tableView: UITableView) -> Int { counts.count }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            check(section)
            return counts.indices.contains(section) ? counts[section] : 0
        }

        func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            check(path.section, path.row)
            return tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
        }

        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            check(section)
            return "Section"
        }

        func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
            check(section)
            return UIView()
        }

        func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
            check(path.section, path.row)
            return 50
        }

        func tableView(_ tableView: UITableView, estimatedHeightForRowAt path: IndexPath) -> CGFloat {
            check(path.section, path.row)
            return 50
        }

        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            check(section)
            return 20
        }

        func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
            check(section)
            return 10
        }

        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath)
        {
            check(path.section, path.row)
        }
    }

    @Test(arguments: [[0, 0], [5], [], [1, 0], [20, 1]], ["whole", "section", "row", "sections"])
    func `a table whose data has shrunk without a reload is not asked about the rest`(
        counts: [Int], part: String
    ) {
        let app = Answers()
        let screen = Screen(makeTable(nil))
        let table = screen.content
        (table.dataSource, table.delegate) = (app, app)
        HeadlessScreen.main.turn()
        let cell = CellAnimated(SampleCell.self).height(80)
        table.tabAnimated =
            switch part {
            case "section":
                TableAnimated(cellClass: SampleCell.self, cellHeight: 80, count: 5, inSections: [1])
            case "row": TableAnimated(rows: [2: cell, 6: cell])
            case "sections":
                TableAnimated(loading: [0: SectionAnimated([cell.count(30)]), 1: SectionAnimated([cell])])
            default: TableAnimated(cell)
            }
        app.counts = counts
        table.startTabAnimation()
        #expect(!table.covers.isEmpty)
        for _ in 0..<3 { HeadlessScreen.main.advance(by: 0) }
        table.updateTabAnimation()
        #expect(app.unknown == [], "while it loads")
        table.endTabAnimation()
        HeadlessScreen.main.advance(by: 1)
        #expect(app.unknown == [] && table.covers.isEmpty, "after the end")
        #expect(table.delegate === app)
    }

    @Test(arguments: [[0, 0], [5], [], [1, 0]])
    func `items whose data has shrunk without a reload are not asked for when they load`(counts: [Int]) {
        let app = Flow()
        let screen = Screen(makeCollection(nil))
        let collection = screen.content
        (collection.dataSource, collection.delegate) = (app, app)
        HeadlessScreen.main.turn()
        let cell = CellAnimated(SampleItem.self)
        collection.tabAnimated = CollectionAnimated(items: [2: cell, 25: cell])
        app.counts = counts
        collection.startTabAnimation()
        for _ in 0..<3 { HeadlessScreen.main.advance(by: 0) }
        collection.endTabAnimation()
        HeadlessScreen.main.advance(by: 1)
        #expect(app.unknown == [] && collection.covers.isEmpty)
    }

    // MARK: The stand-in of a delegate

    @Test func `other questions reach the app's delegate while it answers for a footer`() {
        final class Curious: NSObject, UITableViewDelegate {
            var heard: [Bool] = []

            func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
                let delegate = tableView.delegate as? RoomDelegate
                let name = NSSelectorFromString("tableView:heightForRowAtIndexPath:")
                if let delegate { heard.append(delegate.responds(to: name)) }
                return 0
            }

            func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat { 50 }
        }
        let (app, curious) = (Sections([2, 0, 2]), Curious())
        let screen = Screen(makeTable(app))
        let table = screen.content
        table.delegate = curious
        table.tabAnimated = TableAnimated(
            cellClass: SampleCell.self, cellHeight: 60, count: 3, inSections: [1])
        table.startTabAnimation()
        table.insertSections([], with: .none)
        HeadlessScreen.main.advance(by: 0)
        table.performBatchUpdates(nil)
        #expect(!curious.heard.isEmpty && curious.heard.allSatisfy { $0 })
    }
}
