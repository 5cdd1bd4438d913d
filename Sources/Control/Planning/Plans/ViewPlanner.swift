import TabProduction
import UIKit

/// Plans the skeleton of a single view, mapped where it stands.
@MainActor
final class ViewPlanner: SkeletonPlanning {
    let model: ViewAnimated
    private(set) weak var host: UIView?
    private var saidListIsEmpty = false

    /// The last production, without adjustments.
    private(set) var base: Production?

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
