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
///
/// Equal cells in a row are kept as one, so that a hundred thousand of them cost no more than two.
struct PlannedSection {
    /// Cells of one kind and size, one after the other.
    private struct Run {
        let cell: PlannedCell
        let kind: Int
        var count: Int
    }

    private var runs: [Run] = []

    /// The number of cells.
    private(set) var count = 0

    /// The cell of which as many more follow as the layout has room for.
    var repeatingCell: PlannedCell?

    /// Whether the number of cells is one that fills the list, and not one that the model gives.
    var fillsList = false

    /// Adds cells.
    ///
    /// - Parameter kind: The position of the kind among those of the section.
    mutating func append(_ cell: PlannedCell, count added: Int = 1, kind: Int = 0) {
        guard added > 0 else { return }
        count += added
        if let last = runs.last, last.kind == kind, last.cell.size == cell.size {
            runs[runs.count - 1].count += added
        } else {
            runs.append(Run(cell: cell, kind: kind, count: added))
        }
    }

    /// Returns the cell at an index; beyond the planned ones there are more like the last.
    func cell(at index: Int) -> PlannedCell? {
        var end = 0
        for run in runs {
            end += run.count
            if index < end { return run.cell }
        }
        return repeatingCell ?? runs.last?.cell
    }

    /// Returns the cells, as far as a limit.
    func cells(limit: Int) -> [PlannedCell] {
        var cells: [PlannedCell] = []
        for run in runs where cells.count < limit {
            cells += Array(repeating: run.cell, count: min(run.count, limit - cells.count))
        }
        return cells
    }

    /// Returns the cells that begin within a height, one below the other; the last one may be asked for again and again.
    func rows(within height: CGFloat, goingOn: Bool = false) -> [PlannedCell] {
        var rows: [PlannedCell] = []
        var filled: CGFloat = 0
        let count = goingOn ? .max : count
        while rows.count < min(count, Self.limit), rows.isEmpty || filled < height - 0.0001,
            let row = cell(at: rows.count)
        {
            rows.append(row)
            filled += max(row.size.height, 1)
        }
        return rows
    }

    /// The largest number of cells that fill a list, whatever their heights.
    static let limit = 500

    /// The cells that repeat to the end of the section: the height before them, that of each, and that of all.
    var repetition: (start: CGFloat, period: CGFloat, height: CGFloat)? {
        guard let last = runs.last, last.cell.size.height > 0 else { return nil }
        let start = runs.dropLast().reduce(0) { $0 + $1.cell.size.height * CGFloat($1.count) }
        let height = fillsList ? .infinity : last.cell.size.height * CGFloat(last.count)
        return (start, last.cell.size.height, height)
    }
}
