import UIKit

/// The sizes that the model gives; a layout that is asked decides about all others.
@MainActor
struct GivenMeasures: CellMeasuring {
    func size(of kind: CellAnimated, at index: Int, inSection sectionIndex: Int) -> CellSize {
        .fixed(kind.size)
    }

    func differingCells(inSection sectionIndex: Int) -> Int { 0 }
}
