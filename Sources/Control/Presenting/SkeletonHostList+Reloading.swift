import UIKit

extension SkeletonHostList {
    /// Shows what the app has for parts that have ended.
    ///
    /// An app that has changed its data may be about to tell the list, which must not know of it then. If it does not
    /// tell, the list is reloaded when it is laid out next.
    func reloadForEndedParts() {
        if isUpToDate, !hasUncommittedUpdates { return reloadKeepingSelection() }
        LayoutWatch.put(after: self) { [weak self] in
            if let self, !isUpToDate { reloadKeepingSelection() }
        }
    }

    /// Reloads without losing the selection.
    private func reloadKeepingSelection() {
        let selected = selectedPaths
        reloadData()
        let counts = counts
        for path in selected where path.section < counts.count && path.item < counts[path.section] {
            selectCell(at: path)
        }
    }
}
