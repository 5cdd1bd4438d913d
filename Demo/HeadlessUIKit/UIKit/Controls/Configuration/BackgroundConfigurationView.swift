import Foundation

/// Shows a `UIBackgroundConfiguration`: its colour, image, custom view, stroke and rounded corners.
@MainActor final class BackgroundConfigurationView: UIView {
    private let imageView = UIImageView()
    private var customView: UIView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        imageView.isHidden = true
        addSubview(imageView)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func show(_ configuration: UIBackgroundConfiguration) {
        backgroundColor = configuration.backgroundColor.map { _ in
            configuration.resolvedBackgroundColor(for: tintColor)
        }
        layer.cornerRadius = configuration.cornerRadius
        clipsToBounds = configuration.cornerRadius > 0 && configuration.image != nil
        showStroke(of: configuration)
        imageView.image = configuration.image
        imageView.contentMode = configuration.imageContentMode
        imageView.isHidden = configuration.image == nil
        replaceCustomView(with: configuration.customView)
        setNeedsLayout()
    }

    private func showStroke(of configuration: UIBackgroundConfiguration) {
        layer.borderWidth = configuration.strokeWidth
        guard configuration.strokeWidth > 0 else { return }
        let color = configuration.resolvedStrokeColor(for: tintColor)
        layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
    }

    private func replaceCustomView(with view: UIView?) {
        guard view !== customView else { return }
        customView?.removeFromSuperview()
        customView = view
        if let view { addSubview(view) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = bounds
        customView?.frame = bounds
    }
}
