import Testing
import UIKit

@testable import TabAnimated
@testable import TabAnimatedRefreshing

/// The test cases D: two edges of one scroll view.
@MainActor
@Suite(.ownApp)
final class PairTests {
    private let top = RecordedRefresher()
    private let bottom = RecordedRefresher(.bottom)

    // Made within the test, as all tests share one screen.
    private lazy var stage: RefreshStage<UIScrollView> = {
        let stage = RefreshStage()
        top.add(to: stage.scrollView)
        bottom.add(to: stage.scrollView)
        return stage
    }()

    private var bottomMachine: RefreshMachine? {
        bottom.refresher.attachment?.machine
    }

    @Test func `D1: a mere pull at the top leaves the bottom alone`() {
        stage.pull(20)
        #expect(bottomMachine?.isSuspended == false)
        #expect(bottom.view.superview?.isHidden == false)
    }

    @Test func `D2: the bottom ignores pulls until the top is idle`() {
        stage.load()
        stage.pull(60, at: .bottom)
        stage.lift()
        stage.wait()
        #expect(bottom.actions == 0)

        stage.scrollView.endRefreshing(at: .top)
        stage.wait()
        stage.load(at: .bottom)
        #expect(bottom.actions == 1)
    }

    @Test func `D3: an edge disabled while it loads lets the other one work after its end`() {
        stage.load(at: .bottom)
        bottom.refresher.isEnabled = false
        stage.scrollView.setContentOffset(.zero, animated: false)
        stage.load()
        #expect(top.actions == 0)
        #expect(top.refresher.state == .initial)

        stage.scrollView.endRefreshing(at: .bottom)
        stage.wait()
        stage.load()

        #expect(top.actions == 1)
        #expect(top.refresher.state == .loading)
    }

    @Test func `D4: removing the loading edge wakes the other one`() {
        stage.load()
        stage.scrollView.removePullToRefresh(at: .top)
        stage.wait()
        stage.load(at: .bottom)
        #expect(bottom.actions == 1)
    }

    @Test func `D5: independent edges may both load`() {
        let stage = stage
        top.refresher.isExclusive = false
        bottom.refresher.isExclusive = false
        stage.load()
        stage.load(at: .bottom)
        #expect([top.refresher.state, bottom.refresher.state] == [.loading, .loading])
        #expect(stage.scrollView.contentInset == UIEdgeInsets(top: 40, left: 0, bottom: 40, right: 0))
    }

    @Test func `an edge that joins a busy one waits for it`() {
        stage.scrollView.removePullToRefresh(at: .bottom)
        stage.load()
        bottom.add(to: stage.scrollView)
        #expect(!stage.scrollView.startRefreshing(at: .bottom))
        stage.scrollView.endRefreshing(at: .top)
        stage.wait()
        #expect(stage.scrollView.startRefreshing(at: .bottom))
    }
}
