import Foundation

/// A control of two halves, to count a value down and up.
@MainActor open class UIStepper: UIControl {
    private static let size = CGSize(width: 94, height: 32)

    private let plate = UIView()
    private let divider = UIView()
    private let minus = UIImageView()
    private let plus = UIImageView()
    private var storedValue: Double = 0

    open var isContinuous = true
    open var autorepeat = true
    open var wraps = false
    open var minimumValue: Double = 0 { didSet { value = storedValue } }
    open var maximumValue: Double = 100 { didSet { value = storedValue } }
    open var stepValue: Double = 1

    /// A stepper takes the frame's origin and ignores its size.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setUp()
    }

    public override convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        addPrimaryAction(primaryAction)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        plate.backgroundColor = .tertiarySystemFill
        plate.layer.cornerRadius = 8
        divider.backgroundColor = .tertiaryLabel
        minus.image = UIImage(systemName: "minus")
        plus.image = UIImage(systemName: "plus")
        for part in [plate, divider, minus, plus] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        for sign in [minus, plus] { sign.contentMode = .center }
        showValue()
    }

    open var value: Double {
        get { storedValue }
        set {
            storedValue = min(max(newValue, minimumValue), max(minimumValue, maximumValue))
            showValue()
        }
    }

    private func showValue() {
        minus.tintColor = canStep(by: -stepValue) ? .label : .tertiaryLabel
        plus.tintColor = canStep(by: stepValue) ? .label : .tertiaryLabel
    }

    private func canStep(by step: Double) -> Bool {
        guard isEnabled else { return false }
        return wraps || (minimumValue...max(minimumValue, maximumValue)).contains(storedValue + step)
    }

    private func step(by step: Double) {
        let next = storedValue + step
        if wraps, next > maximumValue {
            value = minimumValue
        } else if wraps, next < minimumValue {
            value = maximumValue
        } else {
            value = next
        }
    }

    override func stateDidChange() {
        showValue()
    }

    open override var intrinsicContentSize: CGSize { Self.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        plate.frame = bounds
        let half = bounds.width / 2
        divider.frame = CGRect(x: half - 0.5, y: 7, width: 1, height: max(0, bounds.height - 14))
        let rightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        minus.frame = CGRect(x: rightToLeft ? half : 0, y: 0, width: half, height: bounds.height)
        plus.frame = CGRect(x: rightToLeft ? 0 : half, y: 0, width: half, height: bounds.height)
    }

    override var primaryEvents: Event { .valueChanged }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isTouchInside, let point = touch?.location(in: self) else { return }
        let before = storedValue
        step(by: plus.frame.contains(point) ? stepValue : -stepValue)
        if storedValue != before { sendActions(for: .valueChanged) }
    }
}
