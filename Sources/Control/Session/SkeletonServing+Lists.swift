import TabProduction
import UIKit

extension TablePlanner: SkeletonServing {}

extension CollectionPlanner: SkeletonServing {}

extension SkeletonServing where Self: ListPlanning, Host: InlineHostList, Host.Cells.Planner == Self {
    var sectionCount: Int { model.plannedSections.count }

    func makePresenter(
        _ showing: Showing, of parts: ListParts, isOutdated: @escaping @MainActor () -> Void
    ) -> any SkeletonPresenting {
        if model.presentation == .inline, isDataSourceBound {
            SkeletonLog.warn(
                "\(Host.self) has a diffable data source, for which no other object can answer: its parts are covered "
                    + "in place instead of shown inline")
        }
        return switch showing {
        case .cover: CoverPresenter(planner: self)
        case .sections: SectionCoverPresenter(planner: self, parts: parts, room: SectionRoom(in: host))
        case .inline:
            InlinePresenter<Host>(cells: Host.Cells(planner: self), parts: parts, isOutdated: isOutdated)
        }
    }

    var isScrollEnabled: Bool { ResolvedStyle(of: model).isScrollEnabled }

    func prepare() {
        recallContent()
        if model.scrollsToTop, let host {
            let inset = host.adjustedContentInset
            host.setContentOffset(CGPoint(x: -inset.left, y: -inset.top), animated: false)
        }
    }

    func showEndedParts() {
        host?.reloadForEndedParts()
    }

    func conclude() {
        rememberContent()
    }
}
