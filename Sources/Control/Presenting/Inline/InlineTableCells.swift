import TabProduction
import UIKit

/// The cells, headers and footers of our own that a table shows in the parts of itself that load.
@MainActor
final class InlineTableCells: InlineCells {
    let planner: TablePlanner
    var content = InlineContent()
    var planned = InlinePlan()

    init(planner: TablePlanner) {
        self.planner = planner
    }

    /// Returns the cell at a path.
    func cell(at path: IndexPath, number: Int) -> UITableViewCell {
        let cell = dequeue()
        guard let table = planner.host, let row = plannedCell(at: path, number: number) else { return cell }
        // Cells of the grouped styles are on a surface of their own.
        let isPlain = ResolvedStyle(of: planner.model).background == nil
        cell.cover.show(
            row.prototype, of: planner.cells, in: table,
            at: place(of: row.prototype, at: path, number: number),
            background: isPlain ? table.groupedSurfaceColor : nil)
        return cell
    }

    /// Returns the height of the row at a path, in points.
    func height(at path: IndexPath, number: Int) -> CGFloat {
        plannedCell(at: path, number: number)?.size.height ?? 44
    }

    /// Returns the height of a header or footer, in points.
    func height(of supplementary: SupplementaryAnimated) -> CGFloat? {
        planner.host == nil ? nil : planner.length(of: supplementary)
    }

    /// Returns the view of a header or footer.
    func view(for supplementary: SupplementaryAnimated, _ kind: SkeletonPlace.Kind, number: Int) -> UIView {
        let view = SkeletonHeaderFooterView(frame: .zero)
        if let table = planner.host {
            view.cover.show(
                supplementary.prototype, of: planner.cells, in: table,
                at: SkeletonPlace(section: number, kind: kind, className: supplementary.prototype.className))
        }
        return view
    }

    private func dequeue() -> SkeletonTableCell {
        planner.host?.dequeueReusableCell(withIdentifier: SkeletonTableCell.identifier) as? SkeletonTableCell
            ?? SkeletonTableCell(style: .default, reuseIdentifier: SkeletonTableCell.identifier)
    }
}
