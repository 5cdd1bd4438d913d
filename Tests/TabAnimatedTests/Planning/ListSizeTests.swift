import TabProduction
import Testing
import UIKit

@testable import TabAnimated

/// How many cells a list shows while it loads, and how large they are.
@MainActor
@Suite("Counts and sizes of cells", .serialized, .ownApp)
struct ListSizeTests {
    private let lists = ListScreens()

    private func frames(_ overlay: SkeletonOverlay?) -> [CGRect] {
        (overlay?.tiles ?? []).map { CGRect(origin: $0.origin, size: $0.production.size) }
    }

    // MARK: Counts

    @Test func `the count of the whole list comes before that of a kind, and that before filling`() {
        let model = TableAnimated(sections: [
            SectionAnimated(cellClass: SampleCell.self, cellHeight: 60, count: 3)
        ])
        let screen = lists.table(model)
        screen.content.startTabAnimation()
        #expect(screen.overlay?.tiles.count == 3)
        model.count = 2
        screen.content.updateTabAnimation()
        #expect(screen.overlay?.tiles.count == 2)
        model.count = -1
        screen.content.updateTabAnimation()
        #expect(screen.overlay?.tiles.count == 0)
    }

    @Test func `the number of sections of a collection may be given`() {
        let model = CollectionAnimated(sections: [
            SectionAnimated(
                [CellAnimated(SampleItem.self).size(CGSize(width: 320, height: 60))],
                header: .init(SamplePage.self).height(30), footer: .init(SamplePage.self).height(10))
        ])
        model.sectionCount = 2
        model.count = 2
        let screen = lists.collection(model) { $0.minimumLineSpacing = 0 }
        screen.content.startTabAnimation()
        #expect(frames(screen.overlay).map(\.minY) == [0, 30, 90, 150, 160, 190, 250, 310])
        #expect(frames(screen.overlay).map(\.height) == [30, 60, 60, 10, 30, 60, 60, 10])
    }

    @Test func `counts are remembered only when asked`() {
        let app = Sections([3])
        let model = TableAnimated(cellClass: SampleCell.self, cellHeight: 60)
        model.canLoadAgain = true
        let screen = lists.table(model, app: app)
        for asks in [false, true] {
            model.remembersContent = asks
            app.counts = [3]
            screen.content.reloadData()
            HeadlessScreen.main.turn()
            screen.content.startTabAnimation()
            screen.content.endTabAnimation()
            app.counts = [0]
            screen.content.reloadData()
            screen.content.startTabAnimation()
            #expect(screen.overlay?.tiles.count == (asks ? 3 : 8))
            screen.content.endTabAnimation()
        }
    }

    @Test func `items of a collection are remembered too`() {
        let app = Sections([2])
        let model = CollectionAnimated(cellClass: SampleItem.self)
        model.canLoadAgain = true
        model.remembersContent = true
        let screen = lists.collection(model, app: app)
        screen.content.startTabAnimation()
        screen.content.endTabAnimation()
        app.counts = [0]
        screen.content.reloadData()
        screen.content.startTabAnimation()
        #expect(screen.overlay?.tiles.count == 2)
    }

    // MARK: Heights and sizes

    @Test func `the given height comes before the table's, and that before the fitting one`() {
        let model = TableAnimated(sections: [
            SectionAnimated([
                CellAnimated(SampleCell.self).height(90).count(1), CellAnimated(TallCell.self).count(1),
            ])
        ])
        let screen = lists.table(model) { $0.rowHeight = UITableView.automaticDimension }
        screen.content.startTabAnimation()
        #expect(frames(screen.overlay).map(\.height) == [90, 77])
        screen.content.endTabAnimation()

        model.canLoadAgain = true
        screen.content.rowHeight = 64
        screen.content.startTabAnimation()
        #expect(frames(screen.overlay).map(\.height) == [90, 64])
    }

    @Test func `a row that asks for no height has that of the table, unless a delegate may know better`() {
        let app = LooseRows()
        let screen = Screen(app.table)
        screen.content.tabAnimated = TableAnimated(cellClass: LooseCell.self)
        screen.content.startTabAnimation()
        let unaided = screen.overlay?.tiles.first?.production.size.height
        app.count = 1
        screen.content.endTabAnimation(reloading: true)
        HeadlessScreen.main.turn()
        #expect(unaided == screen.content.rectForRow(at: IndexPath(row: 0, section: 0)).height)

        app.count = 0
        screen.content.delegate = app
        screen.content.reloadData()
        screen.content.tabAnimated = TableAnimated(cellClass: LooseCell.self)
        screen.content.tabAnimated?.remembersContent = false
        screen.content.startTabAnimation()
        #expect(screen.overlay?.tiles.first?.production.size.height ?? 0 >= 82)
    }

    @Test func `an estimated row height does not stand in for the fitting one`() {
        let model = TableAnimated(cellClass: TallCell.self, count: 2)
        let screen = lists.table(model) {
            $0.rowHeight = UITableView.automaticDimension
            $0.estimatedRowHeight = 200
        }
        screen.content.startTabAnimation()
        #expect(frames(screen.overlay).map(\.height) == [77, 77])
        #expect(screen.content.estimatedRowHeight == 200)
        #expect(screen.content.rowHeight == UITableView.automaticDimension)
    }

