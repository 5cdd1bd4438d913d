public import UIKit

/// What a table shows while it loads.
///
///     tableView.tabAnimated = TableAnimated(cellClass: NewsCell.self)
///
/// The skeleton is laid over the table. Its data source, its delegate and its cells take no part, so
/// the app may reload or apply snapshots meanwhile.
@MainActor
open class TableAnimated: FormAnimated {
    /// Whether `tableHeaderView` and `tableFooterView` are covered too. The default is false.
    open var coversTableHeader: Bool = false

    /// Creates a table of one section.
    ///
    /// - Parameters:
    ///   - cellClass: The class of the cells; it is instantiated once, off screen.
    ///   - cellHeight: The height in points; `nil` takes the table's row height or the cell's fitting height.
    ///   - count: The number of rows; `nil` fills the visible area.
    public init(cellClass: UITableViewCell.Type, cellHeight: CGFloat? = nil, count: Int? = nil) {
        super.init(sections: [SectionAnimated(cellClass: cellClass, height: cellHeight, count: count)])
    }

    /// Creates a table of several sections.
    public override init(sections: [SectionAnimated]) {
        super.init(sections: sections)
    }

    override func plan(for view: UIView) -> SkeletonPlan {
        guard let table = view as? UITableView else {
            warnAboutHost(view, expected: "UITableView")
            return super.plan(for: view)
        }
        return TablePlanner(model: self, table: table).plan
    }
}
