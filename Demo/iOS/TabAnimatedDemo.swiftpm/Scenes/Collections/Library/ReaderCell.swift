import TabAnimated
import UIKit

/// A reader, with tags that are hidden until it is known what somebody reads.
final class ReaderCell: UICollectionViewCell {
    private let portrait = UIImageView()
    private let roleLabel = UILabel()
    private let nameLabel = UILabel()
    private let townLabel = UILabel()
    private let line = UIView()
    private let tags = [UILabel(), UILabel(), UILabel()]

    /// Whether there are texts; until then the upper two have the width of a short word.
    private var isFilled = false

    /// The height that the texts and the tags take.
    static let height: CGFloat = 116

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    func show(_ reader: Reader) {
        portrait.image = Portrait.person(hue: reader.hue, size: CGSize(width: 60, height: 60))
        roleLabel.text = reader.role
        nameLabel.text = reader.name
        townLabel.text = reader.town
        for (number, label) in tags.enumerated() {
            label.isHidden = number >= reader.tags.count
            label.text = label.isHidden ? nil : reader.tags[number]
        }
        isFilled = true
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = contentView.bounds.width - 104
        contentView.place(portrait, CGRect(x: 16, y: 16, width: 60, height: 60))
        contentView.place(roleLabel, CGRect(x: 88, y: 14, width: isFilled ? width : 60, height: 16))
        contentView.place(nameLabel, CGRect(x: 88, y: 32, width: isFilled ? width : 90, height: 22))
        contentView.place(townLabel, CGRect(x: 88, y: 62, width: width, height: 16))
        contentView.place(
            line, CGRect(x: 16, y: contentView.bounds.height - 1, width: width + 72, height: 1))
        for (number, label) in tags.enumerated() {
            let x = 88 + CGFloat(number) * 68
            contentView.place(label, CGRect(x: x, y: 86, width: 60, height: 20))
        }
    }

    private func setUp() {
        portrait.layer.cornerRadius = 30
        portrait.clipsToBounds = true
        roleLabel.font = .systemFont(ofSize: 13)
        roleLabel.textColor = .secondaryLabel
        nameLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        townLabel.font = .systemFont(ofSize: 13)
        townLabel.textColor = .secondaryLabel
        line.backgroundColor = .separator
        for label in tags {
            label.font = .systemFont(ofSize: 12)
            label.textAlignment = .center
            label.layer.borderWidth = 1
            label.layer.borderColor = UIColor.systemTeal.cgColor
            label.layer.cornerRadius = 4
            label.isHidden = true
        }
        ([portrait, roleLabel, nameLabel, townLabel, line] + tags).forEach(contentView.addSubview)
    }
}

extension ReaderCell {
    /// Makes the skeleton of a reader: lines of another length, and the tags, which the cell itself hides.
    static func adjust(_ cell: ComponentManager, isRightToLeft: Bool) {
        cell.animation(1).height(12).up(2).reducedWidth(-90)
        cell.animation(2).height(12).down(7).reducedWidth(-30)
        cell.animation(3).height(12).up(2).reducedWidth(150)
        cell.animations(5, 3).show().down(4).right(isRightToLeft ? -30 : 30)
    }
}
