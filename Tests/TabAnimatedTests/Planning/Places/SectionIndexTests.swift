import Testing
import UIKit

@testable import TabAnimated

/// The index at the side of a table while it loads.
@MainActor
@Suite("A skeleton leaves the index of its table free", .serialized, .ownApp)
struct SectionIndexTests {
    private let app = IndexedApp()

    private func screen(
        _ style: UITableView.Style = .plain, _ configure: (UITableView) -> Void = { _ in }
    ) -> Screen<UITableView> {
        let screen = Screen(makeTable(nil, style: style))
        screen.content.dataSource = app
        configure(screen.content)
        HeadlessScreen.main.turn()
        screen.content.tabAnimated = TableAnimated(cellClass: SampleCell.self, cellHeight: 60, count: 3)
        return screen
    }

    /// The end of the titles of the skeleton, in the coordinate space of the table.
    private func titleEnds(in overlay: SkeletonOverlay?) -> Set<CGFloat> {
        Set(
            (overlay?.tiles ?? []).compactMap {
                $0.production.components.first { $0.index == 1 }?.sourceFrame.maxX
            })
    }

    @Test func `the cover ends where the index begins`() {
        app.titles = ["A", "B", "C"]
        let screen = screen()
        screen.content.startTabAnimation()
        #expect(screen.overlay?.frame.minX == 0)
        #expect(screen.overlay?.frame.maxX == 305)
    }

    @Test func `rows are laid out in the room that the index leaves`() {
        app.titles = ["A", "B", "C"]
        let screen = screen()
        screen.content.startTabAnimation()
        #expect(titleEnds(in: screen.overlay) == [289])
    }

    @Test func `rows of an inset grouped table leave the index its room, too`() {
        let free = screen(.insetGrouped)
        free.content.startTabAnimation()
        app.titles = ["A", "B", "C"]
        let indexed = screen(.insetGrouped)
        indexed.content.startTabAnimation()
        #expect(indexed.overlay?.frame.maxX == 305)
        #expect(titleEnds(in: indexed.overlay).map { $0 + 15 } == Array(titleEnds(in: free.overlay)))
    }

    @Test func `from right to left the index is at the left`() {
        app.titles = ["A", "B", "C"]
        let screen = screen(.plain) { $0.semanticContentAttribute = .forceRightToLeft }
        screen.content.startTabAnimation()
        #expect(screen.overlay?.frame.minX == 15)
        #expect(screen.overlay?.frame.maxX == 320)
        #expect(screen.overlay?.tiles.map(\.origin.x) == [-15, -15, -15])
    }

    @Test func `without titles the cover is as wide as the table`() {
        let screen = screen()
        screen.content.startTabAnimation()
        #expect(screen.overlay?.frame.width == 320)
        #expect(titleEnds(in: screen.overlay) == [304])
    }

    @Test func `the room of an index that comes with the content is learnt`() {
        let screen = screen()
        screen.content.startTabAnimation()
        app.titles = ["A", "B", "C"]
        app.count = 4
        screen.content.reloadData()
        HeadlessScreen.main.turn()
        screen.content.endTabAnimation()
        HeadlessScreen.main.advance(by: 0.1)
        app.titles = nil
        app.count = 0
        screen.content.reloadData()
        HeadlessScreen.main.turn()
        screen.content.startTabAnimation()
        #expect(titleEnds(in: screen.overlay) == [289])
    }
}

/// A data source of one section whose index may change.
@MainActor
private final class IndexedApp: NSObject, UITableViewDataSource {
    var titles: [String]?
    var count = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        (cell as? SampleCell)?.titleLabel.text = "A title"
        return cell
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
}
