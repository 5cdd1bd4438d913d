import TabProduction
import UIKit

extension TablePlanner: SkeletonServing {}

extension CollectionPlanner: SkeletonServing {}

extension SkeletonServing where Self: ListPlanning, Host: InlineHostList, Host.Cells.Planner == Self {
    var sectionCount: Int { model.plannedSections.count }

    func makePresenter(
        _ showing: Showing, of parts: ListParts, isOutdated: @escaping @MainActor () -> Void
    ) -> any SkeletonPresenting {
        warnAboutDataSource(showing, of: parts)
        return switch showing {
        case .cover: CoverPresenter(planner: self)
        case .sections: SectionCoverPresenter(planner: self, parts: parts)
        case .inline:
            InlinePresenter<Host>(cells: Host.Cells(planner: self), parts: parts, isOutdated: isOutdated)
        }
    }

    /// Says what to do where only the data source keeps the skeleton from being inline.
    private func warnAboutDataSource(_ showing: Showing, of parts: ListParts) {
        guard let host, isDataSourceBound, self.showing(of: parts, lendingDataSource: true) == .inline else {
            return
        }
        SkeletonLog.warn(
            "\(type(of: host)) has a diffable data source, which cannot lend sections: those that exist are covered "
                + "in place. Append placeholder sections to the snapshot to give the skeleton room")
    }

    func prepare() {
        recallContent()
        guard model.scrollsToTop, let host else { return }
        let inset = host.adjustedContentInset
        host.setContentOffset(CGPoint(x: -inset.left, y: -inset.top), animated: false)
    }

    func borrow() -> (@MainActor () -> Void)? {
        guard let host, host.isScrollEnabled, !ResolvedStyle(of: model).isScrollEnabled else { return nil }
        host.isScrollEnabled = false
        // Only this framework turns scrolling off here; an app that turned it on meanwhile keeps it on.
        return { [weak host] in host?.isScrollEnabled = true }
    }

    func conclude() {
        rememberContent()
    }
}
