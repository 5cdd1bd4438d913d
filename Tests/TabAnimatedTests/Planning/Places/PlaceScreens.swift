import TabAnimated
import UIKit

/// Screens of compositional, list and own layouts.
@MainActor
enum PlaceScreens {
    static let all: [PlaceScreen] = grids + shelves + lists + own

    // MARK: Grids

    private static let grids = [
        PlaceScreen("three columns") {
            compositional { _ in grid(columns: 3, height: .fractionalWidth(1 / 3)) }
        },
        PlaceScreen("two columns with insets and spacing") {
            compositional { _ in
                let section = grid(columns: 2, height: .absolute(180), spacing: 12)
                section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 24)
                section.interGroupSpacing = 12
                return section
            }
        },
        PlaceScreen("rows that size themselves", cells: [TextCell.self]) {
            compositional { _ in grid(columns: 1, height: .estimated(30)) }
        },
        PlaceScreen("a mosaic of one large and two small") { compositional { _ in mosaic } },
        PlaceScreen(
            "sections with measured headers", counts: [4, 40], cells: [TileCell.self, TextCell.self],
            sections: {
                let header = CellAnimated(TitleView.self)
                return [
                    SectionAnimated(cellClass: TileCell.self, count: 4, header: header),
                    SectionAnimated(cellClass: TextCell.self, header: header),
                ]
            }
        ) {
            compositional { index in
                let section =
                    index == 0
                    ? grid(columns: 2, height: .absolute(100)) : grid(columns: 1, height: .estimated(60))
                section.boundarySupplementaryItems = [header(height: .estimated(30))]
                return section
            }
        },
        PlaceScreen("badges on items") {
            compositional { _ in
                let badge = NSCollectionLayoutSupplementaryItem(
                    layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
                    containerAnchor: NSCollectionLayoutAnchor(
                        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
                let item = NSCollectionLayoutItem(
                    layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)),
                    supplementaryItems: [badge])
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: size(.fractionalWidth(1), .absolute(90)), subitems: [item])
                return NSCollectionLayoutSection(group: group)
            }
        },
    ]

    // MARK: Shelves

    private static let shelves = [
        PlaceScreen("a shelf that scrolls sideways", counts: [40]) {
            compositional { _ in shelf(height: 140) }
        },
        PlaceScreen(
            "a store of shelves and rows", counts: [10, 10, 40],
            cells: [TileCell.self, TileCell.self, TextCell.self]
        ) {
            compositional { index in
                index < 2
                    ? shelf(height: index == 0 ? 240 : 120) : grid(columns: 1, height: .estimated(44))
            }
        },
        PlaceScreen(
            "sections on a background", counts: [4, 60], cells: [TileCell.self, TileCell.self],
            sections: {
                [
                    SectionAnimated(cellClass: TileCell.self, count: 4),
                    SectionAnimated(cellClass: TileCell.self),
                ]
            }
        ) {
            let layout = compositional { _ in
                let section = grid(columns: 2, height: .absolute(90))
                section.decorationItems = [.background(elementKind: "card")]
                section.contentInsets = NSDirectionalEdgeInsets(
                    top: 10, leading: 10, bottom: 10, trailing: 10)
                return section
            }
            layout.register(CardBackground.self, forDecorationViewOfKind: "card")
            return layout
        },
    ]

    // MARK: Lists

    private static let lists: [PlaceScreen] = [
        list("a plain list", .plain), list("a grouped list", .grouped),
        list("an inset grouped list", .insetGrouped), list("a sidebar", .sidebar),
        list("a plain sidebar", .sidebarPlain),
        PlaceScreen(
            "an inset grouped list of sections", counts: [3, 40],
            cells: [PersonCell.self, PersonCell.self],
            sections: {
                [
                    SectionAnimated(cellClass: PersonCell.self, count: 3),
                    SectionAnimated(cellClass: PersonCell.self),
                ]
            }
        ) { UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)) },
        PlaceScreen(
            "a list with headers", counts: [3, 40], cells: [PersonCell.self, PersonCell.self],
            sections: {
                let header = CellAnimated(TitleView.self)
                return [
                    SectionAnimated(cellClass: PersonCell.self, count: 3, header: header),
                    SectionAnimated(cellClass: PersonCell.self, header: header),
                ]
            }
        ) {
            var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
            configuration.headerMode = .supplementary
            return UICollectionViewCompositionalLayout.list(using: configuration)
        },
    ]

    private static func list(
        _ name: String, _ appearance: UICollectionLayoutListConfiguration.Appearance
    ) -> PlaceScreen {
        PlaceScreen(name, cells: [PersonCell.self]) {
            UICollectionViewCompositionalLayout.list(using: .init(appearance: appearance))
        }
    }

    // MARK: Own layouts

    private static let own = [
        PlaceScreen("stairs", counts: [40]) { Staircase() },
        PlaceScreen("one column of a layout of one's own") { ColumnLayout() },
    ]

    // MARK: Parts

    private static func compositional(
        _ section: @escaping @MainActor (Int) -> NSCollectionLayoutSection
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { index, _ in section(index) }
    }

    private static func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    private static func grid(
        columns: Int, height: NSCollectionLayoutDimension, spacing: CGFloat = 0
    ) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: size(
                .fractionalWidth(1 / CGFloat(columns)), columns > 1 ? .fractionalHeight(1) : height))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), height), subitems: [item])
        group.interItemSpacing = spacing > 0 ? .fixed(spacing) : nil
        return NSCollectionLayoutSection(group: group)
    }

    private static var mosaic: NSCollectionLayoutSection {
        let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)), subitems: [small])
        let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(2 / 3), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(200)), subitems: [large, column])
        return NSCollectionLayoutSection(group: group)
    }

    private static func shelf(height: CGFloat) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(120), .absolute(height)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 20, trailing: 16)
        return section
    }

    private static func header(
        height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), height),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    }
}

/// The background of a section.
final class CardBackground: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 12
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