    @Test func `rows of a section that loads have the same heights as under a cover of all`() {
        let model = TableAnimated(loading: [
            1: SectionAnimated([
                CellAnimated(SampleCell.self).height(90).count(1),
                CellAnimated(TallCell.self).count(2),
            ])
        ])
        let screen = lists.table(model, app: Sections([1, 0])) {
            $0.rowHeight = UITableView.automaticDimension
        }
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        #expect(frames(screen.overlay).map(\.height) == [90, 77, 77])
    }

    @Test func `rows by number are as high as the table's, or as given where it has none`() {
        let model = TableAnimated(rows: [
            0: CellAnimated(SampleCell.self).height(90), 2: CellAnimated(TallCell.self),
        ])
        let screen = lists.table(model, app: Sections([1])) { $0.rowHeight = UITableView.automaticDimension }
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        #expect(frames(screen.overlay).map(\.height) == [50, 77, 77])
    }

    @Test func `items by number are as large as the collection's, or as given where it has none`() {
        let model = CollectionAnimated(items: [
            0: CellAnimated(SampleItem.self).size(CGSize(width: 320, height: 80)),
            1: CellAnimated(SampleItem.self),
        ])
        let screen = lists.collection(model, app: Sections([1]))
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        #expect(
            frames(screen.overlay).map(\.size) == [
                CGSize(width: 100, height: 50), CGSize(width: 100, height: 50),
            ])
    }

    @Test func `items that size themselves have the fitting height of their cell`() {
        let model = CollectionAnimated(cellClass: TallItem.self, count: 2)
        let screen = lists.collection(model) { $0.estimatedItemSize = CGSize(width: 120, height: 10) }
        screen.content.startTabAnimation()
        #expect(
            frames(screen.overlay).map(\.size)
                == Array(repeating: CGSize(width: 120, height: 77), count: 2))
    }

    // MARK: Sections

    @Test func `several kinds of items stand in one section`() {
        let model = CollectionAnimated(sections: [
            SectionAnimated([
                CellAnimated(SampleItem.self).size(CGSize(width: 320, height: 100)).count(1),
                CellAnimated(TallItem.self).size(CGSize(width: 160, height: 70)).count(2),
            ])
        ])
        let screen = lists.collection(model) {
            $0.minimumLineSpacing = 0
            $0.minimumInteritemSpacing = 0
        }
        screen.content.startTabAnimation()
        #expect(screen.overlay?.tiles.map(\.production.className) == ["SampleItem", "TallItem", "TallItem"])
        #expect(frames(screen.overlay).map(\.origin.y) == [0, 100, 100])
    }

    @Test func `several kinds of rows stand in a section that loads among real ones`() {
        let model = TableAnimated(loading: [
            1: SectionAnimated([
                CellAnimated(TallCell.self).height(40).count(2),
                CellAnimated(SampleCell.self).height(60),
            ])
        ])
        let screen = lists.table(model, app: Sections([1, 0]))
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        let names = screen.overlay?.tiles.map(\.production.className)
        #expect(names?.prefix(3) == ["TallCell", "TallCell", "SampleCell"])
    }

    @Test func `negative sections, rows and counts are nothing`() {
        #expect(TableAnimated(cellClass: SampleCell.self, inSections: [-1]).scope == .only([]))
        #expect(TableAnimated(rows: [-2: CellAnimated(SampleCell.self)]).scope == .only([]))
        #expect(CollectionAnimated(cellClass: SampleItem.self, inSections: [-1]).scope == .only([]))
        #expect(CollectionAnimated(items: [-2: CellAnimated(SampleItem.self)]).scope == .only([]))
        #expect(CellAnimated(SampleCell.self).count(-3).count == 0)
        #expect(CellAnimated(SamplePage.self).height(-3).height == 0)
    }

    @Test func `a section that the model does not name shows what its last one does`() {
        let model = TableAnimated(
            cellClass: SampleCell.self, cellHeight: 60, count: 2, inSections: [0])
        let screen = lists.table(model, app: Sections([0, 0, 0]))
        screen.content.startTabAnimation(inSection: 2)
        HeadlessScreen.main.turn()
        #expect(frames(screen.overlay).map(\.height) == [60, 60])
    }

    @Test func `headers and footers of a part stand in a collection among the app's`() {
        let model = CollectionAnimated(loading: [
            1: SectionAnimated(
                cellClass: SampleItem.self, count: 1, header: .init(SamplePage.self).height(30),
                footer: .init(SamplePage.self).height(20))
        ])
        let screen = lists.collection(model, app: Sections([1, 0]))
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        #expect(frames(screen.overlay).map(\.height).sorted() == [20, 30, 50])
        screen.content.endTabAnimation()
        HeadlessScreen.main.turn()
        #expect(screen.content.covers.isEmpty)
    }
}

/// A cell with an icon of 60 points, in margins of 11, that nothing ties to the edges above and below.
private final class LooseCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let icon = UIImageView()
        icon.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(icon)
        NSLayoutConstraint.activate([
            icon.widthAnchor.constraint(equalToConstant: 60),
            icon.heightAnchor.constraint(equalToConstant: 60),
            icon.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            icon.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }
}

/// An app of such rows, which says nothing about heights.
@MainActor
private final class LooseRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 0
    let table = UITableView()

    override init() {
        super.init()
        table.register(LooseCell.self, forCellReuseIdentifier: "loose")
        table.dataSource = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "loose", for: indexPath)
    }
}

/// A cell that is 77 points high.
private final class TallCell: UITableViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 77) }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: 77) }
}

/// An item that is 77 points high.
private final class TallItem: UICollectionViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 77) }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: 77) }
}
