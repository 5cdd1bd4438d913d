import UIKit

/// The mark that a table cell draws at its end for its accessory type: a chevron, a check mark, a button for details.
@MainActor
struct AccessoryMark {
    /// In the bounds of the cell, in points.
    let frame: CGRect

    /// The distance of a mark from the end of its cell, in points, at least.
    private static let margin: CGFloat = 16

    /// Finds the mark of a cell; `nil` if it draws none, or shows a view in its place.
    init?(of cell: UITableViewCell) {
        guard cell.accessoryView == nil, !cell.isEditing, let size = Self.size(of: cell.accessoryType) else {
            return nil
        }
        let isAtLeft = cell.contentView.frame.minX > cell.bounds.width - cell.contentView.frame.maxX
        let margins = cell.layoutMargins
        let x =
            isAtLeft
            ? max(Self.margin, margins.left)
            : cell.bounds.width - max(Self.margin, margins.right) - size.width
        frame = CGRect(origin: CGPoint(x: x, y: (cell.bounds.height - size.height) / 2), size: size)
    }

    private static func size(of type: UITableViewCell.AccessoryType) -> CGSize? {
        switch type {
        case .disclosureIndicator: CGSize(width: 7, height: 12)
        case .checkmark: CGSize(width: 14, height: 12)
        case .detailButton, .detailDisclosureButton: CGSize(width: 22, height: 22)
        case .none: nil
        @unknown default: nil
        }
    }
}
