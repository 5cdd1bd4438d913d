import TestDevice
import Testing
import UIKit

@testable import TabProduction

/// Lists without cells inside a view that is mapped.
@MainActor
@Suite("Expected items", .serialized, .ownDevice)
struct ExpectedItemsTests {
    private let layout = UICollectionViewFlowLayout()

    init() {
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 120, height: 150)
        layout.minimumLineSpacing = 10
        layout.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    }

    private func shelf(_ layout: UICollectionViewLayout) -> UICollectionView {
        UICollectionView(
            frame: CGRect(x: 0, y: 40, width: 320, height: 170), collectionViewLayout: layout)
    }

    private func frames(_ list: UIView) -> [CGRect]? { ExpectedItems(of: list)?.frames }

    @Test func `they are where a flow layout puts items, and cut off where the list ends`() {
        #expect(
            frames(shelf(layout)) == [
                CGRect(x: 16, y: 10, width: 120, height: 150), CGRect(x: 146, y: 10, width: 120, height: 150),
                CGRect(x: 276, y: 10, width: 44, height: 150),
            ])
    }

    @Test func `a header moves them`() {
        layout.headerReferenceSize = CGSize(width: 30, height: 0)

        #expect(frames(shelf(layout))?.first?.minX == 46)
    }

    @Test func `they are where the items are when they have come`() {
        let list = shelf(layout)
        let source = ItemSource()
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let expected = frames(list)
        list.dataSource = source
        list.reloadData()
        list.layOutInWindow()

        let shown = list.visibleCells.map { $0.frame.intersection(list.bounds) }.sorted { $0.minX < $1.minX }
        #expect(expected == shown)
    }

    @Test func `a layout that does not tell sizes, or may be told others, leaves the list open`() {
        let measuring = UICollectionViewFlowLayout()
        measuring.estimatedItemSize = CGSize(width: 50, height: 50)
        let delegate = SizingDelegate()
        let asked = shelf(layout)
        asked.delegate = delegate

        #expect(frames(shelf(measuring)) == nil)
        #expect(frames(shelf(OwnFlowLayout())) == nil)
        #expect(frames(shelf(UICollectionViewLayout())) == nil)
        #expect(frames(asked) == nil)
        #expect(frames(UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))) == nil)
        #expect(delegate.questions == 0)
    }

    @Test func `each is a shape of the skeleton around the list`() {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 220))
        page.addSubview(shelf(layout))
        let shapes = ViewMapper(nested: { $0.nestedSkeleton }).map(page).components.filter { !$0.isRemoved }

        #expect(shapes.map(\.frame.minX) == [16, 146, 276])
        #expect(shapes.allSatisfy { $0.frame.minY == 50 && $0.cornerRadius == 6 })
    }

    @Test func `what is read of the real content is where they were`() {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 220))
        let list = shelf(layout)
        page.addSubview(list)
        let before = ViewMapper(nested: { $0.nestedSkeleton }).map(page)
        let source = ItemSource()
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = source
        page.layOutInWindow()

        let reading = ContentMapper(options: MappingOptions(), layoutDirection: .leftToRight)
        #expect(!list.visibleCells.isEmpty)
        #expect(reading.production(of: page).components.map(\.frame) == before.components.map(\.frame))
    }
}

private final class ItemSource: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 8 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}

private final class SizingDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    private(set) var questions = 0

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        questions += 1
        return CGSize(width: 60, height: 60)
    }
}

private final class OwnFlowLayout: UICollectionViewFlowLayout {}
