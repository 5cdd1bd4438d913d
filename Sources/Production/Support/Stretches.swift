package import Foundation

/// Stretches of a line, of which those that reach into another one are found without comparing it with all.
package struct Stretches {
    private let sorted: [(start: CGFloat, end: CGFloat, position: Int)]

    /// The farthest end of each stretch and of those before it.
    private let farthest: [CGFloat]

    package init(_ stretches: [(start: CGFloat, end: CGFloat)]) {
        sorted = stretches.enumerated().map { ($1.start, $1.end, $0) }.sorted { $0.start < $1.start }
        var end = -CGFloat.infinity
        farthest = sorted.map {
            end = max(end, $0.end)
            return end
        }
    }

    /// Returns the positions of the stretches that end behind a place and start before another one.
    package func positions(from start: CGFloat, to end: CGFloat) -> some Sequence<Int> {
        sorted[farthest.countByHalves { $0 <= start }...].lazy.prefix { $0.start < end }
            .filter { $0.end > start }.map(\.position)
    }
}
