import UIKit

/// What lists do to the views in them while others stand among these, and while they are in no window.
extension Probe {
    static var listOrders: [Probe] { orders + places + companions }

    private static var orders: [Probe] {
        [
            Probe(
                "cellOrder", "Where a collection puts new cells among views that an app added last.",
                otherwise: "nothing: a cover is looked after when cells come."
            ) { stage in
                let rows = ProbeRows()
                let (collection, view) = (rows.makeCollection(), UIView())
                await stage.show(collection)
                collection.addSubview(view)
                collection.reloadData()
                await stage.settle()
                let order = collection.subviews
                let place = order.firstIndex(of: view) ?? 0
                let above = order[place...].filter { $0 is UICollectionViewCell }
                return .seen("\(above.count) of \(rows.count) cells above")
            },
            Probe(
                "alphaAfterReuse", "Whether a layout writes how opaque a cell is, and whether it is hidden.",
                otherwise: "nothing: what is borrowed of cells is borrowed again."
            ) { stage in
                let rows = ProbeRows()
                let collection = rows.makeCollection()
                await stage.show(collection)
                let cell = collection.visibleCells.first
                cell?.alpha = 0.25
                cell?.isHidden = true
                collection.setNeedsLayout()
                await stage.settle()
                let after = "\(cell?.alpha ?? -1), hidden \(cell?.isHidden ?? false) after a layout"
                collection.collectionViewLayout.invalidateLayout()
                await stage.settle()
                let then = "\(cell?.alpha ?? -1), hidden \(cell?.isHidden ?? false) after an invalidation"
                collection.reloadData()
                await stage.settle()
                let alphas = collection.visibleCells.map { Double($0.alpha) }
                return .seen("\(after), \(then), \(alphas) after a reload")
            },
        ]
    }

    private static var places: [Probe] {
        [
            Probe(
                "windowlessPlan",
                "What a table says of its rows before it is in a window, and then inside.",
                otherwise: "nothing: a plan that was made outside is made again inside."
            ) { stage in
                let rows = ProbeRows()
                rows.makeCell = {
                    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                    cell.accessoryType = .disclosureIndicator
                    return cell
                }
                let table = rows.makeTable(.insetGrouped)
                table.rowHeight = UITableView.automaticDimension
                let outside = Self.figures(of: table)
                await stage.show(table)
                return .seen("\(outside) outside, \(Self.figures(of: table)) inside")
            }
        ]
    }

    private static func figures(of table: UITableView) -> String {
        let row = table.rectForRow(at: IndexPath(row: 0, section: 0))
        let (margins, traits) = (table.layoutMargins, table.traitCollection)
        return "row \(row), margins \(margins.left), scale \(traits.displayScale), "
            + "width \(traits.horizontalSizeClass.rawValue), text \(traits.preferredContentSizeCategory.rawValue)"
    }

    private static var companions: [Probe] {
        [
            Probe(
                "refreshControlInset", "What a refresh control that turns adds to the insets of its list.",
                otherwise: "nothing: refreshers read the adjusted insets."
            ) { stage in
                let table = ProbeRows().makeTable()
                let control = UIRefreshControl()
                table.refreshControl = control
                await stage.show(table)
                let before = (table.contentInset.top, table.adjustedContentInset.top)
                control.beginRefreshing()
                await stage.settle()
                let after = (table.contentInset.top, table.adjustedContentInset.top)
                control.endRefreshing()
                return .seen("insets \(before), then \(after), at \(table.contentOffset.y)")
            },
            Probe(
                "searchBarInset", "What a search bar in a title adds to the insets of the list below it.",
                otherwise: "nothing: a cover is placed again when insets change."
            ) { stage in
                let (page, table) = (UIViewController(), ProbeRows().makeTable())
                page.view.addSubview(table)
                let navigation = UINavigationController(rootViewController: page)
                await stage.show(navigation.view)
                let before = table.adjustedContentInset.top
                page.navigationItem.searchController = UISearchController(searchResultsController: nil)
                page.navigationItem.hidesSearchBarWhenScrolling = false
                await stage.settle()
                await stage.settle()
                let after = table.adjustedContentInset.top
                return withExtendedLifetime(navigation) { .seen("\(before) points, then \(after)") }
            },
        ]
    }
}
