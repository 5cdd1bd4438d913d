import UIKit

/// Equal rows that a cover shows again and again while its list is scrolled: the rows that there are move along.
struct SkeletonRepetition: Equatable {
    /// The height of a row, in points.
    let period: CGFloat
    /// Where the rows that were made end, from the top of the cover.
    var end: CGFloat
    /// Where the last row would end, had all been made.
    var limit: CGFloat

    /// Creates a repetition.
    init(period: CGFloat, end: CGFloat, limit: CGFloat) {
        self.period = period
        self.end = end
        self.limit = limit
    }

    /// Creates the repetition of the last rows of a section.
    ///
    /// - Parameter top: Where the section begins.
    init?(of section: PlannedSection, from top: CGFloat, rows: [PlannedCell]) {
        guard let repetition = section.repetition else { return nil }
        period = repetition.period
        end = top + rows.reduce(0) { $0 + $1.size.height }
        limit = top + repetition.start + repetition.height
    }

    /// Returns the same somewhere else.
    func moved(by offset: CGFloat) -> SkeletonRepetition {
        var moved = self
        moved.end += offset
        moved.limit += offset
        return moved
    }

    /// Returns how far the rows are moved down to be seen as far as a place; `nil` where they are not repeated.
    func shift(toShow bottom: CGFloat) -> CGFloat? {
        guard bottom <= max(limit, end) else { return nil }
        return bottom > end ? ((bottom - end) / period).rounded(.up) * period : 0
    }
}
