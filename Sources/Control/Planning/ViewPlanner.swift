import TabProduction
import UIKit

/// Plans the skeleton of a single view: what it shows now, mapped where it is.
@MainActor
final class ViewPlanner: SkeletonPlanning {
    let model: ViewAnimated
    private(set) weak var host: UIView?
    private var saidListIsEmpty = false

    /// What was last produced, without adjustments.
    private var base: Production?

    init(model: ViewAnimated, host: UIView) {
        self.model = model
        self.host = host
    }

    func plan(from anchor: CGPoint?) -> SkeletonPlan {
        guard let host else { return .empty }
        host.layoutIfNeeded()
        warnOfEmptyList(host)
        guard !host.bounds.isEmpty else { return SkeletonPlan(frame: host.bounds, tiles: []) }
        let production = model.production(of: host) { base = $0 }
        return SkeletonPlan(frame: host.bounds, tiles: [SkeletonTile(production: production)])
    }

    func forget() {}

    /// Reads the view where it stands and keeps its geometry.
    ///
    /// - Parameter isLaidOut: Whether only what is laid out is read.
    /// - Returns: Whether there was anything to read.
    func readContent(whileLaidOut isLaidOut: Bool) -> Bool {
        guard let host, host.isAtStart, !(isLaidOut && host.awaitsLayout) else { return false }
        let request = ProductionRequest(.view(host), size: host.bounds.size, of: model, in: host)
        let place = RememberedShapes.Place(section: 0, item: 0)
        guard let shapes = RememberedShapes(of: [(host, place)], like: request, numberedAs: base) else {
            return false
        }
        if shapes != ContentMemory.shapes(for: request, in: host) {
            ContentMemory.store(shapes, for: request, in: host)
        }
        return true
    }

    private func warnOfEmptyList(_ host: UIView) {
        guard let list = host as? any SkeletonHostList, !saidListIsEmpty,
            !(0..<list.numberOfSections).contains(where: { list.numberOfCells(inSection: $0) > 0 })
        else { return }
        saidListIsEmpty = true
        let model = list is UITableView ? "TableAnimated" : "CollectionAnimated"
        SkeletonLog.warn(
            "\(list.declaredClass) has no cells, so there is nothing to map: give it a \(model), which knows the class "
                + "of the cells to come")
    }
}
