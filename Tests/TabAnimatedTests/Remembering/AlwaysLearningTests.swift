import TabProduction
import Testing
import UIKit

@testable import TabAnimated

/// A skeleton learns unless the app says otherwise.
@MainActor
@Suite("Learning by default", .serialized, .ownApp)
struct AlwaysLearningTests {
    private let app = NoteApp([])

    private func load(_ notes: [Note]) -> [SkeletonTile] {
        app.load(notes)
        return app.loadAgain()
    }

    private func height(_ tiles: [SkeletonTile]) -> CGFloat? { tiles.first?.production.size.height }

    @Test func `the second skeleton is what was there, without a word of the app`() {
        let screen = Screen(app.table)
        app.table.tabAnimated = TableAnimated(cellClass: NoteCell.self)
        app.load([Note(), Note(), Note()])
        let real = app.table.visibleCells.map(\.frame.height)
        let tiles = app.loadAgain()
        #expect(tiles.map(\.production.size.height) == real && screen.content === app.table)
    }

    @Test func `the app, or a model, turns it off`() {
        let screen = Screen(app.table)
        SkeletonConfiguration.shared.remembersContent = false
        app.table.tabAnimated = TableAnimated(cellClass: NoteCell.self)
        #expect(load([Note()]).count > 2)
        app.table.endTabAnimation()
        SkeletonConfiguration.shared.remembersContent = true
        app.table.tabAnimated?.remembersContent = false
        #expect(load([Note()]).count > 2 && screen.content === app.table)
    }

    @Test func `cells that never settle are learnt`() {
        let app = RestlessApp()
        let screen = Screen(app.table)
        let model = TableAnimated(cellClass: RestlessCell.self, cellHeight: 60)
        app.table.tabAnimated = model
        app.table.startTabAnimation()
        app.count = 3
        app.table.endTabAnimation(reloading: true)
        HeadlessScreen.main.advance(by: 1)
        #expect(model.learned(CellAnimated(RestlessCell.self), in: app.table) != nil)
        #expect(screen.overlay == nil)
    }
}

/// A cell that asks for another layout in each one.
private final class RestlessCell: UITableViewCell {
    let label = UILabel(frame: CGRect(x: 16, y: 20, width: 200, height: 20))

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        setNeedsLayout()
    }
}

@MainActor
private final class RestlessApp: NSObject, UITableViewDataSource {
    var count = 0
    let table = UITableView()

    override init() {
        super.init()
        table.rowHeight = 60
        table.dataSource = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = RestlessCell(style: .default, reuseIdentifier: nil)
        cell.label.text = "Row \(indexPath.row)"
        return cell
    }
}
