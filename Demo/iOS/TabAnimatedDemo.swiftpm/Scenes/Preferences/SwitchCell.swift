import UIKit

/// A text and a switch.
final class SwitchCell: UITableViewCell {
    private let titleLabel = UILabel()
    private let toggle = UISwitch()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    func show(_ title: String, isOn: Bool) {
        titleLabel.text = title
        toggle.isOn = isOn
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        let size = toggle.bounds.size
        titleLabel.frame = CGRect(x: 16, y: (bounds.height - 24) / 2, width: bounds.width - 110, height: 24)
        toggle.frame.origin = CGPoint(x: bounds.width - 16 - size.width, y: (bounds.height - size.height) / 2)
    }

    private func setUp() {
        selectionStyle = .none
        titleLabel.font = .systemFont(ofSize: 17)
        contentView.addSubview(titleLabel)
        contentView.addSubview(toggle)
    }
}
