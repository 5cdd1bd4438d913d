import UIKit

/// The pace of one run of an animation.
public enum AnimationCurve: String, Hashable, Codable, Sendable {
    /// The same pace throughout.
    case linear
    /// Slow at first.
    case easeIn
    /// Slow at last.
    case easeOut
    /// Slow at both ends.
    case easeInEaseOut

    /// The curve as Core Animation knows it.
    var timingFunction: CAMediaTimingFunction {
        switch self {
        case .linear: CAMediaTimingFunction(name: .linear)
        case .easeIn: CAMediaTimingFunction(name: .easeIn)
        case .easeOut: CAMediaTimingFunction(name: .easeOut)
        case .easeInEaseOut: CAMediaTimingFunction(name: .easeInEaseOut)
        }
    }
}
