import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct FlowLayoutTests {
    private let layout = UICollectionViewFlowLayout()

    private func frames(_ fixture: CollectionFixture) -> [CGRect] {
        let view = fixture.collection(layout)
        view.layoutIfNeeded()
        return (0..<fixture.counts[0]).compactMap {
            layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
        }
    }

    @Test func `a full line spreads its items over the width`() {
        layout.itemSize = CGSize(width: 100, height: 40)
        #expect(frames(CollectionFixture([3])).map(\.minX) == [0, 110, 220])
    }

    @Test func `the last line keeps the columns of the others`() {
        layout.itemSize = CGSize(width: 90, height: 40)
        let frames = frames(CollectionFixture([5]))
        #expect(frames.map(\.minX) == [0, 115, 230, 0, 115])
        #expect(frames.map(\.minY) == [0, 0, 0, 50, 50])
    }

    @Test func `a single line is spaced as if it were full`() {
        layout.itemSize = CGSize(width: 90, height: 40)
        #expect(frames(CollectionFixture([2])).map(\.minX) == [0, 115])
    }

    @Test func `a line with room for one item centers it`() {
        layout.itemSize = CGSize(width: 200, height: 40)
        #expect(frames(CollectionFixture([2])).map(\.minX) == [60, 60])
    }

    @Test func `items of different heights stand in the middle of their line`() {
        let fixture = CollectionFixture([2])
        fixture.sizes = [
            IndexPath(item: 0, section: 0): CGSize(width: 100, height: 80),
            IndexPath(item: 1, section: 0): CGSize(width: 100, height: 40),
        ]
        #expect(frames(fixture).map(\.minY) == [0, 20])
    }

    @Test func `a last line of different sizes keeps the least spacing`() {
        let fixture = CollectionFixture([4])
        fixture.sizes = [
            IndexPath(item: 0, section: 0): CGSize(width: 150, height: 40),
            IndexPath(item: 1, section: 0): CGSize(width: 140, height: 40),
            IndexPath(item: 2, section: 0): CGSize(width: 100, height: 40),
            IndexPath(item: 3, section: 0): CGSize(width: 60, height: 40),
        ]
        #expect(frames(fixture).map(\.minX) == [0, 180, 0, 110])
    }

    @Test func `section insets narrow the lines and lengthen the content`() {
        layout.itemSize = CGSize(width: 90, height: 40)
        layout.sectionInset = UIEdgeInsets(top: 5, left: 15, bottom: 7, right: 15)
        let fixture = CollectionFixture([3])
        #expect(frames(fixture).map(\.minX) == [15, 115, 215])
        #expect(layout.collectionViewContentSize == CGSize(width: 320, height: 52))
    }

    @Test func `lines keep their spacing`() {
        layout.itemSize = CGSize(width: 320, height: 40)
        layout.minimumLineSpacing = 3
        #expect(frames(CollectionFixture([3])).map(\.minY) == [0, 43, 86])
    }

    @Test func `a horizontal layout fills columns`() {
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 60, height: 195)
        let fixture = CollectionFixture([3])
        let frames = frames(fixture)
        #expect(frames.map(\.minX) == [0, 0, 70])
        #expect(frames.map(\.minY) == [0, 205, 0])
        #expect(layout.collectionViewContentSize == CGSize(width: 130, height: 400))
    }

    @Test func `headers and footers take their length from the reference size`() {
        layout.itemSize = CGSize(width: 320, height: 40)
        layout.headerReferenceSize = CGSize(width: 1, height: 30)
        layout.footerReferenceSize = CGSize(width: 1, height: 20)
        let fixture = CollectionFixture([1, 1])
        let view = fixture.collection(layout)
        view.layoutIfNeeded()
        let path = IndexPath(item: 0, section: 1)
        let header = view.layoutAttributesForSupplementaryElement(
            ofKind: UICollectionView.elementKindSectionHeader, at: path)
        let footer = view.layoutAttributesForSupplementaryElement(
            ofKind: UICollectionView.elementKindSectionFooter, at: path)
        #expect(header?.frame == CGRect(x: 0, y: 90, width: 320, height: 30))
        #expect(footer?.frame == CGRect(x: 0, y: 160, width: 320, height: 20))
    }

    @Test func `pinned headers stay in sight`() {
        layout.itemSize = CGSize(width: 320, height: 300)
        layout.headerReferenceSize = CGSize(width: 1, height: 30)
        layout.sectionHeadersPinToVisibleBounds = true
        let fixture = CollectionFixture([4])
        let view = fixture.collection(layout)
        view.layoutIfNeeded()
        view.contentOffset.y = 100
        view.layoutIfNeeded()
        let header = view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        #expect(header?.frame == CGRect(x: 0, y: 100, width: 320, height: 30))
    }

    @Test func `a new width computes new lines`() {
        layout.itemSize = CGSize(width: 100, height: 40)
        let fixture = CollectionFixture([3])
        let view = fixture.collection(layout)
        view.layoutIfNeeded()
        view.frame.size.width = 220
        view.layoutIfNeeded()
        #expect(layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minX == 120)
    }

    @Test func `the content inset narrows the lines`() {
        layout.itemSize = CGSize(width: 100, height: 40)
        let fixture = CollectionFixture([3])
        let view = fixture.collection(layout)
        view.contentInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
        view.layoutIfNeeded()
        #expect(view.contentSize.width == 310)
    }

    @Test func `automatic items take the size their cells prefer`() {
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let fixture = CollectionFixture([2])
        let view = fixture.collection(layout)
        view.register(WideCell.self, forCellWithReuseIdentifier: "cell")
        view.layoutIfNeeded()
        #expect(
            view.visibleCells.map(\.frame.size) == [
                CGSize(width: 120, height: 70), CGSize(width: 120, height: 70),
            ])
        #expect(view.visibleCells.map(\.frame.minX) == [0, 200])
    }

    @Test func `items that change the frame they were given stand below each other`() {
        let fixture = CollectionFixture([3])
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let collection = fixture.collection(layout)
        collection.register(WideItem.self, forCellWithReuseIdentifier: "cell")
        collection.layoutIfNeeded()
        let frames = (0..<3).map {
            layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
        }
        #expect(
            frames == [0, 90, 180].map { CGRect(x: 0, y: $0, width: collection.bounds.width, height: 80) })
    }

    @Test func `a layout that flips starts at the right in right to left`() {
        let layout = FlippingLayout()
        layout.itemSize = CGSize(width: 100, height: 40)
        let fixture = CollectionFixture([2])
        let view = fixture.collection(layout)
        view.semanticContentAttribute = .forceRightToLeft
        view.layoutIfNeeded()
        #expect(view.visibleCells.map(\.frame.minX) == [220, 110])
    }
}

private final class WideCell: UICollectionViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: 120, height: 70)
    }
}

private final class FlippingLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

/// An item as wide as its list, which says so in the attributes that it was given.
private final class WideItem: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.frame.size = CGSize(width: 320, height: 80)
        return layoutAttributes
    }
}
