import TabProduction
import UIKit

/// Plans the skeleton of a single view: what it shows now, mapped where it is.
@MainActor
final class ViewPlanner: SkeletonPlanning {
    let model: ViewAnimated
    private(set) weak var host: UIView?

    init(model: ViewAnimated, host: UIView) {
        self.model = model
        self.host = host
    }

    func plan(from anchor: CGPoint?) -> SkeletonPlan {
        guard let host else { return .empty }
        host.layoutIfNeeded()
        guard !host.bounds.isEmpty else { return SkeletonPlan(frame: host.bounds, tiles: []) }
        return SkeletonPlan(
            frame: host.bounds, tiles: [SkeletonTile(production: model.production(of: host))])
    }

    func forget() {}
}
