import Testing
import UIKit

@testable import TabAnimated
@testable import TabAnimatedRefreshing

/// A refresh that fails says so, and offers to try again, at both ends of the content and in every view.
@MainActor
@Suite(.ownApp)
final class FailureTests {
    private struct Offline: Error {}

    private lazy var stage = RefreshStage()

    @Test func `a pull that failed says so, and its button tries again`() async throws {
        var tries = 0
        let list = stage.scrollView
        list.addPullToRefresh(perform: {
            tries += 1
            if tries == 1 { throw Offline() }
        })
        let refresher = try #require(list.refresher(at: .top))
        stage.load()
        await HeadlessScreen.main.runTasks()
        stage.wait()

        let message = try #require(refresher.message)
        #expect(message.label.text == "Could not load")
        #expect(message.button.title(for: .normal) == "Try again")
        #expect(refresher.refreshView.alpha == 0)
        #expect(list.contentInset.top == 44)
        #expect(list.contentOffset.y == -44)

        message.button.sendActions(for: .primaryActionTriggered)
        #expect(refresher.state == .loading)
        #expect(refresher.message == nil)
        #expect(refresher.refreshView.alpha == 1)
        await HeadlessScreen.main.runTasks()
        stage.wait()
        #expect(tries == 2)
        #expect(refresher.state == .initial)
        #expect(list.contentInset.top == 0)
        #expect(list.contentOffset.y == 0)
    }

    @Test(arguments: [PullToRefresh.Position.top, .bottom])
    func `a view of the app gives way to the message as well`(position: PullToRefresh.Position) throws {
        let recorded = RecordedRefresher(position)
        recorded.add(to: stage.scrollView)
        stage.load(at: position)
        stage.scrollView.endRefreshing(at: position, with: .failed)
        stage.wait()

        #expect(recorded.animator.states.last == "failed")
        #expect(recorded.view.alpha == 0)
        #expect(recorded.refresher.message?.frame.height == 44)
    }

    @Test func `a pull beyond the message tries again`() {
        let top = RecordedRefresher()
        top.add(to: stage.scrollView)
        stage.load()
        stage.scrollView.endRefreshing(at: .top, with: .failed)
        stage.wait()

        // Beyond the 44 points of the message.
        stage.pull(60)
        #expect(top.refresher.message == nil)
        #expect(top.view.alpha == 1)
        stage.lift()
        #expect(top.actions == 2)
        #expect(top.refresher.state == .loading)
    }

    @Test func `a start by the app takes the message away`() {
        let top = RecordedRefresher()
        top.add(to: stage.scrollView)
        stage.load()
        stage.scrollView.endRefreshing(at: .top, with: .failed)
        stage.wait()
        #expect(stage.scrollView.startRefreshing(at: .top))
        #expect(top.refresher.message == nil)
        #expect(stage.scrollView.contentInset.top == 40)
    }

    @Test func `without a text for failures the view leaves`() {
        let top = RecordedRefresher()
        top.refresher.texts.failed = ""
        top.add(to: stage.scrollView)
        stage.load()
        stage.scrollView.endRefreshing(at: .top, with: .failed)
        stage.wait()
        #expect(top.animator.story == ["initial", "armed", "loading", "failed", "initial"])
        #expect(top.refresher.message == nil)
        #expect(stage.scrollView.contentInset.top == 0)
    }

    @Test func `a message that loses its text leaves as well`() {
        let top = RecordedRefresher()
        top.add(to: stage.scrollView)
        stage.load()
        stage.scrollView.endRefreshing(at: .top, with: .failed)
        stage.wait()
        top.refresher.texts.failed = ""
        stage.wait()
        #expect(top.refresher.state == .initial)
        #expect(top.refresher.message == nil)
        #expect(stage.scrollView.contentInset.top == 0)
        #expect(stage.scrollView.contentOffset.y == 0)
    }

    @Test func `so does one that loses it during a pull, once the pull is undone`() {
        let top = RecordedRefresher()
        top.add(to: stage.scrollView)
        stage.load()
        stage.scrollView.endRefreshing(at: .top, with: .failed)
        stage.wait()
        stage.pull(20)
        top.refresher.texts.failed = ""
        stage.lift()
        stage.wait()
        #expect(top.refresher.state == .initial)
        #expect(stage.scrollView.contentInset.top == 0)
    }

