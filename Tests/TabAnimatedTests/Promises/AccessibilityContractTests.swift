import Testing
import UIKit

@testable import TabAnimated
@testable import TabAnimatedRefreshing

/// The ten sentences that hold for whoever does not see a screen, or touches it otherwise; what is new runs through them.
@MainActor
@Suite("The contract of accessibility", .serialized, .ownApp)
struct AccessibilityContractTests {
    private let screen = Screen(SamplePage())
    private let button = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 44))

    init() {
        screen.content.headline.text = "Letters"
        button.setTitle("Close", for: .normal)
        button.skeleton.passesTouches = true
        screen.content.addSubview(button)
        screen.content.tabAnimated = ViewAnimated()
        HeadlessScreen.main.turn()
        HeadlessAccessibility.reset()
    }

    private var page: SamplePage { screen.content }

    private var heard: [String] { HeadlessVoiceOver.transcript(of: screen.window) }

    private var said: [String] { HeadlessVoiceOver.announcements.map(\.text) }

    private func focus(_ element: Any) {
        UIAccessibility.post(notification: .layoutChanged, argument: element)
    }

    private func wait(_ seconds: Double = 0.6) { HeadlessScreen.main.advance(by: seconds) }

    @Test func `1: what is covered can be neither heard, focused, named nor activated`() {
        button.removeFromSuperview()
        let covered = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 44))
        covered.setTitle("Buy", for: .normal)
        var taps = 0
        covered.addAction(UIAction { _ in taps += 1 }, for: .primaryActionTriggered)
        page.addSubview(covered)
        page.startTabAnimation()
        #expect(heard == ["Loading"])
        #expect(HeadlessVoiceOver.element(named: "Buy", in: screen.window) == nil)
        #expect(!HeadlessFocus.items(in: screen.window).contains(covered))
        HeadlessTouch.tap(at: covered.center, in: screen.window)
        #expect(taps == 0)
        page.endTabAnimation()
        HeadlessTouch.tap(at: covered.center, in: screen.window)
        #expect(taps == 1)
    }

    @Test func `2: what can be touched can also be heard and focused`() {
        page.startTabAnimation()
        #expect(heard.contains("Close, Button"))
        #expect(HeadlessVoiceOver.element(named: "Close", in: screen.window) === button)
        #expect(HeadlessFocus.items(in: screen.window).contains(button))
    }

    @Test func `3: each loading part is one element, with a label that the app may set`() {
        let app = Sections([1, 1, 1])
        let screen = Screen(makeTable(app))
        screen.content.tabAnimated = TableAnimated(cellClass: SampleCell.self, cellHeight: 60, count: 1)
        screen.content.tabAnimated?.accessibilityLabel = "Fetching"
        screen.content.startTabAnimation(inSection: 0)
        screen.content.startTabAnimation(inSection: 2)
        wait()
        let parts = HeadlessVoiceOver.transcript(of: screen.window).filter { $0 == "Fetching" }
        #expect(parts.count == 2)
    }

    @Test func `4: the focus moves only out of what is covered`() {
        focus(button)
        page.startTabAnimation()
        #expect(HeadlessVoiceOver.focusedElement === button)
        page.endTabAnimation()
        focus(page.headline)
        page.startTabAnimation()
        #expect(HeadlessVoiceOver.focusedElement === screen.overlay)
    }

    @Test func `5: at the end it lands on the first new element in sight`() {
        button.removeFromSuperview()
        focus(page.headline)
        page.startTabAnimation()
        page.endTabAnimation()
        let label = UILabel(frame: CGRect(x: 20, y: 2, width: 100, height: 12))
        label.text = "New"
        page.addSubview(label)
        wait()
        #expect(HeadlessVoiceOver.focusedElement === label)
    }

    @Test func `6: start and end are each said once for a screen, and a failure too`() {
        let other = SamplePage(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
        screen.window.addSubview(other)
        other.tabAnimated = ViewAnimated()
        for view in [page, other] { view.startTabAnimation() }
        wait()
        for view in [page, other] { view.endTabAnimation() }
        #expect(said == ["Loading", "Loaded"])
        #expect(HeadlessVoiceOver.announcements.allSatisfy { $0.isQueued })
        page.startTabAnimation()
        page.endTabAnimation(error: Failure())
        #expect(said == ["Loading", "Loaded", "Could not load"])
    }

    @Test func `7: every gesture has an action`() {
        let list = UIScrollView(frame: screen.window.bounds)
        list.contentSize = CGSize(width: 320, height: 2_000)
        screen.window.addSubview(list)
        var actions = 0
        for position in [PullToRefresh.Position.top, .bottom] {
            list.addPullToRefresh(PullToRefresh(position: position)) { actions += 1 }
        }
        HeadlessScreen.main.turn()
        for (name, position) in [("Refresh", PullToRefresh.Position.top), ("Load more", .bottom)] {
            #expect(HeadlessVoiceOver.perform(name, on: list))
            list.endRefreshing(at: position)
            wait(3)
        }
        #expect(list.startRefreshing(byAccessibilityScroll: .up))
        #expect(actions == 3)
    }

    @Test func `8: movement beside what can be used rests after five seconds`() throws {
        page.startTabAnimation()
        let cover = try #require(screen.overlay)
        #expect(cover.restsSoon && cover.movementLimit == 5)
        page.endTabAnimation()
        button.removeFromSuperview()
        page.startTabAnimation()
        #expect(screen.overlay?.restsSoon == false)
        page.endTabAnimation()
        screen.window.addSubview(button)
        page.startTabAnimation()
        #expect(screen.overlay?.restsSoon == true)
    }

    @Test func `9: the button after a failure is 44 points high, and its text is not faint`() throws {
        let list = UIScrollView(frame: screen.window.bounds)
        list.contentSize = CGSize(width: 320, height: 2_000)
        screen.window.addSubview(list)
        let refresher = PullToRefresh(position: .bottom)
        list.addPullToRefresh(refresher) {}
        list.startRefreshing(at: .bottom)
        list.endRefreshing(at: .bottom, with: .failed)
        wait(3)
        let message = try #require(refresher.message)
        #expect(message.button.frame.height >= 44)
        #expect(message.label.textColor == .label)
    }

    @Test func `10: afterwards everything says what the app last set`() {
        page.accessibilityLabel = "Page"
        page.accessibilityElements = [page.headline, button]
        page.startTabAnimation()
        page.accessibilityHint = "Swipe"
        page.endTabAnimation()
        #expect(page.accessibilityLabel == "Page")
        #expect(page.accessibilityHint == "Swipe")
        #expect(page.accessibilityElements as? [UIView] == [page.headline, button])
        #expect(!page.headline.accessibilityElementsHidden)
        #expect(heard == ["Letters", "Close, Button"])
    }
}

private struct Failure: Error {}
