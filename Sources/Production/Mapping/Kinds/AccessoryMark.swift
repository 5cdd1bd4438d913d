import UIKit

/// The marks that a table cell draws at its end for its accessory type: a chevron, a check mark, a button for details.
@MainActor
enum AccessoryMark {
    /// The distance of a mark from the end of its cell, in points, at least.
    private static let margin: CGFloat = 16

    /// The distance between two marks, in points.
    private static let gap: CGFloat = 8

    /// Returns the frames of the marks in the bounds of a cell; none if it shows a view in their place.
    static func frames(in cell: UITableViewCell) -> [CGRect] {
        guard cell.accessoryView == nil, !cell.isEditing else { return [] }
        let isAtLeft = cell.contentView.frame.minX > cell.bounds.width - cell.contentView.frame.maxX
        var end = max(margin, isAtLeft ? cell.layoutMargins.left : cell.layoutMargins.right)
        return sizes(of: cell.accessoryType).map { size in
            defer { end += size.width + gap }
            let x = isAtLeft ? end : cell.bounds.width - end - size.width
            return CGRect(origin: CGPoint(x: x, y: (cell.bounds.height - size.height) / 2), size: size)
        }
    }

    /// The sizes of the marks, from the end of the cell.
    private static func sizes(of type: UITableViewCell.AccessoryType) -> [CGSize] {
        let (chevron, button) = (CGSize(width: 7, height: 12), CGSize(width: 22, height: 22))
        return switch type {
        case .disclosureIndicator: [chevron]
        case .checkmark: [CGSize(width: 14, height: 12)]
        case .detailButton: [button]
        case .detailDisclosureButton: [chevron, button]
        case .none: []
        @unknown default: []
        }
    }
}
