import UIKit

/// A way to size cells: what a list and its layout know of them before any cell is made.
@MainActor
protocol CellMeasuring {
    /// Whether any kind of cell without a count fills the list, and not only the last kind of a section.
    var fillsWithAnyKind: Bool { get }

    /// Returns the size of a cell of a kind.
    ///
    /// - Parameters:
    ///   - index: The position of the cell in its section.
    ///   - sectionIndex: The position of the section.
    func size(of kind: CellAnimated, at index: Int, inSection sectionIndex: Int) -> CellSize

    /// Returns the number of cells at the start of a section whose sizes may differ; all others are like their kind.
    func differingCells(inSection sectionIndex: Int) -> Int
}

extension CellMeasuring {
    var fillsWithAnyKind: Bool { false }
}

/// The size of a cell, as far as it is known before the cell is made.
enum CellSize {
    /// In points.
    case fixed(CGSize)
    /// The cell has its fitting height at a width in points.
    case fitting(width: CGFloat)
    /// The cell measures itself in both directions, from the size that the layout gives it, within a width in points.
    case measured(from: CGSize, within: CGFloat)
    /// Only the app knows; the cell is as large as it was last, or else has a size in points.
    case learnt(else: CGSize)
}
