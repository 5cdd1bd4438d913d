import Foundation

extension CGFloat {
    /// The longest side of a cell, header or footer that is believed, in points.
    private static let longest: CGFloat = 100_000

    /// A length in points that can be laid out: in 0...100,000, and zero for what is no number or has no end.
    var clampedLength: CGFloat { isFinite ? Swift.min(Swift.max(0, self), Self.longest) : 0 }
}
