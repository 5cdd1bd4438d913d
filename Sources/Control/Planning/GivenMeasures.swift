import UIKit

/// The sizes that the model gives; all others are left to a layout that is asked.
@MainActor
struct GivenMeasures: CellMeasuring {
    func size(of kind: CellAnimated, at index: Int, inSection number: Int) -> CellSize { .fixed(kind.size) }

    func differingCells(inSection number: Int) -> Int { 0 }

    func room(after cells: [PlannedCell]) -> CGFloat? { nil }
}
