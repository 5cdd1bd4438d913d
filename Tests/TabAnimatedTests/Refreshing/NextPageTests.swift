import Testing
import UIKit

@testable import TabAnimated
@testable import TabAnimatedRefreshing

/// A page that ends above the end of the screen loads the next one, until a load brings nothing. Counts the calls.
@MainActor
@Suite("The next page", .serialized, .ownApp)
final class NextPageTests {
    private struct Offline: Error {}

    private let rows = Rows()
    private var loads = 0
    private var stage: RefreshStage<UITableView>?

    /// A table of rows of 64 points on a screen of 800, which shows 12 and a half.
    private func makeTable(_ count: Int) -> UITableView {
        let stage = RefreshStage(UITableView(frame: .zero, style: .plain), contentLength: nil)
        self.stage = stage
        stage.scrollView.register(SampleCell.self, forCellReuseIdentifier: "cell")
        stage.scrollView.rowHeight = 64
        stage.scrollView.dataSource = rows
        show(count, in: stage.scrollView)
        HeadlessScreen.main.turn()
        return stage.scrollView
    }

    private func show(_ count: Int, in table: UITableView) {
        rows.count = count
        table.reloadData()
    }

    @discardableResult
    private func addLoadMore(
        to table: UITableView, rows count: Int = 1, distance: CGFloat = 0, bringing page: Int,
        then result: PullToRefresh.Result = .finished
    ) -> PullToRefresh {
        table.addLoadMore(rows: count, distance: distance) { [weak self, weak table] in
            guard let self, let table else { return .failed }
            loads += 1
            if page > 0 { show(rows.count + page, in: table) }
            return result
        }
    }

    /// Lets layouts, tasks and animations have their time, often enough for many pages.
    private func settle() async {
        for _ in 0..<12 {
            HeadlessScreen.main.turn()
            await HeadlessScreen.main.runTasks(turns: 4)
            stage?.wait(1.5)
        }
    }

    // MARK: Pages

    @Test func `short pages load until the screen is full`() async {
        let table = makeTable(3)
        addLoadMore(to: table, bringing: 3)
        await settle()
        #expect(rows.count == 15)
        #expect(loads == 4)
        #expect(table.contentOffset.y == 0)
        #expect(table.contentInset.bottom == 0)
    }

    @Test func `pages load until the end is farther away than the distance`() async {
        let table = makeTable(13)
        addLoadMore(to: table, distance: 200, bringing: 2)
        await settle()
        // 13, 15 and 17 rows end 32, 160 and 288 points below the screen.
        #expect(loads == 2)
    }

    @Test func `a page of one row is a page, however many skeletons of rows there are`() async {
        let table = makeTable(3)
        addLoadMore(to: table, rows: 3, bringing: 1)
        await settle()
        #expect(rows.count == 13)
        #expect(loads == 10)
    }

    @Test func `a first page that comes later loads the next`() async {
        let table = makeTable(0)
        addLoadMore(to: table, bringing: 20)
        await settle()
        #expect(loads == 0)
        show(2, in: table)
        await settle()
        #expect(loads == 1)
    }

    @Test func `a load that the app ends goes on by itself as well`() async {
        let table = makeTable(3)
        table.addPullToRefresh(.loadMore()) { [weak self, weak table] in
            guard let self, let table else { return }
            loads += 1
            show(rows.count + 5, in: table)
            table.endRefreshing(at: .bottom)
        }
        await settle()
        #expect(rows.count == 13)
        #expect(loads == 2)
    }

    @Test func `an edge that is enabled, or given a distance, later loads then`() async {
        let table = makeTable(3)
        let loader = PullToRefresh.skeleton(position: .bottom)
        loader.isEnabled = false
        table.addPullToRefresh(loader) { [weak self] in self?.loads += 1 }
        loader.trigger = .distance(0)
        await settle()
        #expect(loads == 0)
        loader.isEnabled = true
        await settle()
        #expect(loads == 1)
    }

    // MARK: What stops it

    @Test func `an empty answer stops it, also when rows grow afterwards`() async {
        let table = makeTable(3)
        addLoadMore(to: table, bringing: 0)
        await settle()
        #expect(loads == 1)
        table.rowHeight = 128
        table.reloadData()
        await settle()
        #expect(loads == 1)
        show(4, in: table)
        await settle()
        #expect(loads == 2)
    }

