import TabProduction
import UIKit

/// A cell that a list shows while it loads.
struct PlannedCell {
    let prototype: Prototype
    /// In points.
    let size: CGSize
}

/// A cell that a list shows while it loads, and where.
struct PlacedCell {
    let prototype: Prototype
    /// In the coordinate space of the list's content.
    let frame: CGRect
}

/// The cells that one section of a list shows while it loads.
struct PlannedSection {
    var cells: [PlannedCell] = []

    /// The cell of which as many more follow as the layout has room for.
    var repeatingCell: PlannedCell?

    /// Whether the number of cells is one that fills the list, and not one that the model gives.
    var fillsList = false

    /// Adds cells, each made for its index.
    mutating func append(_ count: Int, _ next: (Int) -> PlannedCell) {
        for _ in 0..<count { cells.append(next(cells.count)) }
    }

    /// Returns the cell at an index; beyond the planned ones there are more like the last.
    func cell(at index: Int) -> PlannedCell? {
        cells.indices.contains(index) ? cells[index] : repeatingCell ?? cells.last
    }
}
