import UIKit

/// The sizes of the rows of a table.
@MainActor
struct TableMeasures: CellMeasuring {
    let rowHeight: CGFloat
    /// The width of rows, in points.
    let width: CGFloat
    let remembered: RememberedContent?

    let fillsWithAnyKind = true

    /// The model's height comes first, then the remembered one, then the table's row height, then the fitting height.
    func size(of kind: CellAnimated, at index: Int, inSection sectionIndex: Int) -> CellSize {
        if kind.size.height > 0 { return row(kind.size.height) }
        if let size = remembered?.size(ofItem: index, inSection: sectionIndex) { return row(size.height) }
        return rowHeight > 0 ? row(rowHeight) : .fitting(width: width)
    }

    func differingCells(inSection sectionIndex: Int) -> Int { 0 }

    private func row(_ height: CGFloat) -> CellSize { .fixed(CGSize(width: width, height: height)) }
}
