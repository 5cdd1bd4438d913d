import TestDevice
import Testing
import UIKit

@testable import TabAnimated

/// What a person does before a start, or what the system put back, is neither lost nor in the way.
@MainActor
@Suite("What began before a start", .serialized, .ownApp)
struct BeforeStartTests {
    private let rows = Rows(30)
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let path = IndexPath(row: 1, section: 0)

    private func screen(isUnkind: Bool) -> Screen<UITableView> {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 50
        table.dataSource = rows
        table.delegate = rows
        let screen = Screen(table)
        HeadlessScreen.isUnkind = isUnkind
        table.tabAnimated = TableAnimated(cellClass: UITableViewCell.self, cellHeight: 50)
        return screen
    }

    @Test(arguments: [true, false])
    func `a row that was swiped aside is covered, and the list is as it was when its rows came`(
        isUnkind: Bool
    ) {
        let screen = screen(isUnkind: isUnkind)
        HeadlessFinger(on: table).swipe(at: path)
        #expect(table.isEditing)

        table.startTabAnimation()
        HeadlessScreen.main.turn()
        #expect(screen.overlay != nil)
        rows.count = 20
        table.reloadData()
        HeadlessScreen.main.turn()
        table.endTabAnimation()
        HeadlessScreen.main.advance(by: 1)

        #expect(screen.overlay == nil)
        #expect(!table.isEditing)
        #expect(table.cellForRow(at: path)?.contentView.frame.minX == 0)
        #expect(rows.unknown == [])
    }

    @Test(arguments: [true, false])
    func `a drag that goes on through a start and an end leaves the list free and in its bounds`(
        isUnkind: Bool
    ) {
        let screen = screen(isUnkind: isUnkind)
        let finger = HeadlessFinger(on: table)
        finger.drag(by: CGPoint(x: 0, y: -70))
        #expect(table.contentOffset.y == 70)

        table.startTabAnimation()
        finger.drag(by: CGPoint(x: 0, y: -30))
        HeadlessScreen.main.turn()
        #expect(screen.overlay != nil)
        rows.count = 3
        table.reloadData()
        table.endTabAnimation()
        HeadlessScreen.main.turn()
        finger.drag(by: CGPoint(x: 0, y: -30))
        finger.release()
        HeadlessScreen.main.advance(by: 2)

        #expect(screen.overlay == nil)
        #expect(table.isScrollEnabled && !table.isTracking && !table.isDragging)
        #expect(table.contentOffset.y == 0)
        finger.drag(by: CGPoint(x: 0, y: 20))
        #expect(table.isDragging)
        finger.release()
    }

    @Test(arguments: [true, false])
    func `a list whose place was restored is covered there, and stays there`(isUnkind: Bool) throws {
        let screen = screen(isUnkind: isUnkind)
        table.contentOffset.y = 425
        table.selectRow(at: IndexPath(row: 10, section: 0), animated: false, scrollPosition: .none)

        table.startTabAnimation()
        HeadlessScreen.main.turn()
        let cover = try #require(screen.overlay)
        let seen = cover.tiles.filter { $0.origin.y + 50 > 425 && $0.origin.y < 905 }
        #expect(seen.count == 11)
        #expect(table.contentOffset.y == 425)
        table.endTabAnimation()
        HeadlessScreen.main.advance(by: 1)

        #expect(table.contentOffset.y == 425)
        #expect(table.indexPathForSelectedRow == IndexPath(row: 10, section: 0))
    }

    @Test(arguments: [true, false])
    func `a search bar that comes while a list loads is free, and its rows stand below it`(isUnkind: Bool)
        throws
    {
        let (page, table) = (UIViewController(), table)
        table.rowHeight = 50
        page.view.addSubview(table)
        table.frame = page.view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let window = show(UINavigationController(rootViewController: page))
        HeadlessScreen.isUnkind = isUnkind
        table.tabAnimated = TableAnimated(cellClass: UITableViewCell.self, cellHeight: 50)
        table.startTabAnimation()
        HeadlessScreen.main.turn()
        let before = table.adjustedContentInset.top

        page.navigationItem.searchController = UISearchController(searchResultsController: nil)
        page.navigationItem.hidesSearchBarWhenScrolling = false
        HeadlessScreen.main.turn()
        HeadlessScreen.main.turn()

        #expect(table.adjustedContentInset.top > before)
        let cover = try #require(table.covers.first)
        let tile = try #require(cover.tiles.first)
        let bar = try #require(page.navigationItem.searchController?.searchBar)
        let row = window.convert(tile.origin, from: table)
        #expect(row.y >= bar.convert(bar.bounds, to: window).maxY)
        let middle = CGPoint(x: bar.bounds.midX, y: bar.bounds.midY)
        let hit = window.hitTest(bar.convert(middle, to: window), with: nil)
        #expect(hit?.isDescendant(of: bar) == true)
        table.endTabAnimation()
        window.isHidden = true
    }

    @Test(arguments: [true, false], [true, false])
    func `who types into the bar of a search controller goes on typing while the results load`(
        isUnkind: Bool, isHeader: Bool
    ) {
        let (page, search) = (UIViewController(), UISearchController(searchResultsController: nil))
        search.searchBar.sizeToFit()
        page.view.addSubview(table)
        table.frame = page.view.bounds
        table.rowHeight = 50
        let window = show(UINavigationController(rootViewController: page))
        HeadlessScreen.isUnkind = isUnkind
        if isHeader {
            table.tableHeaderView = search.searchBar
        } else {
            page.navigationItem.searchController = search
            page.navigationItem.hidesSearchBarWhenScrolling = false
        }
        HeadlessScreen.main.turn()
        let field = search.searchBar.searchTextField
        let began = field.becomeFirstResponder()
        let model = TableAnimated(cellClass: UITableViewCell.self, cellHeight: 50)
        model.coversTableHeader = isHeader
        table.tabAnimated = model
        table.startTabAnimation()
        HeadlessScreen.main.turn()
        #expect(began && table.covers.count == 1)
        #expect(field.isFirstResponder)
        field.insertText("a")
        table.endTabAnimation()
        HeadlessScreen.main.turn()
        #expect(field.isFirstResponder && field.text == "a")
        window.isHidden = true
    }
}
