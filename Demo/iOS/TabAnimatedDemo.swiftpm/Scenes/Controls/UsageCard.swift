import TabAnimated
import UIKit

/// A shadowed card with a ring that no view stands behind, a title, a text and a badge.
final class UsageCard: UIView {
    private let ring = CAShapeLayer()
    private let title = UILabel()
    private let detail = UILabel()
    private let badge = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 16
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.1
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 3)
        ring.path = UIBezierPath(ovalIn: CGRect(x: 20, y: 20, width: 72, height: 72)).cgPath
        ring.fillColor = nil
        ring.strokeColor = UIColor.systemTeal.cgColor
        ring.lineWidth = 10
        layer.addSublayer(ring)
        title.font = .systemFont(ofSize: 19, weight: .semibold)
        detail.font = .systemFont(ofSize: 14)
        detail.textColor = .secondaryLabel
        detail.numberOfLines = 2
        badge.layer.cornerRadius = 14
        badge.skeleton.role = .image
        for view in [title, detail, badge] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Fills in the texts and the badge.
    func showContent() {
        title.text = "72 % from the roof"
        detail.text = "8.4 of 11.6 kWh since this morning"
        badge.image = UIImage(systemName: "bolt.fill")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        title.frame = CGRect(x: 112, y: 22, width: bounds.width - 172, height: 24)
        detail.frame = CGRect(x: 112, y: 52, width: bounds.width - 132, height: 38)
        badge.frame = CGRect(x: bounds.width - 48, y: 18, width: 28, height: 28)
    }
}
