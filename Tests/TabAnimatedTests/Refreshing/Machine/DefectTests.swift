import Testing
import UIKit

@testable import TabAnimated
@testable import TabAnimatedRefreshing

/// One test for each row of defects of PullToRefresher, by its numbers; each fails on the old behavior.
@MainActor
@Suite(.ownApp)
struct DefectTests {
    private let top = RecordedRefresher()
    private let bottom = RecordedRefresher(.bottom)

    @Test func `#10 #26 #33 #47 #57: a scroll view may go while its refresher lives`() {
        weak var gone: UIScrollView?
        for _ in 0..<1 {
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
            gone = scrollView
            top.add(to: scrollView)
            scrollView.startRefreshing(at: .top)
        }
        #expect(gone == nil)
        #expect(top.refresher.state == .initial)
    }

    @Test func `#10 #47: removal lets go of the action, also during the hide animation`() {
        let stage = RefreshStage()
        weak var captured: UIView?
        for _ in 0..<1 {
            let content = UIView()
            captured = content
            stage.scrollView.addPullToRefresh(top.refresher) { content.alpha = 1 }
        }
        stage.load()
        stage.scrollView.endRefreshing(at: .top)
        stage.scrollView.removePullToRefresh(at: .top)
        #expect(captured == nil)
    }

    @Test func `section 8: a lone refresher on a full list ends and can be started`() {
        let stage = RefreshStage()
        top.add(to: stage.scrollView)
        #expect(stage.scrollView.startRefreshing(at: .top))
        stage.scrollView.endRefreshing(at: .top)
        stage.wait()
        #expect(top.refresher.state == .initial)
    }

    @Test func `#40 #55 #76: while loading no content stands under the bar`() {
        let stage = RefreshStage(safeArea: UIEdgeInsets(top: 88, left: 0, bottom: 0, right: 0))
        top.add(to: stage.scrollView)
        stage.load()
        #expect(stage.scrollView.contentOffset.y == -128)
    }

    @Test func `#79 #99: an inset of the app is not counted twice`() {
        let stage = RefreshStage()
        stage.scrollView.contentInset.top = 64
        stage.rest()
        top.add(to: stage.scrollView)
        stage.pull(41)
        #expect(top.refresher.state == .releasing(progress: 1))
    }

    @Test func `#61 #92: letting go at the bottom does not make the content jump`() {
        let stage = RefreshStage(safeArea: UIEdgeInsets(top: 88, left: 0, bottom: 34, right: 0))
        bottom.add(to: stage.scrollView)
        stage.pull(50, at: .bottom)
        stage.lift()
        #expect(stage.scrollView.contentOffset.y == 1_274)
        stage.wait()
        #expect(stage.scrollView.contentOffset.y == 1_274)
    }

    @Test func `#90 #91: an edge works without the other one`() {
        let stage = RefreshStage()
        bottom.add(to: stage.scrollView)
        stage.load(at: .bottom)
        stage.scrollView.endRefreshing(at: .bottom)
        stage.wait()
        stage.load(at: .bottom)
        #expect(bottom.actions == 2)
    }

    @Test func `#61 #106: a pull that jumps away leaves the other edge working`() {
        let stage = RefreshStage()
        top.add(to: stage.scrollView)
        bottom.add(to: stage.scrollView)
        stage.pull(24)
        stage.scrollView.contentOffset.y = 300
        #expect(top.refresher.state == .initial)
        stage.lift()
        stage.wait()
        stage.load(at: .bottom)
        #expect(bottom.actions == 1)
    }

    @Test func `#21 #22: the list can be scrolled while the view leaves`() {
        let stage = RefreshStage()
        top.refresher.hideDelay = 2
        top.add(to: stage.scrollView)
        stage.load()
        stage.scrollView.endRefreshing(at: .top)
        stage.drag(to: 200)
        #expect(stage.scrollView.contentOffset.y == 200)
        stage.lift()
        stage.wait(5)
        #expect(stage.scrollView.contentOffset.y == 200)
    }

    @Test func `#37: insets that the app sets while loading survive the end`() {
        let stage = RefreshStage()
        top.add(to: stage.scrollView)
        stage.load()
        stage.scrollView.contentInset = UIEdgeInsets(top: 30, left: 1, bottom: 216, right: 2)
        stage.scrollView.endRefreshing(at: .top)
        stage.wait()
        #expect(stage.scrollView.contentInset == UIEdgeInsets(top: 30, left: 1, bottom: 216, right: 2))
    }

    @Test func `#63: under pinned headers the share is what can be seen of the view`() {
        var edge = EdgeDriver(.top)
        edge.machine.rules.followsPinnedHeaders = true
        edge.load()
        edge.geometry.adjustedStart = 40
        edge.geometry.startContribution = 40
        edge.isFingerDown = true
        #expect(edge.scroll(to: 300) == [.open(.silent)])
        #expect(edge.machine.openLength == 0)
    }

