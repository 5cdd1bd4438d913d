import TabCache
import Testing
import UIKit

@testable import TabAnimated
@testable import TabAnimatedRefreshing

/// The test cases F in a real table.
@MainActor
@Suite(.ownApp)
final class LoadMoreListTests {
    private let rows = Rows()
    private let producer = Producer()

    // Made within the test, as all tests share one screen.
    private lazy var stage: RefreshStage<UITableView> = {
        let stage = RefreshStage(UITableView(frame: .zero, style: .plain), contentLength: nil)
        SampleCell.instances = 0
        rows.count = 20
        stage.scrollView.register(SampleCell.self, forCellReuseIdentifier: "cell")
        stage.scrollView.rowHeight = 64
        stage.scrollView.dataSource = rows
        let model = TableAnimated(cellClass: SampleCell.self)
        model.producer = producer
        stage.scrollView.tabAnimated = model
        stage.scrollView.reloadData()
        HeadlessScreen.main.turn()
        return stage
    }()

    private func show(_ count: Int) {
        rows.count = count
        stage.scrollView.reloadData()
        HeadlessScreen.main.turn()
    }

    private func scrollToEnd() {
        stage.drag(to: stage.scrollView.contentOffset.y - 1)
        stage.drag(to: stage.restEnd)
        stage.lift()
        stage.wait()
    }

    private func strip(_ refresher: PullToRefresh) throws -> SkeletonRowsView {
        try #require(refresher.refreshView as? SkeletonRowsView)
    }

    @Test func `F5: a page leaves the offset where it was`() {
        let log = LoadLog()
        stage.scrollView.addPullToRefresh(.loadMore()) { log.loads += 1 }
        scrollToEnd()
        let offset = stage.scrollView.contentOffset.y

        show(30)
        stage.scrollView.endRefreshing(at: .bottom)
        stage.wait()

        #expect(log.loads == 1)
        #expect(stage.scrollView.contentOffset.y == offset)
        #expect(stage.scrollView.contentInset.bottom == 0)
        scrollToEnd()
        #expect(log.loads == 2)
    }

    @Test func `F6: a page of nothing brings the offset back and can be tried again`() {
        let log = LoadLog()
        stage.scrollView.addPullToRefresh(.loadMore()) { log.loads += 1 }
        scrollToEnd()
        stage.drag(to: stage.restEnd)
        stage.lift()
        stage.wait()

        stage.scrollView.endRefreshing(at: .bottom)
        stage.wait()

        #expect(stage.scrollView.contentOffset.y == 480)
        scrollToEnd()
        #expect(log.loads == 2)
    }

    @Test func `F7: a failure shows its text and a button that tries again`() throws {
        let log = LoadLog()
        let refresher = PullToRefresh.loadMore()
        stage.scrollView.addPullToRefresh(refresher) { log.loads += 1 }
        scrollToEnd()
        stage.scrollView.endRefreshing(at: .bottom, with: .failed)
        stage.wait()
        let message = try #require(refresher.message)

        #expect(refresher.state == .finished(.failed))
        #expect(message.label.text == "Could not load")
        #expect(stage.scrollView.contentInset.bottom >= 44)
        message.button.sendActions(for: .primaryActionTriggered)

        #expect(refresher.state == .loading)
        #expect(stage.scrollView.contentInset.bottom == 64)
        #expect(message.isHidden)
        #expect(log.loads == 2)
    }

    @Test func `F8: a success at the top lets an exhausted end load again`() {
        let log = LoadLog()
        let top = RecordedRefresher()
        top.add(to: stage.scrollView)
        stage.scrollView.addPullToRefresh(.loadMore()) { log.loads += 1 }
        scrollToEnd()
        stage.scrollView.endRefreshing(at: .bottom, with: .exhausted)
        stage.wait()
        scrollToEnd()
        #expect(log.loads == 1)

        stage.scrollView.startRefreshing(at: .top)
        stage.scrollView.endRefreshing(at: .top)
        stage.wait()
        scrollToEnd()

        #expect(log.loads == 2)
    }

    @Test func `F9: exhausting and resetting in one turn keeps the share in order`() {
        stage.scrollView.addPullToRefresh(.loadMore()) {}
        for _ in 0..<10 {
            stage.scrollView.startRefreshing(at: .bottom)
            #expect(stage.scrollView.contentInset.bottom == 64)
            stage.scrollView.endRefreshing(at: .bottom, with: .exhausted)
            stage.scrollView.refresher(at: .bottom)?.reset()
            stage.wait()
            #expect(stage.scrollView.contentInset.bottom == 0)
        }
    }

