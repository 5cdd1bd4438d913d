import TabAnimated
import Testing
import UIKit

/// Lists of every kind: their layouts, their cells, and cells that are used again.
@MainActor
@Suite("SkeletonView's situations: lists", .serialized, .ownApp)
struct ListTests {
    // MARK: Cells that are used again

    @Test func `a thousand rows scrolled through while it loads and after are clean`() {
        let app = Sections([1_000])
        let screen = Screen(makeTable(app))
        screen.content.tabAnimated = TableAnimated(
            cellClass: SampleCell.self, cellHeight: 50)
        screen.content.startTabAnimation()
        scroll(screen.content, through: 10_000, by: 480)
        screen.content.endTabAnimation(reloading: true)
        HeadlessScreen.main.turn()
        scroll(screen.content, through: 50_000, by: 480)
        #expect(screen.content.covers.isEmpty)
        #expect(screen.content.visibleCells.count == 11)
        for case let cell as SampleCell in screen.content.visibleCells {
            let fresh = SampleCell(style: .default, reuseIdentifier: "cell")
            #expect(cell.contentView.layer.sublayers?.count == fresh.contentView.layer.sublayers?.count)
            #expect(cell.layer.mask == nil)
            #expect((cell.avatar.layer.animationKeys() ?? []).isEmpty)
        }
        #expect(screen.content.kinds == "aaaaaaaaaaa")
        #expect(app.unknown.isEmpty)
    }

    private func scroll(_ list: UIScrollView, through length: CGFloat, by step: CGFloat) {
        for offset in stride(from: CGFloat(0), to: length - list.bounds.height, by: step) {
            list.contentOffset.y = offset
            list.layoutIfNeeded()
        }
        list.contentOffset.y = 25
        HeadlessScreen.main.turn()
    }

    // MARK: The example's table

    @Test func `rows, headers and footers of automatic height with estimates of 120, 20 and 20`() {
        let app = Sections([0])
        let screen = Screen(makeTable(app))
        let table = screen.content
        table.delegate = nil
        table.rowHeight = UITableView.automaticDimension
        table.sectionHeaderHeight = UITableView.automaticDimension
        table.sectionFooterHeight = UITableView.automaticDimension
        table.estimatedRowHeight = 120
        table.estimatedSectionHeaderHeight = 20
        table.estimatedSectionFooterHeight = 20
        table.tabAnimated = TableAnimated(sections: [SectionAnimated(cellClass: TallCell.self)])
        table.startTabAnimation()
        let heights = screen.overlay?.tiles.map(\.production.size.height) ?? []
        #expect(Set(heights) == [100])
        #expect(heights.count == 5)
        #expect(table.rowHeight == UITableView.automaticDimension && table.estimatedRowHeight == 120)
    }

    @Test func `an own cell stands in row 0, and the standard one in the others`() {
        let screen = Screen(makeTable(Sections([0])))
        let own = CellAnimated(SampleCell.self) { $0.dateLabel.isHidden = true }
        screen.content.tabAnimated = TableAnimated(sections: [
            SectionAnimated([
                own.height(60).count(1),
                CellAnimated(SampleCell.self).height(60).count(2),
            ])
        ])
        SkeletonConfiguration.shared.isCacheEnabled = false
        screen.content.startTabAnimation()
        let drawn = screen.overlay?.tiles.map { tile in
            tile.production.components.filter { !$0.isRemoved }.compactMap(\.name)
        }
        let all = ["avatar", "titleLabel", "dateLabel"]
        #expect(drawn == [["avatar", "titleLabel"], all, all])
    }

    @Test func `the real header and footer stand there with their texts after loading`() {
        let app = Captions()
        let table = UITableView(frame: .zero, style: .plain)
        table.register(SampleCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = app
        let screen = Screen(table)
        table.tabAnimated = TableAnimated(sections: [
            SectionAnimated(
                cellClass: SampleCell.self, cellHeight: 60, count: 2,
                header: .init(SamplePage.self).height(20),
                footer: .init(SamplePage.self).height(20))
        ])
        table.startTabAnimation()
        #expect(screen.overlay?.tiles.map(\.production.className).first == "SamplePage")
        app.count = 1
        table.endTabAnimation(reloading: true)
        HeadlessScreen.main.turn()
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "Letters")
        #expect(table.footerView(forSection: 0)?.textLabel?.text == "No more letters")
    }

    // MARK: The example's grid