    @Test func `#18: removal while loading leaves the list as it was`() {
        let stage = RefreshStage()
        top.add(to: stage.scrollView)
        stage.load()
        stage.scrollView.removePullToRefresh(at: .top)
        #expect(stage.scrollView.contentInset == .zero)
        #expect(stage.scrollView.contentOffset == .zero)
    }

    @Test func `#94 #124 #127: a custom view is as wide as the content, also one with constraints`() {
        let stage = RefreshStage()
        top.view.translatesAutoresizingMaskIntoConstraints = false
        top.add(to: stage.scrollView)
        stage.wait()
        #expect(
            top.view.convert(top.view.bounds, to: stage.scrollView)
                == CGRect(x: 0, y: -40, width: 400, height: 40))
    }

    @Test func `#14 #52: a custom view follows a rotation`() {
        let stage = RefreshStage()
        stage.scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        top.add(to: stage.scrollView)
        HeadlessScreen.main.size = CGSize(width: 800, height: 400)
        HeadlessScreen.main.turn()
        #expect(top.view.bounds.width == 800)
    }

    @Test func `#29: the bottom edge does what the top edge does`() {
        let stage = RefreshStage()
        bottom.add(to: stage.scrollView)
        stage.load(at: .bottom)
        stage.scrollView.endRefreshing(at: .bottom)
        #expect(stage.scrollView.layer.animationKeys()?.isEmpty == false)
        stage.wait()
        #expect(bottom.animator.story == ["initial", "armed", "loading", "finished", "initial"])
    }

    @Test func `#27 #32 #36: the spring of the hide animation is the app's`() throws {
        let stage = RefreshStage()
        top.refresher.animationDuration = 0.7
        top.refresher.springDamping = 0.9
        top.add(to: stage.scrollView)
        stage.load()
        stage.scrollView.endRefreshing(at: .top)
        let keys = try #require(stage.scrollView.layer.animationKeys())
        let spring = keys.compactMap { stage.scrollView.layer.animation(forKey: $0) as? CASpringAnimation }
            .first
        #expect(spring != nil)
        stage.wait(0.6)
        #expect(top.refresher.state == .finished(.finished))
        stage.wait(0.2)
        #expect(top.refresher.state == .initial)
    }

    @Test func `#53: a disabled edge is out of sight and ignores pulls, and a refresh that runs still ends`()
    {
        let stage = RefreshStage()
        top.add(to: stage.scrollView)
        stage.load()
        top.refresher.isEnabled = false
        #expect(stage.scrollView.endRefreshing(at: .top))
        stage.wait()
        #expect(top.view.superview?.isHidden == true)
        stage.load()
        #expect(top.actions == 1)
    }

    @Test func `#85: a refresh can start while the finger is down`() {
        let stage = RefreshStage()
        top.refresher.startsWhileDragging = true
        top.add(to: stage.scrollView)
        stage.pull(45)
        #expect(top.actions == 1)
        #expect(stage.scrollView.contentInset.top == 0)
        stage.lift()
        stage.wait()
        #expect(stage.scrollView.contentOffset.y == -40)
    }

    @Test func `#123 #126: the refresher is part of a Swift package`() {
        #expect(String(reflecting: PullToRefresh.self) == "TabAnimatedRefreshing.PullToRefresh")
    }

    @Test func `#54: an app may have a State of its own`() {
        enum State { case open }
        let state: PullToRefresh.State = .loading
        #expect(state == .loading)
        #expect(State.open == .open)
    }

    @Test func `#99 comment: a half pull ends in initial`() {
        let stage = RefreshStage()
        top.add(to: stage.scrollView)
        stage.pull(20)
        stage.lift()
        stage.wait()
        #expect(top.animator.story == ["initial", "releasing", "initial"])
    }

    @Test func `section 4: a fling against the edge starts nothing`() {
        let stage = RefreshStage()
        top.add(to: stage.scrollView)
        stage.scrollView.contentOffset.y = 300
        stage.drag(to: 200)
        stage.lift(velocity: 9_000)
        stage.wait()
        #expect(top.actions == 0)
        #expect(top.animator.story == ["initial"])
    }

    @Test func `section 7: the spinner stops when a refresh ends out of sight`() {
        let stage = RefreshStage()
        let refresher = PullToRefresh()
        stage.scrollView.addPullToRefresh(refresher) {}
        stage.load()
        stage.drag(to: 500)
        stage.lift()
        stage.wait()
        stage.scrollView.endRefreshing(at: .top)
        #expect((refresher.refreshView as? SpinnerView)?.indicator.isAnimating == false)
        #expect(stage.scrollView.contentOffset.y == 500)
    }
}
