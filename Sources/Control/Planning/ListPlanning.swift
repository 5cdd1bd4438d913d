import TabProduction
import UIKit

/// A way to plan the skeleton of a list: of all of it, or of single sections.
@MainActor
protocol ListPlanning: SkeletonPlanning where Model: FormAnimated, Host: SkeletonHostList {
    /// What the list shows while it loads.
    var cells: PlannedCells { get }

    /// Whether the layout of the list may be asked about sections that only the skeleton has.
    func canLendSections(for parts: ListParts) -> Bool

    /// Whether the list scrolls sideways.
    var isHorizontal: Bool { get }

    /// Returns the cells of a section, of which those without a given number fill what is visible of the list.
    func section(_ number: Int) -> PlannedSection?

    /// Returns a cell of the first section that loads by itself.
    func cell(_ number: Int) -> PlannedCell?

    /// Returns the cells of a section, of which those without a given number fill a length in points.
    func section(_ number: Int, filling length: CGFloat) -> PlannedSection?

    /// Returns where the list would place the cells of a section that has none of them.
    ///
    /// - Parameters:
    ///   - position: The position of the section in the list.
    ///   - start: Where the section starts along the axis of scrolling, in points.
    ///   - length: How far cells are wanted, in points.
    func place(
        _ planned: PlannedSection, ofSection position: Int, from start: CGFloat, filling length: CGFloat
    ) -> [PlacedCell]

    /// Returns the height of a header or footer of the model, in points; for lists that scroll sideways the width.
    func length(of supplementary: SupplementaryAnimated) -> CGFloat

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
        if model.presentation == .inline, !isDataSourceBound, canLendSections(for: parts) { return .inline }
        return parts == .whole ? .cover : .sections
    }

    func canLendSections(for parts: ListParts) -> Bool { true }

    /// Whether the data source of the list insists on being the list's own.
    var isDataSourceBound: Bool { host?.skeletonDataSource is any SectionIdentifying }
}
