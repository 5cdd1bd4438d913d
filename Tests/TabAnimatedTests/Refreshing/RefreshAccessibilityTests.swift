import Testing
import UIKit

@testable import TabAnimated
@testable import TabAnimatedRefreshing

/// The test cases H: VoiceOver.
@MainActor
@Suite(.ownApp)
final class RefreshAccessibilityTests {
    private lazy var stage = RefreshStage()
    private let top = RecordedRefresher()

    private var element: UIView? { top.view.superview }

    private var announcements: [String] {
        HeadlessVoiceOver.announcements.map(\.text)
    }

    @Test func `H1: the element starts a refresh, which is announced once`() {
        top.add(to: stage.scrollView)
        #expect(element?.accessibilityLabel == "Refresh")
        #expect(element?.accessibilityTraits == .button)

        #expect(element?.accessibilityActivate() == true)

        #expect(top.refresher.state == .loading)
        #expect(announcements == ["Loading"])
    }

    @Test func `H1: a three-finger swipe at the edge starts a refresh`() {
        top.add(to: stage.scrollView)
        #expect(element.map { HeadlessVoiceOver.swipeThreeFingers(.down, at: $0) } == true)
        #expect(top.actions == 1)
    }

    @Test func `a view controller forwards three fingers at the edges of the content`() {
        let bottom = RecordedRefresher(.bottom)
        top.add(to: stage.scrollView)
        bottom.add(to: stage.scrollView)
        #expect(!stage.scrollView.startRefreshing(byAccessibilityScroll: .down))
        #expect(stage.scrollView.startRefreshing(byAccessibilityScroll: .up))
        stage.scrollView.endRefreshing(at: .top)
        stage.wait()
        stage.scrollView.contentOffset.y = stage.restEnd
        #expect(!stage.scrollView.startRefreshing(byAccessibilityScroll: .up))
        #expect(stage.scrollView.startRefreshing(byAccessibilityScroll: .down))
        #expect(top.actions == 1)
        #expect(bottom.actions == 1)
    }

    @Test func `actions of the list refresh and load more, beside those of the app`() {
        let bottom = RecordedRefresher(.bottom)
        let own = UIAccessibilityCustomAction(name: "Sort") { _ in true }
        stage.scrollView.accessibilityCustomActions = [own]
        top.add(to: stage.scrollView)
        bottom.add(to: stage.scrollView)
        let names = stage.scrollView.accessibilityCustomActions?.map(\.name)
        #expect(names == ["Sort", "Refresh", "Load more"])
        #expect(HeadlessVoiceOver.perform("Refresh", on: stage.scrollView))
        #expect(top.actions == 1)
        stage.removeRefreshers()
        #expect(stage.scrollView.accessibilityCustomActions == [own])
    }

    @Test func `actions that the app sets later stand beside those of the list`() {
        let own = UIAccessibilityCustomAction(name: "Sort") { _ in true }
        top.add(to: stage.scrollView)
        stage.scrollView.accessibilityCustomActions = [own]
        #expect(stage.scrollView.accessibilityCustomActions?.map(\.name) == ["Sort", "Refresh"])
        stage.scrollView.accessibilityCustomActions = nil
        #expect(stage.scrollView.accessibilityCustomActions?.map(\.name) == ["Refresh"])
        stage.scrollView.accessibilityCustomActions = [own]
        stage.removeRefreshers()
        #expect(stage.scrollView.accessibilityCustomActions == [own])
    }

