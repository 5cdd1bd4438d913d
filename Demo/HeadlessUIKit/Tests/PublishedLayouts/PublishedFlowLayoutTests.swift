import TestDevice
import Testing
import UIKit

/// Flow layouts: Apple, Collection View Programming Guide for iOS (Documentation Archive), chapter
/// "Using the Flow Layout", and the documentation of `UICollectionViewFlowLayout`.
@MainActor
@Suite(.ownDevice)
struct PublishedFlowLayoutTests {
    private let layout = UICollectionViewFlowLayout()

    private func frames(_ sizes: [CGSize], width: CGFloat = 320, height: CGFloat = 480) -> [CGRect] {
        let source = SizedItems(sizes)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.delegate = source
        view.layoutIfNeeded()
        return sizes.indices.compactMap {
            layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
        }
    }

    // "Using the Flow Layout", "Specifying the Space Between Items and Lines": what is left over in a line
    // goes between its items.
    @Test func `a full line spreads its items`() {
        layout.minimumInteritemSpacing = 10
        layout.minimumLineSpacing = 10

        let frames = frames(Array(repeating: CGSize(width: 70, height: 50), count: 8))

        expectNumbers(frames.prefix(4).map(\.minX), [0, 83.33, 166.67, 250])
        expectNumbers(frames.map(\.minY), [0, 0, 0, 0, 60, 60, 60, 60])
    }

    // "Using the Flow Layout": as many items to a line as fit with the least spacing.
    @Test func `an item that does not fit with the spacing begins a line`() {
        layout.minimumInteritemSpacing = 12
        layout.minimumLineSpacing = 0

        let frames = frames(Array(repeating: CGSize(width: 100, height: 40), count: 4))

        expectNumbers(frames.map(\.minY), [0, 0, 40, 40])
        expectNumbers(frames.prefix(2).map(\.minX), [0, 220])
    }

    // "Using Section Insets to Tweak the Margins of Your Content": insets make room for the items smaller.
    @Test func `section insets keep items from the edges`() {
        layout.minimumInteritemSpacing = 10
        layout.minimumLineSpacing = 15
        layout.sectionInset = UIEdgeInsets(top: 20, left: 10, bottom: 30, right: 10)

        let frames = frames(Array(repeating: CGSize(width: 90, height: 90), count: 6))

        expectNumbers(frames.map(\.minX), [10, 115, 220, 10, 115, 220])
        expectNumbers(frames.map(\.minY), [20, 20, 20, 125, 125, 125])
        expectNumbers([layout.collectionViewContentSize.height], [245])
    }

    // "Specifying the Space Between Items and Lines", items of different heights: the line is as high as its
    // highest item, and the others stand in its middle.
    @Test func `items of different heights share a middle line`() {
        layout.minimumInteritemSpacing = 10
        layout.minimumLineSpacing = 10

        let frames = frames([
            CGSize(width: 100, height: 40), CGSize(width: 100, height: 100), CGSize(width: 100, height: 60),
            CGSize(width: 320, height: 20),
        ])

        expectNumbers(frames.map(\.minY), [30, 0, 20, 110])
        expectNumbers(frames.map(\.minX), [0, 110, 220, 0])
    }

    // `UICollectionViewFlowLayout.scrollDirection`: horizontal layouts fill columns from the top.
    @Test func `a horizontal flow fills columns`() {
        layout.scrollDirection = .horizontal
        layout.minimumInteritemSpacing = 10
        layout.minimumLineSpacing = 20

        let frames = frames(Array(repeating: CGSize(width: 80, height: 100), count: 4), height: 210)

        expectNumbers(frames.map(\.minX), [0, 0, 100, 100])
        expectNumbers(frames.map(\.minY), [0, 110, 0, 110])
    }

    // `minimumLineSpacing`, `minimumInteritemSpacing`, `itemSize`: 10, 10 and 50 × 50 points by default.
    @Test func `a flow layout begins with squares of 50 points, 10 apart`() {
        expectNumbers([layout.minimumLineSpacing, layout.minimumInteritemSpacing], [10, 10])
        expectNumbers([layout.itemSize.width, layout.itemSize.height], [50, 50])
    }
}

/// Items whose sizes a delegate gives.
private final class SizedItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    private let sizes: [CGSize]

    init(_ sizes: [CGSize]) {
        self.sizes = sizes
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sizes.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        sizes[indexPath.item]
    }
}
