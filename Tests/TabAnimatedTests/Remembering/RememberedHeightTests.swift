import Foundation
import TabProduction
import Testing
import UIKit

@testable import TabAnimated

/// Heights that were learnt are used where they are right: at their width, at their size of text, at their row.
@MainActor
@Suite("Remembered heights", .serialized, .ownApp)
struct RememberedHeightTests {
    private let app = NoteApp([])

    private static let long = Note(body: String(repeating: "many words that go on ", count: 8))

    /// A table of three long rows that were loaded at a width of 390 points.
    private func loaded() -> Screen<UITableView> {
        let screen = Screen(app.table, size: CGSize(width: 390, height: 844))
        app.table.tabAnimated = TableAnimated(cellClass: NoteCell.self)
        app.load([Self.long, Self.long, Self.long])
        return screen
    }

    private func turn(_ table: UITableView) {
        table.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
        HeadlessScreen.main.turn()
    }

    private func heights(_ tiles: [SkeletonTile]) -> [CGFloat] { tiles.map(\.production.size.height) }

    /// The heights of the same rows in a table of another width, or with texts of another size.
    private func real() -> [CGFloat] {
        app.table.endTabAnimation()
        app.load([Self.long, Self.long, Self.long])
        return app.table.visibleCells.map(\.frame.height)
    }

    @Test func `heights of one width are not used at another`() {
        let screen = loaded()
        let narrow = app.table.visibleCells.map(\.frame.height)
        turn(app.table)
        let tiles = app.loadAgain()
        #expect(tiles.count == 3 && Set(heights(tiles)).isDisjoint(with: narrow))
        #expect(
            zip(tiles, tiles.dropFirst()).allSatisfy {
                $1.origin.y == $0.origin.y + $0.production.size.height
            })
        let wide = real()
        #expect(heights(app.loadAgain()) == wide && wide != narrow && screen.content === app.table)
    }

    @Test func `a list that turns while it loads leaves the heights of its former width`() {
        let screen = loaded()
        let narrow = app.table.visibleCells.map(\.frame.height)
        #expect(heights(app.loadAgain()) == narrow)
        turn(app.table)
        let wide = app.table.covers.first?.tiles ?? []
        #expect(wide.count == 3 && Set(heights(wide)).isDisjoint(with: narrow))
        app.table.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        HeadlessScreen.main.turn()
        #expect(heights(app.table.covers.first?.tiles ?? []) == narrow && screen.content === app.table)
    }

    @Test func `heights of one size of text are not used at another`() {
        let screen = loaded()
        let small = app.table.visibleCells.map(\.frame.height)
        HeadlessScreen.main.traitCollection = HeadlessScreen.main.traitCollection.modifyingTraits {
            $0.preferredContentSizeCategory = .accessibilityExtraLarge
        }
        HeadlessScreen.main.turn()
        let tiles = app.loadAgain()
        #expect(tiles.count == 3 && Set(heights(tiles)).isDisjoint(with: small))
        #expect(screen.content === app.table)
    }

    @Test func `heights are those of their width after the next launch too`() async {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("RememberedHeightTests-\(UUID().uuidString)", isDirectory: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let screen = Screen(app.table, size: CGSize(width: 390, height: 844))
        SkeletonConfiguration.shared.cache.directory = folder
        app.table.tabAnimated = TableAnimated(cellClass: NoteCell.self)
        app.load([Self.long, Self.long, Self.long])
        let narrow = app.table.visibleCells.map(\.frame.height)
        await SkeletonConfiguration.flush()
        // Another configuration asks for another cache, as another launch does.
        SkeletonConfiguration.shared.cache.preloadLimit = 5
        turn(app.table)
        let tiles = app.loadAgain()
        #expect(tiles.count == 3 && Set(heights(tiles)).isDisjoint(with: narrow))
        app.table.endTabAnimation()
        app.table.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        HeadlessScreen.main.turn()
        #expect(heights(app.loadAgain()) == narrow && screen.content === app.table)
    }

    @Test func `cells in turn have the height of their own row`() {
        let app = StepApp()
        let screen = Screen(app.table)
        app.table.tabAnimated = TableAnimated(sections: [
            SectionAnimated([CellAnimated(StepCell.self), CellAnimated(StepCell.self)], repeating: true)
        ])
        app.table.startTabAnimation()
        app.heights = [44, 65, 106, 44, 80, 50]
        app.table.endTabAnimation(reloading: true)
        HeadlessScreen.main.advance(by: 0.1)
        app.heights = []
        app.table.reloadData()
        HeadlessScreen.main.turn()
        app.table.startTabAnimation()
        #expect(screen.overlay?.tiles.map(\.origin.y) == [0, 44, 109, 215, 259, 339])
    }
}

/// A row of a height that the app gives.
private final class StepCell: UITableViewCell {}

/// An app whose rows have different heights.
@MainActor
private final class StepApp: NSObject, UITableViewDataSource, UITableViewDelegate {
    var heights: [CGFloat] = []
    let table = UITableView()

    override init() {
        super.init()
        (table.dataSource, table.delegate) = (self, self)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { heights.count }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        heights[indexPath.row]
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = StepCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Step \(indexPath.row)"
        return cell
    }
}
