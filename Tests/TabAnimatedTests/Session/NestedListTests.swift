import Testing
import UIKit

@testable import TabAnimated

/// Lists inside cells.
@MainActor
@Suite("Nested lists", .serialized, .ownApp)
struct NestedListTests {
    @Test func `a cell that holds a list of its own class is drawn once more inside, and no deeper`() {
        let screen = Screen(makeTable(nil))
        screen.content.tabAnimated = TableAnimated(cellClass: ThreadCell.self, cellHeight: 200, count: 1)
        screen.content.startTabAnimation()
        let components = screen.overlay?.tiles.first?.production.components.filter { !$0.isRemoved }
        #expect(components?.isEmpty == false)
    }

    @Test(arguments: [true, false], [true, false])
    func `a list in a cell is laid out in a window that no screen shows`(
        isInWindow: Bool, isOld: Bool
    ) {
        let table = makeTable(nil)
        table.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        let screen = isInWindow ? Screen(table) : nil
        SystemAge.isBefore17 = isOld
        RowsCell.made = []
        table.tabAnimated = TableAnimated(cellClass: RowsCell.self, cellHeight: 200, count: 1)
        let given = warnings { table.startTabAnimation() }
        let shapes = table.covers.first?.tiles.first?.production.components.filter { !$0.isRemoved } ?? []
        #expect(shapes.map(\.role) == [.label, .block])
        #expect(shapes.last?.frame == CGRect(x: 0, y: 40, width: 320, height: 100))
        #expect(RowsCell.places == [.inHiddenWindow])
        #expect(RowsCell.made.compactMap(\.cell).isEmpty && given.isEmpty)
        _ = screen
    }

    @Test func `two classes that hold lists of each other end too`() {
        let screen = Screen(makeTable(nil))
        screen.content.tabAnimated = TableAnimated(cellClass: EvenCell.self, cellHeight: 200, count: 1)
        screen.content.startTabAnimation()
        #expect(screen.overlay?.tiles.first?.production.components.isEmpty == false)
    }

    @Test func `a list without a model and without cells is left open, as it is no block`() {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let title = UILabel(frame: CGRect(x: 16, y: 16, width: 200, height: 20))
        title.text = "Title"
        let table = makeTable(nil)
        table.frame = CGRect(x: 0, y: 60, width: 320, height: 400)
        [title, table].forEach(page.addSubview)
        let screen = Screen(page)
        page.tabAnimated = ViewAnimated()
        let given = warnings {
            page.startTabAnimation()
            page.updateTabAnimation()
        }
        let shapes = screen.overlay?.tiles.first?.production.components.filter { !$0.isRemoved }
        #expect(shapes?.map(\.role) == [.label])
        #expect(
            given.count == 1 && given[0].contains("UITableView inside a page has neither cells nor a model"))
    }

    @Test(arguments: [true, false])
    func `a list with a model is drawn with the view around it, unless it is hidden`(isHidden: Bool) {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let table = makeTable(nil)
        table.frame = CGRect(x: 0, y: 60, width: 320, height: 400)
        table.tabAnimated = TableAnimated(cellClass: SampleCell.self, cellHeight: 60)
        table.isHidden = isHidden
        page.addSubview(table)
        let screen = Screen(page)
        page.tabAnimated = ViewAnimated()
        page.startTabAnimation()
        let shapes = screen.overlay?.tiles.first?.production.components.filter { !$0.isRemoved } ?? []
        #expect(shapes.isEmpty == isHidden)
    }

    @Test func `a list with a model of a view and no cells says what it needs`() {
        let screen = Screen(makeTable(nil))
        screen.content.tabAnimated = ViewAnimated()
        let given = warnings {
            screen.content.startTabAnimation()
            screen.content.updateTabAnimation()
        }
        #expect(given.count == 1 && given[0].contains("TableAnimated"))
    }

    @Test func `a table without height says so`() {
        let screen = Screen(makeTable(nil))
        screen.content.frame.size.height = 0
        screen.content.tabAnimated = TableAnimated(cellClass: SampleCell.self, cellHeight: 60)
        let given = warnings {
            screen.content.startTabAnimation()
            HeadlessScreen.main.turn()
        }
        #expect(given.count == 1 && given[0].contains("0 points high"))
    }

    @Test func `a list without a model starts no skeleton, and says so once`() {
        let screen = Screen(makeTable(nil))
        let given = warnings {
            screen.content.startTabAnimation(fileID: "App/Page.swift", line: 7)
            screen.content.startTabAnimation(inSection: 1)
        }
        #expect(
            given == [
                "UITableView has no model at App/Page.swift:7: write tabAnimated = TableAnimated(cellClass: NewsCell.self) "
                    + "before the start, with the class of your cells"
            ])
    }

    @Test func `a part of a view without parts, and one below zero, are said`() {
        let screen = Screen(makeTable(nil))
        screen.content.tabAnimated = ViewAnimated()
        let given = warnings {
            screen.content.startTabAnimation(inSection: 0)
            screen.content.startTabAnimation(inSection: -1)
            screen.content.startTabAnimation(row: -1)
        }
        #expect(given.count == 3 && !screen.content.isTabAnimating)
    }

    @Test func `a list that never gets a size is said at the end, and one that gets it is not`() {
        let list = makeTable(nil)
        list.tabAnimated = TableAnimated(cellClass: SampleCell.self, cellHeight: 60)
        let given = warnings {
            list.startTabAnimation(fileID: "App/Page.swift", line: 7)
            list.endTabAnimation()
        }
        #expect(
            given == [
                "The skeleton of UITableView, started at App/Page.swift:7, was not seen: the view had no size meanwhile"
            ])
        let none = warnings {
            list.startTabAnimation()
            list.frame.size = CGSize(width: 100, height: 100)
            list.endTabAnimation()
        }
        #expect(none == [])
    }
}

/// A cell with a label and a list of cells that hold a list in turn.
private class NestingCell: UITableViewCell {
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 200, height: 20))
    let inner = UITableView(frame: CGRect(x: 20, y: 40, width: 280, height: 150))

    class var innerClass: UITableViewCell.Type { UITableViewCell.self }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(label)
        contentView.addSubview(inner)
        inner.tabAnimated = TableAnimated(cellClass: Self.innerClass, cellHeight: 60, count: 2)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

private final class ThreadCell: NestingCell {
    override class var innerClass: UITableViewCell.Type { ThreadCell.self }
}

private final class EvenCell: NestingCell {
    override class var innerClass: UITableViewCell.Type { OddCell.self }
}

private final class OddCell: NestingCell {
    override class var innerClass: UITableViewCell.Type { EvenCell.self }
}

/// A cell that fills a table of its own.
private final class RowsCell: UITableViewCell, UITableViewDataSource {
    struct Weak {
        weak var cell: RowsCell?
    }

    enum Place {
        case inNoWindow, inHiddenWindow, onScreen
    }

    static var made: [Weak] = []
    static var places: Set<Place> = []

    let title = UILabel(frame: CGRect(x: 16, y: 10, width: 200, height: 20))
    let list = UITableView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        Self.made.append(Weak(cell: self))
        Self.places = []
        title.text = "Rows"
        contentView.addSubview(title)
        contentView.addSubview(list)
        list.rowHeight = 50
        list.dataSource = self
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        list.frame = CGRect(x: 0, y: 40, width: contentView.bounds.width, height: 100)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let window = tableView.window
        Self.places.insert(window.map { $0.isHidden ? .inHiddenWindow : .onScreen } ?? .inNoWindow)
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "A row"
        return cell
    }
}
