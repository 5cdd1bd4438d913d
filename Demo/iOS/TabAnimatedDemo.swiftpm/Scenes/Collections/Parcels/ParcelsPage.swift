import TabAnimated
import UIKit

/// Cells that are made from an interface file.
final class ParcelsPage: CollectionPage {
    private var parcels: [Parcel] = []

    @available(visionOS, deprecated: 1.0, message: "visionOS deprecates nibs.")
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Parcels"
        collectionView.backgroundColor = .systemGroupedBackground
        layout.minimumLineSpacing = 12
        let nib = UINib(nibName: "ParcelCell", bundle: .module)
        collectionView.register(nib, forCellWithReuseIdentifier: "parcel")
        collectionView.dataSource = self
        collectionView.tabAnimated = CollectionAnimated(
            sections: [SectionAnimated([CellAnimated(ParcelCell.self, nib: nib)])])
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let height = UIFontMetrics.default.scaledValue(for: 148, compatibleWith: traitCollection)
        layout.itemSize = CGSize(width: view.bounds.width, height: height)
    }

    override func load() {
        collectionView.startTabAnimation()
        FakeServer.answer(self, after: 3) { page in
            page.parcels = Parcel.samples
            page.collectionView.endTabAnimation(reloading: true)
        }
    }
}

extension ParcelsPage: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        parcels.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "parcel", for: indexPath)
        (cell as? ParcelCell)?.show(parcels[indexPath.item])
        return cell
    }
}
