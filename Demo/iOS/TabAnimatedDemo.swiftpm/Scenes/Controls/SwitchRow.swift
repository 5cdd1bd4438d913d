import UIKit

/// A text and a switch.
final class SwitchRow: UIView {
    private let label = UILabel()
    private let toggle = UISwitch()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .systemFont(ofSize: 16)
        addSubview(label)
        addSubview(toggle)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Shows a text and turns the switch on.
    func show(_ text: String) {
        label.text = text
        toggle.isOn = true
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = CGRect(x: 0, y: 0, width: 180, height: bounds.height)
        toggle.center = CGPoint(x: bounds.width - toggle.bounds.width / 2, y: bounds.midY)
    }
}
