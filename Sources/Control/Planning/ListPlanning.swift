import TabProduction
import UIKit

/// A way to plan the skeleton of a list: of all of it, or of single sections.
@MainActor
protocol ListPlanning: SkeletonPlanning where Model: FormAnimated, Host: SkeletonHostList {
    /// What the list shows while it loads.
    var cells: PlannedCells { get }

    /// Whether the frames of all cells can be computed without the list.
    var canPlanWhole: Bool { get }

    /// Whether the list scrolls sideways.
    var isHorizontal: Bool { get }

    /// Returns the cells of a section, of which those without a given number fill what is visible of the list.
    func section(_ number: Int) -> PlannedSection?

    /// Returns a cell of the first section that loads by itself.
    func cell(_ number: Int) -> PlannedCell?

    /// Returns the cells of a section that the list does not have.
    ///
    /// - Parameters:
    ///   - number: The number that the model knows the section by.
    ///   - end: Where the section starts along the axis of scrolling, in points.
    func cells(ofSection number: Int, after end: CGFloat) -> [PlacedCell]
}

extension ListPlanning {
    func forget() {
        cells.forget()
    }

    /// Returns the way in which parts of the list are shown while they load.
    func showing(of parts: ListParts) -> Showing {
        showing(of: parts, canReplaceDataSource: !isDataSourceBound)
    }

    /// Returns the way in which parts of a list are shown whose data source can be replaced meanwhile, or cannot.
    func showing(of parts: ListParts, canReplaceDataSource: Bool) -> Showing {
        let coversWhole =
            model.presentation == .cover || model.presentation == .automatic && canPlanWhole
        if parts == .whole, coversWhole { return .cover }
        if model.presentation == .cover { return .sections }
        if canReplaceDataSource { return .inline }
        return parts == .whole ? .cover : .sections
    }

    /// Whether the data source of the list insists on being the list's own.
    var isDataSourceBound: Bool { host?.skeletonDataSource is any SectionIdentifying }
}

// MARK: - Single sections

extension ListPlanning {
    /// Returns what covers single sections: where the list has them, or after its content where it does not.
    ///
    /// - Parameter positions: The positions of the sections in the list, by the numbers that the model knows them by.
    func plans(ofSections positions: [Int: Int]) -> [Int: SkeletonPlan] {
        guard let host else { return [:] }
        var end = isHorizontal ? host.contentSize.width : host.contentSize.height
        return positions.keys.sorted().reduce(into: [:]) { plans, number in
            let found = positions[number].map { existingCells(ofSection: number, at: $0, in: host) } ?? []
            let plan = plan(of: found.isEmpty ? cells(ofSection: number, after: end) : found)
            end = max(end, isHorizontal ? plan.frame.maxX : plan.frame.maxY)
            plans[number] = plan
        }
    }

    /// The cells that the list has in a section, as far as they can be seen without much scrolling.
    private func existingCells(ofSection number: Int, at position: Int, in list: Host) -> [PlacedCell] {
        guard position < list.numberOfSections, let section = model.section(at: number) else { return [] }
        let count = min(list.numberOfCells(inSection: position), 100)
        return (0..<count).compactMap { index in
            guard let kind = cells.kind(at: index, of: section, number),
                let frame = list.frameOfCell(at: IndexPath(item: index, section: position))
            else { return nil }
            return PlacedCell(prototype: kind.prototype, frame: frame)
        }
    }

    private func plan(of placed: [PlacedCell]) -> SkeletonPlan {
        let area = placed.reduce(CGRect.null) { $0.union($1.frame) }
        guard !area.isNull else { return .empty }
        let tiles = placed.map { cell in
            SkeletonTile(
                production: cells.production(of: cell.prototype, size: cell.frame.size),
                origin: CGPoint(x: cell.frame.minX - area.minX, y: cell.frame.minY - area.minY))
        }
        return SkeletonPlan(frame: area, tiles: tiles)
    }
}
