import TabProduction
import UIKit

/// What a list shows in the parts of itself that load: which cells, how many, how large.
@MainActor
protocol InlineCells: AnyObject {
    associatedtype Planner: ListPlanning

    var planner: Planner { get }

    /// Which parts load.
    var content: InlineContent { get set }

    /// The cells that were planned.
    var planned: InlinePlan { get set }

    init(planner: Planner)
}

/// The cells that a list shows in the parts of itself that load.
struct InlinePlan {
    /// By the numbers of sections; of rows where rows load by themselves.
    var sections: [Int: PlannedSection] = [:]
    /// The width of the list that the cells were measured in, in points.
    var width: CGFloat = 0
}

extension InlineCells {
    /// Works out which parts load while the app has so many cells in its sections.
    ///
    /// - Parameter keepsPositions: Whether sections that load stay beside the neighbors they have.
    func plan(_ parts: ListParts, over counts: [Int], keepsPositions: Bool) {
        if keepsPositions { content.follow(counts) }
        planned = InlinePlan(width: planner.host?.visibleArea.width ?? 0)
        content = InlineContent(
            parts: parts, counts: counts, plannedSections: planner.model.plannedSections.count,
            after: keepsPositions ? content : nil
        ) { plannedCount(ofSection: $0, over: $1) }
    }

    private func plannedCount(ofSection number: Int, over count: Int) -> Int {
        guard let section = planner.section(number) else { return 0 }
        planned.sections[number] = section
        // Cells that fill the list leave room for what the app may delete meanwhile.
        return section.fillsList ? max(section.count, count) : section.count
    }

    /// Returns the cell that is planned for a path.
    func plannedCell(at path: IndexPath, number: Int) -> PlannedCell? {
        followWidth()
        if content.isOfSections { return planned.sections[number]?.cell(at: path.item) }
        if let cell = planned.sections[number]?.cell(at: 0) { return cell }
        guard let cell = planner.cell(number) else { return nil }
        planned.sections[number, default: PlannedSection()].append(cell)
        return cell
    }

    /// Returns what the adjustments of the app are told of a cell.
    func place(of prototype: Prototype, at path: IndexPath, number: Int) -> SkeletonPlace {
        SkeletonPlace(
            section: content.isOfSections ? number : path.section, item: path.item, kind: .cell,
            className: prototype.className)
    }

    /// Measures the cells anew when the list was turned or resized; their number stays.
    private func followWidth() {
        guard let width = planner.host?.visibleArea.width, width != planned.width else { return }
        let numbers = content.isOfSections ? Array(planned.sections.keys) : []
        planned = InlinePlan(width: width)
        for number in numbers { planned.sections[number] = planner.section(number) }
    }

    /// What a section that loads shows of a kind of supplementary view, if the model has it.
    func supplementary(ofKind kind: String, inSection number: Int) -> SupplementaryAnimated? {
        content.isOfSections ? planner.model.section(at: number)?.supplementary(ofKind: kind) : nil
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
