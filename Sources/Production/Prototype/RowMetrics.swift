import TabCache
package import UIKit

/// The room that a table takes from its rows: the height of a separator, on some systems, and the width of an index or of an
/// accessory. It knows the corners of rows too.
///
/// A row of a hidden table in the window of the list tells it, once for each window, style and accessory. Its layout begins at
/// the highest view that needs one, so it lays the window out as well. Outside a window nothing is laid out: UIKit complains of that, and the row would have no traits.
@MainActor
package struct RowMetrics {
    /// The greatest width of an index, in points.
    private static let widestIndex: CGFloat = 60

    /// What a row has more in height than its content, in points.
    private let height: CGFloat

    /// The width of the content of a row, in points.
    private let contentWidth: CGFloat

    /// What the content of a row lacks in width beside that of a cell outside tables, in points.
    private let lackingWidth: CGFloat

    /// The radius of the corners of a row that is alone in its section, in points; zero for square ones.
    private let cornerRadius: CGFloat

    /// Returns the height that a table adds to rows that measure themselves, in points; zero without separators.
    package static func height(in table: UITableView) -> CGFloat {
        table.separatorLineColor == nil ? 0 : metrics(in: table).height
    }

    /// Returns the width that an index takes of the rows of a table, in points; zero if there is none yet.
    package static func indexWidth(in table: UITableView) -> CGFloat {
        let answer: ((UITableView) -> [String]?)? = table.dataSource?.sectionIndexTitles(for:)
        guard let titles = answer?(table), !titles.isEmpty else { return 0 }
        let width = metrics(in: table).contentWidth - metrics(in: table, titles: titles).contentWidth
        return min(max(0, width), widestIndex)
    }

    /// Returns the radius of the cards of a table whose sections are inset, in points; `nil` where none is seen.
    package static func cornerRadius(in table: UITableView) -> CGFloat? {
        let radius = metrics(in: table).cornerRadius
        return radius > 0 ? radius : nil
    }

    /// Whether only a window tells the room that the accessory of a cell takes, and the table is in none.
    static func needsWindow(for view: UIView, in host: UIView?) -> Bool {
        guard let cell = view as? UITableViewCell, let table = host as? UITableView else { return false }
        return table.window == nil && (cell.accessoryType != .none || cell.accessoryView != nil)
    }

    /// Returns the width that the accessory of a cell takes in a table beyond what it takes outside, in points.
    static func accessoryWidth(of view: UIView, in host: UIView?) -> CGFloat {
        guard let cell = view as? UITableViewCell, let table = host as? UITableView,
            cell.accessoryType != .none || cell.accessoryView != nil
        else { return 0 }
        return metrics(
            in: table, accessory: cell.accessoryView == nil ? cell.accessoryType : .disclosureIndicator
        )
        .lackingWidth
    }
}

// MARK: - Reading it

extension RowMetrics {
    /// What decides the room of a row in the tables of a window.
    private struct Key: Hashable {
        let style: UITableView.Style
        let accessory: UITableViewCell.AccessoryType
        let titles: [String]?
        let scale: CGFloat
        let category: UIContentSizeCategory
    }

    /// The metrics that were read for the tables of a window; more than a number of them are read again.
    private static let known = Associated<[Key: RowMetrics]>()
    private static let knownLimit = 32

    private static func metrics(
        in table: UITableView, accessory: UITableViewCell.AccessoryType = .none, titles: [String]? = nil
    ) -> RowMetrics {
        let key = Key(
            style: table.style, accessory: accessory, titles: titles,
            scale: table.traitCollection.displayScale,
            category: table.traitCollection.preferredContentSizeCategory)
        guard let window = table.window else {
            return RowMetrics(
                height: 1 / max(1, key.scale), contentWidth: 0, lackingWidth: 0, cornerRadius: 0)
        }
        var known = Self.known[window] ?? [:]
        if let found = known[key] { return found }
        let found = metrics(of: accessory, titles: titles, inTableOf: table.style, in: window)
        if known.count >= knownLimit { known = [:] }
        known[key] = found
        Self.known[window] = known
        return found
    }

    /// The height of the content of the sample row, in points.
    private static let content: CGFloat = 100

    private static func metrics(
        of accessory: UITableViewCell.AccessoryType, titles: [String]?, inTableOf style: UITableView.Style,
        in window: UIWindow
    ) -> RowMetrics {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 2 * content), style: style)
        table.insetsContentViewsToSafeArea = false
        table.rowHeight = UITableView.automaticDimension
        table.estimatedRowHeight = content
        let makeCell = {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.accessoryType = accessory
            return cell
        }
        return SampleRow { makeCell().filled(height: content) }.read(
            in: table, inside: window, titles: titles
        ) { row in
            let outside = makeCell()
            outside.frame.size = row.frame.size
            outside.layoutIfNeeded()
            let widths = [outside, row].map(\.contentView.frame.width)
            let layers = ([row] + row.subviews).map(\.layer)
            return RowMetrics(
                height: min(max(0, row.frame.height - content), 1), contentWidth: widths[1],
                lackingWidth: widths[0] - widths[1],
                cornerRadius: layers.map(\.shownCornerRadius).max() ?? 0)
        }
    }
}

extension UITableViewCell {
    /// Gives the cell content of a height, in points, which lets it measure itself.
    fileprivate func filled(height: CGFloat) -> UITableViewCell {
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(content)
        let height = content.heightAnchor.constraint(equalToConstant: height)
        height.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            height, content.topAnchor.constraint(equalTo: contentView.topAnchor),
            content.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        ])
        return self
    }
}
