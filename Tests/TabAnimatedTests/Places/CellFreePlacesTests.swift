import Testing
import UIKit

@testable import TabAnimated

/// A layout that has all sizes itself places a skeleton without a cell.
@MainActor
@Suite("Places are read without cells where no cell decides about them", .serialized, .ownApp)
struct CellFreePlacesTests {
    /// A collection that counts the cells it makes.
    private final class CountingCollection: UICollectionView {
        private(set) var cellCount = 0

        override func dequeueReusableCell(
            withReuseIdentifier identifier: String, for indexPath: IndexPath
        ) -> UICollectionViewCell {
            cellCount += 1
            return super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        }
    }

    private let app = Sections([0])

    /// Starts a collection of one column of rows, in a window 480 points high.
    private func start(rowHeight: NSCollectionLayoutDimension) -> Screen<CountingCollection> {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: rowHeight)
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let collection = CountingCollection(
            frame: .zero,
            collectionViewLayout: UICollectionViewCompositionalLayout(
                section: NSCollectionLayoutSection(group: group)))
        collection.dataSource = app
        let screen = Screen(collection)
        collection.tabAnimated = CollectionAnimated(cellClass: SampleItem.self)
        collection.startTabAnimation()
        return screen
    }

    @Test func `a layout of given sizes makes no cell`() {
        #expect(start(rowHeight: .absolute(40)).content.cellCount == 0)
    }

    @Test func `a layout of given sizes is read up to the end of what is seen`() {
        let screen = start(rowHeight: .absolute(40))
        #expect(screen.overlay?.tiles.map(\.origin.y) == stride(from: 0, to: 480, by: 40).map { $0 })
    }

    @Test func `a layout that asks cells for their heights makes them`() {
        #expect(start(rowHeight: .estimated(40)).content.cellCount > 0)
    }
}
