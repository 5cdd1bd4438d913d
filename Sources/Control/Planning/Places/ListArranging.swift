import TabCache
import UIKit

/// A way to size cells before any cell is made, from what a list and its layout know.
@MainActor
protocol CellMeasuring {
    /// Returns the size of a cell of a kind at an index of a section.
    func size(of kind: CellAnimated, at index: Int, inSection sectionIndex: Int) -> CellSize

    /// Returns the number of cells at the start of a section whose sizes may differ from their kind.
    func differingCells(inSection sectionIndex: Int) -> Int
}

/// An arrangement of cells, headers and footers in a list.
@MainActor
protocol ListArranging: CellMeasuring {
    /// Returns the elements in an area of unscrolled content.
    func elements(of sections: some Sequence<PlannedSection>, within area: CGRect) -> [PlacedElement]

    /// Returns the elements of a section that loads by itself, from where its cells begin, before they are flipped.
    ///
    /// - Parameters:
    ///   - position: The index of the section in the list.
    ///   - length: The length to fill, in points.
    func elements(of section: PlannedSection, at position: Int, within length: CGFloat) -> [PlacedElement]
}

/// The size of a cell, as far as it is known before the cell is made.
enum CellSize {
    /// In points.
    case fixed(CGSize)
    /// The fitting height at a width in points, or else a least height.
    case fitting(width: CGFloat, atLeast: CGFloat = 0)
    /// The cell measures itself in both directions, from the size of the layout, within a width in points.
    case measured(from: CGSize, within: CGFloat)
    /// The last size of the cell, which only the app knows, or else a size in points; a height of zero fits.
    case learnt(else: CGSize)
}
