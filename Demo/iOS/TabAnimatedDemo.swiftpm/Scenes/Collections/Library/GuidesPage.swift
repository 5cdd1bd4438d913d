import TabAnimated
import UIKit

/// What a library has written.
final class GuidesPage: CollectionPage {
    private var guides: [Guide] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Guides"
        layout.minimumLineSpacing = 0
        collectionView.register(GuideCell.self, forCellWithReuseIdentifier: "guide")
        collectionView.dataSource = self
        collectionView.tabAnimated = CollectionAnimated(cellClass: GuideCell.self)
        collectionView.tabAnimated?.adjust { cell in
            cell.animation(1).height(12).down(3).width(60)
            cell.animation(2).height(12).width(90).up(2)
            cell.animation(3).up(10)
        }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layout.itemSize = CGSize(width: view.bounds.width, height: GuideCell.height)
    }

    override func load() {
        collectionView.startTabAnimation()
        FakeServer.answer(self, after: 0.6) { page in
            page.guides = Guide.samples
            page.collectionView.endTabAnimation(reloading: true)
        }
    }
}

extension GuidesPage: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        guides.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "guide", for: indexPath)
        (cell as? GuideCell)?.show(guides[indexPath.item])
        return cell
    }
}
