import TabProduction
import UIKit

extension TablePlanner: SkeletonServing {}

extension CollectionPlanner: SkeletonServing {}

extension SkeletonServing where Self: ListPlanning, Host: InlineHostList, Host.Cells.Planner == Self {
    var sectionCount: Int { model.plannedSections.count }

    func makePresenter(
        _ showing: Showing, of parts: ListParts, isOutdated: @escaping @MainActor () -> Void
    ) -> any SkeletonPresenting {
        if showing == .sections, isDataSourceBound,
            self.showing(of: parts, canReplaceDataSource: true) == .inline
        {
            SkeletonLog.warn(
                "\(Host.self) has a diffable data source, which cannot lend sections: those that exist are covered "
                    + "in place. Append placeholder sections to the snapshot to give the skeleton room")
        }
        return switch showing {
        case .cover: CoverPresenter(planner: self)
        case .sections: SectionCoverPresenter(planner: self, parts: parts)
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

    func conclude() {
        rememberContent()
    }
}
