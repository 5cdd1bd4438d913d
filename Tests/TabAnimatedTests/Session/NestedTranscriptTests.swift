import Testing
import UIKit

@testable import TabAnimated

/// What someone hears of lists inside the rows of a list, and where the focus of a remote or a keyboard goes.
@MainActor
@Suite("What VoiceOver reads of lists in rows", .serialized, .ownApp)
struct NestedTranscriptTests {
    private let app = Shelves()

    private func shelves() -> Screen<UITableView> {
        let table = UITableView(frame: .zero, style: .plain)
        table.register(ShelfRow.self, forCellReuseIdentifier: "shelf")
        table.rowHeight = 120
        table.dataSource = app
        return Screen(table)
    }

    private func heard(in screen: Screen<UITableView>) -> [String] {
        HeadlessVoiceOver.transcript(of: screen.window)
    }

    @Test func `lists in rows are one element with the list that holds them, while all of it loads`() {
        let screen = shelves()
        screen.content.tabAnimated = TableAnimated(cellClass: ShelfRow.self, cellHeight: 120)
        screen.content.startTabAnimation()
        #expect(heard(in: screen) == ["Loading"])
        app.shelves = [("Novels", ["Emma"]), ("Poems", ["Howl", "Daddy"])]
        screen.content.reloadData()
        HeadlessScreen.main.turn()
        #expect(heard(in: screen) == ["Loading"])
        screen.content.endTabAnimation()
        #expect(heard(in: screen) == ["Novels", "Emma", "Poems", "Howl", "Daddy"])
    }

    @Test func `each list that loads in its row is one element, beside what is there`() throws {
        app.shelves = [("Novels", ["Emma"]), ("Poems", ["Howl"])]
        let screen = shelves()
        let rows = screen.content.visibleCells.compactMap { $0 as? ShelfRow }
        let (first, second) = try (#require(rows.first), #require(rows.last))
        for row in rows { row.list.startTabAnimation() }
        #expect(heard(in: screen) == ["Novels", "Loading", "Poems", "Loading"])
        first.list.endTabAnimation()
        #expect(heard(in: screen) == ["Novels", "Emma", "Poems", "Loading"])
        second.list.endTabAnimation()
        #expect(heard(in: screen) == ["Novels", "Emma", "Poems", "Howl"])
    }

    @Test func `the focus leaves a row that is covered, and the rows can have it again at the end`() throws {
        app.shelves = [("Novels", ["Emma"])]
        let screen = shelves()
        let button = UIButton(frame: CGRect(x: 0, y: 420, width: 320, height: 60))
        screen.content.frame.size.height = 400
        screen.window.addSubview(button)
        HeadlessScreen.main.turn()
        let row = try #require(screen.content.visibleCells.first)
        #expect(HeadlessFocus.focus(row))
        screen.content.tabAnimated = TableAnimated(cellClass: ShelfRow.self, cellHeight: 120)
        screen.content.startTabAnimation()
        screen.window.updateFocusIfNeeded()
        #expect(HeadlessFocus.focusedView === button)
        screen.content.endTabAnimation()
        screen.window.updateFocusIfNeeded()
        #expect(HeadlessFocus.focusedView === button)
        #expect(HeadlessFocus.focus(row))
    }
}

/// An app with shelves, each of them a title and books.
private final class Shelves: NSObject, UITableViewDataSource {
    var shelves: [(title: String, books: [String])] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shelves.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "shelf", for: indexPath)
        (cell as? ShelfRow)?.show(shelves[indexPath.row])
        return cell
    }
}

/// A title above a list that scrolls sideways.
private final class ShelfRow: UITableViewCell, UICollectionViewDataSource {
    let titleLabel = UILabel()
    let list: UICollectionView
    private var books: [String] = []

    override init(style: CellStyle, reuseIdentifier: String?) {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 100, height: 60)
        list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        list.register(SampleItem.self, forCellWithReuseIdentifier: "item")
        list.dataSource = self
        list.tabAnimated = CollectionAnimated(
            cellClass: SampleItem.self, cellSize: CGSize(width: 100, height: 60))
        contentView.addSubview(titleLabel)
        contentView.addSubview(list)
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ shelf: (title: String, books: [String])) {
        titleLabel.text = shelf.title
        books = shelf.books
        list.reloadData()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel.frame = CGRect(x: 16, y: 8, width: 200, height: 20)
        list.frame = CGRect(x: 0, y: 36, width: contentView.bounds.width, height: 76)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        books.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        (cell as? SampleItem)?.label.text = books[indexPath.item]
        return cell
    }
}
