public import Foundation

/// A control of two halves, to count a value down and up.
@preconcurrency @MainActor open class UIStepper: UIControl {
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

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
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

    // MARK: - Tracking

    /// How long a finger must rest on a sign before it repeats, and how long each repetition takes.
    private static let repeatDelay: CFTimeInterval = 0.5
    private static let repeatInterval: CFTimeInterval = 0.1

    /// Counts the touches, so that a repetition of an earlier one is not taken for the current.
    private var touchCount = 0
    private var hasUnsentChange = false

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.beginTracking(touch, with: event) else { return false }
        layoutIfNeeded()
        touchCount += 1
        let change = plus.frame.contains(touch.location(in: self)) ? stepValue : -stepValue
        stepAndTell(by: change)
        if autorepeat { repeatStep(by: change, after: Self.repeatDelay, touch: touchCount) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        finishTouch()
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        finishTouch()
    }

    private func finishTouch() {
        touchCount += 1
        guard hasUnsentChange else { return }
        hasUnsentChange = false
        sendActions(for: .valueChanged)
    }

    private func stepAndTell(by change: Double) {
        let before = storedValue
        step(by: change)
        guard storedValue != before else { return }
        if isContinuous { sendActions(for: .valueChanged) } else { hasUnsentChange = true }
    }

    private func repeatStep(by change: Double, after delay: CFTimeInterval, touch: Int) {
        HeadlessClock.shared.schedule(after: delay) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.touchCount == touch else { return }
                self.stepAndTell(by: change)
                self.repeatStep(by: change, after: Self.repeatInterval, touch: touch)
            }
        }
    }
}
