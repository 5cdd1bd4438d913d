import TabAnimatedRefreshing
import Testing
import UIKit

/// The test cases I2 and I3: an app that comes from PullToRefresher.
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

    @Test func `I3: the words of PullToRefresher that are left mean what they meant`() {
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
        refresher.isEnabled = true
        tableView.addPullToRefresh(refresher) { [weak tableView] in tableView?.endRefreshing(at: .top) }
        tableView.addPullToRefresh(PullToRefresh(height: 30, position: .bottom), action: {})
        tableView.startRefreshing(at: .top)
        tableView.endRefreshing(at: .top)

        #expect(tableView.refresher(at: .top) === refresher)
        #expect(tableView.refresher(at: .bottom)?.position == .bottom)
        #expect(refresher.isEnabled)
        #expect(refresher.position == PullToRefresh.Position.top)
        #expect(refresher.state == PullToRefresh.State.finished(.finished))
        #expect(animator.heard == [.initial, .loading, .finished(.finished)])
        tableView.removePullToRefresh(at: .top)
        #expect(tableView.refresher(at: .top) == nil)
    }

    @Test func `the defaults are those of PullToRefresher, except that a refresher is enabled`() {
        let refresher = PullToRefresh()
        #expect(refresher.position == .top)
        #expect(refresher.animationDuration == 1)
        #expect(refresher.hideDelay == 0)
        #expect(refresher.springDamping == 0.4)
        #expect(refresher.initialSpringVelocity == 0.8)
        #expect(refresher.animationOptions == [.curveLinear])
        #expect(!refresher.shouldBeVisibleWhileScrolling)
        #expect(refresher.isEnabled)
        #expect(refresher.state == .initial)
    }
}

/// An animator as apps have written them.
private final class Wave: RefreshViewAnimator {
    private let view: UIView
    var heard: [PullToRefresh.State] = []

    init(view: UIView) {
        self.view = view
    }

    func animate(_ state: PullToRefresh.State) {
        heard.append(state)
        switch state {
        case .initial: view.alpha = 0
        case .releasing(let progress): view.alpha = progress
        case .loading: view.alpha = 1
        case .finished: break
        }
    }
}
