import UIKit

/// A round picture with two texts beside it, whose constraints are made when it is first laid out.
final class HostView: UIView {
    private let portrait = UIImageView()
    private let nameLabel = UILabel()
    private let greetingLabel = UILabel()
    private var isConstrained = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    func show(_ host: Host) {
        portrait.image = Portrait.person(hue: host.hue, size: CGSize(width: 80, height: 80))
        nameLabel.text = host.name
        greetingLabel.text = host.greeting
    }

    override func layoutSubviews() {
        constrain()
        super.layoutSubviews()
    }

    private func setUp() {
        portrait.layer.cornerRadius = 40
        portrait.clipsToBounds = true
        nameLabel.font = .systemFont(ofSize: 20, weight: .semibold)
        greetingLabel.font = .systemFont(ofSize: 15)
        greetingLabel.textColor = .secondaryLabel
        for view in [portrait, nameLabel, greetingLabel] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
    }

    private func constrain() {
        guard !isConstrained else { return }
        isConstrained = true
        NSLayoutConstraint.activate([
            portrait.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            portrait.centerYAnchor.constraint(equalTo: centerYAnchor),
            portrait.widthAnchor.constraint(equalToConstant: 80),
            portrait.heightAnchor.constraint(equalToConstant: 80),
            nameLabel.leadingAnchor.constraint(equalTo: portrait.trailingAnchor, constant: 16),
            nameLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            nameLabel.bottomAnchor.constraint(equalTo: centerYAnchor, constant: -2),
            greetingLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
            greetingLabel.trailingAnchor.constraint(equalTo: nameLabel.trailingAnchor),
            greetingLabel.topAnchor.constraint(equalTo: centerYAnchor, constant: 4),
        ])
    }
}
