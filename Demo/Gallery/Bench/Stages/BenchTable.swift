import TabAnimated
import UIKit

/// A table of bench cells.
@MainActor
final class BenchTable: NSObject, ListStage {
    static let noun = "table"

    let table = UITableView()
    let window = UIWindow()
    var count: Int
    private let look: ListLook

    var list: UIScrollView { table }

    init(_ look: ListLook) {
        self.look = look
        count = look.count
        super.init()
        table.rowHeight = look.isSelfSizing ? UITableView.automaticDimension : BenchCell.height
        if look.isSelfSizing { table.estimatedRowHeight = BenchCell.height }
        for kind in kinds { table.register(kind, forCellReuseIdentifier: "\(kind)") }
        table.dataSource = self
        open()
    }

    private var kinds: [BenchCell.Type] {
        look.isSelfSizing ? [BenchCell.Growing.self] : look.hasKinds ? BenchCell.kinds : [BenchCell.self]
    }

    func makeModel() -> FormAnimated {
        guard look.hasKinds else { return TableAnimated(cellClass: kinds[0]) }
        return TableAnimated(
            sections: zip(kinds, look.counts(of: kinds.count)).map {
                SectionAnimated(cellClass: $0, cellHeight: BenchCell.height, count: $1)
            })
    }

    func makeCells() -> [any UIView & BenchContent] {
        kinds.map { $0.init(style: .default, reuseIdentifier: nil) }
    }

    func skeletonView() -> any BenchPeer { makeSkeletonView() }

    /// Makes the way of SkeletonView for this table.
    func makeSkeletonView() -> SkeletonViewTable {
        SkeletonViewTable(table, identifiers: kinds.map { "\($0)" })
    }

    func tabAnimated(kept: [String: TABAnimatedWay.Skeleton]) -> any KeepingPeer {
        TABAnimatedTable(table, classes: kinds, counts: look.counts(of: kinds.count), kept: kept)
    }

    func reloadData() { table.reloadData() }
}

extension BenchTable: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "\(kinds[0])", for: indexPath)
        (cell as? BenchCell)?.fill(with: indexPath.row)
        return cell
    }
}
