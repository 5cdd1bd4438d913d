import Testing
import UIKit

@testable import TabAnimated

/// Headers, footers and other supplementary views come from where cells come from, and are measured like them.
@MainActor
@Suite("Headers and footers like cells", .serialized, .ownApp)
struct SupplementaryTests {
    private let app = Sections([])

    private func header(_ header: CellAnimated, style: UITableView.Style = .plain) -> SkeletonTile? {
        let screen = Screen(makeTable(nil, style: style))
        screen.content.tabAnimated = TableAnimated(sections: [
            SectionAnimated(cellClass: SampleCell.self, cellHeight: 50, count: 2, header: header)
        ])
        screen.content.startTabAnimation()
        return screen.overlay?.tiles.first {
            $0.production.className != "SampleCell" && !$0.production.className.hasPrefix("section")
        }
    }

    /// The height that a heading has in the world of a test.
    private var measured: CGFloat {
        TitleView(frame: .zero).systemLayoutSizeFitting(
            CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    // MARK: Flow layouts

    /// The top of the first cell below a header, in a flow layout that gives headers a size.
    private func firstItem(below header: CellAnimated, given size: CGSize) -> CGFloat? {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 60)
        layout.headerReferenceSize = size
        let screen = Screen(makeCollection(app, layout: layout))
        screen.content.tabAnimated = CollectionAnimated(sections: [
            SectionAnimated(cellClass: SampleItem.self, count: 1, header: header)
        ])
        screen.content.startTabAnimation()
        return screen.overlay?.tiles.first { $0.production.className == "SampleItem" }?.origin.y
    }

    @Test func `a header has the size that a flow layout gives`() {
        #expect(firstItem(below: .init(TitleView.self), given: CGSize(width: 320, height: 120)) == 120)
    }

    @Test func `a height of the model comes before that of a flow layout`() {
        let header = CellAnimated(TitleView.self).height(70)
        #expect(firstItem(below: header, given: CGSize(width: 320, height: 120)) == 70)
    }

    // MARK: Tables

    @Test func `a header without a height is measured`() {
        #expect(header(.init(TitleView.self))?.production.size.height == measured)
        #expect(measured > 20)
    }

    @Test func `automatic dimension is measured`() {
        let header = header(.init(TitleView.self).height(UITableView.automaticDimension))
        #expect(header?.production.size.height == measured)
    }

    @Test func `a header comes from the identifier that it is registered for`() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.register(TallHeader.self, forHeaderFooterViewReuseIdentifier: "tall")
        let tile = header(.init(reuseIdentifier: "tall", in: table))

        #expect(tile?.production.size.height == 66)
    }

    @Test func `a header comes from a closure and is prepared`() {
        let header = header(
            .init(className: "Tall") {
                let view = TitleView(frame: .zero)
                view.heightAnchor.constraint(equalToConstant: 77).isActive = true
                return view
            })
        #expect(header?.production.size.height == 77)
    }

    @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
    func `a header of a text is as high as that of the table`(style: UITableView.Style) {
        let title = Titles()
        let real = Screen(makeTable(nil, style: style))
        real.content.dataSource = title
        HeadlessScreen.main.turn()
        let frame = real.content.rectForHeader(inSection: 0)
        let tile = header(.init(title: "Today"), style: style)
        #expect(tile?.production.size.height == frame.height)
        #expect(tile?.origin.y == frame.minY)
        #expect(frame.height > 0)
    }

    @Test func `rows begin below a measured header among those of the app`() {
        app.counts = [1, 0]
        let screen = Screen(makeTable(app))
        screen.content.tabAnimated = TableAnimated(loading: [
            1: SectionAnimated(
                cellClass: SampleCell.self, cellHeight: 50, count: 2, header: .init(TitleView.self))
        ])
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        let tiles = screen.overlay?.tiles ?? []
        #expect(tiles.first?.production.size.height == measured)
        #expect(tiles.dropFirst().map(\.origin.y) == [measured, measured + 50])
    }

    // MARK: Collections

    @Test func `a header of a covered flow layout is measured`() {
        let screen = Screen(makeCollection(nil))
        screen.content.tabAnimated = CollectionAnimated(sections: [
            SectionAnimated(cellClass: SampleItem.self, count: 1, header: .init(TitleView.self))
        ])
        screen.content.startTabAnimation()
        #expect(screen.overlay?.tiles.map(\.production.size.height) == [measured, 50])
    }

    @Test(arguments: [(AnyView.bare, CGFloat(70)), (.measured, 0)])
    func `a header that asks for nothing keeps the estimate of the layout`(kind: AnyView, expected: CGFloat) {
        let layout = { @MainActor in
            let size = { (height: NSCollectionLayoutDimension) in
                NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
            }
            let group = NSCollectionLayoutGroup.vertical(
                layoutSize: size(.absolute(30)),
                subitems: [NSCollectionLayoutItem(layoutSize: size(.absolute(30)))])
            let section = NSCollectionLayoutSection(group: group)
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size(.estimated(70)),
                    elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            ]
            return UICollectionViewCompositionalLayout(section: section)
        }
        let screen = Screen(makeCollection(nil))
        screen.content.collectionViewLayout = layout()
        let header = kind == .bare ? CellAnimated(BareTitle.self) : CellAnimated(TitleView.self)
        screen.content.tabAnimated = CollectionAnimated(
            sections: [SectionAnimated(cellClass: SampleItem.self, count: 2, header: header)],
            layout: layout())
        screen.content.startTabAnimation()
        let cells = screen.overlay?.tiles.filter { $0.production.className == "SampleItem" } ?? []
        let top = expected > 0 ? expected : measured
        #expect(cells.map(\.origin.y) == [top, top + 30])
    }

    enum AnyView { case bare, measured }

    @Test func `a supplementary view of any kind is shown`() {
        let screen = Screen(makeCollection(nil))
        let layout = badged()
        screen.content.collectionViewLayout = badged()
        screen.content.tabAnimated = CollectionAnimated(
            sections: [
                SectionAnimated(
                    [CellAnimated(SampleItem.self).count(3)],
                    supplementaries: ["badge": .init(SamplePage.self)])
            ], layout: layout)
        screen.content.startTabAnimation()
        let badges = screen.overlay?.tiles.filter { $0.production.className == "SamplePage" } ?? []
        #expect(badges.map(\.production.size) == Array(repeating: CGSize(width: 20, height: 20), count: 3))
    }

    private func badged() -> UICollectionViewCompositionalLayout {
        func size(_ width: NSCollectionLayoutDimension, _ height: CGFloat) -> NSCollectionLayoutSize {
            NSCollectionLayoutSize(widthDimension: width, heightDimension: .absolute(height))
        }
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), 20), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1), 30), supplementaryItems: [badge])
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), 30), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), 10), elementKind: "title", alignment: .top)
        ]
        return UICollectionViewCompositionalLayout(section: section)
    }
}

/// A data source of one section with a text above it.
@MainActor
private final class Titles: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Today" }
}

/// A header that lays out its label by itself.
private final class BareTitle: UICollectionReusableView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 16, dy: 20)
    }
}

private final class TallHeader: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        contentView.heightAnchor.constraint(equalToConstant: 66).isActive = true
    }

    required init?(coder: NSCoder) {
        nil
    }
}
