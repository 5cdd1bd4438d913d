import UIKit

/// What stands in the parts of a list that load: which cells, how many, how large.
@MainActor
protocol InlineCells: AnyObject {
    associatedtype Model: FormAnimated

    var model: Model { get }

    /// Which parts load.
    var content: InlineContent { get set }

    /// Returns the number of cells that a section shows while it loads.
    ///
    /// - Parameter count: The number of cells the app has there.
    func plannedCount(ofSection number: Int, over count: Int) -> Int

    /// Forgets what was measured.
    func forget()
}

extension InlineCells {
    /// Works out which parts load while the app has so many cells in its sections.
    ///
    /// - Parameter keepsPlaces: Whether sections that load stay beside the neighbours they have.
    func plan(over counts: [Int], keepsPlaces: Bool) {
        forget()
        if keepsPlaces { content.follow(counts) }
        content = InlineContent(
            parts: model.parts, counts: counts, plannedSections: model.plannedSections.count,
            after: keepsPlaces ? content : nil
        ) { plannedCount(ofSection: $0, over: $1) }
    }

    /// The header of a section that loads, if the model gives it one.
    func header(ofSection number: Int) -> SupplementaryAnimated? {
        content.isOfSections ? model.section(at: number)?.header : nil
    }

    /// The footer of a section that loads, if the model gives it one.
    func footer(ofSection number: Int) -> SupplementaryAnimated? {
        content.isOfSections ? model.section(at: number)?.footer : nil
    }
}
