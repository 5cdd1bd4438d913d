import UIKit

extension WaterfallAnimated {
    /// The largest number of items, however low they are.
    private static let limit = 500

    /// Returns the frames of the items in a width, from the top left corner.
    ///
    /// - Parameter length: How far items are wanted, in points: the heights follow each other again and again. `nil`
    ///   takes each once.
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