    @Test(arguments: [PullToRefresh.Result.failed, .exhausted], [true, false])
    func `a failure and the end stop it, with and without a message`(
        _ result: PullToRefresh.Result, hasText: Bool
    ) async {
        let table = makeTable(3)
        let refresher = addLoadMore(to: table, bringing: result == .failed ? 0 : 1, then: result)
        if !hasText { (refresher.texts.failed, refresher.texts.exhausted) = ("", "") }
        await settle()
        #expect(loads == 1)
        show(rows.count + 2, in: table)
        await settle()
        #expect(loads == 1)
        refresher.reset()
        await settle()
        #expect(loads == 2)
    }

    @Test func `an error stops it`() async {
        let table = makeTable(3)
        table.addLoadMore { [weak self] in
            self?.loads += 1
            throw Offline()
        }
        await settle()
        #expect(loads == 1)
    }

    @Test(arguments: [true, false])
    func `a list without rows loads nothing, with and without a header view`(hasHeader: Bool) async {
        let table = makeTable(0)
        if hasHeader { table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 200)) }
        addLoadMore(to: table, distance: 100, bringing: 3)
        await settle()
        stage?.drag(to: 20)
        stage?.drag(to: 60)
        stage?.lift()
        await settle()
        #expect(loads == 0)
    }

    @Test func `a list in no window loads nothing until it has one`() async {
        let table = makeTable(3)
        table.removeFromSuperview()
        addLoadMore(to: table, bringing: 0)
        await settle()
        #expect(loads == 0)
        stage?.controller.view.addSubview(table)
        await settle()
        #expect(loads == 1)
    }

    // MARK: Other loads

    @Test func `nothing loads under the skeleton of the first load`() async {
        let table = makeTable(0)
        table.tabAnimated = TableAnimated(cellClass: SampleCell.self)
        addLoadMore(to: table, bringing: 20)
        table.startTabAnimation()
        await settle()
        show(3, in: table)
        await settle()
        #expect(loads == 0)
        table.endTabAnimation()
        await settle()
        #expect(loads == 1)
    }

    @Test func `nothing loads before a skeleton that is about to come, or under that of a view around`() async
    {
        let table = makeTable(3)
        let page = table.superview
        page?.tabAnimated = ViewAnimated()
        page?.tabAnimated?.timing = SkeletonTiming(delay: 60)
        page?.startTabAnimation()
        addLoadMore(to: table, bringing: 20)
        await settle()
        #expect(loads == 0)
        page?.endTabAnimation()
        await settle()
        #expect(loads == 1)
    }

    @Test func `nothing loads while the other edge does`() async {
        let table = makeTable(3)
        let top = RecordedRefresher()
        top.add(to: table)
        table.startRefreshing()
        addLoadMore(to: table, bringing: 20)
        await settle()
        #expect(loads == 0)
        table.endRefreshing()
        await settle()
        #expect(loads == 1)
    }

    @Test func `a refresh at the top lets an edge load again that had an empty answer`() async {
        let table = makeTable(3)
        let top = RecordedRefresher()
        top.add(to: table)
        addLoadMore(to: table, bringing: 0)
        await settle()
        #expect(loads == 1)
        table.startRefreshing()
        table.endRefreshing()
        await settle()
        #expect(loads == 2)
    }

    @Test func `an end that comes near without a finger loads, as keys and wheels bring it`() async {
        let table = makeTable(20)
        addLoadMore(to: table, bringing: 20)
        await settle()
        #expect(loads == 0)
        table.contentOffset.y = 480
        await settle()
        #expect(loads == 1)
        // The content stays where it was.
        #expect(table.contentOffset.y == 480)
    }

    // MARK: Gray rows

    @Test func `gray rows are seen while something loads, and at rest not`() async {
        let table = makeTable(13)
        let loader = PullToRefresh.loadMore(rows: 2)
        table.addPullToRefresh(loader) { [weak self] in self?.loads += 1 }
        await settle()
        #expect(loads == 0)
        #expect(loader.refreshView.alpha == 0)
        table.startRefreshing(at: .bottom)
        #expect(loader.refreshView.alpha == 1)
        table.endRefreshing(at: .bottom)
        await settle()
        #expect(loader.refreshView.alpha == 0)
    }
}
