import TabProduction
import UIKit

/// What a table draws around its cells: the surfaces of the grouped styles, and separators.
@MainActor
struct TableChrome {
    /// The radius of the cards of the inset grouped style: that of a row in sight, or else that of the system.
    private var insetGroupedRadius: CGFloat {
        let drawn = table.visibleCells.lazy.flatMap { [$0] + $0.subviews }.map(\.layer.cornerRadius)
        if let radius = drawn.first(where: { $0 > 0 }) { return radius }
        let version = Int(UIDevice.current.systemVersion.prefix { $0 != "." }) ?? 0
        return version < 26 ? 10 : 26
    }

    private let table: UITableView

    init(of table: UITableView) {
        self.table = table
    }

    /// Returns the rounded surface under the rows of an inset grouped section.
    func surface(under rows: [CGRect], number: Int) -> SkeletonTile? {
        guard table.isInsetGrouped, !rows.isEmpty else { return nil }
        let area = rows.reduce(CGRect.null) { $0.union($1) }
        let surface = Surface(
            frame: CGRect(origin: .zero, size: area.size), cornerRadius: insetGroupedRadius,
            fill: groupedFill)
        return SkeletonTile(
            production: Production(className: "section \(number)", size: area.size, surface: surface),
            origin: area.origin)
    }

    /// Returns the production of a row together with what the table draws around the row.
    ///
    /// - Parameter surface: The color of the real row, if there is one already.
    func addingChrome(
        to row: Production, isFirst: Bool, isLast: Bool, surface: UIColor? = nil
    ) -> Production {
        var row = row
        if table.isInsetGrouped {
            row.surface.fill = .none
        } else if row.surface.fill == .standard {
            row.surface.fill = surface.map { .color(SkeletonColor($0)) } ?? groupedFill
        }
        row.cards += separators(around: row.size, isFirst: isFirst, isLast: isLast)
        return row
    }

    private var groupedFill: ComponentFill {
        table.groupedSurfaceColor.map { .color(SkeletonColor($0)) } ?? .none
    }

    private func separators(around size: CGSize, isFirst: Bool, isLast: Bool) -> [Surface] {
        guard let color = table.separatorLineColor else { return [] }
        let isGrouped = table.style == .grouped
        let whole = UIEdgeInsets.zero
        var lines: [Surface] = []
        if isGrouped, isFirst { lines.append(line(color, at: 0, inset: whole, width: size.width)) }
        if !table.isInsetGrouped || !isLast {
            let inset = isGrouped && isLast ? whole : rowInset
            lines.append(line(color, at: size.height - thickness, inset: inset, width: size.width))
        }
        return lines
    }

    private func line(_ color: UIColor, at y: CGFloat, inset: UIEdgeInsets, width: CGFloat) -> Surface {
        let frame = CGRect(
            x: inset.left, y: y, width: max(0, width - inset.left - inset.right), height: thickness)
        return Surface(frame: frame, fill: .color(SkeletonColor(color)))
    }

    private var thickness: CGFloat { 1 / max(1, table.traitCollection.displayScale) }

    /// The inset of separators between rows, mirrored where content runs from right to left.
    private var rowInset: UIEdgeInsets {
        let inset = table.separatorInset
        guard table.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return inset }
        return UIEdgeInsets(top: 0, left: inset.right, bottom: 0, right: inset.left)
    }
}

extension UITableViewCell {
    /// The color that the content of the cell is on; `nil` where the table is seen behind it.
    var surfaceColor: UIColor? {
        let configured = backgroundConfiguration.flatMap { configuration in
            configuration.backgroundColor.map { _ in configuration.resolvedBackgroundColor(for: tintColor) }
        }
        return [contentView.backgroundColor, configured, backgroundColor].lazy.compactMap { $0 }
            .first { $0.cgColor.alpha > 0.99 }
    }
}
