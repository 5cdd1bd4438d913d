import TabProduction
import UIKit

/// A cell that a list shows while it loads.
struct PlannedCell {
    let prototype: Prototype
    /// In points.
    let size: CGSize
}

/// The cells that one section of a list shows while it loads.
///
/// Equal cells in a row are kept as one, so that a hundred thousand of them cost no more than two.
struct PlannedSection {
    /// The index that the model knows the section by.
    let index: Int

    /// What the model says of the section: its header, its footer and other views; `nil` where it says nothing.
    let content: SectionAnimated?

    /// Cells of one kind and size, one after the other.
    private struct Run {
        let cell: PlannedCell
        let kind: Int
        var count: Int
    }

    private var runs: [Run] = []

    /// The number of cells.
    private(set) var count = 0

    /// The cells that follow in turn, as many as the layout has room for; empty where the model gives a count.
    private(set) var pattern: [PlannedCell] = []

    /// Where the pattern begins.
    private var patternStart = 0

    /// Creates a section without cells.
    init(_ index: Int, of content: SectionAnimated? = nil) {
        self.index = index
        self.content = content
    }

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

    /// Returns the cells that begin within a height, one below the other, and at least one.
    func rows(within height: CGFloat) -> [PlannedCell] {
        var rows: [PlannedCell] = []
        var filled: CGFloat = 0
        let count = fillsList ? Self.limit : min(count, Self.limit)
        while rows.count < count, rows.isEmpty || filled < height - 0.0001, let row = cell(at: rows.count) {
            rows.append(row)
            filled += max(row.size.height, 1)
        }
        return rows
    }

    /// The largest number of cells that fill a list, whatever their heights.
    static let limit = 500
}
