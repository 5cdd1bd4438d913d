import Foundation

/// Shows a `UIBackgroundConfiguration`: its color, image, custom view, stroke and rounded corners.
@MainActor final class BackgroundConfigurationView: UIView {
    private let imageView = UIImageView()
    private var customView: UIView?
    private var effectView: UIVisualEffectView?
    private var outset: CGFloat = 0
    private let strokeLayer = CALayer()
    private var marginEdges: NSDirectionalRectEdge = []

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
        marginEdges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
        roundByItself(by: configuration.cornerRadius)
        layer.cornerCurve = .continuous
        showEffect(configuration.visualEffect)
        clipsToBounds = configuration.cornerRadius > 0 && (configuration.image != nil || effectView != nil)
        showStroke(of: configuration)
        imageView.image = configuration.image
        imageView.contentMode = configuration.imageContentMode
        imageView.isHidden = configuration.image == nil
        replaceCustomView(with: configuration.customView)
        setNeedsLayout()
    }

    /// Fills a rectangle of the superview but for the insets, and at some edges for the superview's margins.
    func place(in bounds: CGRect, insets: NSDirectionalEdgeInsets) {
        var insets = insets
        let margins = superview?.directionalLayoutMargins ?? .zero
        if marginEdges.contains(.top) { insets.top += margins.top }
        if marginEdges.contains(.leading) { insets.leading += margins.leading }
        if marginEdges.contains(.bottom) { insets.bottom += margins.bottom }
        if marginEdges.contains(.trailing) { insets.trailing += margins.trailing }
        let rightToLeft = superview?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        frame = bounds.inset(by: insets.resolved(rightToLeft: rightToLeft))
    }

    private func showEffect(_ effect: UIVisualEffect?) {
        guard let effect else {
            effectView?.removeFromSuperview()
            effectView = nil
            return
        }
        let view = effectView ?? UIVisualEffectView(effect: effect)
        if effectView == nil { insertSubview(view, at: 0) }
        effectView = view
        view.effect = effect
    }

    /// Draws the stroke on the edge, or on a layer of its own around it.
    private func showStroke(of configuration: UIBackgroundConfiguration) {
        outset = configuration.strokeOutset
        let color = configuration.resolvedStrokeColor(for: tintColor)
            .resolvedColor(with: traitCollection).cgColor
        let stroked = outset == 0 ? layer : strokeLayer
        for layer in [layer, strokeLayer] where layer !== stroked { layer.borderWidth = 0 }
        stroked.borderWidth = configuration.strokeWidth
        if configuration.strokeWidth > 0 { stroked.borderColor = color }
        if outset == 0 {
            strokeLayer.removeFromSuperlayer()
        } else if strokeLayer.superlayer == nil {
            layer.addSublayer(strokeLayer)
        }
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
        effectView?.frame = bounds
        strokeLayer.frame = bounds.insetBy(dx: -outset, dy: -outset)
        strokeLayer.cornerRadius = layer.drawnRadius > 0 ? layer.drawnRadius + outset : 0
    }
}
