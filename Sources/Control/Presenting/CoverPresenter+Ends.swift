import TabDecoration
import TabProduction
import UIKit

// How parts and the whole end.
extension CoverPresenter {
    /// Ends parts while others go on: their covers leave when the app's cells are there.
    ///
    /// - Parameters:
    ///   - rest: The parts that still load.
    ///   - completion: Called when nothing of the ended parts is left.
    func end(
        _ ended: [ListPart], leaving rest: ListParts, _ transition: SkeletonTransition,
        completion: @escaping @MainActor () -> Void
    ) {
        let (old, cells) = (covers, endedCells(of: ended))
        let kept = rest.sections(of: planner.sectionCount)
        let gone = overlays.filter { $0.key.map { !kept.contains($0) } ?? true }
        gone.keys.forEach { overlays[$0] = nil }
        update(rest)
        let views = Array(gone.values) + vanishedRows(of: old)
        views.forEach { $0.letThrough() }
        leaving += views
        showCells(cells) { [weak self] in
            transition.hide(views, of: self?.planner.host) {
                views.forEach { $0.leave() }
                self?.leaving.removeAll { view in views.contains { $0 === view } }
                completion()
            }
        }
    }

    /// Frees the app's view, and has it show the app's cells; covers stay.
    func release() {
        guard !isReleased else { return }
        isReleased = true
        observations = []
        nextPlan = nil
        let cells = endedCells(of: parts.all)
        room?.end()
        showCells(cells) { [weak self] in
            self?.room?.takeBack()
            self?.areCellsThere = true
            self?.fade?()
        }
        overlays.values.forEach { $0.letThrough() }
    }

    /// Fades the covers once the app's cells are there.
    func leave(_ transition: SkeletonTransition, completion: @escaping @MainActor () -> Void) {
        let fade: @MainActor () -> Void = { [weak self] in
            guard let self else { return }
            transition.hide(leaving + views, of: planner.host, completion: completion)
        }
        if areCellsThere { fade() } else { self.fade = fade }
    }

    func remove() {
        observations = []
        room?.takeBack()
        (leaving + overlays.values).forEach { $0.leave() }
        leaving = []
        overlays = [:]
    }

    /// Returns covers of the rows that a section with other rows that load has lost.
    private func vanishedRows(of old: [Int?: Cover]) -> [SkeletonOverlay] {
        guard case .rows = parts, let host = planner.host, let before = old[0], let now = covers[0],
            let rows = before.vanishing(from: now)
        else { return [] }
        return [makeOverlay(for: rows, over: host)]
    }

    private func endedCells(of parts: [ListPart]) -> [EndedCells] {
        parts.map { part in
            let section = part.section
            return EndedCells(
                part: part, position: covers[section].map(\.position) ?? section,
                countAtStart: countsAtStart[section])
        }
    }

    private func showCells(_ cells: [EndedCells], then action: @escaping @MainActor () -> Void) {
        guard !cells.isEmpty, let list = planner.host as? any ListHost else { return action() }
        list.showCells(cells, then: action)
    }
}
