import TabCache
import UIKit

/// The marks that a cell draws at its end for its accessories: a check mark, a button for details.
///
/// A chevron has none: it says where a tap leads, not what comes. It takes its room, in front of which others stand.
@MainActor
enum AccessoryMark {
    /// The distance of a mark from the end of its cell, in points, at least.
    private static let margin: CGFloat = 16

    /// The distance between two marks, in points.
    private static let gap: CGFloat = 8

    /// Returns the frames of the marks in the bounds of a cell; none if it shows a view in their place.
    static func frames(in cell: UIView) -> [CGRect] {
        let sizes = sizes(in: cell)
        guard !sizes.isEmpty else { return [] }
        let isAtLeft = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var end = max(margin, isAtLeft ? cell.layoutMargins.left : cell.layoutMargins.right)
        return sizes.compactMap { size in
            defer { end += size.width + gap }
            guard size != chevron else { return nil }
            let x = isAtLeft ? end : cell.bounds.width - end - size.width
            return CGRect(origin: CGPoint(x: x, y: (cell.bounds.height - size.height) / 2), size: size)
        }
    }

    private static let chevron = CGSize(width: 7, height: 12)
    private static let checkmark = CGSize(width: 14, height: 12)

    /// The sizes of the marks, from the end of the cell.
    private static func sizes(in cell: UIView) -> [CGSize] {
        if let cell = cell as? UICollectionViewListCell {
            return cell.accessories.reversed().compactMap(size)
        }
        guard let cell = cell as? UITableViewCell, cell.accessoryView == nil, !cell.isEditing else {
            return []
        }
        return sizes(of: cell.accessoryType)
    }

    /// The size of an accessory that a list draws at the end of a cell; `nil` for those of the app, for those of editing,
    /// and for those that not all systems have.
    private static func size(of accessory: UICellAccessory) -> CGSize? {
        switch accessory.accessoryType {
        case .disclosureIndicator: chevron
        case .checkmark: checkmark
        default: nil
        }
    }

    private static func sizes(of type: UITableViewCell.AccessoryType) -> [CGSize] {
        let button = CGSize(width: 22, height: 22)
        return switch type {
        case .disclosureIndicator: [chevron]
        case .checkmark: [checkmark]
        case .detailButton: [button]
        case .detailDisclosureButton: [chevron, button]
        case .none: []
        @unknown default: []
        }
    }
}
