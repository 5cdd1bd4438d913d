import TabAnimated
import UIKit

/// The people of a library.
final class ReadersPage: CollectionPage {
    private var readers: [Reader] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Readers"
        layout.minimumLineSpacing = 0
        collectionView.register(ReaderCell.self, forCellWithReuseIdentifier: "reader")
        collectionView.dataSource = self
        collectionView.tabAnimated = CollectionAnimated(cellClass: ReaderCell.self)
        // Its adjustments were written for lines as wide as their labels.
        collectionView.tabAnimated?.mapping = .tabAnimated
        collectionView.tabAnimated?.adjust { [unowned view = collectionView] cell in
            ReaderCell.adjust(cell, isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layout.itemSize = CGSize(width: view.bounds.width, height: ReaderCell.height)
    }

    override func load() {
        collectionView.startTabAnimation()
        FakeServer.answer(self, after: 0.6) { page in
            page.readers = Reader.samples
            page.collectionView.endTabAnimation(reloading: true)
        }
    }
}

extension ReadersPage: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        readers.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "reader", for: indexPath)
        (cell as? ReaderCell)?.show(readers[indexPath.item])
        return cell
    }
}
