import Testing
import UIKit

@testable import TabAnimated

/// The test cases H: VoiceOver.
@MainActor
@Suite(.ownApp)
final class RefreshAccessibilityTests {
    private lazy var stage = RefreshStage()
    private let top = RecordedRefresher()

    private var element: UIView? { top.view.superview }

    private var announcements: [String] {
        HeadlessAccessibility.postedNotifications
            .filter { $0.notification == .announcement }
            .compactMap { $0.argument as? String }
    }

    @Test func `H1: the element starts a refresh, which is announced once`() {
        top.add(to: stage.scrollView)
        #expect(element?.accessibilityLabel == "Refresh")
        #expect(element?.accessibilityTraits == .button)

        #expect(element?.accessibilityActivate() == true)

        #expect(top.refresher.phase == .loading)
        #expect(announcements == ["Loading"])
    }

    @Test func `H1: a three-finger swipe at the edge starts a refresh`() {
        top.add(to: stage.scrollView)
        #expect(element?.accessibilityScroll(.up) == false)
        #expect(element?.accessibilityScroll(.down) == true)
        #expect(top.actions == 1)
    }

    @Test(arguments: [(RefreshResult.finished, "Updated"), (.failed, "Could not load")])
    func `the end is announced`(result: RefreshResult, text: String) {
        top.add(to: stage.scrollView)
        stage.scrollView.startRefreshing(at: .top)
        stage.scrollView.endRefreshing(at: .top, with: result)
        #expect(announcements == ["Loading", text])
    }

    @Test func `H2: ten refreshes in five seconds are announced twice at most`() {
        top.refresher.animationDuration = 0
        top.add(to: stage.scrollView)
        for _ in 0..<10 {
            stage.scrollView.startRefreshing(at: .top)
            stage.scrollView.endRefreshing(at: .top)
            stage.wait(0.4)
        }
        #expect(top.actions == 10)
        #expect(announcements.count == 2)
    }

    @Test func `H3: a refresh view is one element that is updated while loading`() {
        top.add(to: stage.scrollView)
        stage.load()
        #expect(element?.isAccessibilityElement == true)
        #expect(element?.accessibilityTraits == .updatesFrequently)
        #expect(element?.accessibilityLabel == "Loading")
    }

    @Test func `H3: a strip of skeletons is no element, and its button is reached after a failure`() throws {
        let refresher = PullToRefresh.loadMore(source: .cellClass(SampleCell.self, height: 64))
        stage.scrollView.addPullToRefresh(refresher) {}
        stage.scrollView.startRefreshing(at: .bottom)
        let container = try #require(refresher.refreshView.superview)
        #expect(!container.isAccessibilityElement)
        #expect(container.accessibilityElementsHidden)

        stage.scrollView.endRefreshing(at: .bottom, with: .failed)
        stage.wait()
        #expect(!container.accessibilityElementsHidden)
    }

    @Test func `with VoiceOver a list that is scrolled without a finger loads`() {
        let scrollView = stage.scrollView
        HeadlessAccessibility.isVoiceOverRunning = true
        let bottom = RecordedRefresher(.bottom)
        bottom.refresher.trigger = .distance(100)
        bottom.add(to: scrollView)
        scrollView.contentOffset.y = 1_150
        HeadlessAccessibility.isVoiceOverRunning = false
        #expect(bottom.actions == 1)
    }

    @Test func `the tap is felt once for each arming and can be switched off`() {
        top.add(to: stage.scrollView)
        for distance in [CGFloat(60), 20, 60] { stage.pull(distance) }
        #expect(top.refresher.hapticCount == 2)
        top.refresher.isHapticEnabled = false
        for distance in [CGFloat(20), 60] { stage.pull(distance) }
        #expect(top.refresher.hapticCount == 2)
    }
}
