import TabProduction
import UIKit

/// The height that a table adds to rows that measure themselves: that of a separator, on some systems.
///
/// It is read from a row of a table off screen.
@MainActor
final class SeparatorRoom: NSObject, UITableViewDataSource {
    /// The height of the content of the row, in points.
    private static let content: CGFloat = 100

    private var height: CGFloat = 0

    /// Returns the height that a table adds, in points; zero without separators.
    static func height(in table: UITableView) -> CGFloat {
        guard table.separatorLineColor != nil else { return 0 }
        return SeparatorRoom(style: table.style).height
    }

    private init(style: UITableView.Style) {
        super.init()
        let size = CGSize(width: 320, height: 2 * Self.content)
        let table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
        table.rowHeight = UITableView.automaticDimension
        table.estimatedRowHeight = Self.content
        table.dataSource = self
        table.layoutIfNeeded()
        let row = table.rectForRow(at: IndexPath(row: 0, section: 0)).height
        height = min(max(0, row - Self.content), 1)
        table.dataSource = nil
    }

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
