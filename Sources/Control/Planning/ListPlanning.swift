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

    /// Returns what is drawn for the cells of a section: each with what the list draws around it.
    ///
    /// - Parameters:
    ///   - number: The number that the model knows the section by.
    ///   - position: The position of the section in the list, or `nil` if the list does not have it.
    func tiles(of placed: [PlacedCell], ofSection number: Int, at position: Int?) -> [SkeletonTile]
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
