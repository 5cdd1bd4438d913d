import Testing
import UIKit

@testable import TabAnimated
@testable import TabAnimatedRefreshing

/// The calls without an edge, those for all edges, and what a call without an effect says.
@MainActor
@Suite("Calls of refreshers", .serialized, .ownApp)
final class RefreshCallTests {
    private let top = RecordedRefresher()
    private let bottom = RecordedRefresher(.bottom)
    private lazy var stage = RefreshStage()

    @Test func `a start and an end without an edge mean the top`() {
        top.add(to: stage.scrollView)
        bottom.add(to: stage.scrollView)
        #expect(stage.scrollView.startRefreshing())
        #expect(top.refresher.state == .loading)
        #expect(stage.scrollView.isRefreshing)
        #expect(stage.scrollView.endRefreshing())
        #expect(!stage.scrollView.isRefreshing)
        #expect(bottom.actions == 0)
    }

    @Test func `where only another edge has a refresher they do nothing, and say so once`() {
        bottom.add(to: stage.scrollView)
        var results: [Bool] = []
        let said = warnings {
            for _ in 0..<2 {
                results += [stage.scrollView.startRefreshing(), stage.scrollView.endRefreshing()]
            }
        }
        #expect(results == [false, false, false, false])
        #expect(bottom.actions == 0)
        #expect(
            said == [
                "UIScrollView has no refresher at .top: name its edge, as in startRefreshing(at: .bottom)"
            ])
    }

    @Test func `where there is no refresher nothing is said`() {
        let said = warnings { #expect(!stage.scrollView.startRefreshing()) }
        #expect(said == [])
        #expect(!stage.scrollView.isRefreshing)
    }

    @Test func `a load at any edge is a refresh`() {
        bottom.add(to: stage.scrollView)
        stage.scrollView.startRefreshing(at: .bottom)
        #expect(stage.scrollView.isRefreshing)
    }

    @Test func `all refreshers can be removed at once, and everything is given back`() {
        stage.scrollView.contentInset.top = 12
        top.add(to: stage.scrollView)
        bottom.add(to: stage.scrollView)
        stage.scrollView.startRefreshing()
        stage.scrollView.removeAllPullToRefresh()
        #expect(stage.scrollView.refresher(at: .top) == nil)
        #expect(stage.scrollView.refresher(at: .bottom) == nil)
        #expect(stage.scrollView.contentInset == UIEdgeInsets(top: 12, left: 0, bottom: 0, right: 0))
        #expect(stage.scrollView.subviews.allSatisfy { !($0 is RefreshContainer) })
        #expect(!stage.scrollView.isRefreshing)
    }

    @Test func `a view of the app is 40 points high unless it says otherwise`() {
        let refresher = PullToRefresh(refreshView: UIView(), animator: RecordingAnimator())
        stage.scrollView.addPullToRefresh(refresher) {}
        stage.scrollView.startRefreshing()
        #expect(stage.scrollView.contentInset.top == 40)
    }

    // MARK: Bouncing

    @Test func `a scroll view that cannot be pulled says so once`() {
        let stage = RefreshStage(contentLength: 300)
        stage.scrollView.alwaysBounceVertical = false
        let said = warnings {
            top.add(to: stage.scrollView)
            stage.wait(0.1)
            bottom.add(to: stage.scrollView)
            stage.wait(0.1)
        }
        #expect(said.count == 1)
        #expect(said.first?.contains("alwaysBounceVertical") == true)
    }

    @Test func `one that does not bounce at all says that`() {
        let list = stage.scrollView
        list.bounces = false
        let said = warnings {
            top.add(to: list)
            stage.wait(0.1)
        }
        #expect(said.count == 1)
        #expect(said.first?.contains("Set bounces to true") == true)
    }

    @Test(arguments: [true, false])
    func `one that can be pulled, or is still empty, says nothing`(isEmpty: Bool) {
        let stage = RefreshStage(contentLength: isEmpty ? 0 : 2_000)
        stage.scrollView.alwaysBounceVertical = false
        let said = warnings {
            top.add(to: stage.scrollView)
            stage.wait(0.1)
        }
        #expect(said == [])
    }

    @Test func `an edge that loads by distance needs no pull`() {
        let stage = RefreshStage(contentLength: 300)
        stage.scrollView.alwaysBounceVertical = false
        bottom.refresher.trigger = .distance(0)
        let said = warnings {
            bottom.add(to: stage.scrollView)
            stage.wait(0.1)
        }
        #expect(said == [])
        #expect(bottom.actions == 1)
    }
}
