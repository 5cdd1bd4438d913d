import UIKit

@testable import TabAnimated
@testable import TabAnimatedRefreshing

extension SkeletonWay {
    static let refreshers = [
        refresher("a spinner", at: .top) { $0.addPullToRefresh(PullToRefresh()) {} },
        refresher("skeleton rows that unroll", at: .top) { $0.addPullToRefresh(.skeleton(rows: 2)) {} },
        refresher("the next page", at: .bottom) { $0.addPullToRefresh(.loadMore()) {} },
        refresher("a refresher that is removed while it loads", at: .top, ends: false) {
            $0.addPullToRefresh(.skeleton()) {}
        },
    ]

    /// Starts a refresh of a table, ends it, removes the refresher and lets the screen go.
    ///
    /// - Parameters:
    ///   - ends: Whether the refresh ends before it is removed.
    ///   - add: Adds the refresher.
    private static func refresher(
        _ name: String, at edge: PullToRefresh.Position, ends: Bool = true,
        add: @escaping @MainActor @Sendable (UITableView) -> Void
    ) -> SkeletonWay {
        SkeletonWay(name) { watch in
            let app = Sections([20])
            let stage = RefreshStage(makeTable(app), contentLength: nil)
            add(stage.scrollView)
            stage.scrollView.startRefreshing(at: edge)
            HeadlessScreen.main.advance(by: 1)
            watch.look(at: stage.window)
            if ends { stage.scrollView.endRefreshing(at: edge) }
            HeadlessScreen.main.advance(by: 3)
            stage.removeRefreshers()
            watch.end()
        }
    }
}
