import TabProduction
import UIKit

struct PlannedCell {
    let prototype: CellAnimated
    /// In points.
    let size: CGSize
}

/// The cells of one section of a skeleton.
///
/// It keeps equal cells in a row as one run, and those that alternate once, so that a hundred thousand cost no more than two.
@MainActor
struct PlannedSection {
    /// The index of the section in the model.
    let index: Int

    private(set) var content: SectionAnimated?

    /// Cells of one kind and size in a row.
    private struct Run {
        let cell: PlannedCell
        var count: Int
    }

    private var runs: [Run] = []

    private(set) var count = 0

    /// The cells that repeat at the end of the section.
    private var repeatingCells: [PlannedCell] = []

    /// The index of the first of them.
    private var repeatStart = 0

    init(_ index: Int, of content: SectionAnimated? = nil) {
        self.index = index
        self.content = content
    }

    /// Whether the cells fill the list, and the model gives no count.
    private(set) var fillsList = false

    /// Fills the list after the present cells by repeating others.
    mutating func fill(repeating cells: [PlannedCell]) {
        repeatingCells = cells
        repeatStart = count
        fillsList = !cells.isEmpty
    }

    /// Ends the section with a number of cells that repeat.
    mutating func end(repeating cells: [PlannedCell], count added: Int) {
        guard added > 0 else { return }
        repeatingCells = cells
        repeatStart = count
        count += added
    }

    mutating func append(_ cell: PlannedCell, count added: Int = 1) {
        guard added > 0 else { return }
        count += added
        let last = runs.last?.cell
        if let last, last.size == cell.size, last.prototype.name == cell.prototype.name {
            runs[runs.count - 1].count += added
        } else {
            runs.append(Run(cell: cell, count: added))
        }
    }

    /// Returns the cell at an index; beyond the planned cells those that repeat, or the last one.
    func cell(at index: Int) -> PlannedCell? {
        if !repeatingCells.isEmpty, index >= repeatStart {
            return repeatingCells[(index - repeatStart) % repeatingCells.count]
        }
        var end = 0
        for run in runs {
            end += run.count
            if index < end { return run.cell }
        }
        return runs.last?.cell
    }
}
