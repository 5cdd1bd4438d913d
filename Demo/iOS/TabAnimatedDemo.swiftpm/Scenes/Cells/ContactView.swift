import UIKit

/// A round picture with two texts beside it.
final class ContactView: UIView {
    private let portrait = UIImageView()
    private let nameLabel = UILabel()
    private let noteLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    func show(_ contact: Contact) {
        portrait.image = Portrait.person(hue: contact.hue, size: CGSize(width: 52, height: 52))
        nameLabel.text = contact.name
        noteLabel.text = contact.note
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width - 100
        portrait.frame = CGRect(x: 16, y: 14, width: 52, height: 52)
        nameLabel.frame = CGRect(x: 84, y: 17, width: width, height: 22)
        noteLabel.frame = CGRect(x: 84, y: 43, width: width, height: 18)
    }

    private func setUp() {
        portrait.layer.cornerRadius = 26
        portrait.clipsToBounds = true
        nameLabel.font = .systemFont(ofSize: 17, weight: .medium)
        noteLabel.font = .systemFont(ofSize: 14)
        noteLabel.textColor = .secondaryLabel
        [portrait, nameLabel, noteLabel].forEach(addSubview)
    }
}
