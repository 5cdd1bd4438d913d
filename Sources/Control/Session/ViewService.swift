import UIKit

/// The service of a view without parts.
@MainActor
final class ViewService: SkeletonServing {
    let planner: any SkeletonPlanning
    let reader: any ContentReading
    let sectionCount = 0
    let isScrollEnabled = true

    init(model: ViewAnimated, host: UIView) {
        let planner = ViewPlanner(model: model, host: host)
        self.planner = planner
        reader = ViewReader(of: planner)
    }

    func makePresenter(of parts: ListParts) -> any SkeletonPresenting { CoverPresenter(planner: planner) }

    func prepare() {}

    func showEndedParts() {}

    func conclude() {}
}
