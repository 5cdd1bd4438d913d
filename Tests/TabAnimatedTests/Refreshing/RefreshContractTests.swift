import Testing
import UIKit

@testable import TabAnimated
@testable import TabAnimatedRefreshing

/// The sentences of the contract of accessibility for the calls without an edge: `startRefreshing()`, `endRefreshing()`,
/// `isRefreshing` and `removeAllPullToRefresh()`.
@MainActor
@Suite("The contract of accessibility at the edges of a list", .serialized, .ownApp)
final class RefreshContractTests {
    private lazy var stage: RefreshStage<UITableView> = {
        let table = UITableView()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = app
        return RefreshStage(table, contentLength: nil)
    }()
    private let app = Letters()
    private let top = RecordedRefresher()

    private var list: UITableView { stage.scrollView }

    private var element: UIView? { top.view.superview }

    private var said: [String] { HeadlessVoiceOver.announcements.map(\.text) }

    private var heard: [String] { HeadlessVoiceOver.transcript(of: stage.window) }

    private func focus(_ element: Any?) {
        UIAccessibility.post(notification: .layoutChanged, argument: element)
    }

    @Test func `1 and 2: a refresh covers nothing, so all rows are heard, named and used`() {
        top.add(to: list)
        list.startRefreshing()
        stage.wait(1)
        #expect(heard == ["Loading", "Ada", "Ben"])
        #expect(HeadlessVoiceOver.element(named: "Ada", in: stage.window) != nil)
        HeadlessFinger(on: list).tap(at: IndexPath(row: 1, section: 0))
        #expect(list.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    }

    @Test func `3: what loads is one element, with a text that the app may set`() {
        top.add(to: list)
        top.refresher.texts.loading = "Fetching"
        list.startRefreshing()
        stage.wait(1)
        #expect(heard.filter { $0.contains("Fetching") }.count == 1)
    }

    @Test func `4 and 5: a row that has the focus keeps it from the start to the end`() {
        top.add(to: list)
        let row = list.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel
        focus(row)
        list.startRefreshing()
        stage.wait(1)
        #expect(HeadlessVoiceOver.focusedElement === row)
        list.endRefreshing()
        stage.wait()
        #expect(HeadlessVoiceOver.focusedElement === row)
    }

    @Test func `6: start and end are said once, and a failure too`() {
        top.add(to: list)
        list.startRefreshing()
        list.startRefreshing()
        stage.wait(1)
        list.endRefreshing()
        list.endRefreshing()
        stage.wait(6)
        #expect(said == ["Loading", "Updated"])
        list.startRefreshing()
        stage.wait(1)
        list.endRefreshing(with: .failed)
        #expect(said == ["Loading", "Updated", "Loading", "Could not load"])
    }

    @Test func `7: the pull has an action, which is gone with the refreshers`() {
        top.add(to: list)
        #expect(list.accessibilityCustomActions?.map(\.name) == ["Refresh"])
        #expect(HeadlessVoiceOver.perform("Refresh", on: list))
        #expect(list.isRefreshing && top.actions == 1)
        list.endRefreshing()
        stage.wait()
        list.removeAllPullToRefresh()
        #expect(list.accessibilityCustomActions ?? [] == [])
        #expect(!list.startRefreshing())
    }

    @Test func `8: with Reduce Motion the list does not bounce to its place`() {
        HeadlessAccessibility.isReduceMotionEnabled = true
        top.add(to: list)
        list.startRefreshing()
        #expect(list.isRefreshing)
        stage.wait(0.1)
        list.endRefreshing()
        stage.wait(3)
        #expect(list.contentOffset.y == stage.restStart)
    }

    @Test func `9: after a failure the button is 44 points high, and its text is not faint`() throws {
        top.add(to: list)
        list.startRefreshing()
        list.endRefreshing(with: .failed)
        stage.wait()
        let message = try #require(top.refresher.message)
        #expect(message.button.frame.height >= 44)
        #expect(message.label.textColor == .label)
    }

    @Test func `10: afterwards everything says what the app last set`() {
        let before = heard
        #expect(before == ["Ada", "Ben"])
        let own = UIAccessibilityCustomAction(name: "Sort") { _ in true }
        list.accessibilityCustomActions = [own]
        top.add(to: list)
        list.startRefreshing()
        list.removeAllPullToRefresh()
        stage.wait()
        #expect(heard == before)
        #expect(list.accessibilityCustomActions == [own])
        #expect(!list.isRefreshing)
    }
}

@MainActor
private final class Letters: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = ["Ada", "Ben"][indexPath.row]
        return cell
    }
}
