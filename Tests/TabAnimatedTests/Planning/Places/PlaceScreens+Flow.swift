import TabAnimated
import UIKit

extension PlaceScreens {
    /// Screens of flow layouts.
    static let flows = [
        flow("a flow of two columns") { $0.itemSize = CGSize(width: 180, height: 120) },
        flow("a flow with insets and spacing") {
            $0.itemSize = CGSize(width: 100, height: 140)
            $0.sectionInset = UIEdgeInsets(top: 12, left: 20, bottom: 12, right: 8)
            $0.minimumLineSpacing = 6
            $0.minimumInteritemSpacing = 14
        },
        flow("a flow of rows") { $0.itemSize = CGSize(width: 390, height: 66) },
        flow("a flow that scrolls sideways") {
            $0.scrollDirection = .horizontal
            $0.itemSize = CGSize(width: 150, height: 200)
        },
        flow("a flow below a header") {
            $0.itemSize = CGSize(width: 120, height: 90)
            $0.headerReferenceSize = CGSize(width: 390, height: 48)
        },
        flow("sections of a flow", counts: [5, 60]) { $0.itemSize = CGSize(width: 90, height: 90) },
    ]

    /// Screens of subclasses of a flow layout, which place cells in a way of their own.
    static let ownFlows = [
        flow("a flow that begins at the leading edge", LeadingFlow()) {
            $0.itemSize = CGSize(width: 110, height: 40)
            $0.sectionInset = UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16)
        },
        flow("a flow that begins at the leading edge, in sections", LeadingFlow(), counts: [4, 60]) {
            $0.itemSize = CGSize(width: 110, height: 40)
            $0.headerReferenceSize = CGSize(width: 390, height: 30)
        },
        flow("a flow whose every second item is lower", SteppedFlow()) {
            $0.itemSize = CGSize(width: 150, height: 90)
            $0.minimumLineSpacing = 40
        },
        flow("a flow that measures its items", LeadingFlow(), counts: [240], cell: TextCell.self) {
            $0.estimatedItemSize = CGSize(width: 120, height: 30)
        },
    ]

    private static func flow(
        _ name: String, _ layout: @autoclosure @escaping @MainActor () -> UICollectionViewFlowLayout,
        counts: [Int] = [60], cell: UICollectionViewCell.Type = TileCell.self,
        _ configure: @escaping @MainActor (UICollectionViewFlowLayout) -> Void
    ) -> PlaceScreen {
        var screen = flow(name, counts: counts, cell: cell, configure)
        screen.layout = {
            let layout = layout()
            configure(layout)
            return layout
        }
        return screen
    }

    private static func flow(
        _ name: String, counts: [Int] = [60], cell: UICollectionViewCell.Type = TileCell.self,
        _ configure: @escaping @MainActor (UICollectionViewFlowLayout) -> Void
    ) -> PlaceScreen {
        PlaceScreen(
            name, counts: counts, cells: [cell],
            sections: {
                counts.indices.map {
                    SectionAnimated(
                        cellClass: cell, count: $0 == counts.count - 1 ? nil : counts[$0])
                }
            }
        ) {
            let layout = UICollectionViewFlowLayout()
            configure(layout)
            return layout
        }
    }
}

/// A flow layout whose lines begin at the leading edge, with the least spacing between items.
final class LeadingFlow: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map(moved)
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        super.layoutAttributesForItem(at: indexPath).map(moved)
    }

    private func moved(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let path = attributes.indexPath
        guard attributes.representedElementCategory == .cell,
            let copy = attributes.copy() as? UICollectionViewLayoutAttributes
        else { return attributes }
        copy.frame.origin.x = sectionInset.left
        let before = IndexPath(item: path.item - 1, section: path.section)
        if path.item > 0, let other = super.layoutAttributesForItem(at: before),
            other.frame.midY == attributes.frame.midY, let left = layoutAttributesForItem(at: before)
        {
            copy.frame.origin.x = left.frame.maxX + minimumInteritemSpacing
        }
        return copy
    }
}

/// A flow layout whose every second item is lower.
private final class SteppedFlow: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map(moved)
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        super.layoutAttributesForItem(at: indexPath).map(moved)
    }

    private func moved(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard attributes.representedElementCategory == .cell, !attributes.indexPath.item.isMultiple(of: 2),
            let copy = attributes.copy() as? UICollectionViewLayoutAttributes
        else { return attributes }
        copy.frame.origin.y += 20
        return copy
    }
}
