public import Foundation

/// The tap of two things meeting.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable {
        case light = 0
        case medium = 1
        case heavy = 2
        case soft = 3
        case rigid = 4
    }

    /// The intensities of all impacts so far.
    public private(set) var headlessImpacts: [CGFloat] = []
    /// The style the generator was made with.
    public let headlessStyle: FeedbackStyle

    public init(style: FeedbackStyle) {
        headlessStyle = style
        super.init()
    }

    public convenience override init() {
        self.init(style: .medium)
    }

    open func impactOccurred() {
        impactOccurred(intensity: 1)
    }

    open func impactOccurred(intensity: CGFloat) {
        headlessImpacts.append(intensity)
        headlessIsPrepared = false
    }
}
