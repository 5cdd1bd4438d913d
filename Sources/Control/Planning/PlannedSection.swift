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
    /// The number of the cell in its section.
    let item: Int
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

    /// The cells that follow in turn, as many as the layout has room for; empty where the model gives a number.
    private(set) var pattern: [PlannedCell] = []

    /// Where the pattern begins.
    private var patternStart = 0

    /// Whether the number of cells is one that fills the list, and not one that the model gives.
    var fillsList: Bool { !pattern.isEmpty }

    /// Lets cells follow in turn after those that there are.
    mutating func go(onWith cells: [PlannedCell]) {
        pattern = cells
        patternStart = count
    }

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

    /// Returns the cell at an index; beyond the planned ones the pattern goes on, or there are more like the last.
    func cell(at index: Int) -> PlannedCell? {
        if fillsList, index >= patternStart { return pattern[(index - patternStart) % pattern.count] }
        var end = 0
        for run in runs {
            end += run.count
            if index < end { return run.cell }
        }
        return runs.last?.cell
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
        if fillsList {
            let period = pattern.reduce(0) { $0 + $1.size.height }
            return period > 0 ? (height(of: patternStart), period, .infinity) : nil
        }
        guard let last = runs.last, last.cell.size.height > 0 else { return nil }
        let height = last.cell.size.height * CGFloat(last.count)
        return (self.height(of: count - last.count), last.cell.size.height, height)
    }

    /// The height of the first cells, in points.
    private func height(of first: Int) -> CGFloat {
        var rest = first
        return runs.reduce(0) { height, run in
            let count = min(run.count, rest)
            rest -= count
            return height + run.cell.size.height * CGFloat(count)
        }
    }
}
