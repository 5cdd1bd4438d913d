import UIKit

/// A way to size cells: what a list and its layout know of them before any cell is made.
@MainActor
protocol CellMeasuring {
    /// Returns the size of a cell of a kind.
    ///
    /// - Parameters:
    ///   - index: The position of the cell in its section.
    ///   - number: The number of the section.
    func size(of kind: CellAnimated, at index: Int, inSection number: Int) -> CellSize

    /// Returns the number of cells at the start of a section whose sizes may differ; all others are like their kind.
    func differingCells(inSection number: Int) -> Int

    /// Returns the height in points that cells without a given number may fill after other cells.
    ///
    /// `nil` leaves it to the layout how often the last kind is repeated.
    func room(after cells: [PlannedCell]) -> CGFloat?
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
