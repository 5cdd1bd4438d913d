import Testing
import UIKit

@testable import TabAnimated

/// The titles of sections as the table draws them; the fonts are those of iOS 18.
@MainActor
@Suite("Titles have the font and the place that their table gives them", .serialized, .ownApp)
struct TableTitleTests {
    init() {
        HeadlessScreen.main.system = .iOS18
    }

    private let titles = SectionTitles()

    /// The bars of the header and of the footer, in the coordinate space of the table.
    private func bars(_ style: UITableView.Style) -> [CGRect] {
        let screen = Screen(makeTable(nil, style: style))
        screen.content.tabAnimated = TableAnimated(sections: [
            SectionAnimated(
                cellClass: SampleCell.self, cellHeight: 50, count: 1, header: .init(title: "Yesterday"),
                footer: .init(title: "Yesterday"))
        ])
        screen.content.startTabAnimation()
        let tiles = screen.overlay?.tiles ?? []
        return tiles.filter { $0.production.className == "UITableViewHeaderFooterView" }.flatMap { tile in
            tile.production.components.flatMap(\.bars).map {
                $0.offsetBy(dx: tile.origin.x, dy: tile.origin.y)
            }
        }
    }

    /// The labels of a table with the same titles.
    private func labels(_ style: UITableView.Style) -> [CGRect] {
        let screen = Screen(makeTable(nil, style: style))
        screen.content.rowHeight = 50
        screen.content.dataSource = titles
        HeadlessScreen.main.turn()
        let views = [screen.content.headerView(forSection: 0), screen.content.footerView(forSection: 0)]
        return views.compactMap { view in
            view?.textLabel.map { $0.convert($0.bounds, to: screen.content) }
        }
    }

    @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
    func `the bars of titles stand on the lines of the real ones`(style: UITableView.Style) {
        let (bars, labels) = (bars(style), labels(style))
        #expect(bars.count == 2 && labels.count == 2)
        for (bar, label) in zip(bars, labels) {
            #expect(abs(bar.midY - label.midY) <= 1)
            #expect(abs(bar.minX - label.minX) <= 1)
        }
    }

    @Test func `titles of grouped tables are small, and those of plain ones are as high as text`() {
        #expect(bars(.plain).map { $0.height.rounded() } == [15, 15])
        #expect(bars(.grouped).map { $0.height.rounded() } == [12, 12])
    }

    @Test func `two equal titles are no cause for a warning`() {
        let given = warnings {
            let screen = Screen(makeTable(nil))
            screen.content.tabAnimated = TableAnimated(
                sections: (0..<2).map { _ in
                    SectionAnimated(cellClass: SampleCell.self, count: 1, header: .init(title: "Today"))
                })
            screen.content.startTabAnimation()
        }
        #expect(given == [])
    }
}

/// A data source of one row with a text above and below it.
@MainActor
private final class SectionTitles: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Yesterday" }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Yesterday" }
}
