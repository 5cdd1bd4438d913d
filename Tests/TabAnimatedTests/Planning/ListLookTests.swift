import TabProduction
import Testing
import UIKit

@testable import TabAnimated

/// How covers of lists look where lists differ; the lines and radii are those of iOS 18.
@MainActor
@Suite("The look of a covered list", .serialized, .ownApp)
struct ListLookTests {
    init() {
        HeadlessScreen.main.system = .iOS18
    }

    private func cover(_ table: UITableView, _ model: TableAnimated? = nil) -> SkeletonOverlay? {
        table.tabAnimated =
            model ?? TableAnimated(cellClass: SampleCell.self, cellHeight: 60, count: 3)
        table.startTabAnimation()
        HeadlessScreen.main.turn()
        return table.covers.first
    }

    /// The lines around rows, from the top, as start, length and position.
    private func lines(_ overlay: SkeletonOverlay?) -> [CGRect] {
        (overlay?.tiles ?? []).flatMap { tile in
            tile.production.cards.filter { $0.frame.height < 1 }.map {
                $0.frame.offsetBy(dx: tile.origin.x, dy: tile.origin.y)
            }
        }
    }

    // MARK: Separators

    @Test func `a plain table has a line under every row, inset as its own`() {
        let screen = Screen(makeTable(nil))
        screen.content.separatorInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 5)
        let lines = lines(cover(screen.content))
        #expect(lines.map(\.minX) == [20, 20, 20])
        #expect(lines.map(\.width) == [295, 295, 295])
        #expect(lines.map(\.maxY) == [60, 120, 180])
    }

    @Test(arguments: [
        (nil, CGFloat(288)), (UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0), 300),
        (UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 5), 295),
    ])
    func `since iOS 26 a line ends where texts do, unless the table says otherwise`(
        inset: UIEdgeInsets?, width: CGFloat
    ) {
        HeadlessScreen.main.system = .iOS26
        let screen = Screen(makeTable(nil))
        if let inset { screen.content.separatorInset = inset }

        #expect(lines(cover(screen.content)).map(\.width) == [width, width, width])
    }

    @Test func `a grouped table also has lines over the first and under the last row, from side to side`() {
        let screen = Screen(makeTable(nil, style: .grouped))
        screen.content.separatorInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
        let lines = lines(cover(screen.content))
        #expect(lines.map(\.minX) == [0, 20, 20, 0])
        #expect(lines.map(\.width) == [320, 300, 300, 320])
    }

    @Test func `an inset grouped table has no line under its last row, and a rounded surface`() {
        let screen = Screen(makeTable(nil, style: .insetGrouped))
        let overlay = cover(screen.content)
        #expect(lines(overlay).count == 2)
        #expect(overlay?.tiles.first?.production.surface.cornerRadius == 10)
        #expect(overlay?.tiles.first?.production.size.height == 180)
    }

    @Test(arguments: [UITableView.Style.plain, .grouped])
    func `a row with a separator inset of its own has its line there`(style: UITableView.Style) {
        let screen = Screen(makeTable(nil, style: style))
        screen.content.separatorInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
        let model = TableAnimated(cellClass: InsetCell.self, cellHeight: 60, count: 3)
        let starts = lines(cover(screen.content, model)).map(\.minX)
        #expect(starts == (style == .plain ? [72, 72, 72] : [0, 72, 72, 0]))
    }

    @Test func `a line of its own begins at the other edge where content runs from right to left`() {
        let screen = Screen(makeTable(nil))
        screen.content.semanticContentAttribute = .forceRightToLeft
        let model = TableAnimated(cellClass: InsetCell.self, cellHeight: 60, count: 1)
        let line = lines(cover(screen.content, model)).first
        #expect(line?.minX == 8)
        #expect(line?.maxX == 248)
    }

    @Test func `a row that moves its separator out of sight has none`() {
        let screen = Screen(makeTable(nil))
        let model = TableAnimated(cellClass: BareLineCell.self, cellHeight: 60, count: 3)
        #expect(lines(cover(screen.content, model)) == [])
    }

    @Test func `a table without separators has none while it loads`() {
        let screen = Screen(makeTable(nil))
        screen.content.separatorStyle = .none
        #expect(lines(cover(screen.content)) == [])
    }

    @Test func `separators have the table's color`() {
        let screen = Screen(makeTable(nil))
        screen.content.separatorColor = .red
        let fills = cover(screen.content)?.tiles.flatMap { $0.production.cards.map(\.fill) } ?? []
        #expect(fills == Array(repeating: .color(SkeletonColor(.red)), count: 3))
    }

    // MARK: Backgrounds

    @Test(arguments: [.clear, UIColor(white: 0, alpha: 0.5)])
    func `a list that is not opaque is covered in the nearest opaque color behind it`(color: UIColor) {
        let table = makeTable(nil)
        table.backgroundColor = color
        let screen = Screen(UIView())
        screen.content.backgroundColor = .yellow
        screen.content.addSubview(table)
        #expect(cover(table)?.palette.background == .yellow)
    }

    @Test func `the color of a window is no ground: its list is covered in nothing, and seen as it is`() {
        let screen = Screen(makeTable(nil))
        screen.content.backgroundColor = .clear
        screen.window.backgroundColor = .yellow
        #expect(cover(screen.content)?.layer.backgroundColor?.alpha == 0)
    }

    @Test func `a list over a picture takes the color that the app gives`() {
        let screen = Screen(makeTable(nil))
        screen.content.backgroundView = UIImageView(image: UIImage())
        let model = TableAnimated(cellClass: SampleCell.self, cellHeight: 60, count: 1)
        model.animatedBackgroundColor = .brown
        #expect(cover(screen.content, model)?.palette.background == .brown)
    }

    @Test func `a list over a picture may be covered without a color, so that the picture is seen`() {
        let screen = Screen(makeTable(nil))
        let picture = UIImageView(image: UIImage())
        screen.content.backgroundColor = .clear
        screen.content.backgroundView = picture
        let model = TableAnimated(cellClass: SampleCell.self, cellHeight: 60, count: 1)
        model.animatedBackgroundColor = .clear
        #expect(cover(screen.content, model)?.palette.background == .clear)
        #expect(screen.content.backgroundView === picture && !picture.isHidden)
    }

    // MARK: Around the cells

    @Test func `the space of bars and a large title is left free`() {
        let screen = Screen(makeTable(nil))
        screen.content.contentInset = UIEdgeInsets(top: 96, left: 0, bottom: 34, right: 0)
        screen.content.contentOffset.y = -96
        let overlay = cover(screen.content, TableAnimated(cellClass: SampleCell.self, cellHeight: 50))
        #expect(overlay?.frame.minY == 0)
        #expect(overlay?.tiles.count == 7)
    }

    @Test func `a table in a navigation controller with large titles is covered below the bar`() {
        let screen = Screen(UIView())
        let controller = UITableViewController(style: .plain)
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = true
        screen.window.rootViewController = navigation
        HeadlessScreen.main.turn()
        let inset = controller.tableView.adjustedContentInset
        let overlay = cover(controller.tableView, TableAnimated(cellClass: SampleCell.self, cellHeight: 40))
        let room = controller.tableView.bounds.height - inset.top - inset.bottom
        #expect(inset.top > 0)
        #expect(overlay?.frame.minY == 0)
        #expect(overlay?.tiles.count == Int((room / 40).rounded(.up)))
        screen.window.rootViewController = nil
    }

    @Test func `cells as large as the screen are one page each`() {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 320, height: 480)
        layout.minimumLineSpacing = 0
        let collection = makeCollection(nil, layout: layout)
        collection.isPagingEnabled = true
        let screen = Screen(collection)
        collection.tabAnimated = CollectionAnimated(cellClass: SampleItem.self)
        collection.startTabAnimation()
        #expect(screen.overlay?.tiles.map(\.origin) == [.zero])
        #expect(screen.overlay?.tiles.first?.production.size == CGSize(width: 320, height: 480))
    }

    @Test func `a page further on is covered where it stands`() {
        let app = Sections([5])
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.minimumLineSpacing = 0
        let collection = makeCollection(nil, layout: layout)
        collection.dataSource = app
        layout.itemSize = CGSize(width: 320, height: 480)
        collection.isPagingEnabled = true
        let screen = Screen(collection)
        collection.contentOffset.x = 640
        collection.tabAnimated = CollectionAnimated(cellClass: SampleItem.self)
        collection.startTabAnimation()
        #expect(screen.overlay?.frame.minX == 640)
        #expect(screen.overlay?.tiles.first?.origin == .zero)
        #expect(collection.contentOffset.x == 640)
    }

    @Test func `full-screen rows of a paging table are one page each`() {
        let screen = Screen(makeTable(nil))
        screen.content.isPagingEnabled = true
        screen.content.rowHeight = 480
        let overlay = cover(screen.content, TableAnimated(cellClass: SampleCell.self))
        #expect(overlay?.tiles.map(\.production.size) == [CGSize(width: 320, height: 480)])
    }

    // MARK: Right to left

    @Test func `items begin at the right where content runs from right to left`() {
        let collection = makeCollection(nil, layout: TurningLayout())
        let screen = Screen(collection)
        collection.semanticContentAttribute = .forceRightToLeft
        collection.tabAnimated = CollectionAnimated(
            cellClass: SampleItem.self, cellSize: CGSize(width: 150, height: 50), count: 3)
        collection.startTabAnimation()
        #expect(
            screen.overlay?.tiles.map(\.origin) == [
                CGPoint(x: 170, y: 0), CGPoint(x: 0, y: 0), CGPoint(x: 170, y: 60),
            ])
    }

    @Test func `items of a list that scrolls sideways begin at the right too`() {
        let layout = TurningLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 140, height: 400)
        let collection = makeCollection(nil, layout: layout)
        let screen = Screen(collection, size: CGSize(width: 390, height: 480))
        collection.semanticContentAttribute = .forceRightToLeft
        collection.tabAnimated = CollectionAnimated(cellClass: SampleItem.self, count: 3)
        collection.startTabAnimation()
        #expect(screen.overlay?.tiles.map(\.origin.x).sorted() == [-50, 100, 250])
    }

    @Test func `separators are inset from the right where content runs from right to left`() {
        let screen = Screen(makeTable(nil))
        screen.content.semanticContentAttribute = .forceRightToLeft
        screen.content.separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
        #expect(lines(cover(screen.content)).map(\.minX) == [0, 0, 0])
        #expect(lines(screen.overlay).map(\.width) == [290, 290, 290])
    }
}

/// A cell whose separator begins at its text.
private final class InsetCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        separatorInset = UIEdgeInsets(top: 0, left: 72, bottom: 0, right: 8)
    }

    required init?(coder: NSCoder) {
        nil
    }
}

/// A cell without a separator, as many apps take it away.
private final class BareLineCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        separatorInset = UIEdgeInsets(top: 0, left: .greatestFiniteMagnitude, bottom: 0, right: 0)
    }

    required init?(coder: NSCoder) {
        nil
    }
}

/// A flow layout that turns round.
private final class TurningLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
