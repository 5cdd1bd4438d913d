import Testing
import UIKit

@testable import TabAnimated

/// The shapes of a row stand where its content will be, whatever the table keeps free around it.
@MainActor
@Suite("Rows stand where content will be", .serialized, .ownApp)
struct RowSurroundingTests {
    /// Starts a skeleton, loads, and returns where the first avatar and the first text stood and stand, in the table.
    private func compare(
        _ style: UITableView.Style, _ size: CGSize, safeArea: UIEdgeInsets = .zero,
        cellClass: UITableViewCell.Type = ContactRow.self,
        _ configure: (UITableView) -> Void = { _ in }
    ) -> (skeleton: [CGFloat], content: [CGFloat], again: [CGFloat]) {
        HeadlessScreen.main.reset()
        HeadlessScreen.main.size = size
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = safeArea
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let app = Sections([0])
        app.heights = [0: 64]
        let table = UITableView(frame: controller.view.bounds, style: style)
        table.register(cellClass, forCellReuseIdentifier: "cell")
        (table.dataSource, table.delegate) = (app, app)
        configure(table)
        controller.view.addSubview(table)
        HeadlessScreen.main.turn()
        table.tabAnimated = TableAnimated(cellClass: cellClass, cellHeight: 64)
        table.startTabAnimation()
        let skeleton = sides(of: table)
        app.counts = [3]
        table.reloadData()
        table.endTabAnimation()
        HeadlessScreen.main.turn()
        let content = table.visibleCells.first.map { cell in
            let view = cell.contentView.subviews.first { $0 is UIImageView } ?? cell
            let frame = view.convert(view.bounds, to: table)
            return [frame.minX, frame.minY]
        }
        HeadlessScreen.main.turn()
        HeadlessScreen.main.turn()
        table.startTabAnimation()
        let again = sides(of: table)
        return (skeleton, content ?? [], again)
    }

    /// Where the first avatar is, in the table.
    private func sides(of table: UITableView) -> [CGFloat] {
        guard let cover = table.covers.first,
            let layer = cover.componentLayers.first(where: { $0.component.name == "avatar" })
        else { return [] }
        let tile = cover.tiles.first { tile in tile.production.components.contains { $0.name == "avatar" } }
        let frame = layer.component.frame
        return [
            frame.minX + (tile?.origin.x ?? 0) + cover.frame.minX,
            frame.minY + (tile?.origin.y ?? 0) + cover.frame.minY,
        ]
    }

    nonisolated private static let styles: [UITableView.Style] = [.plain, .grouped, .insetGrouped]

    @Test(arguments: styles)
    func `rows keep the safe area at their sides free`(style: UITableView.Style) {
        let landscape = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
        let found = compare(style, CGSize(width: 844, height: 390), safeArea: landscape)

        #expect(found.skeleton == found.content && found.again == found.content)
        #expect(style != .plain || found.content.first == 67)
    }

    @Test(arguments: styles, [CGFloat(375), 694, 1024])
    func `rows follow the readable width`(style: UITableView.Style, width: CGFloat) {
        let found = compare(style, CGSize(width: width, height: 700)) {
            $0.cellLayoutMarginsFollowReadableWidth = true
        }

        #expect(found.skeleton == found.content && found.again == found.content)
        #expect(style != .plain || width < 1000 || found.content.first == 176)
    }

    @Test(arguments: styles)
    func `rows of a table that is edited stand beside its controls`(style: UITableView.Style) {
        let found = compare(style, CGSize(width: 390, height: 700)) { $0.isEditing = true }

        #expect(found.skeleton == found.content && found.again == found.content)
        #expect(style != .plain || found.content.first == 54)
    }

