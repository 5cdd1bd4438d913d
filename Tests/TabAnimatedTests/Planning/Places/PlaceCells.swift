import UIKit

/// A cell of the screens whose places are compared.
@MainActor
protocol PlaceCell: UICollectionViewCell {}

/// A cell with a picture and a line of text, which takes the size it is given.
final class TileCell: UICollectionViewCell, PlaceCell {
    private let picture = UIImageView()
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        [picture, label].forEach(contentView.addSubview)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - 24))
        label.frame = CGRect(x: 4, y: bounds.height - 20, width: bounds.width - 8, height: 16)
    }
}

/// A cell that is as high as its two lines of text.
final class TextCell: UICollectionViewCell, PlaceCell {
    private let title = UILabel()
    private let detail = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.font = .preferredFont(forTextStyle: .headline)
        detail.font = .preferredFont(forTextStyle: .subheadline)
        title.adjustsFontForContentSizeCategory = true
        detail.adjustsFontForContentSizeCategory = true
        title.text = "Title"
        detail.text = "Detail"
        let stack = UIStackView(arrangedSubviews: [title, detail])
        stack.axis = .vertical
        stack.spacing = 4
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        ])
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// A row of a list with an image and two texts.
final class PersonCell: UICollectionViewListCell, PlaceCell {
    override init(frame: CGRect) {
        super.init(frame: frame)
        var content = UIListContentConfiguration.subtitleCell()
        content.image = UIImage(systemName: "person")
        content.text = "Name"
        content.secondaryText = "Place"
        contentConfiguration = content
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// A header with a title, as high as it is.
final class TitleView: UICollectionReusableView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .title2)
        label.adjustsFontForContentSizeCategory = true
        label.text = "Heading"
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            label.topAnchor.constraint(equalTo: topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6),
        ])
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
