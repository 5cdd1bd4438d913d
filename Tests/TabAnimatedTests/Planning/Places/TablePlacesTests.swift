import Testing
import UIKit

@testable import TabAnimated

/// Each row of a skeleton is within one point of the real row, whatever the style and the data source.
@MainActor
@Suite("Rows stand where the table puts them", .serialized, .ownApp)
struct TablePlacesTests {
    /// A table that is drawn as skeleton and as content.
    private struct TableScreen {
        let style: UITableView.Style
        var rowHeight = UITableView.automaticDimension
        var header: Header = .none
        var hasHeaderView = false
    }

    private enum Header: CaseIterable {
        case none, fixed, measured, title
    }

    private static let screens: [TableScreen] =
        [UITableView.Style.plain, .grouped, .insetGrouped].flatMap { style in
            Header.allCases.map { TableScreen(style: style, header: $0) } + [
                TableScreen(style: style, rowHeight: 72, hasHeaderView: true)
            ]
        }

    @Test(arguments: PlaceWorld.all, [false, true])
    func `rows stand where they will be`(world: PlaceWorld, isDiffable: Bool) {
        // Snapshots come to every style in the same way.
        for screen in Self.screens where !isDiffable || screen.style == .grouped {
            let app = TableApp(header: screen.header)
            let table = makeTable(screen, app, in: world, isDiffable: isDiffable)
            let window = UIWindow(frame: CGRect(origin: .zero, size: world.size))
            window.isHidden = false
            window.addSubview(table)
            HeadlessScreen.main.turn()
            table.tabAnimated = model(of: screen)
            table.startTabAnimation()
            let skeleton = rows(of: table)
            app.load(table)
            table.endTabAnimation()
            HeadlessScreen.main.turn()
            let content = table.visibleCells.map(\.frame)
            let name = "\(screen), \(world), \(isDiffable)"
            #expect(skeleton.count >= content.count && !content.isEmpty, "\(name)")
            for (row, cell) in zip(skeleton, content) {
                #expect(
                    abs(row.minX - cell.minX) <= 1 && abs(row.minY - cell.minY) <= 1
                        && abs(row.maxX - cell.maxX) <= 1 && abs(row.maxY - cell.maxY) <= 1,
                    "\(name): \(row) for \(cell)")
            }
        }
    }

    private func rows(of table: UITableView) -> [CGRect] {
        table.subviews.compactMap { $0 as? SkeletonOverlay }.flatMap { cover in
            cover.tiles.filter { $0.production.className == "TextRow" }.map {
                CGRect(origin: $0.origin, size: $0.production.size)
                    .offsetBy(dx: cover.frame.minX, dy: cover.frame.minY)
            }
        }
    }

    private func makeTable(
        _ screen: TableScreen, _ app: TableApp, in world: PlaceWorld, isDiffable: Bool
    ) -> UITableView {
        HeadlessScreen.main.reset()
        HeadlessScreen.main.size = world.size
        HeadlessScreen.main.traitCollection = HeadlessScreen.main.traitCollection.modifyingTraits {
            $0.layoutDirection = world.direction
            $0.preferredContentSizeCategory = world.category
        }
        SkeletonConfiguration.shared = SkeletonConfiguration()
        SkeletonConfiguration.shared.isCacheEnabled = false
        let table = UITableView(frame: CGRect(origin: .zero, size: world.size), style: screen.style)
        table.register(TextRow.self, forCellReuseIdentifier: "row")
        table.rowHeight = screen.rowHeight
        if screen.hasHeaderView {
            table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 90))
        }
        app.serve(table, isDiffable: isDiffable)
        return table
    }

    private func model(of screen: TableScreen) -> TableAnimated {
        let header: CellAnimated? =
            switch screen.header {
            case .none: nil
            case .fixed: CellAnimated(TitleView.self).height(52)
            case .measured: CellAnimated(TitleView.self)
            case .title: CellAnimated(title: "Heading")
            }
        return TableAnimated(sections: [
            SectionAnimated(cellClass: TextRow.self, count: 2, header: header),
            SectionAnimated(cellClass: TextRow.self, header: header),
        ])
    }

    /// The app of a screen: two sections, which come all at once.
    private final class TableApp: NSObject, UITableViewDataSource, UITableViewDelegate {
        private let header: Header
        private var counts: [Int] = []
        private var snapshots: TitledSource?

        init(header: Header) {
            self.header = header
        }

        func serve(_ table: UITableView, isDiffable: Bool) {
            table.delegate = self
            guard isDiffable else { return table.dataSource = self }
            snapshots = TitledSource(tableView: table) { table, path, _ in
                table.dequeueReusableCell(withIdentifier: "row", for: path)
            }
            snapshots?.title = header == .title ? "Heading" : nil
        }

        func load(_ table: UITableView) {
            counts = [2, 40]
            guard let snapshots else { return table.reloadData() }
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0, 1])
            snapshot.appendItems([1, 2], toSection: 0)
            snapshot.appendItems(Array(10..<50), toSection: 1)
            snapshots.apply(snapshot, animatingDifferences: false)
        }

        func numberOfSections(in tableView: UITableView) -> Int { counts.count }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            counts[section]
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }

        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            header == .title ? "Heading" : nil
        }

        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            header == .fixed ? 52 : UITableView.automaticDimension
        }

        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            header == .fixed || header == .measured ? TitleView(frame: .zero) : nil
        }
    }

    private final class TitledSource: UITableViewDiffableDataSource<Int, Int> {
        var title: String?

        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            title
        }
    }

    // MARK: What UIKit warns of

    @Test(arguments: [false, true])
    func `no table is laid out outside a window`(isInWindow: Bool) {
        let before = HeadlessListAlerts.layoutsOutsideWindow
        let table = prepare(UITableView(frame: .zero, style: .grouped), nil)
        table.rowHeight = UITableView.automaticDimension
        table.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        let screen = isInWindow ? Screen(table) : nil
        table.tabAnimated = TableAnimated(sections: [
            SectionAnimated(
                cellClass: OpeningCell.self, count: 3, header: CellAnimated(title: "All"))
        ])
        table.startTabAnimation()
        #expect(table.covers.first?.tiles.isEmpty == false)
        #expect(HeadlessListAlerts.layoutsOutsideWindow == before)
        table.endTabAnimation()
        #expect(screen == nil || table.covers.isEmpty)
    }

    @Test(arguments: [(false, CGFloat(26)), (true, 10)])
    func `cards are as round as the rows of the window, whatever their layers know`(
        requiresCompatibility: Bool, radius: CGFloat
    ) {
        HeadlessScreen.main.system = .iOS26
        let table = prepare(UITableView(frame: .zero, style: .insetGrouped), nil)
        let screen = Screen(table)
        HeadlessScreen.isUnkind = true
        HeadlessScreen.main.designRequiresCompatibility = requiresCompatibility
        table.tabAnimated = TableAnimated(cellClass: SampleCell.self, cellHeight: 60, count: 3)
        table.startTabAnimation()
        let grounds = table.covers.first?.tiles.map(\.production.surface.cornerRadius) ?? []
        #expect(grounds.max() == radius && screen.content === table)
    }
}

/// A row that is as high as its two lines of text.
final class TextRow: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let labels = [UIFont.TextStyle.headline, .subheadline].map { style in
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: style)
            label.adjustsFontForContentSizeCategory = true
            label.text = "Text"
            return label
        }
        let stack = UIStackView(arrangedSubviews: labels)
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 9),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -9),
        ])
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// A cell that opens something.
private final class OpeningCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessoryType = .disclosureIndicator
    }

    required init?(coder: NSCoder) { nil }
}
