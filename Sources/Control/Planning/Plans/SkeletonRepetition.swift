import UIKit

/// Equal rows that a cover shows again and again while its list is scrolled: the rows that there are move along.
struct SkeletonRepetition: Equatable {
    /// The height of a row, in points.
    let period: CGFloat
    /// Where the rows that were made end, from the top of the cover.
    var end: CGFloat
    /// Where the last row would end, had all been made.
    var limit: CGFloat

    /// Returns how far the rows are moved down to be seen as far as a place; `nil` where they are not repeated.
    func shift(toShow bottom: CGFloat) -> CGFloat? {
        guard bottom <= max(limit, end) else { return nil }
        return bottom > end ? ((bottom - end) / period).rounded(.up) * period : 0
    }
}
