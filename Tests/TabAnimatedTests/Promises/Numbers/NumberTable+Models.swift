import UIKit

@testable import TabAnimated

/// The numbers of models, of parts and of times.
extension NumberTable {
    static let models: [String: NumberTrial] =
        tables.merging(collections) { $1 }.merging(parts) { $1 }.merging(times) { $1 }

    private static let tables: [String: NumberTrial] = [
        "CellAnimated height(_:)": table {
            TableAnimated(CellAnimated(SampleCell.self).height($0.length).count($0.count))
        },
        "CellAnimated height(_:) of a header": table {
            TableAnimated(sections: [
                SectionAnimated(
                    cellClass: SampleCell.self, cellHeight: 60, count: 2,
                    header: CellAnimated(SamplePage.self).height($0.length),
                    footer: CellAnimated(SamplePage.self).height($0.length))
            ])
        },
        "SectionAnimated init(cellClass:cellHeight:count:header:footer:)": table {
            TableAnimated(sections: [
                SectionAnimated(cellClass: SampleCell.self, cellHeight: $0.length, count: $0.count)
            ])
        },
        "TableAnimated init(cellClass:cellHeight:count:inSections:)": table {
            TableAnimated(
                cellClass: SampleCell.self, cellHeight: $0.length, count: $0.count,
                inSections: [$0.count, 0, 0])
        },
        "TableAnimated init(loading:)": table {
            TableAnimated(loading: [$0.count: SectionAnimated(cellClass: SampleCell.self, cellHeight: 60)])
        },
        "TableAnimated init(rows:)": table {
            TableAnimated(rows: [$0.count: CellAnimated(SampleCell.self).height($0.length)])
        },
        "FormAnimated sectionCount": table {
            let model = TableAnimated(cellClass: SampleCell.self, cellHeight: 0, count: 1)
            model.sectionCount = $0.count
            return model
        },
        "FormAnimated count": table {
            let model = TableAnimated(cellClass: SampleCell.self, cellHeight: 0.01)
            model.count = $0.count
            return model
        },
    ]

    private static let collections: [String: NumberTrial] = [
        "CellAnimated size(_:)": collection {
            CollectionAnimated(CellAnimated(SampleItem.self).size($0.size).count($0.count))
        },
        "CellAnimated size(in:)": collection { number in
            CollectionAnimated(CellAnimated(SampleItem.self).size { _ in number.size })
        },
        "CollectionAnimated init(cellClass:cellSize:count:inSections:layout:)": collection {
            CollectionAnimated(
                cellClass: SampleItem.self, cellSize: $0.size, count: $0.count, inSections: [$0.count])
        },
        "CollectionAnimated init(loading:layout:)": collection {
            CollectionAnimated(loading: [$0.count: SectionAnimated(cellClass: SampleItem.self)])
        },
        "CollectionAnimated init(items:)": collection {
            CollectionAnimated(items: [$0.count: CellAnimated(SampleItem.self).size($0.size)])
        },
    ]

    private static let parts: [String: NumberTrial] = [
        "UITableView startTabAnimation(inSection:transition:fileID:line:)": part {
            $0.startTabAnimation(atSection: $1.count)
        },
        "UITableView endTabAnimation(inSection:reloading:transition:completion:)": part {
            $0.endTabAnimation(atSection: $1.count, isReloaded: true, .none)
        },
        "UITableView tabAnimationSectionsWillChange(inserting:deleting:moving:)": part {
            $0.sectionsWillChange(inserting: [], deleting: [], moving: [$1.count: 0])
            $0.sectionsWillChange(inserting: [], deleting: [], moving: [0: $1.count])
            let index = IndexSet(integer: max(0, min($1.count, .max - 1)))
            $0.sectionsWillChange(inserting: index, deleting: index)
        },
        "UITableView startTabAnimation(row:transition:fileID:line:)": part {
            $0.startTabAnimation(atCell: $1.count)
        },
        "UITableView endTabAnimation(row:reloading:transition:completion:)": part {
            $0.endTabAnimation(atCell: $1.count, isReloaded: true)
        },
        "UICollectionView startTabAnimation(inSection:transition:fileID:line:)": part {
            $0.startTabAnimation(atSection: $1.count)
        },
        "UICollectionView endTabAnimation(inSection:reloading:transition:completion:)": part {
            $0.endTabAnimation(atSection: $1.count, isReloaded: true, .none)
        },
        "UICollectionView tabAnimationSectionsWillChange(inserting:deleting:moving:)": part {
            $0.sectionsWillChange(inserting: [], deleting: [], moving: [$1.count: 0])
            $0.sectionsWillChange(inserting: [], deleting: [], moving: [0: $1.count])
            let index = IndexSet(integer: max(0, min($1.count, .max - 1)))
            $0.sectionsWillChange(inserting: index, deleting: index)
        },
        "UICollectionView startTabAnimation(item:transition:fileID:line:)": part {
            $0.startTabAnimation(atCell: $1.count)
        },
        "UICollectionView endTabAnimation(item:reloading:transition:completion:)": part {
            $0.endTabAnimation(atCell: $1.count, isReloaded: true)
        },
    ]

    private static func part(
        _ call: @escaping @MainActor @Sendable (any BatchList, Number) -> Void
    ) -> NumberTrial {
        { number in
            let app = Sections([2])
            let (table, collection) = (makeTable(app), makeCollection(app))
            let (row, item) = (CellAnimated(SampleCell.self), CellAnimated(SampleItem.self))
            return list(table, TableAnimated(cellClass: SampleCell.self, cellHeight: 60, inSections: [1])) {
                call(table, number)
            } + list(table, TableAnimated(rows: [0: row])) { call(table, number) }
                + list(collection, CollectionAnimated(cellClass: SampleItem.self, inSections: [1])) {
                    call(collection, number)
                } + list(collection, CollectionAnimated(items: [0: item])) { call(collection, number) }
        }
    }

    private static func list(_ list: UIScrollView, _ model: FormAnimated, _ call: () -> Void) -> [String] {
        let screen = Screen(list)
        list.tabAnimated = model
        list.startTabAnimation(transition: .none)
        HeadlessScreen.main.turn()
        call()
        HeadlessScreen.main.turn()
        let faults = screen.content.covers.flatMap { LayerNumbers.faults(in: $0.layer) }
        list.endTabAnimation(transition: .none)
        HeadlessScreen.main.turn()
        return faults
    }

    private static let times: [String: NumberTrial] = [
        "SkeletonLog+Reports watchdogLimit": { number in
            SkeletonLog.watchdogLimit = number.length
            defer { SkeletonLog.watchdogLimit = nil }
            return show(ViewAnimated(), on: SamplePage())
        },
        "SkeletonTiming delay": timing { SkeletonTiming(delay: $0.length) },
        "SkeletonTiming minimumDuration": timing { SkeletonTiming(minimumDuration: $0.length) },
        "SkeletonTiming init(delay:minimumDuration:)": timing {
            SkeletonTiming(delay: $0.length, minimumDuration: $0.length)
        },
    ]

    private static func timing(_ make: @escaping @Sendable (Number) -> SkeletonTiming) -> NumberTrial {
        { number in
            let screen = Screen(SamplePage())
            let model = ViewAnimated()
            model.timing = make(number)
            screen.content.tabAnimated = model
            screen.content.startTabAnimation(transition: .crossDissolve(number.length))
            HeadlessScreen.main.turn()
            let faults = screen.content.covers.flatMap { LayerNumbers.faults(in: $0.layer) }
            screen.content.endTabAnimation(transition: .crossDissolve(number.length))
            HeadlessScreen.main.turn()
            return faults
        }
    }
}
