import TabCache
import TabProduction
import UIKit

/// Looks, soon after an end, whether the list knows what its data source has, and says in one line where it does not.
///
/// The list is the app's to reload: before the end, in its turn, or in the next turn.
@MainActor
final class EndCheck {
    private weak var list: (any ListHost)?
    private var timer: AnyObject?

    /// The time in which the app may tell the list, in seconds: two turns of the run loop, and a layout.
    private static let grace: TimeInterval = 0.1

    init(of list: any ListHost) {
        self.list = list
        wait(attempts: 3)
    }

    private func wait(attempts: Int) {
        timer = SkeletonConfiguration.delaying.wait(Self.grace) { [weak self] in
            guard let self, let list else { return }
            if attempts > 1, list.window != nil, list.layer.needsLayout() {
                return wait(attempts: attempts - 1)
            }
            timer = nil
            compare(list)
        }
    }

    private func compare(_ list: any ListHost) {
        guard list.anyDataSource != nil, !list.hasUncommittedUpdates else { return }
        let (shown, present) = (list.counts, list.countsOfDataSource)
        guard shown != present else { return }
        SkeletonLog.warn(
            "\(list.declaredClass) has \(shown) cells where its data source has \(present), after the end of a "
                + "skeleton: tell it of the new cells, or end with reloading: true")
    }
}
