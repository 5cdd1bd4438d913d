import UIKit

/// The heading of a section, with an accent bar.
final class AgendaHeader: UIView {
    private let bar = UIView()
    private let titleLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
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
        bar.frame = CGRect(x: 16, y: 14, width: 3, height: 16)
        titleLabel.frame = CGRect(x: 28, y: 10, width: bounds.width - 44, height: 24)
    }

    private func setUp() {
        backgroundColor = .secondarySystemBackground
        bar.backgroundColor = .systemBlue
        titleLabel.font = .systemFont(ofSize: 17, weight: .bold)
        addSubview(bar)
        addSubview(titleLabel)
    }
}
