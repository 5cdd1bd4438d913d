import TabCache
import TabProduction
import UIKit

/// The surfaces of the grouped styles and the separators that a table draws around its cells.
@MainActor
struct TableChrome {
    private let insetGroupedRadius: CGFloat

    private let table: UITableView
    private let groupedFill: ComponentFill

    private let separatorFill: ComponentFill?
    private let thickness: CGFloat

    /// The inset of separators between rows, mirrored where content runs from right to left; since iOS 26 they end
    /// where texts do, unless the table says otherwise.
    private let rowInset: UIEdgeInsets
    private let direction: UIUserInterfaceLayoutDirection

    init(of table: UITableView) {
        self.table = table
        insetGroupedRadius =
            table.isInsetGrouped ? TableRow.cornerRadius(in: table) ?? (SystemMetrics.isRound ? 26 : 10) : 0
        let fill = { (color: UIColor) in ComponentFill.color(SkeletonColor(color)) }
        groupedFill = table.groupedSurfaceColor.map(fill) ?? .none
        separatorFill = table.separatorLineColor.map(fill)
        thickness = 1 / max(1, table.traitCollection.displayScale)
        var inset = table.separatorInset
        if inset == Self.standardInset, SystemMetrics.isRound { inset.right = max(inset.right, inset.left) }
        direction = table.effectiveUserInterfaceLayoutDirection
        rowInset =
            direction == .rightToLeft
            ? UIEdgeInsets(top: 0, left: inset.right, bottom: 0, right: inset.left) : inset
    }

    /// Returns rows with their appearance, after the rounded surface under them, if there is one.
    ///
    /// - Parameters:
    ///   - last: The last row of the section; `nil` where rows go on.
    ///   - surface: Returns the color of the real row at an index, if it exists.
    func decorated(
        _ rows: [PlacedElement], last: Int?, surface: (Int) -> UIColor? = { _ in nil }
    ) -> [PlacedElement] {
        let drawn = rows.map { row in
            var row = row
            let item = row.path.item
            let lines = separators(around: row.frame.size, isFirst: item == 0, isLast: item == last)
            let fill = surface(item).map { ComponentFill.color(SkeletonColor($0)) } ?? groupedFill
            var under = Component(surface: CGRect(origin: .zero, size: row.frame.size), fill: fill)
            if table.isInsetGrouped { roundEnds(of: &under, isFirst: item == 0, isLast: item == last) }
            row.appearance = CellAppearance(
                surface: under, lines: lines,
                under: table.isInsetGrouped ? .standardOfSection : .standard,
                insetDirection: lines.isEmpty || item == last && table.style != .plain ? nil : direction)
            return row
        }
        return [self.surface(under: rows, goesOn: last == nil)].compactMap { $0 } + drawn
    }

    /// The rounded surface under the rows of an inset grouped section; under rows that go on it has no end in sight.
    private func surface(under rows: [PlacedElement], goesOn: Bool) -> PlacedElement? {
        guard table.isInsetGrouped, let last = rows.last else { return nil }
        let next = goesOn ? last.frame.offsetBy(dx: 0, dy: last.frame.height) : .null
        let area = rows.reduce(next) { $0.union($1.frame) }
        let surface = Component(
            surface: CGRect(origin: .zero, size: area.size), cornerRadius: insetGroupedRadius,
            fill: groupedFill)
        let section = last.path.section
        return PlacedElement(
            CellAppearance(surface: surface, under: .unpainted, name: "section \(section)"),
            at: IndexPath(item: 0, section: section), frame: area)
    }

    private func roundEnds(of surface: inout Component, isFirst: Bool, isLast: Bool) {
        var corners: RoundedCorners = isFirst ? [.topLeft, .topRight] : []
        if isLast { corners.formUnion([.bottomLeft, .bottomRight]) }
        surface.corners = corners.isEmpty ? Corners() : Corners(radius: insetGroupedRadius, rounded: corners)
    }

    private func separators(around size: CGSize, isFirst: Bool, isLast: Bool) -> [Component] {
        guard let separatorFill else { return [] }
        let isGrouped = table.style == .grouped
        let whole = UIEdgeInsets.zero
        var lines: [Component] = []
        if isGrouped, isFirst { lines.append(line(separatorFill, at: 0, inset: whole, width: size.width)) }
        if !table.isInsetGrouped || !isLast {
            let inset = isGrouped && isLast ? whole : rowInset
            lines.append(line(separatorFill, at: size.height - thickness, inset: inset, width: size.width))
        }
        return lines
    }

    private func line(_ fill: ComponentFill, at y: CGFloat, inset: UIEdgeInsets, width: CGFloat) -> Component
    {
        let frame = CGRect(
            x: inset.left, y: y, width: max(0, width - inset.left - inset.right), height: thickness)
        return Component(surface: frame, fill: fill)
    }

    /// The inset of a table that was given none.
    private static let standardInset = UITableView().separatorInset
}

extension UITableViewCell {
    /// The color under the content of the cell; `nil` where the table shows through.
    var surfaceColor: UIColor? {
        [contentView.backgroundColor, configuredBackgroundColor, backgroundColor].lazy.compactMap { $0 }
            .first { $0.cgColor.alpha > 0.99 }
    }
}
