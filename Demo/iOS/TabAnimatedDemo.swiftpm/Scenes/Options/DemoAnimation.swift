public import TabAnimated

/// The animations that the demo shows.
public enum DemoAnimation: String, CaseIterable, Sendable {
    case classic
    case bin
    case shimmer
    case drop
    case pulse
    case none

    /// The animation, with the parameters that the demo gives it.
    public var type: AnimationType {
        switch self {
        case .classic: .classic()
        case .bin: .bin()
        case .shimmer: .shimmer(duration: 1.5)
        case .drop: .drop()
        case .pulse: .pulse()
        case .none: .none
        }
    }
}
