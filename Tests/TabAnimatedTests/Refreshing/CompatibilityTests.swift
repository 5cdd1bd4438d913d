import TabAnimated
import Testing
import UIKit

/// The test cases I2 and I3: an app that changes only its import.
@MainActor
@Suite(.ownApp)
struct CompatibilityTests {
    @Test(arguments: [
        (UIEdgeInsets.zero, CGFloat(0), CGFloat(-40)),
        (UIEdgeInsets(top: 88, left: 0, bottom: 0, right: 0), 0, -128),
        (.zero, 64, -104),
    ])
    func `I2: the traces of section 10 fire at 40 points and rest below the view`(
        safeArea: UIEdgeInsets, inset: CGFloat, offset: CGFloat
    ) {
        let stage = RefreshStage(safeArea: safeArea)
        stage.scrollView.contentInset.top = inset
        stage.rest()
        let top = RecordedRefresher()
        top.add(to: stage.scrollView)

        stage.pull(40)
        stage.lift()
        stage.wait(1)

        #expect(top.actions == 1)
        #expect(stage.scrollView.contentOffset.y == offset)
    }

    @Test func `I2: the programmatic start under a bar stands where it did`() {
        let stage = RefreshStage(safeArea: UIEdgeInsets(top: 88, left: 0, bottom: 0, right: 0))
        RecordedRefresher().add(to: stage.scrollView)
        stage.scrollView.startRefreshing(at: .top)
        stage.wait(1)
        #expect(stage.scrollView.contentOffset.y == -128)
    }

    @Test func `I2: an inset changed at rest is adopted`() {
        let stage = RefreshStage()
        let top = RecordedRefresher()
        top.add(to: stage.scrollView)
        stage.scrollView.contentInset.top = 30
        stage.load()
        stage.scrollView.endRefreshing(at: .top)
        stage.wait()
        #expect(stage.scrollView.contentInset.top == 30)
        #expect(stage.scrollView.contentOffset.y == -30)
    }

    @Test func `I3: every public word of PullToRefresher is known`() {
        let stage = RefreshStage()
        let tableView = stage.scrollView
        let view = UIView()
        let animator = Wave(view: view)
        let refresher = PullToRefresh(refreshView: view, animator: animator, height: 60, position: .top)
        refresher.animationDuration = 0.5
        refresher.hideDelay = 0
        refresher.springDamping = 0.5
        refresher.initialSpringVelocity = 0.7
        refresher.animationOptions = [.curveEaseOut]
        refresher.shouldBeVisibleWhileScrolling = true
        refresher.topPadding = 4
        refresher.setEnable(isEnabled: true)
        tableView.addPullToRefresh(refresher) { [weak tableView] in tableView?.endRefreshing(at: .top) }
        tableView.addPullToRefresh(PullToRefresh(height: 30, position: .bottom), action: {})
        tableView.startRefreshing(at: .top)
        tableView.endAllRefreshing()

        #expect(tableView.topPullToRefresh === refresher)
        #expect(tableView.refresher(at: .bottom) === tableView.bottomPullToRefresh)
        #expect(refresher.isEnabled)
        #expect(refresher.position == PullToRefresh.Position.top)
        #expect(refresher.state == PullToRefresh.State.finished)
        #expect(animator.heard == ["Initial", "Loading", "Finished"])
        tableView.removePullToRefresh(at: .top)
        tableView.removeAllPullToRefresh()
        #expect(tableView.topPullToRefresh == nil)
    }

    @Test func `an animator of phases that is told a state shows the phase of that state`() {
        let animator = Phases()
        animator.animate(.initial)
        animator.animate(.releasing(progress: 0.4))
        animator.animate(.releasing(progress: 1))
        animator.animate(.loading)
        animator.animate(.finished)
        #expect(animator.heard == [.idle, .pulling(0.4), .armed, .loading, .finishing(.finished)])
    }

    @Test func `the defaults are those of PullToRefresher, except that a refresher is enabled`() {
        let refresher = PullToRefresh()
        #expect(refresher.height == 40)
        #expect(refresher.position == .top)
        #expect(refresher.animationDuration == 1)
        #expect(refresher.hideDelay == 0)
        #expect(refresher.springDamping == 0.4)
        #expect(refresher.initialSpringVelocity == 0.8)
        #expect(refresher.animationOptions == [.curveLinear])
        #expect(!refresher.shouldBeVisibleWhileScrolling)
        #expect(refresher.topPadding == nil)
        #expect(refresher.isEnabled)
        #expect(refresher.state == .initial)
    }

    @Test func `states are equal by kind, whatever their progress`() {
        #expect(PullToRefreshState.releasing(progress: 0.2) == .releasing(progress: 0.9))
        #expect(PullToRefreshState.loading != .finished)
        #expect(PullToRefreshState.releasing(progress: 0.5).description == "Releasing:0.5")
    }
}

/// An animator as apps have written them.
private final class Wave: RefreshViewAnimator {
    private let view: UIView
    var heard: [String] = []

    init(view: UIView) {
        self.view = view
    }

    func animate(_ state: State) {
        heard.append(state.description)
        switch state {
        case .initial: view.alpha = 0
        case .releasing(let progress): view.alpha = progress
        case .loading: view.alpha = 1
        case .finished: break
        }
    }
}

/// An animator that shows phases.
private final class Phases: RefreshPhaseAnimator {
    private(set) var heard: [RefreshPhase] = []

    func animate(to phase: RefreshPhase) {
        heard.append(phase)
    }
}
