public import Foundation

/// A control for a choice between on and off, of a fixed size.
@preconcurrency @MainActor open class UISwitch: UIControl {
    private static let thumbMargin: CGFloat = 2

    /// The size that every switch has.
    private let size = SwitchMetrics.size

    private let track = UIView()
    private let thumb = UIView()
    private var storedOn = false

    open var onTintColor: UIColor? { didSet { showValue() } }
    open var thumbTintColor: UIColor? { didSet { showValue() } }

    /// A switch takes the frame's origin and ignores its size.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: SwitchMetrics.size))
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
        accessibilityTraits = .button
        for part in [track, thumb] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        thumb.layer.shadowColor = UIColor.black.cgColor
        thumb.layer.shadowOpacity = 0.15
        thumb.layer.shadowRadius = 4
        thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
        showValue()
    }

    open var isOn: Bool {
        get { storedOn }
        set { setOn(newValue, animated: false) }
    }

    /// Changes the value without telling the actions.
    open func setOn(_ on: Bool, animated: Bool) {
        guard storedOn != on else { return }
        storedOn = on
        guard animated else { return showValue() }
        UIView.animate(withDuration: 0.25) { self.showValue() }
    }

    private func showValue() {
        track.backgroundColor = storedOn ? onTintColor ?? .systemGreen : .secondarySystemFill
        thumb.backgroundColor = thumbTintColor ?? .white
        placeParts()
    }

    private func placeParts() {
        track.frame = CGRect(origin: .zero, size: size)
        track.layer.cornerRadius = size.height / 2
        let side = size.height - 2 * Self.thumbMargin
        let thumbWidth = SwitchMetrics.thumbWidth ?? side
        let rightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let atRight = storedOn != rightToLeft
        let x = atRight ? size.width - Self.thumbMargin - thumbWidth : Self.thumbMargin
        thumb.frame = CGRect(x: x, y: Self.thumbMargin, width: thumbWidth, height: side)
        thumb.layer.cornerRadius = side / 2
    }

    override func stateDidChange() {
        for part in [track, thumb] { part.alpha = isEnabled ? 1 : 0.5 }
    }

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (storedOn ? "1" : "0") }
        set { super.accessibilityValue = newValue }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: size.width - SwitchMetrics.sideBearing, height: size.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size }

    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: size) }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: size) }
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isTouchInside else { return }
        setOn(!isOn, animated: true)
        sendActions(for: .valueChanged)
    }

    override var primaryEvents: Event { .valueChanged }
}
