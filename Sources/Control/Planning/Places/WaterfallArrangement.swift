import UIKit

/// The arrangement of a waterfall: columns, of which the shortest takes the next item.
@MainActor
struct WaterfallArrangement: ListArranging {
    let waterfall: WaterfallAnimated
    let collection: UICollectionView
    /// The arrangement of sections that load on their own.
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

extension WaterfallAnimated {
    /// The largest number of items, however low they are.
    private static let limit = 500

    /// Returns the frames of items in a width, from the top left corner; the heights repeat in order.
    ///
    /// - Parameter length: The length to fill, in points; `nil` takes each height once.
    func frames(width: CGFloat, length: CGFloat? = nil) -> [CGRect] {
        let room = width - insets.left - insets.right - CGFloat(columns - 1) * columnSpacing
        let itemWidth = max(0, room / CGFloat(columns))
        var bottoms = [CGFloat](repeating: insets.top, count: columns)
        var frames: [CGRect] = []
        while !heights.isEmpty, frames.count < Self.limit {
            let height = heights[frames.count % heights.count]
            let column = bottoms.indices.min { bottoms[$0] < bottoms[$1] } ?? 0
            let isWanted = length.map({ bottoms[column] < $0 }) ?? (frames.count < heights.count)
            guard isWanted || frames.isEmpty else { break }
            let x = insets.left + CGFloat(column) * (itemWidth + columnSpacing)
            frames.append(CGRect(x: x, y: bottoms[column], width: itemWidth, height: height))
            bottoms[column] += height + lineSpacing
        }
        return frames
    }
}
