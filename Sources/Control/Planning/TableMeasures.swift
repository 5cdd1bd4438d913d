import UIKit

/// The sizes of the rows of a table.
@MainActor
struct TableMeasures: CellMeasuring {
    let rowHeight: CGFloat
    /// The width of rows, in points.
    let width: CGFloat
    let remembered: RememberedContent?
    /// Returns the height that rows may fill after others.
    let room: @MainActor ([PlannedCell]) -> CGFloat

    /// The given height comes first, then the remembered one, then the table's fixed row height, then the fitting one.
    func size(of kind: CellAnimated, at index: Int, inSection number: Int) -> CellSize {
        if kind.size.height > 0 { return row(kind.size.height) }
        if let height = remembered?.height(ofItem: index, inSection: number) { return row(height) }
        return rowHeight > 0 ? row(rowHeight) : .fitting(width: width)
    }

    func differingCells(inSection number: Int) -> Int { remembered?.heights(inSection: number) ?? 0 }

    func room(after cells: [PlannedCell]) -> CGFloat? { room(cells) }

    private func row(_ height: CGFloat) -> CellSize { .fixed(CGSize(width: width, height: height)) }
}
