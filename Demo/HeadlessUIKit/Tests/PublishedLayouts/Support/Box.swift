import UIKit

/// A view of a known natural size, in place of a button or a picture.
final class Box: UIView {
    private let naturalSize: CGSize

    init(_ width: CGFloat = UIView.noIntrinsicMetric, _ height: CGFloat = UIView.noIntrinsicMetric) {
        naturalSize = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        naturalSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        super.init(coder: coder)
    }

    override var intrinsicContentSize: CGSize { naturalSize }
}

extension Box {
    /// A box that keeps to its width with another strength than usual.
    func hugging(_ priority: Float, _ axis: NSLayoutConstraint.Axis = .horizontal) -> Box {
        setContentHuggingPriority(UILayoutPriority(priority), for: axis)
        return self
    }

    /// A box that resists being made narrower with another strength than usual.
    func resisting(_ priority: Float, _ axis: NSLayoutConstraint.Axis = .horizontal) -> Box {
        setContentCompressionResistancePriority(UILayoutPriority(priority), for: axis)
        return self
    }
}
