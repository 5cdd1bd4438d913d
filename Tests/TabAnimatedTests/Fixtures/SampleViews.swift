import TabAnimated
import UIKit

/// A cell with an image, a title and a date, in this order.
final class SampleCell: UITableViewCell {
    static var instances = 0
    let avatar = UIImageView()
    let titleLabel = UILabel()
    let dateLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        Self.instances += 1
        [avatar, titleLabel, dateLabel].forEach(contentView.addSubview)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        avatar.frame = CGRect(x: 16, y: 12, width: 40, height: 40)
        titleLabel.frame = CGRect(x: 72, y: 12, width: contentView.bounds.width - 88, height: 20)
        dateLabel.frame = CGRect(x: 72, y: 36, width: 100, height: 16)
    }
}

/// A collection cell with one label.
final class SampleItem: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = CGRect(x: 8, y: 8, width: contentView.bounds.width - 16, height: 20)
    }
}

/// A page with an image and a label.
final class SamplePage: UIView {
    let picture = UIImageView()
    let headline = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        addSubview(picture)
        addSubview(headline)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = CGRect(x: 20, y: 20, width: 80, height: 80)
        headline.frame = CGRect(x: 20, y: 120, width: bounds.width - 40, height: 24)
    }
}

/// A cell with a shelf of items that scroll sideways.
final class ShelfCell: UITableViewCell {
    private let shelf: UICollectionView

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.minimumLineSpacing = 10
        shelf = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        shelf.tabAnimated = CollectionAnimated(cellClass: SampleItem.self)
        contentView.addSubview(shelf)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        shelf.frame = contentView.bounds
    }
}
