import TabProduction
import UIKit

/// The content of a collection whose layout places the skeleton: the sections of the skeleton.
@MainActor
struct ProbeContent {
    /// The cells of each section; the layout decides about a size of zero.
    var sections: [PlannedSection]

    /// The metrics of a flow layout, by section; empty for other layouts.
    var flow: [FlowMetrics] = []

    /// Returns the fitting height of a prototype at a width in points.
    let fittingHeight: (Prototype, CGFloat) -> CGFloat

    /// Returns the supplementary view of an element kind in a section, if the model has one.
    func supplementary(_ kind: String, _ section: Int) -> SupplementaryAnimated? {
        sections.indices.contains(section) ? sections[section].content?.supplementary(ofKind: kind) : nil
    }

    /// Returns the prototype of a cell.
    func prototype(at path: IndexPath) -> Prototype? {
        sections.indices.contains(path.section)
            ? sections[path.section].cell(at: path.item)?.prototype : nil
    }

    /// Returns the size of a cell in a flow layout.
    func flowSize(at path: IndexPath) -> CGSize? {
        guard !flow.isEmpty, sections.indices.contains(path.section) else { return nil }
        return sections[path.section].cell(at: path.item)?.size
    }
}
