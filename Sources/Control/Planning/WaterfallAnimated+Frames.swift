import UIKit

extension WaterfallAnimated {
    /// Returns the frames of the items in a width, from the top left corner.
    func frames(width: CGFloat) -> [CGRect] {
        let room = width - insets.left - insets.right - CGFloat(columns - 1) * columnSpacing
        let itemWidth = max(0, room / CGFloat(columns))
        var bottoms = [CGFloat](repeating: insets.top, count: columns)
        return heights.map { height in
            let column = bottoms.indices.min { bottoms[$0] < bottoms[$1] } ?? 0
            let x = insets.left + CGFloat(column) * (itemWidth + columnSpacing)
            defer { bottoms[column] += height + lineSpacing }
            return CGRect(x: x, y: bottoms[column], width: itemWidth, height: height)
        }
    }
}