    @Test func `a list of the app that tells no observer offers them with the next event`() {
        let stage = RefreshStage(SilentScrollView())
        top.add(to: stage.scrollView)
        stage.scrollView.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Sort") { _ in true }
        ]
        stage.drag(to: 10)
        #expect(stage.scrollView.accessibilityCustomActions?.map(\.name) == ["Sort", "Refresh"])
    }

    @Test func `a list of the app that keeps no actions works without`() {
        let stage = RefreshStage(ClosedScrollView())
        top.add(to: stage.scrollView)
        #expect(HeadlessVoiceOver.perform("Refresh", on: stage.scrollView) == false)
        #expect(stage.scrollView.startRefreshing())
    }

    @Test func `empty names of controls are those that they have by default`() {
        top.add(to: stage.scrollView)
        top.refresher.texts.refresh = ""
        top.refresher.texts.loading = ""
        top.refresher.texts.retry = ""
        #expect(stage.scrollView.accessibilityCustomActions?.map(\.name) == ["Refresh"])
        #expect(element?.accessibilityLabel == "Refresh")
        stage.scrollView.startRefreshing()
        #expect(element?.accessibilityLabel == "Loading")
        #expect(announcements.isEmpty, "what the app leaves empty is not announced")
        stage.scrollView.endRefreshing(with: .failed)
        #expect(top.refresher.message?.button.title(for: .normal) == "Try again")
    }

    @Test func `other texts name the action too`() {
        top.add(to: stage.scrollView)
        top.refresher.texts.refresh = "Look again"
        #expect(stage.scrollView.accessibilityCustomActions?.map(\.name) == ["Look again"])
        #expect(element?.accessibilityLabel == "Look again")
    }

    @Test func `more rows that were loaded are not called an update`() {
        let bottom = RecordedRefresher(.bottom)
        bottom.add(to: stage.scrollView)
        stage.scrollView.startRefreshing(at: .bottom)
        stage.scrollView.endRefreshing(at: .bottom)
        #expect(announcements == ["Loading", "More loaded"])
    }

    @Test
    func `at the largest text size a failure stands above its button, whole, and the button is 44 points`() {
        HeadlessScreen.main.traitCollection = HeadlessScreen.main.traitCollection.modifyingTraits {
            $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        }
        let message = RefreshMessage(frame: CGRect(x: 0, y: 0, width: 320, height: 0))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.isHidden = false
        window.addSubview(message)
        HeadlessScreen.main.turn()
        var texts = PullToRefresh.Texts()
        texts.failed = "The letters could not be loaded from the server"
        #expect(message.show(.failed, texts))
        message.frame.size.height = message.fittingHeight(in: 320)
        HeadlessScreen.main.turn()
        let fitting = message.label.sizeThatFits(CGSize(width: 288, height: 10_000))
        #expect(message.label.frame.height >= fitting.height)
        #expect(message.button.frame.minY >= message.label.frame.maxY)
        #expect(message.button.frame.maxY <= message.bounds.height)
        #expect(message.button.frame.height >= 44)
    }

    @Test func `a short failure and its button stand side by side, the button 44 points high`() {
        let message = RefreshMessage(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        var texts = PullToRefresh.Texts()
        (texts.failed, texts.retry) = ("No", "Go")
        #expect(message.show(.failed, texts))
        message.layoutIfNeeded()
        #expect(message.fittingHeight(in: 320) == 44)
        #expect(message.button.frame.size == CGSize(width: 44, height: 44))
        #expect(message.label.frame.midY == 22)
    }

    @Test(arguments: [(PullToRefresh.Result.finished, "Updated"), (.failed, "Could not load")])
    func `the end is announced`(result: PullToRefresh.Result, text: String) {
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

    @Test func `H3: a strip of skeletons is one element, and its button is reached after a failure`() throws {
        let refresher = PullToRefresh.loadMore(like: CellAnimated(SampleCell.self).height(64))
        stage.scrollView.addPullToRefresh(refresher) {}
        stage.scrollView.startRefreshing(at: .bottom)
        let container = try #require(refresher.refreshView.superview)
        #expect(container.isAccessibilityElement)
        #expect(container.accessibilityLabel == "Loading")

        stage.scrollView.endRefreshing(at: .bottom, with: .failed)
        stage.wait()
        #expect(!container.isAccessibilityElement)
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
        #expect(top.refresher.taps == 2)
        top.refresher.isHapticEnabled = false
        for distance in [CGFloat(20), 60] { stage.pull(distance) }
        #expect(top.refresher.taps == 2)
    }
}

/// Keeps the actions, and tells no observer of them.
private final class SilentScrollView: UIScrollView {
    private var actions: [UIAccessibilityCustomAction]?

    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { actions }
        set { actions = newValue }
    }
}

/// Has no actions, whatever it is given.
private final class ClosedScrollView: UIScrollView {
    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { nil }
        set { super.accessibilityCustomActions = newValue }
    }
}
