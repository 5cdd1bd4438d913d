import TabCache
import TabDecoration
import TabProduction
import UIKit

// What tables and collections do alike when a part of them starts and ends.
extension SkeletonList {
    /// Returns a part, unless its index is below zero, which warns.
    func existing(_ part: ListPart) -> ListPart? {
        switch part {
        case .section(let index) where index < 0: SkeletonLog.warn("There is no section \(index)")
        case .row(let index) where index < 0: SkeletonLog.warn("There is no cell \(index)")
        default: return part
        }
        return nil
    }

    func start(_ part: ListPart, _ transition: SkeletonTransition, from origin: String) {
        guard let part = existing(part) else { return }
        Attachment.of(self).start(part, transition, from: origin)
    }

    func end(
        _ part: ListPart, reloading: Bool, with error: (any Error)?, _ transition: SkeletonTransition,
        completion: (@MainActor () -> Void)?
    ) {
        let part = existing(part)
        if reloading, let part { (self as? any ListHost)?.reload(part) }
        guard let part, let attachment = Attachment.existing(of: self) else {
            completion?()
            return
        }
        attachment.end(part, with: error, transition, completion: completion)
    }

    func run<Result>(
        _ part: ListPart, _ transition: SkeletonTransition, from origin: String,
        _ work: @MainActor () async throws -> Result
    ) async rethrows -> Result {
        guard let part = existing(part) else { return try await work() }
        return try await Attachment.of(self).run(part, transition, from: origin, work)
    }
}

extension ListHost {
    /// Reloads the cells of a part: these alone where the list knows all others, else all of the list, which keeps its
    /// selection.
    fileprivate func reload(_ part: ListPart) {
        let session = Attachment.existing(of: self)?.session
        let position = session.map { $0.position(of: part) } ?? part.section
        let (old, new) = (counts, countsOfDataSource)
        let isAlone =
            old.count == new.count && old.indices.allSatisfy { old[$0] == new[$0] || $0 == position }
        let selected = selectedPaths
        // A diffable data source allows nothing else, and what is not on screen loses nothing.
        if isAlone, let position, position < new.count, identifyingSource == nil, window != nil {
            UIView.performWithoutAnimation {
                guard case .row(let row) = part, old == new else { return reloadSections([position]) }
                if row < new[position] { reloadItems(at: [IndexPath(item: row, section: position)]) }
            }
        } else {
            reloadData()
        }
        for path in selected where path.section < new.count && path.item < new[path.section] {
            if !selectedPaths.contains(path) { selectCell(at: path) }
        }
    }
}
