import Testing
import UIKit

@testable import TabAnimated
@testable import TabAnimatedRefreshing

/// An app that ends a refresh while it opens is not asked to load.
@MainActor
@Suite("An end before the action", .serialized, .ownApp)
struct EndBeforeActionTests {
    @Test func `the action of a refresh that ends while its inset comes is not called`() {
        let stage = RefreshStage(UIScrollView())
        var calls = 0
        stage.scrollView.addPullToRefresh(PullToRefresh(position: .top)) { calls += 1 }
        let observation = stage.scrollView.observe(\.contentInset, options: []) { list, _ in
            MainActor.assumeIsolated { _ = list.endRefreshing(at: .top) }
        }
        stage.scrollView.startRefreshing(at: .top)
        HeadlessScreen.main.advance(by: 2)
        withExtendedLifetime(observation) {}
        #expect(calls == 0)
    }
}
