import TabProduction
import UIKit

/// The room that a table keeps around the content of rows: the height of a separator, on some systems, and the width of
/// an index.
///
/// It is read from a row of a table off screen.
@MainActor
final class RowRoom: NSObject, UITableViewDataSource {
    /// The height of the content of the row, in points.
    private static let content: CGFloat = 100

    /// The greatest width of an index, in points.
    private static let widestIndex: CGFloat = 60

    private let titles: [String]?
    private var height: CGFloat = 0
    private var contentWidth: CGFloat = 0

    /// Returns the height that a table adds to rows that measure themselves, in points; zero without separators.
    static func height(in table: UITableView) -> CGFloat {
        guard table.separatorLineColor != nil else { return 0 }
        return RowRoom(style: table.style, titles: nil).height
    }

    /// Returns the width that an index takes of the rows of a table, in points; zero if there is none yet.
    static func indexWidth(in table: UITableView) -> CGFloat {
        let answer: ((UITableView) -> [String]?)? = table.dataSource?.sectionIndexTitles(for:)
        guard let titles = answer?(table), !titles.isEmpty else { return 0 }
        let widths = [nil, titles].map { RowRoom(style: table.style, titles: $0).contentWidth }
        return min(max(0, widths[0] - widths[1]), widestIndex)
    }

    private init(style: UITableView.Style, titles: [String]?) {
        self.titles = titles
        super.init()
        let size = CGSize(width: 320, height: 2 * Self.content)
        let table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
        table.rowHeight = UITableView.automaticDimension
        table.estimatedRowHeight = Self.content
        table.dataSource = self
        table.layoutIfNeeded()
        let path = IndexPath(row: 0, section: 0)
        height = min(max(0, table.rectForRow(at: path).height - Self.content), 1)
        contentWidth = table.cellForRow(at: path)?.contentView.frame.width ?? size.width
        table.dataSource = nil
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(content)
        let height = content.heightAnchor.constraint(equalToConstant: Self.content)
        height.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            height, content.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            content.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        ])
        return cell
    }
}
