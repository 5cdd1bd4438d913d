import TabDecoration
import UIKit

@MainActor
extension SkeletonTransition {
    /// Whether there is a change that can be seen.
    func isSeen(in host: UIView?) -> Bool { duration > 0 && host?.window != nil }

    /// Lets views appear that have just been added.
    func show(_ views: [UIView]) {
        guard duration > 0 else { return }
        views.forEach { $0.alpha = 0 }
        UIView.animate(withDuration: duration) { views.forEach { $0.alpha = 1 } }
    }

    /// Lets views disappear that are about to be removed.
    ///
    /// - Parameter completion: Called when they cannot be seen any more, at once where nothing could be seen of it.
    func hide(_ views: [UIView], of host: UIView?, completion: @escaping @MainActor () -> Void) {
        guard isSeen(in: host) else { return completion() }
        UIView.animate(withDuration: duration) {
            views.forEach { $0.alpha = 0 }
        } completion: { _ in
            completion()
        }
    }
}
