import Testing
import UIKit

@testable import TabAnimated
@testable import TabAnimatedRefreshing

/// A pull starts one refresh, and none while something loads already.
@MainActor
@Suite("One load at a time", .serialized, .ownApp)
final class OneLoadTests {
    private let top = RecordedRefresher()
    private let bottom = RecordedRefresher(.bottom)
    private lazy var stage = RefreshStage()

    @Test func `a pull under a skeleton starts nothing, and one after it does`() {
        top.add(to: stage.scrollView)
        stage.scrollView.tabAnimated = ViewAnimated()
        stage.scrollView.startTabAnimation()
        stage.load()
        #expect(top.actions == 0)
        #expect(top.animator.story == ["initial"])
        stage.scrollView.endTabAnimation()
        stage.load()
        #expect(top.actions == 1)
    }

    @Test func `a pull while a part of a list loads starts a refresh, and none while all of it does`() {
        let app = Sections([3, 3])
        let table = makeTable(app)
        let stage = RefreshStage(table, contentLength: nil)
        top.add(to: table)
        table.tabAnimated = TableAnimated(cellClass: SampleCell.self, cellHeight: 50)
        table.startTabAnimation(inSection: 1)
        stage.load()
        #expect(top.actions == 1)
        table.endRefreshing()
        stage.wait()
        table.startTabAnimation()
        stage.load()
        #expect(top.actions == 1)
        table.endTabAnimation(inSection: 0)
        stage.load()
        #expect(top.actions == 2)
    }

    @Test func `a pull that is under way ends when a skeleton comes`() {
        top.add(to: stage.scrollView)
        stage.scrollView.tabAnimated = ViewAnimated()
        stage.pull(60)
        stage.scrollView.startTabAnimation()
        #expect(top.refresher.state == .initial)
        stage.lift()
        stage.wait()
        #expect(top.actions == 0)
    }

    @Test(arguments: [ListPart.section(1), .row(0)])
    func `a pull works while one section or row loads, and starts nothing under the whole`(part: ListPart) {
        let rows = Rows(20)
        let stage = RefreshStage(UITableView(frame: .zero, style: .plain), contentLength: nil)
        let table = stage.scrollView
        table.register(SampleCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 64
        table.dataSource = rows
        table.tabAnimated = TableAnimated(cellClass: SampleCell.self)
        table.reloadData()
        HeadlessScreen.main.turn()
        top.add(to: table)
        Attachment.of(table).start(part, .none, from: "")
        stage.load()
        #expect(top.actions == 1)
        #expect(table.endRefreshing())
        stage.wait()

        stage.pull(60)
        table.startTabAnimation()
        stage.drag(to: -61)
        #expect(top.refresher.state == .initial)
        stage.lift()
        #expect(top.actions == 1)
        #expect(!HeadlessVoiceOver.perform("Refresh", on: table))
        table.endTabAnimation()
    }

    @Test func `a list below the cover of a part of another one starts nothing`() {
        let rows = Rows(3)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        table.register(SampleCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 200
        table.dataSource = rows
        table.tabAnimated = TableAnimated(cellClass: SampleCell.self)
        stage.controller.view.addSubview(table)
        stage.scrollView.frame = CGRect(x: 0, y: 0, width: 400, height: 150)
        table.addSubview(stage.scrollView)
        HeadlessScreen.main.turn()
        top.add(to: stage.scrollView)
        table.startTabAnimation(row: 0)
        stage.load()
        #expect(top.actions == 0)
        stage.scrollView.frame.origin.y = 220
        stage.load()
        #expect(top.actions == 1)
    }

    @Test func `VoiceOver starts no second load either, and the app does what it wants`() {
        top.add(to: stage.scrollView)
        stage.scrollView.tabAnimated = ViewAnimated()
        stage.scrollView.startTabAnimation()
        #expect(!HeadlessVoiceOver.perform("Refresh", on: stage.scrollView))
        #expect(!stage.scrollView.startRefreshing(byAccessibilityScroll: .up))
        #expect(top.view.superview?.accessibilityActivate() == false)
        #expect(top.actions == 0)
        #expect(stage.scrollView.startRefreshing())
        #expect(top.actions == 1)
    }

    @Test func `a refresh whose action shows a skeleton ends as ever`() {
        stage.scrollView.tabAnimated = ViewAnimated()
        let list = stage.scrollView
        top.add(to: list) { list.startTabAnimation() }
        stage.load()
        #expect(top.refresher.state == .loading)
        list.endTabAnimation()
        #expect(list.endRefreshing())
        stage.wait()
        #expect(top.refresher.state == .initial)
        #expect(list.contentInset.top == 0)
    }

    @Test func `one pull starts one refresh, however long the finger stays`() {
        top.refresher.startsWhileDragging = true
        let list = stage.scrollView
        top.add(to: list) { list.endRefreshing() }
        stage.pull(60)
        for distance in [CGFloat(62), 64, 66] {
            stage.wait(2)
            stage.drag(to: -distance)
        }
        #expect(top.actions == 1)
        stage.lift()
        stage.wait()
        stage.pull(60)
        #expect(top.actions == 2)
    }

    @Test func `so it does where the refresh fails`() {
        top.refresher.startsWhileDragging = true
        let list = stage.scrollView
        top.add(to: list) { list.endRefreshing(with: .failed) }
        stage.pull(120)
        for distance in [CGFloat(130), 140, 150] {
            stage.wait(2)
            stage.drag(to: -distance)
        }
        #expect(top.actions == 1)
    }

    @Test func `an edge wakes up when the other one stops to be exclusive while it is busy`() {
        top.add(to: stage.scrollView)
        bottom.add(to: stage.scrollView)
        stage.scrollView.startRefreshing()
        top.refresher.isExclusive = false
        stage.scrollView.endRefreshing()
        stage.wait()
        #expect(stage.scrollView.startRefreshing(at: .bottom))
    }

    @Test func `and when that one is removed`() {
        top.add(to: stage.scrollView)
        bottom.add(to: stage.scrollView)
        stage.scrollView.startRefreshing()
        top.refresher.isExclusive = false
        stage.scrollView.removePullToRefresh(at: .top)
        #expect(stage.scrollView.startRefreshing(at: .bottom))
    }

    @Test(arguments: [true, false])
    func `an action may remove its refresher, and nothing is said`(startsWhileDragging: Bool) {
        top.refresher.startsWhileDragging = startsWhileDragging
        let list = stage.scrollView
        top.add(to: list) { list.removePullToRefresh(at: .top) }
        let said = warnings { stage.load() }
        #expect(said == [])
        #expect(top.actions == 1)
        #expect(list.contentInset.top == 0)
        #expect(list.refresher(at: .top) == nil)
    }

    @Test func `so may an animator`() {
        let list = stage.scrollView
        let animator = RemovingAnimator(list)
        list.addPullToRefresh(PullToRefresh(refreshView: UIView(), animator: animator)) {}
        let said = warnings { stage.load() }
        #expect(said == [])
        #expect(list.refresher(at: .top) == nil)
    }
}

/// Removes its refresher when it loads.
@MainActor
private final class RemovingAnimator: RefreshViewAnimator {
    private weak var scrollView: UIScrollView?

    init(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
    }

    func animate(_ state: PullToRefresh.State) {
        if state == .loading { scrollView?.removePullToRefresh(at: .top) }
    }
}
