import TabDecoration
import TabProduction
import Testing
import UIKit

@testable import TabAnimated

/// What is learnt of the cells that were there is what the next skeleton looks like.
@MainActor
@Suite("What is learnt of cells", .serialized, .ownApp)
struct LearntCellTests {
    /// Loads some notes, and returns the cells and what the second skeleton shows for them.
    private func loadTwice(
        _ notes: [Note], remembers: Bool? = true, rowHeight: CGFloat = UITableView.automaticDimension,
        adjust: (TableAnimated) -> Void = { _ in }
    ) -> (cells: [CGRect], cell: Production?, tiles: [SkeletonTile]) {
        let app = NoteApp([])
        app.table.rowHeight = rowHeight
        let screen = Screen(app.table)
        let model = TableAnimated(cellClass: NoteCell.self)
        model.remembersContent = remembers
        adjust(model)
        app.table.tabAnimated = model
        app.load(notes)
        let cells = app.table.visibleCells.map(\.frame)
        let cell = app.table.visibleCells.first.map { ViewMapper().map($0) }
        let tiles = app.loadAgain()
        return withExtendedLifetime(screen) { (cells, cell, tiles) }
    }

    private func label(_ name: String, of tile: SkeletonTile?) -> Component? { tile?.component(name) }

    @Test func `bars are as long as the texts were`() {
        let (cells, real, tiles) = loadTwice([Note(), Note(), Note()])
        #expect(tiles.map(\.production.size.height) == cells.map(\.height))
        let bar = label("titleLabel", of: tiles.first)
        #expect(bar != nil && bar?.frame == real?.components.first { $0.name == "titleLabel" }?.frame)
    }

    @Test func `nothing is left of it with the switch off`() {
        let (_, real, tiles) = loadTwice([Note(), Note(), Note()], remembers: false)
        #expect(tiles.count > 3)
        #expect(
            label("titleLabel", of: tiles.first)?.frame
                != real?.components.first { $0.name == "titleLabel" }?.frame)
    }

    @Test func `texts have as many lines as they had, the last as long as it was`() {
        let body = "A long walk along the river, then over the bridge and back by the mill"
        let (cells, real, tiles) = loadTwice([Note(body: body)])
        let bars = label("bodyLabel", of: tiles.first)?.bars ?? []
        let lines = real?.components.first { $0.name == "bodyLabel" }?.bars ?? []
        #expect(bars.count > 1 && bars.map(\.minY) == lines.map(\.minY))
        #expect(cells.first?.height == tiles.first?.production.size.height)
        #expect(bars.dropLast().allSatisfy { $0.width == bars.first?.width && $0.width > 200 })
        #expect(bars.last.map { (230..<240).contains($0.width) } == true)
    }

    @Test func `what was hidden makes no shape`() {
        let hidden = loadTwice([Note()]).tiles.first
        #expect(label("mark", of: hidden)?.isRemoved == true)
        let shown = loadTwice([Note(isImportant: true)]).tiles.first
        #expect(label("mark", of: shown)?.isRemoved == false)
    }

    @Test func `one odd row does not become the skeleton`() {
        let odd = Note(title: "An unusually long title", body: String(repeating: "many words ", count: 10))
        let (cells, _, tiles) = loadTwice([odd, Note(), Note(title: "Lists"), Note(), Note()])
        let ordinary = loadTwice([Note()]).cell?.components.first { $0.name == "titleLabel" }?.frame
        #expect(cells.count == 5 && tiles.count == 5)
        #expect(tiles.dropFirst().allSatisfy { label("titleLabel", of: $0)?.frame == ordinary })
        #expect(tiles.map(\.production.size.height) == cells.map(\.height))
    }

    @Test func `rows look like those of their height, of which one is kept that shows what most show`() {
        let important = Note(isImportant: true)
        let (cells, _, tiles) = loadTwice([Note(), important, Note(), important, Note()])
        #expect(tiles.map { $0.component("mark")?.isRemoved } == [true, false, true, false, true])
        #expect(tiles.map(\.production.size.height) == cells.map(\.height))
        let equal = loadTwice([important, Note(), important], rowHeight: 120).tiles
        #expect(equal.map { $0.component("mark")?.isRemoved } == [false, false, false])
        let plain = loadTwice([Note(), important, Note()], rowHeight: 120).tiles
        #expect(plain.map { $0.component("mark")?.isRemoved } == [true, true, true])
    }

    @Test func `rows of heights that were not seen look like a typical one, made as high`() {
        let (_, _, tiles) = loadTwice([Note(), Note(), Note()]) { $0.adjust { _ in } }
        let app = NoteApp([])
        let screen = Screen(app.table)
        app.table.tabAnimated = TableAnimated(cellClass: NoteCell.self)
        app.load([Note(), Note(), Note()])
        app.clear()
        app.table.tabAnimated = TableAnimated(cellClass: NoteCell.self, cellHeight: 140)
        app.table.startTabAnimation()
        let high = screen.overlay?.tiles ?? []
        #expect(high.first?.production.size.height == 140)
        let (one, other) = (label("titleLabel", of: high.first), label("titleLabel", of: tiles.first))
        let room = 140 - (tiles.first?.production.size.height ?? 0)
        // What is centered stays so.
        #expect(one?.frame == other?.frame.offsetBy(dx: 0, dy: room / 2))
    }

    @Test func `as many sections come again as there were`() {
        let app = Sections([2, 1, 3])
        let screen = Screen(makeTable(app))
        let model = TableAnimated(cellClass: SampleCell.self)
        model.remembersContent = true
        screen.content.tabAnimated = model
        screen.content.startTabAnimation()
        screen.content.endTabAnimation()
        app.counts = []
        screen.content.reloadData()
        HeadlessScreen.main.turn()
        screen.content.startTabAnimation()
        #expect(screen.overlay?.tiles.count == 6)
    }

    @Test func `adjustments are made on what was learnt, by the same indices`() {
        let (_, real, tiles) = loadTwice([Note()]) {
            $0.adjust { view in view.animation(0).down(3) }
        }
        let top = real?.components.first { $0.name == "titleLabel" }?.frame.minY
        #expect(label("titleLabel", of: tiles.first)?.frame.minY == top.map { $0 + 3 })
    }

    @Test func `no cell is made once one was read`() {
        NoteCell.instances = 0
        let app = NoteApp([])
        let screen = Screen(app.table)
        let model = TableAnimated(cellClass: NoteCell.self)
        model.remembersContent = true
        app.table.tabAnimated = model
        app.table.startTabAnimation()
        #expect(NoteCell.instances == 1)
        app.notes = [Note(), Note(), Note()]
        app.table.endTabAnimation(reloading: true)
        HeadlessScreen.main.advance(by: 0.1)
        let made = NoteCell.instances
        app.table.startTabAnimation()
        #expect(NoteCell.instances == made && screen.overlay?.tiles.count == 3)
    }
}