    @Test func `a safe area that comes while the list loads moves the rows`() {
        HeadlessScreen.main.reset()
        let controller = UIViewController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 600, height: 300))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let table = UITableView(frame: controller.view.bounds, style: .plain)
        controller.view.addSubview(table)
        table.tabAnimated = TableAnimated(cellClass: ContactRow.self, cellHeight: 64)
        HeadlessScreen.main.turn()
        table.startTabAnimation()
        #expect(sides(of: table).first == 20)
        controller.additionalSafeAreaInsets.left = 40
        HeadlessScreen.main.turn()
        #expect(sides(of: table).first == 60)
    }

    // MARK: Headers and footers of the delegate

    private func rows(
        _ style: UITableView.Style, sections: Int, planned: Int, header: CGFloat?, footer: CGFloat? = nil
    ) -> (skeleton: [CGFloat], content: [CGFloat], asked: [Int]) {
        HeadlessScreen.main.reset()
        let app = HeaderApp(header: header, footer: footer)
        app.counts = Array(repeating: 0, count: sections)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: style)
        table.register(ContactRow.self, forCellReuseIdentifier: "cell")
        app.serve(table)
        table.rowHeight = 80
        let window = UIWindow(frame: table.frame)
        window.isHidden = false
        window.addSubview(table)
        HeadlessScreen.main.turn()
        table.tabAnimated = TableAnimated(
            sections: (0..<planned).map { _ in
                SectionAnimated(cellClass: ContactRow.self, cellHeight: 80, count: 2)
            })
        app.asked = []
        table.startTabAnimation()
        let asked = app.asked
        let cover = table.covers.first
        let skeleton = cover?.tiles.filter { $0.production.className == "ContactRow" }.map {
            $0.origin.y + (cover?.frame.minY ?? 0)
        }
        app.counts = Array(repeating: 2, count: planned)
        table.endTabAnimation()
        table.reloadData()
        table.layoutIfNeeded()
        let content = (0..<planned).flatMap { section in
            (0..<2).map { table.rectForRow(at: IndexPath(row: $0, section: section)).minY }
        }
        return (skeleton ?? [], content, asked)
    }

    @Test(arguments: styles, [0, 1, 3])
    func `rows follow the heights of headers and footers that a delegate gives`(
        style: UITableView.Style, sections: Int
    ) {
        for height in [CGFloat.leastNormalMagnitude, 10] {
            let found = rows(style, sections: sections, planned: 4, header: height, footer: height)
            // Of a table without sections nothing is known but its properties.
            guard sections > 0 else { continue }
            #expect(found.skeleton.count == 8 && found.skeleton == found.content, "\(height)")
            #expect(found.asked.allSatisfy { $0 < sections })
        }
    }

    @Test(arguments: styles)
    func `sections that a table lacks are not asked about`(style: UITableView.Style) {
        let found = rows(style, sections: 0, planned: 2, header: 10)
        #expect(found.asked == [])
    }

    @Test(arguments: styles, [1, 3])
    func `without heights of a delegate rows stand by the properties`(
        style: UITableView.Style, sections: Int
    ) {
        let found = rows(style, sections: sections, planned: 4, header: nil)
        #expect(found.skeleton.count == 8 && found.skeleton == found.content)
    }

    // MARK: Cells that move and turn themselves

    @Test(arguments: [InsetRow.self, SideRow.self, LowRow.self, TurnedRow.self, TurnedContentRow.self])
    func `a cell that moves or turns itself is covered where it is`(cellClass: UITableViewCell.Type) {
        let found = compare(.plain, CGSize(width: 390, height: 700), cellClass: cellClass) { table in
            if cellClass is UpsideDown.Type { table.transform = CGAffineTransform(scaleX: 1, y: -1) }
        }

        #expect(found.skeleton == found.content && found.again == found.content)
    }

    @Test(arguments: [TurnedRow.self, TurnedContentRow.self, LateRow.self])
    func `the last line of a text is short and the lowest, also in a list that is upside down`(
        cellClass: UITableViewCell.Type
    ) throws {
        let screen = Screen(UITableView(frame: .zero, style: .plain))
        screen.content.transform = CGAffineTransform(scaleX: 1, y: -1)
        screen.content.tabAnimated = TableAnimated(cellClass: cellClass, cellHeight: 90, count: 1)
        screen.content.startTabAnimation()
        let shapes = try #require(screen.overlay?.tiles.first).production.components
        let text = try #require(shapes.first { $0.name == "bodyLabel" })
        let name = try #require(shapes.first { $0.name == "nameLabel" })
        // In the coordinate space of the list, which is turned over.
        let bars = text.bars
        #expect(bars.count == 2)
        #expect(name.bars[0].minY > bars.map(\.maxY).max() ?? 0)
        let lowest = try #require(bars.min { $0.minY < $1.minY })
        #expect(lowest.width < bars.map(\.width).max() ?? 0)
    }
}