    @Test func `item 0 is of a kind of its own`() {
        let screen = Screen(makeCollection(Sections([])))
        let blank = CellAnimated(SampleItem.self) { $0.label.skeleton.mapping = .ignored }
        let size = CGSize(width: 100, height: 100)
        screen.content.tabAnimated = CollectionAnimated(sections: [
            SectionAnimated([
                blank.size(size).count(1),
                CellAnimated(SampleItem.self).size(size).count(9),
            ])
        ])
        SkeletonConfiguration.shared.isCacheEnabled = false
        screen.content.startTabAnimation()
        #expect(screen.overlay?.tiles.map(\.production.components.count) == [0, 1, 1, 1, 1, 1, 1, 1, 1, 1])
    }

    @Test func `what was prepared before is shown without making a cell`() {
        let size = CGSize(width: 320, height: 60)
        let screen = Screen(makeTable(Sections([0])))
        let model = TableAnimated(cellClass: SampleCell.self, cellHeight: size.height, count: 3)
        model.canLoadAgain = true
        screen.content.tabAnimated = model
        screen.content.startTabAnimation()
        screen.content.endTabAnimation()
        let made = SampleCell.instances
        screen.content.startTabAnimation()
        #expect(screen.overlay?.tiles.count == 3)
        #expect(SampleCell.instances == made)
    }

    @Test func `another model after the end shows another kind`() {
        let screen = Screen(makeTable(Sections([0])))
        for (cellClass, name) in [
            (SampleCell.self as UITableViewCell.Type, "SampleCell"), (TallCell.self, "TallCell"),
            (SampleCell.self, "SampleCell"),
        ] {
            screen.content.tabAnimated = TableAnimated(cellClass: cellClass, cellHeight: 80, count: 2)
            screen.content.startTabAnimation()
            #expect(screen.overlay?.tiles.map(\.production.className) == [name, name])
            screen.content.endTabAnimation()
            #expect(screen.content.covers.isEmpty)
        }
    }

    // MARK: Interface files

    @Test func `a collection takes the cell from the nib that it registers`() {
        UINib.headlessObjects["SampleItem"] = { [SampleItem(frame: .zero)] }
        defer { UINib.headlessObjects["SampleItem"] = nil }
        let nib = UINib(nibName: "SampleItem", bundle: nil)
        let screen = Screen(makeCollection(Sections([])))
        screen.content.register(nib, forCellWithReuseIdentifier: "card")
        screen.content.tabAnimated = CollectionAnimated(
            CellAnimated(SampleItem.self, nib: nib).size(CGSize(width: 120, height: 80)).count(2))
        screen.content.startTabAnimation()
        #expect(screen.overlay?.tiles.map(\.production.size.width) == [120, 120])
        #expect(screen.overlay?.componentLayers.map(\.component.name) == ["label"])
    }

    @Test func `a table takes the cell that it knows by a reuse identifier`() {
        let screen = Screen(makeTable(Sections([0])))
        screen.content.tabAnimated = TableAnimated(
            CellAnimated(reuseIdentifier: "cell", in: screen.content).height(70).count(2))
        screen.content.startTabAnimation()
        #expect(screen.overlay?.tiles.map(\.production.size.height) == [70, 70])
        #expect(screen.overlay?.tiles.first?.production.components.count == 3)
    }

    // MARK: Layouts

    private typealias Source = UICollectionViewDiffableDataSource<Int, Int>

