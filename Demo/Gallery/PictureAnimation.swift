import TabAnimated

/// The animations that the gallery shows.
public enum PictureAnimation: String, CaseIterable, Sendable {
    case classic
    case bin
    case shimmer
    case drop
    case pulse
    case none

    var type: AnimationType {
        switch self {
        case .classic: .classic
        case .bin: .bin
        case .shimmer: .shimmer(ShimmerAnimation(duration: 1.5))
        case .drop: .drop
        case .pulse: .pulse
        case .none: .none
        }
    }
}
