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
