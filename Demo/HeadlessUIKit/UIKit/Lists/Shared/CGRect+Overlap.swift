import Foundation

extension CGRect {
    /// Whether the rectangles share an area; touching edges share none.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
    }
}
