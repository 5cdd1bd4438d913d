package import Foundation

/// The distances of a separator from the edges of its row, in points; mirrored where content runs from right to left.
package struct SeparatorInset: Hashable, Codable, Sendable {
    /// The distance from the edge at which text begins.
    package var left: CGFloat

    /// The distance from the other edge.
    package var right: CGFloat
}
