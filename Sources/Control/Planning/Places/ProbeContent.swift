import TabProduction
import UIKit

/// What a collection is said to have while its layout is asked for places: the sections of a skeleton.
@MainActor
struct ProbeContent {
    /// The cells of each section; a size of zero is left to the layout.
    var sections: [PlannedSection]

    /// The answers for a flow layout, by sections; empty where no flow layout is asked.
    var flow: [FlowMetrics] = []

    /// Returns the height of what is made from a prototype, at a width in points.
    let fittingHeight: (Prototype, CGFloat) -> CGFloat

    /// Returns the header, footer or other view of a kind that a section shows, if the model has one.
    func supplementary(_ kind: String, _ section: Int) -> SupplementaryAnimated? {
        sections.indices.contains(section) ? sections[section].content?.supplementary(ofKind: kind) : nil
    }

    /// Returns what is drawn for a cell.
    func prototype(at path: IndexPath) -> Prototype? {
        sections.indices.contains(path.section)
            ? sections[path.section].cell(at: path.item)?.prototype : nil
    }

    /// Returns the size of a cell of a flow layout, if the model, the app or the layout says it.
    func flowSize(at path: IndexPath) -> CGSize? {
        guard !flow.isEmpty, sections.indices.contains(path.section) else { return nil }
        return sections[path.section].cell(at: path.item)?.size
    }
}
