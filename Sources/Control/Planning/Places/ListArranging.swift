import UIKit

/// A way in which a list arranges cells, headers and footers.
@MainActor
protocol ListArranging {
    /// How cells are sized before they are arranged.
    var measures: any CellMeasuring { get }

    /// Whether cells stand in lines that a list may scroll along.
    var hasLines: Bool { get }

    /// Returns what stands in an area of the content, which is not scrolled.
    func elements(of sections: some Sequence<PlannedSection>, within area: CGRect) -> [PlacedElement]

    /// Returns the cells of a section that the list has none of.
    ///
    /// - Parameters:
    ///   - sectionIndex: The position of the section in the list.
    ///   - start: Where its cells begin along the axis of scrolling, in points.
    ///   - length: How far cells are wanted, in points.
    func cells(
        of section: PlannedSection, at sectionIndex: Int, from start: CGFloat, length: CGFloat
    ) -> [PlacedElement]

    /// Returns the height of a header or footer of the model, in points; for lists that scroll sideways the width.
    func length(of supplementary: SupplementaryAnimated) -> CGFloat
}

extension ListArranging {
    var hasLines: Bool { true }
}

/// The arrangements that a list has: of all of it, and of sections that load by themselves.
@MainActor
struct ListArrangements<Host> {
    /// The height above the cells that a cover leaves free, in points.
    let top: (Host) -> CGFloat

    /// The arrangement of the whole list, which may be scrolled away from its top.
    let ofAll: (Host, _ isScrolled: Bool) -> any ListArranging

    /// The arrangement of sections that load by themselves.
    let ofSections: (Host) -> any ListArranging

    /// Forgets what layouts have answered.
    var forget: () -> Void = {}

    /// Calls a closure when a layout can answer that could not be asked before.
    var whenPlacesChange: (@escaping @MainActor () -> Void) -> Void = { _ in }
}
