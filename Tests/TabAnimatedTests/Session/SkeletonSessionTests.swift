import Testing
import UIKit

@testable import TabAnimated

@MainActor
@Suite("A session", .serialized, .ownApp)
struct SkeletonSessionTests {
    /// The app lives as long as the test; lists do not keep it.
    private let app = EndingApp()

    @Test func `a cover that is updated stays the view it was`() {
        let screen = Screen(makeTable(nil))
        screen.content.tabAnimated = TableAnimated(cellClass: SampleCell.self, cellHeight: 60)
        screen.content.startTabAnimation()
        let overlay = screen.overlay
        screen.content.tabAnimated?.animatedColor = .red
        screen.content.updateTabAnimation()
        #expect(overlay != nil && screen.overlay === overlay)
        #expect(overlay?.palette.component == .red)
    }

    @Test func `an end that the app asks for while the skeleton is put in place comes right after`() {
        let screen = Screen(makeTable(nil))
        screen.content.dataSource = app
        screen.content.tabAnimated = TableAnimated(cellClass: SampleCell.self, count: 2, inSections: [0])
        var isDone = false
        app.whenAsked = { [list = screen.content] in list.endTabAnimation { isDone = true } }
        screen.content.startTabAnimation()
        #expect(isDone && !screen.content.isTabAnimating)
        #expect(screen.content.dataSource === app && screen.content.tabAnimationState == .ended)
    }

    @Test func `a model that the app removes while the skeleton is put in place leaves nothing behind`() {
        let screen = Screen(makeTable(nil))
        screen.content.dataSource = app
        let model = TableAnimated(cellClass: SampleCell.self, count: 2, inSections: [0])
        screen.content.tabAnimated = model
        app.whenAsked = { [list = screen.content] in list.tabAnimated = nil }
        screen.content.startTabAnimation()
        #expect(!screen.content.isTabAnimating && screen.content.tabAnimationState == .initial)
        #expect(screen.content.dataSource === app && screen.content.covers.isEmpty)
    }

    @Test func `an answer within the delay is remembered for the next skeleton`() {
        app.rows = 3
        let screen = Screen(makeTable(nil))
        screen.content.rowHeight = 40
        screen.content.dataSource = app
        let model = TableAnimated(cellClass: SampleCell.self)
        model.remembersContent = true
        model.canLoadAgain = true
        model.timing = SkeletonTiming(delay: 1)
        screen.content.tabAnimated = model
        screen.content.startTabAnimation()
        screen.content.reloadData()
        screen.content.endTabAnimation()
        app.rows = 0
        screen.content.reloadData()
        model.timing = nil
        screen.content.startTabAnimation()
        #expect(screen.overlay?.tiles.count == 3)
    }

    @Test func `a list scrolls to its top at the start, and not when it is turned`() {
        app.rows = 40
        let screen = Screen(makeTable(nil))
        screen.content.rowHeight = 40
        screen.content.dataSource = app
        HeadlessScreen.main.turn()
        screen.content.contentOffset.y = 400
        let model = TableAnimated(cellClass: SampleCell.self)
        model.scrollsToTop = true
        screen.content.tabAnimated = model
        screen.content.startTabAnimation()
        #expect(screen.content.contentOffset.y == 0)
        screen.content.contentOffset.y = 200
        screen.content.frame.size = CGSize(width: 480, height: 320)
        HeadlessScreen.main.turn()
        #expect(screen.content.contentOffset.y == 200)
    }

    @Test func `mapping a view leaves the lists in it where they are scrolled to`() {
        app.rows = 40
        let page = UIView()
        let screen = Screen(page)
        let table = makeTable(nil)
        table.rowHeight = 40
        table.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
        table.dataSource = app
        page.addSubview(table)
        HeadlessScreen.main.turn()
        table.contentOffset.y = 80
        let nested = TableAnimated(cellClass: SampleCell.self, cellHeight: 40)
        nested.scrollsToTop = true
        table.tabAnimated = nested
        page.tabAnimated = ViewAnimated()
        page.startTabAnimation()
        #expect(screen.overlay != nil && table.contentOffset.y == 80)
    }
}

/// An app that does something when it is first asked for its data.
private final class EndingApp: NSObject, UITableViewDataSource {
    var rows = 1
    var whenAsked: (@MainActor () -> Void)?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        let action = whenAsked
        whenAsked = nil
        action?()
        return rows
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
}
