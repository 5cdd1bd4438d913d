import TestDevice
import Testing
import UIKit

@testable import TabAnimated

/// A table with a row of the app and skeleton rows.
@MainActor
struct TableLoading {
    let app: Rows
    private let screen: Screen<UITableView>

    /// - Parameter model: What loads; the second section, unless given.
    init(
        _ model: TableAnimated = TableAnimated(
            sections: [
                1: SectionAnimated(
                    cellClass: SampleCell.self, height: 60, count: 2,
                    header: .init(SamplePage.self, height: 30), footer: .init(SamplePage.self, height: 20))
            ], presentation: .inline)
    ) {
        let app = Rows(2)
        let table = UITableView(frame: .zero, style: .plain)
        table.register(SampleCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = app
        table.delegate = app
        self.app = app
        screen = Screen(table)
        table.tabAnimated = model
        table.startTabAnimation()
        HeadlessScreen.main.turn()
    }

    var table: UITableView { screen.content }

    var proxy: TableProxy {
        get throws { try #require(table.dataSource as? TableProxy) }
    }

    /// A row that the app has.
    var appRow: TablePlace {
        TablePlace(
            table, IndexPath(row: 0, section: 0),
            cell: SampleCell(style: .default, reuseIdentifier: nil), header: UIView())
    }

    func skeletonRow(_ path: IndexPath) -> TablePlace {
        TablePlace(
            table, path, cell: SkeletonTableCell(style: .default, reuseIdentifier: nil),
            header: SkeletonHeaderFooterView(frame: .zero))
    }
}

/// A collection with items of the app and skeleton items.
@MainActor
struct CollectionLoading {
    let app: Rows
    private let screen: Screen<UICollectionView>

    /// - Parameter model: What loads; the second section, unless given.
    init(
        _ model: CollectionAnimated = CollectionAnimated(
            sections: [
                1: SectionAnimated(
                    cellClass: SampleItem.self, size: CGSize(width: 100, height: 60), count: 2,
                    header: .init(SamplePage.self, height: 30), footer: .init(SamplePage.self, height: 20))
            ], presentation: .inline)
    ) {
        let app = Rows(2)
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(SampleItem.self, forCellWithReuseIdentifier: "item")
        collection.dataSource = app
        collection.delegate = app
        self.app = app
        screen = Screen(collection)
        collection.tabAnimated = model
        collection.startTabAnimation()
        HeadlessScreen.main.turn()
    }

    var collection: UICollectionView { screen.content }

    var proxy: CollectionProxy {
        get throws { try #require(collection.dataSource as? CollectionProxy) }
    }

    /// An item that the app has.
    var appItem: CollectionPlace {
        CollectionPlace(
            collection, IndexPath(item: 0, section: 0), cell: SampleItem(frame: .zero),
            header: UICollectionReusableView(frame: .zero))
    }

    func skeletonItem(_ path: IndexPath) -> CollectionPlace {
        CollectionPlace(
            collection, path, cell: SkeletonCollectionCell(frame: .zero),
            header: SkeletonSupplementaryView(frame: .zero))
    }
}
