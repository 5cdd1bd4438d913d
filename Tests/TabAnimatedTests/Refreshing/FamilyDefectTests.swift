import Testing
import UIKit

@testable import TabAnimated
@testable import TabAnimatedRefreshing

/// What users ask of other libraries of the kind, by theme and thread; MJ is MJRefresh, ES ESPullToRefresh.
@MainActor
@Suite(.ownApp)
final class FamilyDefectTests {
    private lazy var stage = RefreshStage()
    private let top = RecordedRefresher()
    private let bottom = RecordedRefresher(.bottom)

    private func loadNearEnd(distance: CGFloat) {
        bottom.refresher.trigger = .distance(distance)
        bottom.add(to: stage.scrollView)
    }

    @Test
    func `MJ #89 #463 #933 #955 #981 #991 #1009 #1072 #1093 #1133 #1391, ES #99: one approach loads once`() {
        loadNearEnd(distance: 300)
        stage.drag(to: 950)
        for step in 0..<20 { stage.scrollView.contentSize.height = step.isMultiple(of: 2) ? 2_030 : 1_970 }
        stage.drag(to: 1_000)
        #expect(bottom.actions == 1)
    }

    @Test func `MJ #233 #981 #1115, ES #23 #135: more rows leave the offset alone`() {
        loadNearEnd(distance: 300)
        stage.drag(to: 1_000)
        stage.lift()
        stage.wait()
        stage.scrollView.contentSize.height = 2_600
        stage.scrollView.endRefreshing(at: .bottom)
        stage.wait()
        #expect(stage.scrollView.contentOffset.y == 1_000)
    }

    @Test
    func
        `MJ #272 #649 #868 #1020 #1258 #1312, ES #73 #161: nothing more is a result and is undone by a refresh`()
    {
        top.add(to: stage.scrollView)
        loadNearEnd(distance: 300)
        stage.drag(to: 1_000)
        stage.lift()
        stage.wait()
        stage.scrollView.endRefreshing(at: .bottom, with: .exhausted)
        stage.wait()
        #expect(bottom.refresher.state == .finished(.exhausted))
        stage.scrollView.startRefreshing(at: .top)
        stage.scrollView.endRefreshing(at: .top)
        stage.wait()
        #expect(bottom.refresher.state == .initial)
    }

    @Test func `MJ #74 #204 #382 #514 #859 #1046: a load can start before the end`() {
        loadNearEnd(distance: 500)
        stage.drag(to: 710)
        #expect(bottom.actions == 1)
    }

    @Test func `MJ #846: the pull can be shorter or longer than the view`() {
        top.refresher.threshold = 90
        top.add(to: stage.scrollView)
        stage.pull(60)
        #expect(top.refresher.state != .releasing(progress: 1))
        stage.pull(91)
        #expect(top.refresher.state == .releasing(progress: 1))
    }

    @Test func `MJ #1386 #1500 #1618, ES #27: pulling the top does not load more`() {
        top.add(to: stage.scrollView)
        loadNearEnd(distance: 5_000)
        stage.pull(100)
        stage.pull(10)
        #expect(bottom.actions == 0)
    }

    @Test
    func `MJ #10 #711 #1438 #1511, INSPullToRefresh #45 #80: an assigned inset does not swallow the view`() {
        top.add(to: stage.scrollView)
        stage.load()
        stage.scrollView.contentInset = .zero
        #expect(stage.scrollView.contentInset.top == 40)
    }

    @Test func `an inset that is written beside the refresher is right, absolute and relative`() {
        stage.scrollView.contentInset.top = 10
        top.add(to: stage.scrollView)
        stage.load()
        #expect(stage.scrollView.contentInset.top == 50)
        stage.scrollView.contentInsetBesideRefreshers.top = 100
        #expect(stage.scrollView.contentInset.top == 140)
        stage.scrollView.contentInsetBesideRefreshers.top -= 95
        #expect(stage.scrollView.contentInset.top == 45)
        #expect(stage.scrollView.contentInsetBesideRefreshers.top == 5)
        stage.scrollView.contentInsetBesideRefreshers.bottom = 7
        stage.scrollView.removePullToRefresh(at: .top)
        #expect(stage.scrollView.contentInset == UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0))
        #expect(stage.scrollView.contentInsetBesideRefreshers == stage.scrollView.contentInset)
    }

    @Test func `MJ #1520 #1541: side insets narrow the view`() {
        stage.scrollView.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
        stage.scrollView.contentOffset.x = -20
        top.add(to: stage.scrollView)
        #expect(top.view.superview?.frame == CGRect(x: 0, y: -40, width: 350, height: 40))
    }

