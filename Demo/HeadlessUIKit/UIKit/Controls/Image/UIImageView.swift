public import Foundation

/// A view that shows an image or a sequence of images.
@preconcurrency @MainActor open class UIImageView: UIView {
    open private(set) var isAnimating = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        take(image, highlighted: nil)
    }

    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        take(image, highlighted: highlightedImage)
    }

    private func take(_ image: UIImage?, highlighted: UIImage?) {
        isUserInteractionEnabled = false
        self.image = image
        self.highlightedImage = highlighted
    }

    open var image: UIImage? {
        didSet {
            if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
            if image !== oldValue, animationImages == nil { stopAnimating() }
            updateContents()
            if image?.images != nil, animationImages == nil { startAnimating() }
        }
    }

    open var highlightedImage: UIImage? {
        didSet { updateContents() }
    }

    open var isHighlighted = false {
        didSet { updateContents() }
    }

    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            invalidateIntrinsicContentSize()
            updateContents()
        }
    }

    open override var intrinsicContentSize: CGSize {
        guard let size = displayedImage?.size else {
            return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        }
        let insets = alignmentRectInsets
        return CGSize(width: size.width - insets.horizontal, height: size.height - insets.vertical)
    }

    open override var alignmentRectInsets: UIEdgeInsets {
        displayedImage?.alignmentRectInsets ?? .zero
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        displayedImage?.size ?? .zero
    }

    // MARK: - Contents

    /// The image of the moment, in the symbol configuration asked for.
    var displayedImage: UIImage? {
        if isAnimating, let first = activeFrames?.first { return first }
        let base = isHighlighted ? highlightedImage ?? image : image
        guard let base, base.isSymbolImage, let preferredSymbolConfiguration else { return base }
        return base.applyingSymbolConfiguration(preferredSymbolConfiguration) ?? base
    }

    func updateContents() {
        guard let image = displayedImage else {
            layer.contents = nil
            return
        }
        let tiles = image.headlessTiles && contentMode == .scaleToFill && !bounds.isEmpty
        let shown = tiles ? image.headlessResized(to: bounds.size) : image
        layer.contents = picture(of: shown)
        layer.contentsScale = image.scale
        layer.contentsCenter = shown.stretchableArea
    }

    private func picture(of image: UIImage) -> CGImage? {
        image.headlessUprightCGImage(
            tintColor: tintColor.resolvedColor(with: traitCollection),
            rightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    override func headlessBoundsDidChange(from oldBounds: CGRect) {
        super.headlessBoundsDidChange(from: oldBounds)
        if oldBounds.size != bounds.size, displayedImage?.headlessTiles == true { updateContents() }
    }

    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { updateContents() }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateContents()
    }

    override func headlessTraitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
        super.headlessTraitsDidChange(from: old, to: new)
        updateContents()
    }

    // MARK: - Animation

    open var animationImages: [UIImage]? {
        didSet { stopAnimating() }
    }

    open var highlightedAnimationImages: [UIImage]? {
        didSet { stopAnimating() }
    }

    /// The duration of one cycle; 0 stands for a thirtieth of a second per image.
    open var animationDuration: TimeInterval = 0

    /// How many cycles are shown; 0 stands for no end.
    open var animationRepeatCount = 0

    /// Shows the images through a keyframe animation of the layer's contents.
    open func startAnimating() {
        guard let frames = activeFrames, !frames.isEmpty else { return }
        isAnimating = true
        updateContents()
        layer.add(contentsAnimation(of: frames), forKey: "headless.images")
    }

    open func stopAnimating() {
        guard isAnimating else { return }
        isAnimating = false
        layer.removeAnimation(forKey: "headless.images")
        updateContents()
    }

    private var activeFrames: [UIImage]? {
        let frames = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
        return frames ?? image?.images
    }

    private func contentsAnimation(of frames: [UIImage]) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: "contents")
        animation.values = frames.compactMap(picture)
        animation.calculationMode = .discrete
        let own = animationImages == nil ? image?.duration ?? 0 : 0
        let natural = own > 0 ? own : Double(frames.count) / 30
        animation.duration = animationDuration > 0 ? animationDuration : natural
        animation.repeatCount = animationRepeatCount > 0 ? Float(animationRepeatCount) : .infinity
        return animation
    }
}

extension UIImage {
    /// The part of the image that stretches, in fractions of its size.
    fileprivate var stretchableArea: CGRect {
        let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
        guard capInsets != .zero, size.width > 0, size.height > 0 else { return whole }
        return CGRect(
            x: capInsets.left / size.width, y: capInsets.top / size.height,
            width: max(0, 1 - (capInsets.left + capInsets.right) / size.width),
            height: max(0, 1 - (capInsets.top + capInsets.bottom) / size.height))
    }
}
