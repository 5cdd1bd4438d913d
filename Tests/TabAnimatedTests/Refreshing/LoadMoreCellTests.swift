import TabProduction
import Testing
import UIKit

@testable import TabAnimated
@testable import TabAnimatedRefreshing

/// Rows to come are made as the list's model makes its cells, or read from a cell in sight; never bare.
@MainActor
@Suite("Cells of rows to come", .serialized, .ownApp)
struct LoadMoreCellTests {
    private func makeTable() -> RefreshStage<UITableView> {
        OutletCell.bare = 0
        UINib.headlessObjects["OutletCell"] = { [OutletCell.fromInterfaceFile()] }
        let stage = RefreshStage(UITableView(frame: .zero, style: .plain), contentLength: nil)
        stage.scrollView.register(UINib(nibName: "OutletCell", bundle: nil), forCellReuseIdentifier: "cell")
        stage.scrollView.rowHeight = 64
        return stage
    }

    private func rows(_ stage: RefreshStage<some UIScrollView>, _ cell: CellAnimated? = nil) -> Production? {
        let refresher = PullToRefresh.loadMore(like: cell)
        stage.scrollView.addPullToRefresh(refresher) {}
        stage.scrollView.startRefreshing(at: .bottom)
        return (refresher.refreshView as? SkeletonRowsView)?.overlay.tiles.first?.production
    }

    @Test func `a row like the last one is made as the model makes its cells`() {
        let stage = makeTable()
        let app = Rows(20)
        stage.scrollView.dataSource = app
        stage.scrollView.tabAnimated = TableAnimated(
            CellAnimated(OutletCell.self, nib: UINib(nibName: "OutletCell", bundle: nil)))
        stage.scrollView.reloadData()
        HeadlessScreen.main.turn()

        let row = rows(stage)

        #expect(row?.components.map(\.sourceFrame) == [CGRect(x: 16, y: 10, width: 200, height: 20)])
        #expect(OutletCell.bare == 0)
    }

    @Test func `a row like the last one of a table without a model is read from that row`() {
        let stage = makeTable()
        let app = Rows(20)
        stage.scrollView.dataSource = app
        stage.scrollView.reloadData()
        HeadlessScreen.main.turn()

        let row = rows(stage)

        #expect(row?.components.map(\.sourceFrame) == [CGRect(x: 16, y: 10, width: 200, height: 20)])
        #expect(OutletCell.bare == 0)
    }

    @Test func `an item of a collection without a model is read from one in sight`() {
        OutletItem.bare = 0
        UINib.headlessObjects["OutletItem"] = { [OutletItem.fromInterfaceFile()] }
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 120, height: 80)
        let stage = RefreshStage(
            UICollectionView(frame: .zero, collectionViewLayout: layout), contentLength: nil)
        let app = Rows(60)
        stage.scrollView.register(
            UINib(nibName: "OutletItem", bundle: nil), forCellWithReuseIdentifier: "item")
        stage.scrollView.dataSource = app
        stage.scrollView.reloadData()
        HeadlessScreen.main.turn()

        let item = rows(stage)

