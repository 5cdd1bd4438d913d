import UIKit

/// An arrangement of cells, headers and footers in a list.
@MainActor
protocol ListArranging {
    /// The sizes of cells before they are arranged.
    var measures: any CellMeasuring { get }

    /// Returns the elements in an area of unscrolled content.
    func elements(of sections: some Sequence<PlannedSection>, within area: CGRect) -> [PlacedElement]

    /// Returns the cells of a section that has none in the list.
    ///
    /// - Parameters:
    ///   - sectionIndex: The index of the section in the list.
    ///   - start: The start of its cells along the axis of scrolling, in points.
    ///   - length: The length to fill, in points.
    func cells(
        of section: PlannedSection, at sectionIndex: Int, from start: CGFloat, length: CGFloat
    ) -> [PlacedElement]

    /// Returns the height of a header or footer of the model, in points; for lists that scroll sideways the width.
    func length(of supplementary: CellAnimated) -> CGFloat
}
