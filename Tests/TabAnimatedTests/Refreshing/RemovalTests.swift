import HeadlessObjectiveC
import Testing
import UIKit

@testable import TabAnimated
@testable import TabAnimatedRefreshing

/// How far a refresh has come when something happens to it.
enum Moment: CaseIterable, Sendable {
    case idle, pulling, armed, loading, finishing

    @MainActor
    func reach(on stage: RefreshStage<UIScrollView>) {
        switch self {
        case .idle: break
        case .pulling: stage.pull(20)
        case .armed: stage.pull(60)
        case .loading: stage.load()
        case .finishing:
            stage.load()
            stage.scrollView.endRefreshing(at: .top)
        }
    }
}

/// The test cases E: removal at any moment.
@MainActor
@Suite(.ownApp)
struct RemovalTests {
    @Test(arguments: Moment.allCases)
    func `E1: removal gives the insets back and reports nothing more`(moment: Moment) {
        let stage = RefreshStage()
        let top = RecordedRefresher()
        stage.scrollView.contentInset = UIEdgeInsets(top: 12.3, left: 0, bottom: 7.7, right: 0)
        stage.rest()
        top.add(to: stage.scrollView)
        moment.reach(on: stage)

        stage.scrollView.removePullToRefresh(at: .top)
        let reports = top.animator.states.count
        stage.lift()
        stage.wait()
        stage.load()

        #expect(stage.scrollView.contentInset == UIEdgeInsets(top: 12.3, left: 0, bottom: 7.7, right: 0))
        #expect(top.animator.states.count == reports)
        #expect(top.view.superview == nil)
        #expect(RefreshHost.existing(of: stage.scrollView) == nil)
    }

    @Test func `E2: a replaced refresher that lives on does not disturb its successor`() {
        let stage = RefreshStage()
        var old: RecordedRefresher? = RecordedRefresher()
        let new = RecordedRefresher()
        old?.add(to: stage.scrollView)
        stage.load()
        new.add(to: stage.scrollView)
        stage.wait()

        stage.load()
        #expect(old?.actions == 1)
        #expect(new.actions == 1)
        old = nil
        #expect(stage.scrollView.refresher(at: .top) === new.refresher)
    }

    @Test(arguments: Moment.allCases)
    func `E3: a scroll view goes in any state and takes everything along`(moment: Moment) {
        let top = RecordedRefresher()
        top.refresher.timeLimit = 60
        weak var scrollView: UIScrollView?
        weak var host: RefreshHost?
        weak var captured: UIView?
        autoreleasing {
            let stage = RefreshStage()
            let content = UIView()
            stage.scrollView.addPullToRefresh(top.refresher) { content.alpha = 1 }
            moment.reach(on: stage)
            scrollView = stage.scrollView
            host = RefreshHost.existing(of: stage.scrollView)
            captured = content
            stage.scrollView.removeFromSuperview()
        }
        HeadlessScreen.main.reset()

        #expect(scrollView == nil)
        #expect(host == nil)
        #expect(captured == nil)
        #expect(top.refresher.state == .initial)
    }

    @Test func `E4: removal lets go of what the action holds`() {
        let stage = RefreshStage()
        let top = RecordedRefresher()
        weak var controller: UIViewController?
        autoreleasing {
            let strong = UIViewController()
            controller = strong
            stage.scrollView.addPullToRefresh(top.refresher) { strong.title = "" }
        }
        #expect(controller != nil)
        stage.scrollView.removePullToRefresh(at: .top)
        #expect(controller == nil)
    }

    @Test func `E5: a refresher that moves leaves its first scroll view clean`() {
        let stage = RefreshStage()
        let other = UIScrollView(frame: stage.scrollView.frame)
        let top = RecordedRefresher()
        top.add(to: stage.scrollView)
        stage.load()

        top.add(to: other)
        stage.wait()

        #expect(stage.scrollView.refresher(at: .top) == nil)
        #expect(stage.scrollView.contentInset == .zero)
        #expect(other.refresher(at: .top) === top.refresher)
        #expect(top.view.superview?.superview === other)
        stage.scrollView.removePullToRefresh(at: .top)
        #expect(top.view.superview?.superview === other)
    }

    @Test func `E6: a removal during the hide delay leaves nothing to happen`() {
        let stage = RefreshStage()
        let top = RecordedRefresher()
        top.refresher.hideDelay = 2
        top.add(to: stage.scrollView)
        stage.load()
        stage.scrollView.endRefreshing(at: .top)
        #expect(stage.scrollView.contentInset.top == 40)
        stage.wait(1)

        stage.scrollView.removePullToRefresh(at: .top)
        stage.scrollView.contentInset.top = 33
        stage.wait(5)

        #expect(stage.scrollView.contentInset.top == 33)
        #expect(top.animator.states.last == "finished")
    }

    @Test func `the hide delay keeps the view and then lets it go`() {
        let stage = RefreshStage()
        let top = RecordedRefresher()
        top.refresher.hideDelay = 2
        top.add(to: stage.scrollView)
        stage.load()
        stage.scrollView.endRefreshing(at: .top)
        stage.wait(5)
        #expect(top.refresher.state == .initial)
        #expect(stage.scrollView.contentInset.top == 0)
    }

    @Test func `a removal inside the action is safe`() {
        let stage = RefreshStage()
        let top = RecordedRefresher()
        let scrollView = stage.scrollView
        top.add(to: scrollView) { [weak scrollView] in scrollView?.removePullToRefresh(at: .top) }
        stage.load()
        stage.wait()
        #expect(scrollView.contentInset == .zero)
        #expect(scrollView.refresher(at: .top) == nil)
    }

    private func autoreleasing(_ body: () -> Void) {
        body()
    }
}
