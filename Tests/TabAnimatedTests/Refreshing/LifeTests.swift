import Testing
import UIKit

@testable import TabAnimated
@testable import TabAnimatedRefreshing

/// The test cases B: starting and ending.
@MainActor
@Suite(.ownApp)
final class LifeTests {
    private lazy var stage = RefreshStage()
    private let top = RecordedRefresher()

    @Test func `B1: a lone refresher ends`() {
        top.add(to: stage.scrollView)

        stage.load()
        stage.scrollView.endRefreshing(at: .top)
        stage.wait()

        #expect(top.animator.story == ["initial", "armed", "loading", "finished", "initial"])
        #expect(stage.scrollView.contentInset.top == 0)
        #expect(stage.scrollView.contentOffset.y == 0)
    }

    @Test(arguments: [CGFloat(0), 2_000], [false, true])
    func `B2: a refresher works from the moment it is added`(content: CGFloat, hasPartner: Bool) {
        let stage = RefreshStage(contentLength: content)
        if hasPartner { RecordedRefresher(.bottom).add(to: stage.scrollView) }
        top.add(to: stage.scrollView)

        #expect(top.refresher.isEnabled)
        stage.load()

        #expect(top.actions == 1)
    }

    @Test func `B3: only the first end counts`() {
        top.add(to: stage.scrollView)
        #expect(!stage.scrollView.endRefreshing(at: .top))
        stage.load()
        #expect(stage.scrollView.endRefreshing(at: .top))
        #expect(!stage.scrollView.endRefreshing(at: .top))
        stage.wait()
        #expect(top.animator.states.filter { $0 == "finished" }.count == 1)
    }

    @Test func `B4: an action that ends at once leaves nothing open`() {
        let scrollView = stage.scrollView
        top.add(to: scrollView) { [weak scrollView] in scrollView?.endRefreshing(at: .top) }

        stage.load()
        stage.wait()

        #expect(top.animator.story == ["initial", "armed", "loading", "finished", "initial"])
        #expect(top.actions == 1)
        #expect(scrollView.contentInset.top == 0)
    }

    @Test(arguments: [0, 0.1, 0.3, 2.0])
    func `B5: a view that stays in sight goes home at the end`(seconds: TimeInterval) {
        top.refresher.shouldBeVisibleWhileScrolling = true
        top.add(to: stage.scrollView)

        stage.pull(60)
        stage.lift()
        stage.wait(seconds)
        stage.scrollView.endRefreshing(at: .top)
        stage.wait()

        #expect(top.view.superview?.superview === stage.scrollView)
        #expect(top.view.superview?.frame == CGRect(x: 0, y: -40, width: 400, height: 40))
    }

    @Test func `B6: a start is refused while busy, disabled and suspended`() {
        let bottom = RecordedRefresher(.bottom)
        top.add(to: stage.scrollView)
        bottom.add(to: stage.scrollView)

        top.refresher.isEnabled = false
        #expect(!stage.scrollView.startRefreshing(at: .top))
        top.refresher.isEnabled = true
        #expect(stage.scrollView.startRefreshing(at: .top))
        #expect(!stage.scrollView.startRefreshing(at: .top))
        #expect(!stage.scrollView.startRefreshing(at: .bottom))
    }

    @Test func `B6: a start is refused when there is nothing more`() {
        let bottom = RecordedRefresher(.bottom)
        bottom.add(to: stage.scrollView)
        stage.scrollView.startRefreshing(at: .bottom)
        stage.scrollView.endRefreshing(at: .bottom, with: .exhausted)
        stage.wait()
        #expect(!stage.scrollView.startRefreshing(at: .bottom))
    }

    @Test func `B7: a refresh that starts and ends off screen opens nothing`() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        top.add(to: scrollView)

        #expect(scrollView.startRefreshing(at: .top))
        scrollView.endRefreshing(at: .top)
        stage.controller.view.addSubview(scrollView)
        stage.wait()

        #expect(top.actions == 1)
        #expect(scrollView.contentInset == .zero)
    }

    @Test func `B8: a refresh that started off screen is revealed without a jump`() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        scrollView.contentSize = CGSize(width: 400, height: 2_000)
        top.add(to: scrollView)

        scrollView.startRefreshing(at: .top)
        #expect(scrollView.contentInset == .zero)
        stage.controller.view.addSubview(scrollView)

        #expect(scrollView.contentInset.top == 40)
        #expect(scrollView.contentOffset.y == -40)
        #expect(scrollView.layer.animationKeys() == nil)
    }

    @Test func `B9: the time limit fails and cancels the work`() {
        top.refresher.timeLimit = 30
        let flag = CancelFlag()
        stage.scrollView.addPullToRefresh(top.refresher) { try await flag.waitForCancellation() }
        stage.load()

        stage.wait(33)

        #expect(top.refresher.state == .finished(.failed))
        #expect(top.animator.states.last == "failed")
    }

    @Test func `work that returns ends its refresh`() async {
        stage.scrollView.addPullToRefresh(top.refresher) { await Task.yield() }
        stage.scrollView.startRefreshing(at: .top)
        #expect(top.refresher.state == .loading)
        while top.refresher.state == .loading { await Task.yield() }
        #expect(top.refresher.state == .finished(.finished))
    }

    @Test func `work that throws fails its refresh`() async {
        stage.scrollView.addPullToRefresh(top.refresher, perform: { throw CancellationError() })
        stage.scrollView.startRefreshing(at: .top)
        await HeadlessScreen.main.runTasks()
        #expect(top.refresher.state == .finished(.failed))
    }

    @Test func `removing a refresher cancels its work`() async {
        let flag = CancelFlag()
        stage.scrollView.addPullToRefresh(top.refresher) { try await flag.waitForCancellation() }
        stage.scrollView.startRefreshing(at: .top)
        await HeadlessScreen.main.runTasks()
        stage.scrollView.removePullToRefresh(at: .top)
        while !flag.isCancelled { await Task.yield() }
        #expect(top.refresher.state == .initial)
    }

    @Test func `the shortest form needs nothing but the work`() {
        stage.scrollView.addPullToRefresh { try await Task.sleep(nanoseconds: 1) }
        #expect(stage.scrollView.refresher(at: .top) != nil)
    }
}

/// Work that ends when it is cancelled.
@MainActor
private final class CancelFlag {
    private(set) var isCancelled = false

    func waitForCancellation() async throws {
        while !Task.isCancelled { await Task.yield() }
        isCancelled = true
        throw CancellationError()
    }
}
