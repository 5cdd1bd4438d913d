import UIKit

/// What a list shows in the parts of itself that load: which cells, how many, how large.
@MainActor
protocol InlineCells: AnyObject {
    associatedtype Planner: ListPlanning

    var planner: Planner { get }

    /// Which parts load.
    var content: InlineContent { get set }

    init(planner: Planner)

    /// Returns the number of cells that a section shows while it loads.
    ///
    /// - Parameter count: The number of cells that the app has there.
    func plannedCount(ofSection number: Int, over count: Int) -> Int

    /// Forgets which cells were planned.
    func forget()
}

extension InlineCells {
    /// Works out which parts load while the app has so many cells in its sections.
    ///
    /// - Parameter keepsPositions: Whether sections that load stay beside the neighbors they have.
    func plan(_ parts: ListParts, over counts: [Int], keepsPositions: Bool) {
        forget()
        if keepsPositions { content.follow(counts) }
        content = InlineContent(
            parts: parts, counts: counts, plannedSections: planner.model.plannedSections.count,
            after: keepsPositions ? content : nil
        ) { plannedCount(ofSection: $0, over: $1) }
    }

    /// The header of a section that loads, if the model gives it one.
    func header(ofSection number: Int) -> SupplementaryAnimated? {
        content.isOfSections ? planner.model.section(at: number)?.header : nil
    }

    /// The footer of a section that loads, if the model gives it one.
    func footer(ofSection number: Int) -> SupplementaryAnimated? {
        content.isOfSections ? planner.model.section(at: number)?.footer : nil
    }
}
