import Foundation

extension UISegmentedControl {
    /// One segment: what it shows and the view it shows it in.
    @MainActor struct Segment {
        let view = SegmentView()
        var title: String?
        var image: UIImage?
        var action: UIAction?
        var width: CGFloat = 0
        var isEnabled = true

        var contentWidth: CGFloat {
            image?.size.width ?? view.label.intrinsicContentSize.width
        }

        func show(_ attributes: [NSAttributedString.Key: Any], isEnabled controlIsEnabled: Bool) {
            view.label.attributedText = title.map { NSAttributedString(string: $0, attributes: attributes) }
            view.label.textAlignment = .center
            view.imageView.image = image
            view.imageView.tintColor = attributes[.foregroundColor] as? UIColor ?? .label
            view.alpha = isEnabled && controlIsEnabled ? 1 : 0.3
        }
    }

    /// The title or the image of a segment, in the middle.
    final class SegmentView: UIView {
        let label = UILabel()
        let imageView = UIImageView()

        override init(frame: CGRect) {
            super.init(frame: frame)
            isUserInteractionEnabled = false
            imageView.contentMode = .center
            addSubview(label)
            addSubview(imageView)
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            label.frame = bounds.insetBy(dx: 4, dy: 0)
            imageView.frame = bounds
        }
    }
}
