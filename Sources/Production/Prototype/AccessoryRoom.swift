import UIKit

/// The width that a table gives the accessory of a row beyond what a cell outside tables gives it.
///
/// It is read from a row of a table off screen.
@MainActor
final class AccessoryRoom: NSObject, UITableViewDataSource {
    private static let size = CGSize(width: 320, height: 44)

    private let accessory: UITableViewCell.AccessoryType

    /// Returns the width in points by which the content of a cell is narrower in a table than outside.
    static func width(of view: UIView, in host: UIView?) -> CGFloat {
        guard let cell = view as? UITableViewCell, let table = host as? UITableView,
            cell.accessoryType != .none || cell.accessoryView != nil
        else { return 0 }
        let accessory = cell.accessoryView == nil ? cell.accessoryType : .disclosureIndicator
        return AccessoryRoom(accessory).width(style: table.style)
    }

    private init(_ accessory: UITableViewCell.AccessoryType) {
        self.accessory = accessory
    }

    private func width(style: UITableView.Style) -> CGFloat {
        let table = UITableView(frame: CGRect(origin: .zero, size: Self.size), style: style)
        table.rowHeight = Self.size.height
        table.dataSource = self
        table.layoutIfNeeded()
        let row = table.cellForRow(at: IndexPath(row: 0, section: 0))
        table.dataSource = nil
        let outside = makeCell()
        guard let row else { return 0 }
        row.layoutIfNeeded()
        outside.frame.size = row.frame.size
        outside.layoutIfNeeded()
        return outside.contentView.frame.width - row.contentView.frame.width
    }

    private func makeCell() -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessoryType = accessory
        return cell
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        makeCell()
    }
}