    @Test func `the end of the content is said from when on it has a text, and no longer`() {
        let bottom = RecordedRefresher(.bottom)
        bottom.refresher.texts.exhausted = ""
        bottom.add(to: stage.scrollView)
        stage.load(at: .bottom)
        stage.scrollView.endRefreshing(at: .bottom, with: .exhausted)
        stage.wait()
        bottom.refresher.texts.exhausted = "That is all"
        #expect(bottom.refresher.message?.label.text == "That is all")
        #expect(stage.scrollView.contentInset.bottom == 44)
        bottom.refresher.texts.exhausted = ""
        stage.wait()
        #expect(bottom.refresher.message == nil)
        #expect(stage.scrollView.contentInset.bottom == 0)
        #expect(!stage.scrollView.startRefreshing(at: .bottom))
    }

    @Test func `a message is seen once a list that failed out of sight appears`() {
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        list.contentSize = CGSize(width: 400, height: 2_000)
        let top = RecordedRefresher()
        top.add(to: list)
        list.startRefreshing(at: .top)
        list.endRefreshing(at: .top, with: .failed)
        stage.controller.view.addSubview(list)
        stage.wait()
        #expect(top.refresher.message?.isHidden == false)
        #expect(list.contentOffset.y == -44)
    }

    @Test func `the end of the content is said at the bottom, without a button`() throws {
        let bottom = RecordedRefresher(.bottom)
        bottom.add(to: stage.scrollView)
        stage.load(at: .bottom)
        stage.scrollView.endRefreshing(at: .bottom, with: .exhausted)
        stage.wait()
        let message = try #require(bottom.refresher.message)
        #expect(message.label.text == "No more content")
        #expect(message.button.isHidden)
        #expect(stage.scrollView.contentInset.bottom == 44)
    }

    @Test func `a message follows texts that change`() {
        let top = RecordedRefresher()
        top.add(to: stage.scrollView)
        stage.load()
        stage.scrollView.endRefreshing(at: .top, with: .failed)
        top.refresher.texts.failed = "No network"
        top.refresher.texts.retry = "Again"
        #expect(top.refresher.message?.label.text == "No network")
        #expect(top.refresher.message?.button.title(for: .normal) == "Again")
    }
}

/// Closures that wait for nothing are actions; those that do are work.
@MainActor
@Suite(.ownApp)
final class ActionTests {
    private struct Offline: Error {}

    private lazy var stage = RefreshStage()
    private var reloads = 0

    private func reload() { reloads += 1 }

    private func reloadOrThrow(fails: Bool) throws {
        reloads += 1
        if fails { throw Offline() }
    }

    private func load() async {
        await Task.yield()
        reloads += 1
    }

    /// The state after a pull, when everything that runs has run.
    private func stateAfterPull() async -> PullToRefresh.State? {
        stage.load()
        for _ in 0..<3 { await HeadlessScreen.main.runTasks() }
        return stage.scrollView.refresher(at: .top)?.state
    }

    @Test func `a closure without a label that waits for nothing is an action, which the app ends`() async {
        stage.scrollView.addPullToRefresh { [weak self] in self?.reload() }
        #expect(await stateAfterPull() == .loading)
        #expect(reloads == 1)
        #expect(stage.scrollView.endRefreshing(at: .top))
    }

    @Test func `so is one that may throw`() async {
        stage.scrollView.addPullToRefresh { [weak self] in try self?.reloadOrThrow(fails: false) }
        #expect(await stateAfterPull() == .loading)
    }

    @Test func `an action that throws ends its refresh as failed`() async {
        stage.scrollView.addPullToRefresh { [weak self] in try self?.reloadOrThrow(fails: true) }
        #expect(await stateAfterPull() == .finished(.failed))
    }

    @Test func `so is one that starts a task and does not wait for it`() async {
        stage.scrollView.addPullToRefresh { [weak self] in Task { await self?.load() } }
        #expect(await stateAfterPull() == .loading)
        #expect(reloads == 1)
    }

    @Test func `a closure that waits is work, which ends its refresh, with and without the label`() async {
        stage.scrollView.addPullToRefresh { [weak self] in await self?.load() }
        #expect(await stateAfterPull() != .loading)
        #expect(reloads == 1)
        stage.wait()
        stage.scrollView.addPullToRefresh(perform: load)
        #expect(await stateAfterPull() != .loading)
        #expect(reloads == 2)
    }

    @Test func `both forms have a spinner at the top by default`() {
        stage.scrollView.addPullToRefresh {}
        #expect(stage.scrollView.refresher(at: .top)?.refreshView is SpinnerView)
        stage.scrollView.addPullToRefresh(perform: {})
        #expect(stage.scrollView.refresher(at: .top)?.refreshView is SpinnerView)
    }
}