        #expect(item?.size == CGSize(width: 120, height: 80))
        #expect(item?.components.map(\.sourceFrame) == [CGRect(x: 8, y: 8, width: 100, height: 20)])
        #expect(OutletItem.bare == 0)
    }

    @Test func `two rows of a grid are two of its lines`() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 120, height: 80)
        let stage = RefreshStage(
            UICollectionView(frame: .zero, collectionViewLayout: layout), contentLength: nil)
        let refresher = PullToRefresh.loadMore(rows: 2, like: CellAnimated(UICollectionViewCell.self))
        stage.scrollView.addPullToRefresh(refresher) {}
        stage.scrollView.startRefreshing(at: .bottom)

        let tiles = (refresher.refreshView as? SkeletonRowsView)?.overlay.tiles

        #expect(tiles?.map(\.origin.x) == [0, 140, 280, 0, 140, 280])
        #expect(tiles?.map(\.origin.y) == [10, 10, 10, 100, 100, 100])
    }

    @Test func `rows of a class are as large as the last item where the delegate gives the sizes`() {
        let stage = RefreshStage(
            UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()),
            contentLength: nil)
        let app = Sections([4])
        app.heights[0] = 70
        stage.scrollView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        stage.scrollView.dataSource = app
        stage.scrollView.delegate = app
        stage.scrollView.reloadData()
        HeadlessScreen.main.turn()

        #expect(rows(stage, CellAnimated(UICollectionViewCell.self))?.size == CGSize(width: 100, height: 70))
    }

    @Test func `rows of an inset grouped table stand where the table puts its rows`() throws {
        let stage = RefreshStage(UITableView(frame: .zero, style: .insetGrouped), contentLength: nil)
        let app = Rows(3)
        stage.scrollView.register(SampleCell.self, forCellReuseIdentifier: "cell")
        stage.scrollView.rowHeight = 64
        stage.scrollView.layoutMargins = UIEdgeInsets(top: 8, left: 30, bottom: 8, right: 30)
        stage.scrollView.dataSource = app
        stage.scrollView.reloadData()
        HeadlessScreen.main.turn()
        let refresher = PullToRefresh.loadMore(like: CellAnimated(SampleCell.self))
        stage.scrollView.addPullToRefresh(refresher) {}
        stage.scrollView.startRefreshing(at: .bottom)
        let row = try #require(stage.scrollView.visibleCells.first).frame

        let tile = try #require((refresher.refreshView as? SkeletonRowsView)?.overlay.tiles.first)

        #expect(tile.origin.x == row.minX)
        #expect(tile.production.size.width == row.width)
    }

    @Test(arguments: PrototypeKind.allCases)
    func `a row can come from every kind of prototype`(kind: PrototypeKind) {
        let stage = makeTable()
        let app = Rows(20)
        stage.scrollView.dataSource = app
        stage.scrollView.reloadData()
        HeadlessScreen.main.turn()

        let row = rows(
            stage, kind.prototype(for: stage.scrollView).height(72))

        #expect(row?.size == CGSize(width: stage.scrollView.bounds.width, height: 72))
        #expect(row?.components.isEmpty == false)
        #expect(OutletCell.bare == 0)
    }
}

/// The ways in which a prototype can be made.
enum PrototypeKind: CaseIterable {
    case ofClass
    case filled
    case ofNib
    case ofIdentifier
    case ofClosure
    case remembered

    @MainActor
    func prototype(for table: UITableView) -> CellAnimated {
        switch self {
        case .ofClass: CellAnimated(SampleCell.self)
        case .filled: CellAnimated(SampleCell.self) { $0.titleLabel.text = "Title" }
        case .ofNib: CellAnimated(OutletCell.self, nib: UINib(nibName: "OutletCell", bundle: nil))
        case .ofIdentifier: CellAnimated(reuseIdentifier: "cell", in: table)
        case .ofClosure:
            CellAnimated(className: "Sample") { SampleCell(style: .default, reuseIdentifier: nil) }
        case .remembered: CellAnimated(remembering: OutletCell.self)
        }
    }
}

/// A cell whose label an interface file connects: without it, laying out would end the app.
private final class OutletCell: UITableViewCell {
    static var bare = 0
    var title: UILabel?

    static func fromInterfaceFile() -> OutletCell {
        let cell = OutletCell(style: .default, reuseIdentifier: "cell")
        let title = UILabel()
        title.text = "Title"
        cell.contentView.addSubview(title)
        cell.title = title
        return cell
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if title == nil { Self.bare += 1 }
        title?.frame = CGRect(x: 16, y: 10, width: 200, height: 20)
    }
}

/// The same in a collection.
private final class OutletItem: UICollectionViewCell {
    static var bare = 0
    var title: UILabel?

    static func fromInterfaceFile() -> OutletItem {
        let cell = OutletItem(frame: .zero)
        let title = UILabel()
        title.text = "Title"
        cell.contentView.addSubview(title)
        cell.title = title
        return cell
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if title == nil { Self.bare += 1 }
        title?.frame = CGRect(x: 8, y: 8, width: 100, height: 20)
    }
}
