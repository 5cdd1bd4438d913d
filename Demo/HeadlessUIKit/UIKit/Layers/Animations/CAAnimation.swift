public import Foundation

/// The base of everything that changes a layer's presentation over time.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode: CAMediaTimingFillMode = .removed

    open var timingFunction: CAMediaTimingFunction?
    /// The frames a second that the animation wants; none are drawn here.
    open var preferredFrameRateRange = CAFrameRateRange.default
    open var delegate: (any CAAnimationDelegate)?
    open var isRemovedOnCompletion = true
    /// Values for keys that no class declares.
    private var extraValues: [String: Any] = [:]

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    open class func defaultValue(forKey key: String) -> Any? {
        switch key {
        case "duration", "beginTime", "timeOffset", "repeatCount", "repeatDuration": NSNumber(value: 0)
        case "speed": NSNumber(value: 1)
        case "removedOnCompletion": NSNumber(value: true)
        case "autoreverses": NSNumber(value: false)
        case "fillMode": CAMediaTimingFillMode.removed.rawValue
        default: nil
        }
    }

    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    open override func copy() -> Any { copy(with: nil) }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = HeadlessAnimationMaker.animation(like: self)
        copy.adopt(self)
        return copy
    }

    /// Takes over the other animation's state; subclasses add their own.
    func adopt(_ other: CAAnimation) {
        beginTime = other.beginTime
        duration = other.duration
        speed = other.speed
        timeOffset = other.timeOffset
        repeatCount = other.repeatCount
        repeatDuration = other.repeatDuration
        autoreverses = other.autoreverses
        fillMode = other.fillMode
        timingFunction = other.timingFunction
        preferredFrameRateRange = other.preferredFrameRateRange
        delegate = other.delegate
        isRemovedOnCompletion = other.isRemovedOnCompletion
        extraValues = other.extraValues
    }

    /// Gives the animation a length if it has none.
    func setDefaultDuration(_ seconds: CFTimeInterval) {
        if duration == 0 { duration = seconds }
    }

    /// The progress at a fraction of a run.
    func eased(_ fraction: Double) -> Double { timingFunction?.value(at: fraction) ?? fraction }

    /// Writes the values of a moment into the layer.
    func apply(_ moment: AnimationMoment, to layer: CALayer) {}

    open func value(forKey key: String) -> Any? { extraValues[key] }

    /// The animation keeps any value for a key that it does not know.
    open func setValue(_ value: Any?, forKey key: String) { extraValues[key] = value }
}

/// The object that an animation tells of its start and end.
public protocol CAAnimationDelegate: NSObjectProtocol {
    func animationDidStart(_ anim: CAAnimation)
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A range of frames a second.
public struct CAFrameRateRange: Equatable, Sendable {
    public var minimum: Float
    public var maximum: Float
    public var preferred: Float?

    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    /// Whatever the system likes.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
