import Testing
import UIKit

@testable import TabAnimated
@testable import TabAnimatedRefreshing

/// A refresh may follow another one while the view of that is still on its way out.
@MainActor
@Suite("A refresh after a refresh", .serialized, .ownApp)
final class NextRefreshTests {
    private let top = RecordedRefresher()
    private let bottom = RecordedRefresher(.bottom)
    private lazy var stage = RefreshStage()

    private var list: UIScrollView { stage.scrollView }

    /// Adds a refresher at the top and ends its first refresh.
    private func endFirst(with result: PullToRefresh.Result = .finished) {
        top.add(to: list)
        stage.load()
        #expect(list.endRefreshing(with: result))
    }

    private func expectRest() {
        stage.wait(20)
        #expect(top.refresher.state == .initial)
        #expect(list.contentInset.top == 0)
        #expect(list.contentOffset.y == 0)
        #expect(top.view.alpha == 0)
    }

    @Test(arguments: [0, 0.3, 2])
    func `the app starts one right after the end of another`(hideDelay: TimeInterval) {
        top.refresher.hideDelay = hideDelay
        endFirst()
        #expect(list.startRefreshing())
        #expect(top.actions == 2)
        stage.wait()
        #expect(top.refresher.state == .loading)
        #expect(list.contentInset.top == 40)
        #expect(list.contentOffset.y == -40)
        #expect(list.endRefreshing())
        expectRest()
    }

    @Test(arguments: [0.05, 0.3, 0.6])
    func `so does a pull`(delay: TimeInterval) {
        endFirst()
        stage.wait(delay)
        stage.pull(60)
        #expect(top.animator.states.suffix(2) == ["finished", "armed"])
        stage.lift()
        stage.wait()
        #expect(top.actions == 2)
        #expect(top.refresher.state == .loading)
        #expect(list.contentInset.top == 40)
        list.endRefreshing()
        expectRest()
    }

    @Test func `a pull that is too short lets the view go on leaving`() {
        endFirst()
        stage.wait(0.3)
        stage.pull(20)
        #expect(top.animator.states.last == "releasing")
        stage.lift()
        expectRest()
        #expect(top.actions == 1)
    }

    @Test func `a pull begins where the view waits before it leaves`() {
        top.refresher.hideDelay = 10
        endFirst()
        stage.wait()
        stage.drag(to: -60.01)
        #expect(top.refresher.state != .releasing(progress: 1))
        stage.lift()
        stage.wait()
        #expect(top.actions == 1)
        expectRest()
    }

    @Test func `and starts a refresh as far beyond it as from rest`() {
        top.refresher.hideDelay = 10
        endFirst()
        stage.wait()
        stage.drag(to: -80.01)
        #expect(top.refresher.state == .releasing(progress: 1))
        stage.lift()
        stage.wait()
        #expect(top.actions == 2)
        #expect(list.contentInset.top == 40)
        list.endRefreshing()
        stage.wait()
        expectRest()
    }

    @Test func `the finger that was down at the end starts none`() {
        top.add(to: list)
        list.startRefreshing()
        stage.wait()
        stage.drag(to: -100)
        list.endRefreshing()
        stage.drag(to: -110)
        stage.lift()
        expectRest()
        #expect(top.actions == 1)
    }

    @Test func `the other edge can start as well, and starts alone`() {
        bottom.add(to: list)
        endFirst()
        #expect(list.startRefreshing(at: .bottom))
        #expect(!list.startRefreshing())
        #expect(list.endRefreshing(at: .bottom))
        #expect(list.startRefreshing())
        #expect(top.actions == 2)
        #expect(bottom.actions == 1)
    }

    @Test func `a tap starts one, too`() {
        bottom.refresher.trigger = .tap
        bottom.add(to: list)
        list.startRefreshing(at: .bottom)
        list.endRefreshing(at: .bottom)
        bottom.refresher.attachment?.send(.tap)
        #expect(bottom.actions == 2)
    }

    @Test func `VoiceOver offers it at once`() {
        endFirst()
        #expect(HeadlessVoiceOver.perform("Refresh", on: list))
        #expect(top.actions == 2)
    }

    @Test func `the end of the content that is on its way out is the end all the same`() {
        bottom.refresher.texts.exhausted = ""
        bottom.add(to: list)
        list.startRefreshing(at: .bottom)
        list.endRefreshing(at: .bottom, with: .exhausted)
        #expect(!list.startRefreshing(at: .bottom))
    }
}