    /// Starts, loads three items by a snapshot, ends; returns how many items were shown meanwhile.
    private func run(_ layout: UICollectionViewLayout) -> Int {
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collection.register(SampleItem.self, forCellWithReuseIdentifier: "item")
        let screen = Screen(collection)
        let source = Source(collectionView: collection) { collection, path, _ in
            collection.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        }
        collection.tabAnimated = CollectionAnimated(
            cellClass: SampleItem.self, cellSize: CGSize(width: 140, height: 60), count: 4)
        _ = warnings { collection.startTabAnimation() }
        HeadlessScreen.main.turn()
        let shown = screen.content.covers.flatMap(\.tiles).count
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2, 3])
        source.apply(snapshot, animatingDifferences: false)
        HeadlessScreen.main.turn()
        collection.endTabAnimation()
        HeadlessScreen.main.turn()
        #expect(collection.covers.isEmpty)
        #expect(collection.dataSource === source)
        #expect(collection.numberOfItems(inSection: 0) == 3)
        #expect(collection.visibleCells.count >= 2)
        return shown
    }

    private func section(
        height: NSCollectionLayoutDimension, orthogonal: UICollectionLayoutSectionOrthogonalScrollingBehavior
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: height)
        let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = orthogonal
        return section
    }

    @Test func `a flow layout with a diffable data source`() {
        #expect(run(UICollectionViewFlowLayout()) == 4)
    }

    @Test func `a compositional layout with a diffable data source`() {
        let section = section(height: .absolute(60), orthogonal: .none)
        #expect(run(UICollectionViewCompositionalLayout(section: section)) > 0)
    }

    @Test func `sections that scroll sideways with a diffable data source`() {
        let section = section(height: .absolute(60), orthogonal: .continuous)
        #expect(run(UICollectionViewCompositionalLayout(section: section)) > 0)
    }

    @Test func `estimated heights with a diffable data source`() {
        let section = section(height: .estimated(44), orthogonal: .none)
        #expect(run(UICollectionViewCompositionalLayout(section: section)) > 0)
    }

    @Test func `a list layout with a diffable data source`() {
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        #expect(run(layout) > 0)
    }

    @Test func `a layout of the app's with a diffable data source`() {
        #expect(run(Staircase()) > 0)
    }

    /// Starts without a diffable data source; a second instance of the layout places what loads.
    private func frames(placedBy layout: () -> UICollectionViewLayout) -> [CGRect] {
        let app = Sections([0])
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout())
        collection.register(SampleItem.self, forCellWithReuseIdentifier: "item")
        collection.dataSource = app
        let screen = Screen(collection)
        collection.tabAnimated = CollectionAnimated(
            cellClass: SampleItem.self, count: 3, layout: layout())
        collection.startTabAnimation()
        HeadlessScreen.main.turn()
        let frames = collection.covers.flatMap(\.tiles).map {
            CGRect(origin: $0.origin, size: $0.production.size)
        }
        collection.endTabAnimation()
        HeadlessScreen.main.turn()
        #expect(screen.content.covers.isEmpty && collection.dataSource === app)
        return frames.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
    }

    @Test func `a compositional layout places what loads`() {
        let section = section(height: .absolute(60), orthogonal: .none)
        #expect(
            frames { UICollectionViewCompositionalLayout(section: section) } == [
                CGRect(x: 0, y: 0, width: 160, height: 60), CGRect(x: 0, y: 60, width: 160, height: 60),
                CGRect(x: 0, y: 120, width: 160, height: 60),
            ])
    }

    @Test func `a section that scrolls sideways places what loads side by side`() {
        let section = section(height: .absolute(60), orthogonal: .continuous)
        let frames = frames { UICollectionViewCompositionalLayout(section: section) }
        #expect(frames.prefix(2).map(\.minX) == [0, 160])
        #expect(Set(frames.map(\.minY)) == [0])
    }

    @Test func `a layout of the app's places what loads`() {
        #expect(frames { Staircase() }.map(\.minX) == [0, 20, 40])
    }

    @Test func `a list inside a cell is part of the cell's skeleton`() {
        let screen = Screen(makeTable(Sections([0])))
        screen.content.tabAnimated = TableAnimated(cellClass: ShelfCell.self, cellHeight: 120, count: 1)
        screen.content.startTabAnimation()
        let shapes = screen.overlay?.tiles.first?.production.components.filter { !$0.isRemoved }
        #expect(shapes?.map(\.frame.minX) == [8, 118, 228])
    }

    @Test func `a cell with a content configuration is its image and its texts`() {
        let screen = Screen(makeTable(Sections([0])))
        screen.content.tabAnimated = TableAnimated(cellClass: ConfiguredCell.self, cellHeight: 60, count: 1)
        screen.content.startTabAnimation()
        #expect(
            screen.overlay?.tiles.first?.production.components.map(\.role) == [.image, .label, .label])
    }
}

/// A cell that asks for 100 points.
private final class TallCell: UITableViewCell {
    private let box = UIImageView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
            box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
            box.widthAnchor.constraint(equalToConstant: 80),
            box.heightAnchor.constraint(equalToConstant: 80),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }
}

/// A cell whose content is a configuration.
private final class ConfiguredCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        var content = UIListContentConfiguration.subtitleCell()
        content.image = UIImage(systemName: "envelope")
        content.text = "Letters"
        content.secondaryText = "Three of them"
        contentConfiguration = content
    }

    required init?(coder: NSCoder) {
        nil
    }
}

/// Rows under and over a text.
private final class Captions: NSObject, UITableViewDataSource {
    var count = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Letters" }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        "No more letters"
    }
}