    @Test func `MJ #912 #1029 #1134 #1265 #1343: a trembling inset is never answered`() {
        top.add(to: stage.scrollView)
        stage.load()
        stage.scrollView.contentInset.top = 39.9
        #expect(stage.scrollView.contentInset.top == 39.9)
    }

    @Test func `MJ #978 #1037: at rest nothing of the view is to be seen`() {
        top.add(to: stage.scrollView)
        #expect(top.view.alpha == 0)
        stage.pull(10)
        #expect(top.view.alpha == 1)
    }

    @Test func `ES #29: removing and adding again leaves no gap`() {
        for _ in 0..<3 {
            top.add(to: stage.scrollView)
            stage.load()
            stage.scrollView.removePullToRefresh(at: .top)
            stage.wait()
        }
        #expect(stage.scrollView.contentInset == .zero)
        #expect(stage.scrollView.contentOffset.y == 0)
    }

    @Test func `MJ #1267 #1440 #1441, INSPullToRefresh #68: a rotation while loading keeps only our share`() {
        stage.scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        top.add(to: stage.scrollView)
        stage.load()
        HeadlessScreen.main.size = CGSize(width: 800, height: 400)
        stage.setSafeArea(UIEdgeInsets(top: 32, left: 0, bottom: 0, right: 0))
        stage.scrollView.endRefreshing(at: .top)
        stage.wait()
        #expect(stage.scrollView.contentInset.top == 0)
        #expect(stage.scrollView.contentOffset.y == -32)
    }

    @Test func `MJ #86 #357 #416 #1345 #1363 #1365: a start before the first layout is shown later`() {
        let scrollView = UIScrollView()
        scrollView.contentSize.height = 2_000
        top.add(to: scrollView)
        #expect(scrollView.startRefreshing(at: .top))
        stage.controller.view.addSubview(scrollView)
        #expect(scrollView.contentInset.top == 0)
        scrollView.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
        HeadlessScreen.main.turn()
        #expect(top.actions == 1)
        #expect(scrollView.contentInset.top == 40)
        #expect(scrollView.contentOffset.y == -40)
    }

    @Test func `home-assistant #5668, pocket-casts-ios #350: one tap at the threshold`() {
        top.add(to: stage.scrollView)
        for distance in [CGFloat(39), 41, 45, 80] { stage.pull(distance) }
        stage.lift()
        stage.wait()
        #expect(top.refresher.taps == 1)
    }

    @Test func `UIScrollView-InfiniteScroll #47, MJ #1524: a failure stands where the strip was`() {
        let refresher = PullToRefresh.loadMore(like: CellAnimated(SampleCell.self).height(64))
        stage.scrollView.addPullToRefresh(refresher) {}
        stage.scrollView.startRefreshing(at: .bottom)
        stage.scrollView.endRefreshing(at: .bottom, with: .failed)
        stage.wait()
        #expect(refresher.state == .finished(.failed))
        #expect(refresher.refreshView.superview?.frame.minY == 2_000)
    }

    @Test func `a tap on the view loads where that is the trigger`() {
        bottom.refresher.trigger = .tap
        let stage = RefreshStage(contentLength: 300)
        bottom.add(to: stage.scrollView)
        HeadlessTouch.tap(at: CGPoint(x: 200, y: 100), in: stage.window)
        #expect(bottom.actions == 0)
        HeadlessTouch.tap(at: CGPoint(x: 200, y: 320), in: stage.window)
        #expect(bottom.actions == 1)
        #expect(bottom.refresher.state == .loading)
    }

    @Test func `glow-web #445: a refresh without an answer ends by itself`() {
        top.refresher.timeLimit = 30
        top.add(to: stage.scrollView)
        stage.load()
        stage.wait(33)
        #expect(top.refresher.state == .finished(.failed))
    }

    @Test func `TAB #211: after a page of nothing, or the end, a reset loads what is near`() {
        loadNearEnd(distance: 0)
        for result in [PullToRefresh.Result.finished, .exhausted] {
            stage.drag(to: 1_100)
            stage.drag(to: stage.restEnd)
            stage.lift()
            stage.wait()
            stage.scrollView.endRefreshing(at: .bottom, with: result)
            stage.scrollView.refresher(at: .bottom)?.reset()
            stage.wait()
        }
        #expect(bottom.actions == 3)
        #expect(bottom.refresher.state == .loading)
    }
}
