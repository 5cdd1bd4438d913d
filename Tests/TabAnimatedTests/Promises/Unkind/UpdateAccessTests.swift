import Testing
import UIKit

@testable import TabAnimated
@testable import TabAnimatedRefreshing

/// Nothing asks a table for its rows in sight while it updates them.
@MainActor
@Suite("Within the update of a table", .serialized, .ownApp)
struct UpdateAccessTests {
    private let app = Sections([2, 0])

    @Test(arguments: [nil, [1]] as [[Int]?], [UITableView.Style.plain, .insetGrouped])
    func `a change of rows plans after the update`(loading: [Int]?, style: UITableView.Style) {
        var asked: [String] = []
        let handler = HeadlessAssertion.handler
        HeadlessAssertion.handler = { asked.append($0) }
        defer { HeadlessAssertion.handler = handler }
        let screen = Screen(makeTable(app, style: style))
        let table = screen.content
        table.tabAnimated =
            loading.map {
                TableAnimated(cellClass: SampleCell.self, cellHeight: 60, count: 2, inSections: $0)
            } ?? TableAnimated(cellClass: SampleCell.self, cellHeight: 60)
        table.startTabAnimation()
        HeadlessScreen.main.turn()
        let before = table.covers.map(\.frame)
        app.change { $0[0] += $1(2) }
        table.performBatchUpdates {
            table.insertRows(at: [IndexPath(row: 2, section: 0), IndexPath(row: 3, section: 0)], with: .none)
        }
        HeadlessScreen.main.turn()
        app.change { $0[0] = $1(40) }
        table.reloadData()
        HeadlessScreen.main.turn()
        #expect(asked == [])
        #expect(table.covers.map(\.frame) != before)
    }

    @Test func `a refresher of skeleton rows plans after the update, and then as high as a row`() {
        var asked: [String] = []
        let handler = HeadlessAssertion.handler
        HeadlessAssertion.handler = { asked.append($0) }
        defer { HeadlessAssertion.handler = handler }
        app.counts = [0, 0]
        let screen = Screen(makeTable(app))
        let more = PullToRefresh.skeleton(position: .bottom)
        screen.content.addPullToRefresh(more) {}
        app.change { $0[0] += $1(2) }
        screen.content.performBatchUpdates {
            screen.content.insertRows(
                at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .none)
        }
        HeadlessScreen.main.turn()
        #expect(asked == [])
        #expect(more.refreshView.bounds.height == 50)
    }

    @Test func `a refresher of rows plans them after the update`() {
        var asked: [String] = []
        let handler = HeadlessAssertion.handler
        HeadlessAssertion.handler = { asked.append($0) }
        defer { HeadlessAssertion.handler = handler }
        let table = makeTable(app, style: .plain)
        let screen = Screen(table)
        table.addLoadMore(rows: 3) { .finished }

        app.change { $0[0] += $1(2) }
        table.reloadData()
        HeadlessScreen.main.turn()

        let rows = table.refresher(at: .bottom)?.refreshView as? SkeletonRowsView
        #expect(asked == [])
        #expect(rows?.overlay.tiles.count == 3)
        withExtendedLifetime(screen) {}
    }

    @Test(arguments: [false, true])
    func `a refresher of rows asks nothing within the update of a screen that turns`(isLoading: Bool) {
        var asked: [String] = []
        let handler = HeadlessAssertion.handler
        HeadlessAssertion.handler = { asked.append($0) }
        defer { HeadlessAssertion.handler = handler }
        let (controller, table) = (UIViewController(), makeTable(app, style: .plain))
        app.counts = [40, 3]
        let window = show(UINavigationController(rootViewController: controller))
        table.frame = controller.view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.addSubview(table)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 47, bottom: 21, right: 47)
        table.addLoadMore(rows: 3) { .finished }
        HeadlessScreen.main.turn()
        if isLoading { table.startRefreshing(at: .bottom) }
        HeadlessScreen.main.turn()

        for size in [CGSize(width: 480, height: 320), CGSize(width: 320, height: 480)] {
            window.frame.size = size
            HeadlessScreen.main.turn()
        }

        #expect(asked == [])
    }
}