    @Test func `the strip has the gradient that the model has when it loads`() throws {
        let refresher = PullToRefresh.loadMore()
        stage.scrollView.addPullToRefresh(refresher) {}
        stage.scrollView.tabAnimated?.animatedGradient = SkeletonGradient(colors: [.red, .blue])
        scrollToEnd()
        #expect(try strip(refresher).overlay.palette.gradient == SkeletonGradient(colors: [.red, .blue]))
    }

    @Test func `a view that is tapped is seen at rest, and others are not`() {
        let view = PullToRefresh.loadMore()
        stage.scrollView.addPullToRefresh(view) {}
        #expect(view.refreshView.alpha == 0)
        view.trigger = .tap
        stage.scrollView.contentOffset.y += 1
        #expect(view.refreshView.alpha == 1)
        view.trigger = .pull
        stage.scrollView.contentOffset.y += 1
        #expect(view.refreshView.alpha == 0)
        stage.scrollView.startRefreshing(at: .bottom)
        #expect(view.refreshView.alpha == 1)
    }

    @Test func `F11: the strip is the skeleton of the last visible cell`() throws {
        let refresher = PullToRefresh.loadMore(rows: 2)
        stage.scrollView.addPullToRefresh(refresher) {}
        scrollToEnd()
        let tiles = try strip(refresher).overlay.tiles

        #expect(tiles.map(\.origin) == [.zero, CGPoint(x: 0, y: 64)])
        #expect(tiles.first?.production.className == "SampleCell")
        #expect(tiles.first?.production.size == CGSize(width: 400, height: 64))
        #expect(
            tiles.first?.production.components.map(\.sourceFrame) == [
                CGRect(x: 16, y: 12, width: 40, height: 40), CGRect(x: 72, y: 12, width: 312, height: 20),
                CGRect(x: 72, y: 36, width: 100, height: 16),
            ])
    }

    @Test func `F11: a second load makes no cell`() {
        let cached = Producer(stores: [
            FrequencyCache<Production>(configuration: SkeletonConfiguration.shared.cache)
        ])
        stage.scrollView.tabAnimated?.producer = cached
        stage.scrollView.addPullToRefresh(.loadMore()) {}
        stage.scrollView.startRefreshing(at: .bottom)
        stage.scrollView.endRefreshing(at: .bottom)
        stage.wait()
        let made = cached.statistics.prototypesMade
        let instances = SampleCell.instances

        stage.scrollView.startRefreshing(at: .bottom)

        #expect(made == 1)
        #expect(cached.statistics.prototypesMade == 1)
        #expect(SampleCell.instances == instances)
    }

    @Test func `F11: the row can come from a nib or an identifier`() throws {
        UINib.headlessObjects["SampleCell"] = { [SampleCell()] }
        let nib = UINib(nibName: "SampleCell", bundle: nil)
        for prototype in [
            CellAnimated(SampleCell.self, nib: nib),
            CellAnimated(reuseIdentifier: "cell", in: stage.scrollView), CellAnimated(SampleCell.self),
        ] {
            let refresher = PullToRefresh.loadMore(like: prototype)
            stage.scrollView.addPullToRefresh(refresher) {}
            stage.scrollView.startRefreshing(at: .bottom)
            #expect(try strip(refresher).overlay.tiles.first?.production.components.count == 3)
        }
    }

    @Test func `F12: the strip moves only while it is in sight`() throws {
        let refresher = PullToRefresh.loadMore(distance: 400)
        stage.scrollView.addPullToRefresh(refresher) {}
        stage.drag(to: 100)
        stage.lift()
        let strip = try strip(refresher)

        #expect(refresher.state == .loading)
        #expect(strip.overlay.animation == nil)
        scrollToEnd()
        stage.drag(to: stage.restEnd)
        #expect(strip.overlay.animation != nil)
        stage.drag(to: 100)
        #expect(strip.overlay.animation == nil)
    }

    @Test func `short pages load to the end`() async {
        let rows = rows
        let table = stage.scrollView
        table.addLoadMore { [weak table] in
            rows.count += 3
            table?.reloadData()
            return rows.count >= 29 ? .exhausted : .finished
        }
        for _ in 0..<5 {
            scrollToEnd()
            await HeadlessScreen.main.runTasks()
            stage.wait()
        }
        #expect(rows.count == 29)
        #expect(table.refresher(at: .bottom)?.state == .finished(.exhausted))
    }
}

@MainActor
private final class LoadLog {
    var loads = 0
}
