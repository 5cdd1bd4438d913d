import TabProduction
import Testing
import UIKit

@testable import TabAnimated

/// Cells that are nothing without their model, or cannot even be made.
@MainActor
@Suite("Cells that cannot be made without a model", .serialized, .ownApp)
struct UnmakeableCellTests {
    private func loadTwice(
        _ model: TableAnimated
    ) -> (first: [SkeletonTile], real: Component?, second: [SkeletonTile]) {
        let app = ModelApp()
        let screen = Screen(app.table)
        model.remembersContent = true
        app.table.tabAnimated = model
        app.table.startTabAnimation()
        let first = screen.overlay?.tiles ?? []
        app.count = 3
        app.table.endTabAnimation(reloading: true)
        HeadlessScreen.main.advance(by: 0.1)
        let real = app.table.visibleCells.first?.found("label")
        app.count = 0
        app.table.reloadData()
        HeadlessScreen.main.turn()
        app.table.startTabAnimation()
        return (first, real, screen.overlay?.tiles ?? [])
    }

    @Test func `what was read takes the place of a blank prototype`() {
        LateCell.isModelMissing = false
        let (first, real, second) = loadTwice(TableAnimated(cellClass: LateCell.self, cellHeight: 60))
        #expect(!first.isEmpty && first.allSatisfy { $0.component("label") == nil })
        #expect(
            real != nil
                && second.map { $0.component("label")?.frame } == [real?.frame, real?.frame, real?.frame])
    }

    @Test func `a cell that is only remembered is never made`() {
        LateCell.isModelMissing = true
        defer { LateCell.isModelMissing = false }
        let prototype = CellAnimated(remembering: LateCell.self)
        let (first, real, second) = loadTwice(TableAnimated(prototype.height(60)))
        #expect(first.first?.production.className == "LateCell")
        #expect(first.first?.production.components.filter { !$0.isRemoved }.count == 2)
        #expect(real != nil && second.first?.component("label")?.frame == real?.frame)
        #expect(second.first?.component("label")?.index == 0)
    }

    @Test func `a cell that is only remembered by a model that remembers nothing is said once`() {
        let model = TableAnimated(CellAnimated(remembering: LateCell.self).height(60))
        let app = ModelApp()
        let screen = Screen(app.table)
        model.remembersContent = false
        app.table.tabAnimated = model
        let given = warnings(during: {
            app.table.startTabAnimation()
            app.table.updateTabAnimation()
        })
        #expect(given.count { $0.contains("leave remembersContent on") } == 1)
        #expect(screen.overlay?.tiles.isEmpty == false)
    }
}

/// A cell whose content comes with its model.
private final class LateCell: UITableViewCell {
    static var isModelMissing = false
    private(set) var label: UILabel?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        if Self.isModelMissing { Issue.record("A cell was made without its model") }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func show(_ text: String) {
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 20))
        label.text = text
        contentView.addSubview(label)
        self.label = label
    }
}

@MainActor
private final class ModelApp: NSObject, UITableViewDataSource {
    var count = 0
    let table = UITableView()

    override init() {
        super.init()
        table.rowHeight = 60
        table.dataSource = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let misses = LateCell.isModelMissing
        LateCell.isModelMissing = false
        defer { LateCell.isModelMissing = misses }
        let cell = LateCell(style: .default, reuseIdentifier: nil)
        cell.show("Somewhere")
        return cell
    }
}
