import Testing
import UIKit

@testable import TabAnimated
@testable import TabAnimatedRefreshing

/// Content that something moves whenever a refresher does something, as a bar that collapses does, stops nothing.
@MainActor
@Suite("Content that moves without end", .serialized, .ownApp)
struct EndlessInsetTests {
    @Test func `a refresher gives up, and says once what to use`() {
        let stage = RefreshStage()
        let animator = MovingAnimator(stage.scrollView)
        let refresher = PullToRefresh(refreshView: UIView(), animator: animator, height: 40, position: .top)
        stage.scrollView.addPullToRefresh(refresher) {}

        let said = warnings {
            for _ in 0..<2 {
                animator.isMoving = true
                stage.pull(20)
                animator.isMoving = false
                stage.lift()
                stage.wait()
            }
        }

        #expect(said.filter { $0.contains("UIRefreshControl") }.count == 1)
    }
}

/// Moves the content whenever it is told a state.
@MainActor
private final class MovingAnimator: RefreshViewAnimator {
    var isMoving = false
    private weak var scrollView: UIScrollView?

    init(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
    }

    func animate(_ state: PullToRefresh.State) {
        guard isMoving, let scrollView else { return }
        scrollView.contentOffset.y = scrollView.contentOffset.y == -10 ? -20 : -10
    }
}
