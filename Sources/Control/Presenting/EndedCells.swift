import TabProduction
import UIKit

/// The cells of a part that has ended.
struct EndedCells {
    let part: ListPart

    /// The index of the section in the list; `nil` where the list does not have it.
    let position: Int?

    /// The number of the section's cells when it began to load; `nil` where it loaded with the whole list.
    let countAtStart: Int?
}

extension ListHost {
    /// Shows the app's cells of parts that have ended, and nothing else anew, and then calls a closure.
    ///
    /// An app that has changed its data may be about to update the list. If it has not done so within this turn, the list
    /// reloads in the next one. Cells that the app has told the list about are there, as are those of snapshots.
    func showCells(_ ended: [EndedCells], then action: @escaping @MainActor () -> Void) {
        guard identifiersOfSections == nil else { return action() }
        if isUpToDate, !hasUncommittedUpdates {
            reload(ended.filter(isAsBefore))
            return action()
        }
        Reloading.of(self).wait(for: ended, then: action) { [weak self] ended in
            if let self, !isUpToDate { isOutdatedOnly(in: ended) ? reload(ended) : reloadAll() }
        }
    }

    /// Whether the app has not told the list of cells since the part began to load.
    private func isAsBefore(_ ended: EndedCells) -> Bool {
        guard let position = ended.position, position < numberOfSections else { return false }
        return ended.countAtStart.map { $0 == numberOfItems(inSection: position) } ?? true
    }

    /// Whether the data source has other numbers of cells in ended sections alone.
    private func isOutdatedOnly(in ended: [EndedCells]) -> Bool {
        let (old, new) = (counts, countsOfDataSource)
        let sections = ended.compactMap { cells -> Int? in
            if case .section = cells.part { cells.position } else { nil }
        }
        return old.count == new.count
            && old.indices.allSatisfy { old[$0] == new[$0] || sections.contains($0) }
    }

    /// Reloads cells of single parts without losing their selection.
    private func reload(_ ended: [EndedCells]) {
        guard !ended.isEmpty else { return }
        // What is not on screen loses nothing.
        guard window != nil else { return reloadAll() }
        var (sections, cells) = (IndexSet(), [IndexPath]())
        for ended in ended {
            guard let position = ended.position, position < numberOfSections else { continue }
            switch ended.part {
            case .section: sections.formUnion([position])
            case .row(let row):
                if row < numberOfItems(inSection: position) {
                    cells.append(IndexPath(item: row, section: position))
                }
            }
        }
        keepingSelection {
            UIView.performWithoutAnimation {
                if !sections.isEmpty { reloadSections(sections) }
                if !cells.isEmpty { reloadItems(at: cells) }
            }
        }
    }

    private func reloadAll() {
        keepingSelection {
            reloadData()
            // A batch of the app that follows in this turn would reload what still waits for its layout.
            layoutIfNeeded()
        }
    }

    private func keepingSelection(_ change: () -> Void) {
        let selected = selectedPaths
        change()
        let counts = counts
        for path in selected where path.section < counts.count && path.item < counts[path.section] {
            if !selectedPaths.contains(path) { selectCell(at: path) }
        }
    }
}

/// The reload of a list in the next turn; it goes with the list.
@MainActor
private final class Reloading {
    private var timer: AnyObject?
    private var ended: [EndedCells] = []
    private var actions: [@MainActor () -> Void] = []

    private static let reloadings = Associated<Reloading>()

    static func of(_ list: UIScrollView) -> Reloading { reloadings[list, default: Reloading()] }

    /// Reloads all that has ended within this turn at once.
    func wait(
        for cells: [EndedCells], then action: @escaping @MainActor () -> Void,
        reload: @escaping @MainActor @Sendable ([EndedCells]) -> Void
    ) {
        ended += cells
        actions.append(action)
        timer = SkeletonConfiguration.delaying.wait(0) { [weak self] in
            guard let self else { return }
            let (cells, due) = (ended, actions)
            (ended, actions) = ([], [])
            reload(cells)
            due.forEach { $0() }
        }
    }
}
