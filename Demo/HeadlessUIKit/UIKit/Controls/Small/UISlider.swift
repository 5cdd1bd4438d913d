public import Foundation

/// A control for a value out of a continuous range.
@preconcurrency @MainActor open class UISlider: UIControl {
    private let metrics = SliderMetrics.current
    private let minimumTrack = UIView()
    private let maximumTrack = UIView()
    private let thumb = UIImageView()
    private let minimumImageView = UIImageView()
    private let maximumImageView = UIImageView()
    private var storedValue: Float = 0
    private var thumbImages = StateTable<UIImage>()

    open var isContinuous = true
    open var minimumTrackTintColor: UIColor? { didSet { showColors() } }
    open var maximumTrackTintColor: UIColor? { didSet { showColors() } }
    open var thumbTintColor: UIColor? { didSet { showColors() } }
    open var minimumValueImage: UIImage? { didSet { showImages() } }
    open var maximumValueImage: UIImage? { didSet { showImages() } }
    open var minimumValue: Float = 0 { didSet { value = storedValue } }
    open var maximumValue: Float = 1 { didSet { value = storedValue } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        addPrimaryAction(primaryAction)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
        for part in [maximumTrack, minimumTrack, minimumImageView, maximumImageView, thumb] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        thumb.layer.shadowColor = UIColor.black.cgColor
        thumb.layer.shadowOpacity = 0.2
        thumb.layer.shadowRadius = 3
        thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
        showColors()
    }

    // MARK: - Value

    open var value: Float {
        get { storedValue }
        set { setValue(newValue, animated: false) }
    }

    open func setValue(_ value: Float, animated: Bool) {
        storedValue = min(max(value, minimumValue), max(minimumValue, maximumValue))
        guard animated else { return setNeedsLayout() }
        UIView.animate(withDuration: 0.25) { self.placeParts() }
    }

    // MARK: - Accessibility

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? "\(Int((fraction * 100).rounded()))%" }
        set { super.accessibilityValue = newValue }
    }

    open override func accessibilityIncrement() {
        step(by: 0.1)
    }

    open override func accessibilityDecrement() {
        step(by: -0.1)
    }

    private var fraction: Float {
        maximumValue > minimumValue ? (storedValue - minimumValue) / (maximumValue - minimumValue) : 0
    }

    private func step(by share: Float) {
        value += share * (maximumValue - minimumValue)
        sendActions(for: .valueChanged)
    }

    // MARK: - Looks

    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        thumbImages[exactly: state] = image
        showColors()
    }

    open func thumbImage(for state: UIControl.State) -> UIImage? {
        thumbImages[state]
    }

    open var currentThumbImage: UIImage? { thumbImage(for: state) }

    private func showColors() {
        minimumTrack.backgroundColor = minimumTrackTintColor ?? tintColor
        maximumTrack.backgroundColor = maximumTrackTintColor ?? .systemFill
        thumb.image = currentThumbImage
        thumb.backgroundColor = currentThumbImage == nil ? thumbTintColor ?? .white : nil
        thumb.layer.cornerRadius = currentThumbImage == nil ? metrics.thumb.height / 2 : 0
        for part in [minimumTrack, maximumTrack, thumb] { part.alpha = isEnabled ? 1 : 0.5 }
    }

    private func showImages() {
        minimumImageView.image = minimumValueImage
        maximumImageView.image = maximumValueImage
        setNeedsLayout()
    }

    override func stateDidChange() {
        showColors()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showColors()
    }

    // MARK: - Layout

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: metrics.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : 100, height: metrics.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        let size = minimumValueImage?.size ?? .zero
        return CGRect(origin: CGPoint(x: bounds.minX, y: bounds.midY - size.height / 2), size: size)
    }

    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        let size = maximumValueImage?.size ?? .zero
        let origin = CGPoint(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2)
        return CGRect(origin: origin, size: size)
    }

    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let minimumImage = minimumValueImageRect(forBounds: bounds)
        let maximumImage = maximumValueImageRect(forBounds: bounds)
        let left = minimumValueImage == nil ? bounds.minX + metrics.trackInset : minimumImage.maxX + 8
        let right = maximumValueImage == nil ? bounds.maxX - metrics.trackInset : maximumImage.minX - 8
        let top = pixelRound(bounds.midY - metrics.trackHeight / 2)
        return CGRect(x: left, y: top, width: max(0, right - left), height: metrics.trackHeight)
    }

    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? metrics.thumb
        let span = maximumValue - minimumValue
        let fraction = span > 0 ? CGFloat((value - minimumValue) / span) : 0
        let room = rect.insetBy(dx: -metrics.trackInset, dy: 0)
        let exact = room.minX + (room.width - size.width) * fraction
        let x = metrics.placesThumbOnPoints ? (exact + 0.5).rounded(.down) : exact
        return CGRect(origin: CGPoint(x: x, y: pixelRound(bounds.midY - size.height / 2)), size: size)
    }

    private func placeParts() {
        let track = trackRect(forBounds: bounds)
        let thumbFrame = thumbRect(forBounds: bounds, trackRect: track, value: storedValue)
        let filled = max(0, thumbFrame.midX - track.minX)
        thumb.frame = mirrored(thumbFrame)
        maximumTrack.frame = mirrored(track)
        var filledTrack = track
        filledTrack.size.width = filled
        minimumTrack.frame = mirrored(filledTrack)
        for line in [minimumTrack, maximumTrack] { line.layer.cornerRadius = metrics.trackHeight / 2 }
        minimumImageView.frame = mirrored(minimumValueImageRect(forBounds: bounds))
        maximumImageView.frame = mirrored(maximumValueImageRect(forBounds: bounds))
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
        return CGRect(origin: CGPoint(x: bounds.width - rect.maxX, y: rect.minY), size: rect.size)
    }

    // MARK: - Tracking

    override var primaryEvents: Event { .valueChanged }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        if isContinuous { sendActions(for: .valueChanged) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if !isContinuous { sendActions(for: .valueChanged) }
    }

    private func follow(_ touch: UITouch) {
        let track = trackRect(forBounds: bounds)
        guard track.width > metrics.thumb.width else { return }
        let place = touch.location(in: self).x - track.minX - metrics.thumb.width / 2
        let x = place / (track.width - metrics.thumb.width)
        let fraction = effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 - x : x
        value = minimumValue + Float(fraction) * (maximumValue - minimumValue)
    }
}
