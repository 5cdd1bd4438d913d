import UIKit

/// The heading of a section: a surface, a bold title, and a bar in the accent color.
final class AccentHeader: UITableViewHeaderFooterView {
    private let surface = UIView()
    private let titleLabel = UILabel()
    private let bar = UIView()

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    func show(_ title: String) {
        titleLabel.text = title
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        surface.frame = bounds
        titleLabel.frame = CGRect(x: 28, y: (bounds.height - 24) / 2, width: bounds.width - 44, height: 24)
        bar.frame = CGRect(x: 16, y: (bounds.height - 14) / 2, width: 3, height: 14)
    }

    private func setUp() {
        surface.backgroundColor = .secondarySystemBackground
        titleLabel.font = .systemFont(ofSize: 18, weight: .bold)
        bar.backgroundColor = .systemIndigo
        [surface, titleLabel, bar].forEach(contentView.addSubview)
    }
}
