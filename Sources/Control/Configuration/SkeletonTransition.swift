public import Foundation
import TabCache
import UIKit

/// How a skeleton comes and goes.
public enum SkeletonTransition: Hashable, Sendable {
    /// At once.
    case none
    /// A fade of some seconds; zero and less is at once.
    case crossDissolve(TimeInterval)

    /// The length in seconds, never negative.
    package var duration: TimeInterval {
        switch self {
        case .none: 0
        case .crossDissolve(let seconds): seconds.isFinite ? max(0, seconds) : 0
        }
    }
}

@MainActor
extension SkeletonTransition {
    func show(_ views: [UIView]) {
        guard duration > 0 else { return }
        views.forEach { $0.alpha = 0 }
        UIView.animate(withDuration: duration) { views.forEach { $0.alpha = 1 } }
    }
}