/// An app with sections of two rows and heights of headers and footers, if it gives any.
private final class HeaderApp: NSObject {
    var counts: [Int] = []
    var asked: [Int] = []
    private var delegate: AnyObject?

    private let header: CGFloat?
    private let footer: CGFloat?

    init(header: CGFloat?, footer: CGFloat?) {
        (self.header, self.footer) = (header, footer)
    }

    @MainActor
    func serve(_ table: UITableView) {
        table.dataSource = self
        guard let header else { return }
        let delegate = HeightDelegate(header: header, footer: footer ?? header, app: self)
        self.delegate = delegate
        table.delegate = delegate
    }
}

extension HeaderApp: UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { counts.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
}

private final class HeightDelegate: NSObject, UITableViewDelegate {
    private let header: CGFloat
    private let footer: CGFloat
    private unowned let app: HeaderApp

    init(header: CGFloat, footer: CGFloat, app: HeaderApp) {
        (self.header, self.footer, self.app) = (header, footer, app)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 80 }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        app.asked.append(section)
        return header
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        app.asked.append(section)
        return footer
    }
}

/// A row with a picture, a name and a text of two lines between its margins.
private class ContactRow: UITableViewCell {
    let avatar = UIImageView()
    let nameLabel = UILabel()
    let bodyLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        bodyLabel.numberOfLines = 2
        let margins = contentView.layoutMarginsGuide
        for view in [avatar, nameLabel, bodyLabel] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            avatar.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            avatar.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            avatar.widthAnchor.constraint(equalToConstant: 40),
            avatar.heightAnchor.constraint(equalToConstant: 40),
            nameLabel.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
            nameLabel.topAnchor.constraint(equalTo: avatar.topAnchor),
            nameLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            bodyLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
            bodyLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 4),
            bodyLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

/// Cards with gaps at three sides.
private final class InsetRow: ContactRow {
    override var frame: CGRect {
        get { super.frame }
        set {
            super.frame = CGRect(
                x: newValue.minX + 12, y: newValue.minY + 12, width: newValue.width - 24,
                height: newValue.height - 12)
        }
    }
}

private final class SideRow: ContactRow {
    override var frame: CGRect {
        get { super.frame }
        set { super.frame = newValue.insetBy(dx: 20, dy: 0) }
    }
}

private final class LowRow: ContactRow {
    override var frame: CGRect {
        get { super.frame }
        set { super.frame = newValue.insetBy(dx: 0, dy: 6) }
    }
}

private protocol UpsideDown {}

/// A row that is turned over as a whole, as its list is.
private final class TurnedRow: ContactRow, UpsideDown {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        transform = CGAffineTransform(scaleX: 1, y: -1)
    }

    required init?(coder: NSCoder) { nil }
}

/// A row whose content alone is turned over.
private final class TurnedContentRow: ContactRow, UpsideDown {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.transform = CGAffineTransform(scaleX: 1, y: -1)
    }

    required init?(coder: NSCoder) { nil }
}

/// A row that the app turns over when it shows it.
private final class LateRow: ContactRow {}
