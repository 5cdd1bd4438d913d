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

    /// Fades out views that are about to be removed.
    ///
    /// - Parameter completion: Called when they are invisible, at once where the fade would be.
    func hide(_ views: [UIView], of host: UIView?, completion: @escaping @MainActor () -> Void) {
        guard duration > 0, host?.window != nil else { return completion() }
        UIView.animate(withDuration: duration) {
            views.forEach { $0.alpha = 0 }
        } completion: { _ in
            completion()
        }
    }
}
