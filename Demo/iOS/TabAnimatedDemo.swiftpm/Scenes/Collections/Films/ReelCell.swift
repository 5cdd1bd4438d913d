import TabAnimated
import UIKit

/// Posters that scroll sideways; the list has a skeleton of its own.
final class ReelCell: UICollectionViewCell {
    private let layout = UICollectionViewFlowLayout()
    private lazy var posters = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private var hues: [CGFloat] = []

    /// The height that the posters take.
    static let height: CGFloat = 164

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    func show(_ reel: Reel) {
        hues = reel.hues
        posters.reloadData()
    }

    private func setUp() {
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 104, height: 148)
        layout.minimumLineSpacing = 10
        layout.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 16, right: 16)
        posters.backgroundColor = .clear
        posters.register(PosterCell.self, forCellWithReuseIdentifier: "poster")
        posters.dataSource = self
        posters.tabAnimated = CollectionAnimated(cellClass: PosterCell.self, count: 3)
        contentView.fill(with: posters)
    }
}

extension ReelCell: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        hues.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "poster", for: indexPath)
        (cell as? PosterCell)?.show(hue: hues[indexPath.item])
        return cell
    }
}
