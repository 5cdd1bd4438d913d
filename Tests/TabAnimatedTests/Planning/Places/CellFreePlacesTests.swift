import Testing
import UIKit

@testable import TabAnimated

/// A layout that has all sizes itself places a skeleton without a cell.
@MainActor
@Suite("Places are read without cells where no cell decides about them", .serialized, .ownApp)
struct CellFreePlacesTests {
    /// A layout that counts the cells of the collection that it places.
    private final class CountingLayout: UICollectionViewCompositionalLayout {
        private(set) var cellCount = 0

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            cellCount = max(cellCount, collectionView?.visibleCells.count ?? 0)
            return super.layoutAttributesForElements(in: rect)
        }
    }

    private let app = Sections([0])

    /// Starts a collection of one column of rows, in a window 480 points high.
    private func start(rowHeight: NSCollectionLayoutDimension)
        -> (screen: Screen<UICollectionView>, layout: CountingLayout)
    {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: rowHeight)
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let makeLayout = { CountingLayout(section: NSCollectionLayoutSection(group: group)) }
        let (screen, layout) = (Screen(makeCollection(app, layout: makeLayout())), makeLayout())
        screen.content.tabAnimated = CollectionAnimated(cellClass: SampleItem.self, layout: layout)
        screen.content.startTabAnimation()
        return (screen, layout)
    }

    @Test func `a layout of given sizes makes no cell`() {
        #expect(start(rowHeight: .absolute(40)).layout.cellCount == 0)
    }

    @Test func `a layout of given sizes is read up to the end of what is seen`() {
        let screen = start(rowHeight: .absolute(40)).screen
        #expect(screen.overlay?.tiles.map(\.origin.y) == stride(from: 0, to: 480, by: 40).map { $0 })
    }

    @Test func `a layout that asks cells for their heights makes them`() {
        #expect(start(rowHeight: .estimated(40)).layout.cellCount > 0)
    }

    @Test func `a cell says how high it is as layouts ask it`() {
        let screen = Screen(makeCollection(nil, layout: ColumnLayout()))
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        screen.content.tabAnimated = CollectionAnimated(
            cellClass: PreferringItem.self, count: 2,
            layout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        screen.content.startTabAnimation()
        #expect(screen.overlay?.tiles.map(\.origin.y) == [0, 90])
    }
}

/// An item that lays itself out, and tells its height only where layouts ask for it.
private final class PreferringItem: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
            return layoutAttributes
        }
        copy.size.height = 90
        return copy
    }
}
