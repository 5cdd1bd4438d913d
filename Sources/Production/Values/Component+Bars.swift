public import Foundation

extension Component {
    /// The rectangles that are drawn, from the top: one per line, or `frame` alone; none when removed.
    public var bars: [CGRect] {
        if isRemoved { return [] }
        return lines?.bars(in: frame, alignment: alignment) ?? [frame]
    }
}
