import UIKit

extension SkeletonHostList {
    /// Shows the app's content in parts that have ended.
    ///
    /// An app that has changed its data may be about to update the list. If it has not done so within this turn, the list
    /// reloads in the next one, and never in the middle of a batch of the app.
    func reloadForEndedParts() {
        if isUpToDate { return reloadKeepingSelection() }
        Reloading.of(self).wait { [weak self] in
            if let self, !isUpToDate { reloadKeepingSelection() }
        }
    }

    /// Reloads without losing the selection.
    private func reloadKeepingSelection() {
        let selected = selectedPaths
        reloadData()
        // A batch of the app that follows in this turn would reload what still waits for its layout.
        layoutIfNeeded()
        let counts = counts
        for path in selected where path.section < counts.count && path.item < counts[path.section] {
            selectCell(at: path)
        }
    }
}

/// The reload of a list in the next turn; it goes with the list.
@MainActor
private final class Reloading {
    private var timer: AnyObject?

    private static let reloadings = Associated<Reloading>()

    static func of(_ list: UIScrollView) -> Reloading { reloadings[list, default: Reloading()] }

    func wait(then action: @escaping @MainActor @Sendable () -> Void) {
        timer = SkeletonConfiguration.delaying.wait(0, then: action)
    }
}
