import UIKit

/// A row whose frames are computed from its text whenever it is laid out.
final class SayingCell: UITableViewCell {
    private let picture = UIImageView()
    private let sayingLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    func show(_ saying: Saying) {
        picture.image = Portrait.landscape(hue: saying.hue, size: CGSize(width: 76, height: 76))
        sayingLabel.text = saying.text
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        picture.frame = CGRect(x: 16, y: 12, width: 76, height: 76)
        let room = CGSize(width: bounds.width - 124, height: 76)
        sayingLabel.frame = CGRect(
            x: 108, y: 12, width: room.width, height: sayingLabel.sizeThatFits(room).height)
    }

    private func setUp() {
        picture.layer.cornerRadius = 6
        picture.clipsToBounds = true
        sayingLabel.font = .systemFont(ofSize: 16)
        sayingLabel.numberOfLines = 3
        contentView.addSubview(picture)
        contentView.addSubview(sayingLabel)
    }
}
