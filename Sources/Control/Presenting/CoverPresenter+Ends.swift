import TabCache
import TabDecoration
import TabProduction
import UIKit

// How parts and the whole end.
extension CoverPresenter {
    /// Returns parts that end, with the places and the cells that they have had.
    func ended(_ parts: [ListPart]) -> [EndedPart] {
        parts.map { part in
            EndedPart(
                part: part, position: covers[part.section].map(\.position) ?? part.section,
                before: cellsAtStart[part] ?? cellsAtStart[nil])
        }
    }

    /// Ends parts while others go on.
    ///
    /// - Parameters:
    ///   - others: The parts that still load.
    ///   - completion: Called when nothing of the ended parts is left.
    func end(
        _ ended: [ListPart], leaving others: ListParts, _ transition: SkeletonTransition,
        completion: @escaping @MainActor () -> Void
    ) {
        let old = covers
        let kept = others.sections(of: planner.sectionCount)
        let gone = overlays.filter { $0.key.map { !kept.contains($0) } ?? true }
        gone.keys.forEach { overlays[$0] = nil }
        leaving += gone.values
        update(others)
        let views = Array(gone.values) + vanishedRows(ended, of: old)
        views.forEach { $0.letThrough() }
        transition.hide(views, of: planner.host) { [weak self] in
            views.forEach { $0.leave() }
            self?.leaving.removeAll { view in views.contains { $0 === view } }
            completion()
        }
    }

    /// Frees the app's view; covers stay until the end.
    func letThrough() {
        observations = []
        turns = nil
        overlays.values.forEach { $0.letThrough() }
        room?.takeBack()
    }

    func end(_ transition: SkeletonTransition, completion: @escaping @MainActor () -> Void) {
        transition.hide(leaving + views, of: planner.host, completion: completion)
    }

    func remove() {
        letThrough()
        (leaving + overlays.values).forEach { $0.leave() }
        (leaving, overlays) = ([], [:])
    }

    /// Returns covers of the rows that the first section, of which others load, has lost.
    private func vanishedRows(_ ended: [ListPart], of old: [Int?: Cover]) -> [SkeletonOverlay] {
        guard ended.contains(where: { $0 != .section($0.section) }), let host = planner.host,
            let rows = covers[0].flatMap({ old[0]?.vanishing(from: $0) })
        else { return [] }
        var views: [SkeletonOverlay] = []
        makeOverlay(for: rows, over: host) {
            views.append($0)
            leaving.append($0)
        }
        return views
    }
}
