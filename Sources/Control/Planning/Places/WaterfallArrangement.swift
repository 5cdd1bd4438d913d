import UIKit

/// The arrangement of a waterfall: columns, of which the shortest takes the next item.
@MainActor
struct WaterfallArrangement: ListArranging {
    let waterfall: WaterfallAnimated
    let collection: UICollectionView
    /// What arranges sections that load by themselves.
    let flow: FlowArrangement

    let measures: any CellMeasuring = GivenMeasures()

    let hasLines = false

    func elements(of sections: some Sequence<PlannedSection>, within area: CGRect) -> [PlacedElement] {
        guard let section = Array(sections).first else { return [] }
        let frames = waterfall.frames(width: area.width, length: area.height)
        return frames.enumerated().filter { $1.width > 0 }.compactMap { item, frame in
            section.cell(at: item).map {
                PlacedElement(
                    .cell, at: IndexPath(item: item, section: 0), $0.prototype,
                    frame: collection.mirrored(frame, in: area.width))
            }
        }
    }

    func cells(
        of section: PlannedSection, at sectionIndex: Int, from start: CGFloat, length: CGFloat
    ) -> [PlacedElement] {
        flow.cells(of: section, at: sectionIndex, from: start, length: length)
    }

    func length(of supplementary: SupplementaryAnimated) -> CGFloat { flow.length(of: supplementary) }
}
