import TabAnimated
import TestDevice
import UIKit

/// A kind of list that lives at random.
enum LifeKind: String, CaseIterable, Sendable {
    case plainTable, groupedTable, flow, compositional, waterfall, diffableTable, diffableCollection
    case diffableShelves, ownFlow

    /// Whether the app's data comes as snapshots.
    var isDiffable: Bool { [.diffableTable, .diffableCollection, .diffableShelves].contains(self) }

    /// Makes a list without data.
    ///
    /// - Parameter watch: Told which sections a layout asks about.
    @MainActor
    func makeList(_ watch: SectionWatch) -> any BatchList {
        switch self {
        case .plainTable where HeadlessScreen.isUnkind:
            prepare(TableThatWraps(frame: .zero, style: .plain), nil)
        case .ownFlow where HeadlessScreen.isUnkind:
            prepare(CollectionThatWraps(frame: .zero, collectionViewLayout: Self.leadingFlow), nil)
        case .plainTable, .diffableTable: makeTable(nil)
        case .groupedTable: makeTable(nil, style: .insetGrouped)
        case .flow, .diffableCollection: makeCollection(nil)
        case .compositional, .diffableShelves: makeCollection(nil, layout: Self.shelves(watch))
        case .ownFlow: makeCollection(nil, layout: Self.leadingFlow)
        case .waterfall: makeCollection(nil, layout: Self.columns(watch))
        }
    }

    /// Makes a model, which may load the whole list, sections or cells.
    ///
    @MainActor
    func makeModel(using random: inout SeededGenerator) -> FormAnimated {
        let choice = Int.random(in: 0...5, using: &random)
        let model =
            switch self {
            case .plainTable, .groupedTable, .diffableTable:
                Self.tableModel(choice)
            case .waterfall where choice == 0:
                CollectionAnimated(
                    cellClass: SampleItem.self, layout: WaterfallLayout(heights: [90, 40, 70]))
            default: Self.collectionModel(choice)
            }
        model.scrollsToTop = Bool.random(using: &random)
        if Bool.random(using: &random) { model.isScrollEnabled = false }
        if Int.random(in: 0..<6, using: &random) == 0 {
            model.timing = SkeletonTiming(
                delay: Bool.random(using: &random) ? 0.1 : 0, minimumDuration: 0.2)
        }
        return model
    }

    @MainActor
    private static func tableModel(_ choice: Int) -> FormAnimated {
        let cell = SampleCell.self
        return switch choice {
        case 0: TableAnimated(cellClass: cell, cellHeight: 60)
        case 1:
            TableAnimated(
                cellClass: cell, cellHeight: 60, count: 4, inSections: [1])
        case 2: TableAnimated(cellClass: cell, inSections: [0, 2])
        case 3: TableAnimated(rows: [0: CellAnimated(cell), 2: CellAnimated(cell)])
        case 4:
            TableAnimated(loading: [
                1: SectionAnimated(
                    cellClass: cell, cellHeight: 50, count: 4, header: .init(SamplePage.self).height(30))
            ])
        default:
            TableAnimated(
                sections: [
                    SectionAnimated(cellClass: cell, cellHeight: 50, count: 4),
                    SectionAnimated(cellClass: cell, cellHeight: 40),
                ])
        }
    }

    @MainActor
    private static func collectionModel(_ choice: Int) -> FormAnimated {
        let cell = SampleItem.self
        let size = CGSize(width: 140, height: 60)
        return switch choice {
        case 0: CollectionAnimated(cellClass: cell)
        case 1:
            CollectionAnimated(
                cellClass: cell, cellSize: size, count: 4, inSections: [1])
        case 2: CollectionAnimated(cellClass: cell, inSections: [0, 2])
        case 3: CollectionAnimated(items: [0: CellAnimated(cell), 2: CellAnimated(cell)])
        case 4:
            CollectionAnimated(loading: [
                1: SectionAnimated(
                    [CellAnimated(cell).size(size).count(4)], header: .init(SamplePage.self).height(30))
            ])
        default:
            CollectionAnimated(
                sections: [
                    SectionAnimated([CellAnimated(cell).size(size).count(4)]),
                    SectionAnimated([CellAnimated(cell).size(size)]),
                ])
        }
    }

    /// A column of items whose heights the app knows, where UIKit is unkind.
    @MainActor
    private static func columns(_ watch: SectionWatch) -> UICollectionViewLayout {
        guard HeadlessScreen.isUnkind else { return ColumnLayout() }
        return AskingColumnLayout { path in
            watch.hear(path)
            return 90
        }
    }

    /// Lines of items that begin at the leading edge.
    @MainActor
    private static var leadingFlow: UICollectionViewLayout {
        let flow = LeadingFlow()
        flow.itemSize = CGSize(width: 90, height: 50)
        return flow
    }

    /// Rows that size themselves; every second section is a shelf that scrolls sideways.
    @MainActor
    private static func shelves(_ watch: SectionWatch) -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { number, _ in
            watch.hear(number)
            let isShelf = number % 2 == 1
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1),
                    heightDimension: isShelf ? .fractionalHeight(1) : .estimated(50)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: isShelf ? .absolute(120) : .fractionalWidth(1),
                    heightDimension: isShelf ? .absolute(80) : .estimated(50)), subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = isShelf ? .continuous : .none
            return section
        }
    }
}
