import TabAnimated
import UIKit

/// A row of pictures that scrolls sideways; the list of pictures has a skeleton of its own.
final class StripCell: UITableViewCell {
    private let layout = UICollectionViewFlowLayout()
    private lazy var strip = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private var hues: [CGFloat] = []

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    func show(_ hues: [CGFloat]) {
        self.hues = hues
        strip.reloadData()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        strip.frame = contentView.bounds
    }

    private func setUp() {
        selectionStyle = .none
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 132, height: 96)
        layout.minimumLineSpacing = 10
        layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
        strip.backgroundColor = .systemBackground
        strip.register(PictureItemCell.self, forCellWithReuseIdentifier: "picture")
        strip.dataSource = self
        strip.tabAnimated = CollectionAnimated(
            cellClass: PictureItemCell.self, cellSize: layout.itemSize, count: 3)
        contentView.addSubview(strip)
    }
}

extension StripCell: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        hues.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
        (cell as? PictureItemCell)?.show(hue: hues[indexPath.item])
        return cell
    }
}
