import Testing
import UIKit

@testable import TabAnimated
@testable import TabAnimatedRefreshing

/// Whoever asks for a refresh is answered, keeps the place, and finds nothing that does nothing.
@MainActor
@Suite("What VoiceOver does at the edges of a list", .serialized, .ownApp)
final class RefreshSpeechTests {
    private lazy var stage = RefreshStage()
    private let top = RecordedRefresher()
    private let bottom = RecordedRefresher(.bottom)

    private var said: [String] { HeadlessVoiceOver.announcements.map(\.text) }

    private var actions: [String] { stage.scrollView.accessibilityCustomActions?.map(\.name) ?? [] }

    private func focus(_ element: Any?) {
        UIAccessibility.post(notification: .layoutChanged, argument: element)
    }

    private var focused: UIView? { HeadlessVoiceOver.focusedElement as? UIView }

    // MARK: Answers

    @Test func `each refresh that somebody asks for is answered, however soon`() throws {
        top.refresher.animationDuration = 0
        top.add(to: stage.scrollView)
        let element = try #require(top.view.superview)
        for result in [PullToRefresh.Result.finished, .finished, .failed] {
            #expect(element.accessibilityActivate())
            stage.wait(1)
            stage.scrollView.endRefreshing(at: .top, with: result)
            stage.wait(0.5)
        }
        #expect(said == ["Loading", "Updated", "Loading", "Updated", "Loading", "Could not load"])
        top.refresher.message?.button.sendActions(for: .primaryActionTriggered)
        stage.wait(1)
        stage.scrollView.endRefreshing(at: .top, with: .failed)
        #expect(said.suffix(2) == ["Loading", "Could not load"])
        #expect(HeadlessVoiceOver.announcements.allSatisfy { !$0.isLowPriority })
    }

    @Test func `loads that the app starts are spoken of once in five seconds, and all failures`() {
        top.refresher.animationDuration = 0
        top.add(to: stage.scrollView)
        for result in [PullToRefresh.Result.finished, .finished, .failed] {
            stage.scrollView.startRefreshing(at: .top)
            stage.wait(0.6)
            stage.scrollView.endRefreshing(at: .top, with: result)
            stage.wait(0.6)
        }
        #expect(said == ["Loading", "Updated", "Could not load"])
    }

    @Test(arguments: [(3.75, 1), (4, 2)])
    func `of two loads that the app starts, the second is spoken of five seconds after the first`(
        rest: Double, starts: Int
    ) {
        top.refresher.animationDuration = 0
        top.add(to: stage.scrollView)
        for _ in 0..<2 {
            stage.scrollView.startRefreshing(at: .top)
            stage.wait(1)
            stage.scrollView.endRefreshing(at: .top)
            stage.wait(rest)
        }
        #expect(said.filter { $0 == "Loading" }.count == starts)
    }

    @Test(arguments: [(0.2, []), (0.8, ["Loading", "More loaded"])])
    func `a load by distance speaks only if it takes longer`(seconds: Double, texts: [String]) {
        bottom.refresher.trigger = .distance(100)
        bottom.add(to: stage.scrollView)
        stage.drag(to: 1_150)
        stage.lift()
        #expect(bottom.refresher.state == .loading)
        stage.wait(seconds)
        stage.scrollView.endRefreshing(at: .bottom)
        #expect(said == texts)
    }

    // MARK: Focus

    @Test(arguments: [0.0, 0.5])
    func `more rows have the focus when they come, now or a little later`(delay: Double) {
        bottom.add(to: stage.scrollView)
        stage.scrollView.contentOffset.y = 1_200
        stage.wait(0.1)
        let element = bottom.view.superview
        focus(element)
        #expect(element?.accessibilityActivate() == true)
        #expect(focused === element)
        let row = UILabel(frame: CGRect(x: 0, y: 2_000, width: 400, height: 50))
        row.text = "New"
        let show = { [stage] in
            stage.scrollView.addSubview(row)
            stage.scrollView.contentSize.height = 2_050
        }
        if delay == 0 { show() }
        stage.scrollView.endRefreshing(at: .bottom)
        stage.wait(delay)
        if delay > 0 { show() }
        stage.wait(0.5)
        #expect(focused === row)
    }

    @Test func `a failure has the focus of who has asked, and trying again the element that loads`() throws {
        bottom.add(to: stage.scrollView)
        stage.scrollView.contentOffset.y = 1_200
        stage.wait(0.1)
        let element = try #require(bottom.view.superview)
        focus(element)
        for _ in 0..<2 {
            #expect(element.accessibilityActivate())
            #expect(focused === element)
            stage.scrollView.endRefreshing(at: .bottom, with: .failed)
            stage.wait()
            let message = try #require(bottom.refresher.message)
            #expect(focused === message.label)
            focus(message.button)
            message.button.sendActions(for: .primaryActionTriggered)
            #expect(focused === element)
            stage.scrollView.endRefreshing(at: .bottom, with: .failed)
            stage.wait()
            #expect(focused === message.label)
        }
    }

    @Test func `a focus elsewhere stays there`() {
        bottom.add(to: stage.scrollView)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.isAccessibilityElement = true
        stage.scrollView.addSubview(label)
        focus(label)
        stage.scrollView.startRefreshing(at: .bottom)
        stage.scrollView.endRefreshing(at: .bottom, with: .failed)
        stage.wait()
        #expect(focused === label)
    }

    // MARK: Dead controls

    @Test func `at the end of the content there is no button and no action`() {
        top.add(to: stage.scrollView)
        bottom.add(to: stage.scrollView)
        bottom.refresher.texts.exhausted = ""
        #expect(actions == ["Refresh", "Load more"])
        stage.scrollView.startRefreshing(at: .bottom)
        stage.scrollView.endRefreshing(at: .bottom, with: .exhausted)
        stage.wait()
        #expect(bottom.view.superview?.isAccessibilityElement == false)
        #expect(actions == ["Refresh"])
        bottom.refresher.reset()
        #expect(bottom.view.superview?.isAccessibilityElement == true)
        #expect(actions == ["Refresh", "Load more"])
        top.refresher.isEnabled = false
        #expect(actions == ["Load more"])
        top.refresher.isEnabled = true
        #expect(actions == ["Refresh", "Load more"])
    }

    // MARK: Without a finger

    @Test func `keys that scroll to the end load more`() {
        bottom.refresher.trigger = .distance(100)
        bottom.add(to: stage.scrollView)
        stage.scrollView.allowsKeyboardScrolling = true
        for _ in 0..<26 { HeadlessFocus.press(.down, on: stage.scrollView) }
        #expect(bottom.actions == 0)
        for _ in 0..<4 { HeadlessFocus.press(.down, on: stage.scrollView) }
        #expect(bottom.actions == 1)
    }

    @Test func `a switch that scrolls to the end loads more, and a jump of the app does not`() {
        bottom.refresher.trigger = .distance(100)
        bottom.add(to: stage.scrollView)
        stage.scrollView.contentOffset.y = 1_190
        #expect(bottom.actions == 0)
        stage.scrollView.contentOffset.y = 0
        HeadlessAccessibility.isSwitchControlRunning = true
        stage.scrollView.contentOffset.y = 1_150
        HeadlessAccessibility.isSwitchControlRunning = false
        #expect(bottom.actions == 1)
    }
}
