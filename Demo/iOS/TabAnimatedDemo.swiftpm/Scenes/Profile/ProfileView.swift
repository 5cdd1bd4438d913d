import UIKit

/// A person's page: picture, name, line of work, a few words, three figures and a button.
final class ProfileView: UIView {
    let avatar = UIImageView()
    let nameLabel = UILabel()
    let roleLabel = UILabel()
    let aboutLabel = UILabel()
    let figures = [UILabel(), UILabel(), UILabel()]
    let captions = [UILabel(), UILabel(), UILabel()]
    let messageButton = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    func show(_ profile: Profile) {
        avatar.image = Portrait.person(hue: 0.47, size: CGSize(width: 112, height: 112))
        nameLabel.text = profile.name
        roleLabel.text = profile.role
        aboutLabel.text = profile.about
        for (label, figure) in zip(figures, profile.figures) { label.text = figure.value }
        for (label, figure) in zip(captions, profile.figures) { label.text = figure.caption }
        messageButton.setTitle("Send a message", for: .normal)
        messageButton.backgroundColor = .systemBlue
        messageButton.setTitleColor(.white, for: .normal)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        avatar.frame = CGRect(x: (width - 112) / 2, y: 48, width: 112, height: 112)
        nameLabel.frame = CGRect(x: 24, y: 180, width: width - 48, height: 30)
        roleLabel.frame = CGRect(x: 24, y: 214, width: width - 48, height: 20)
        aboutLabel.frame = CGRect(x: 32, y: 252, width: width - 64, height: 62)
        let column = (width - 48) / 3
        for index in figures.indices {
            let x = 24 + CGFloat(index) * column
            figures[index].frame = CGRect(x: x, y: 344, width: column, height: 26)
            captions[index].frame = CGRect(x: x, y: 374, width: column, height: 16)
        }
        messageButton.frame = CGRect(x: 24, y: 424, width: width - 48, height: 50)
    }

    private func setUp() {
        backgroundColor = .systemBackground
        avatar.layer.cornerRadius = 56
        avatar.clipsToBounds = true
        nameLabel.font = .systemFont(ofSize: 24, weight: .bold)
        roleLabel.font = .systemFont(ofSize: 15)
        roleLabel.textColor = .secondaryLabel
        aboutLabel.font = .systemFont(ofSize: 15)
        aboutLabel.numberOfLines = 3
        figures.forEach { $0.font = .systemFont(ofSize: 20, weight: .semibold) }
        captions.forEach {
            $0.font = .systemFont(ofSize: 12)
            $0.textColor = .secondaryLabel
        }
        messageButton.layer.cornerRadius = 12
        messageButton.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        let labels = [nameLabel, roleLabel, aboutLabel] + figures + captions
        labels.forEach { $0.textAlignment = .center }
        ([avatar] + labels + [messageButton]).forEach(addSubview)
    }
}
