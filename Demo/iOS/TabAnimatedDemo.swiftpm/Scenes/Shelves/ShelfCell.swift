import TabAnimated
import UIKit

/// A heading over cards that scroll sideways; the list of cards has a skeleton of its own.
class ShelfCell: UITableViewCell {
    private let titleLabel = UILabel()
    private let layout = UICollectionViewFlowLayout()
    private lazy var shelf = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private var places: [Place] = []

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// The class of the cards.
    class var cardClass: UICollectionViewCell.Type { CardCell.self }

    /// The model of the list of cards.
    class var cards: CollectionAnimated? { CollectionAnimated(cellClass: CardCell.self) }

    class func show(_ place: Place, on card: UICollectionViewCell) {
        (card as? CardCell)?.show(place)
    }

    func show(_ title: String, _ places: [Place]) {
        titleLabel.text = title
        self.places = places
        shelf.reloadData()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel.frame = CGRect(x: 16, y: 12, width: contentView.bounds.width - 32, height: 26)
        shelf.frame = CGRect(x: 0, y: 44, width: contentView.bounds.width, height: 214)
    }

    private func setUp() {
        titleLabel.font = .systemFont(ofSize: 20, weight: .bold)
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 150, height: 210)
        layout.minimumLineSpacing = 12
        layout.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        shelf.backgroundColor = .clear
        shelf.register(Self.cardClass, forCellWithReuseIdentifier: "card")
        shelf.dataSource = self
        shelf.tabAnimated = Self.cards
        contentView.addSubview(titleLabel)
        contentView.addSubview(shelf)
    }
}

extension ShelfCell: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        places.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
        Self.show(places[indexPath.item], on: cell)
        return cell
    }
}
