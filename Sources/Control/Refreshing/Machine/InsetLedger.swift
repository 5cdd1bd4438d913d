import Foundation

/// The account of one edge: how much of a scroll view's inset is ours.
///
/// The share is added to the live value and subtracted from it, whatever the app did to it in between. The
/// app's own value is remembered only to undo our last write without rounding, as long as nobody wrote since.
struct InsetLedger: Hashable, Sendable {
    /// Differences below this are taken for rounding, in points.
    static let tolerance: CGFloat = 0.25

    /// What we have added, in points.
    private(set) var share: CGFloat = 0
    private var base: CGFloat = 0
    private var written: CGFloat?

    /// Returns the inset to write so that our share becomes another, or `nil` when nothing changes.
    mutating func change(to newShare: CGFloat, live inset: CGFloat) -> CGFloat? {
        let newShare = max(0, newShare)
        guard newShare != share else { return nil }
        // The last of the share goes whole, however small, so that the app gets back exactly its own.
        guard newShare == 0 || abs(newShare - share) >= Self.tolerance else { return nil }
        let base = inset == written ? self.base : inset - share
        return write(base, plus: newShare)
    }

    /// Returns what to write after the app wrote an inset, or `nil` when it can stay.
    ///
    /// A value at least as large as the one before was made from it and holds our share. A smaller one was
    /// chosen without it, so the share is added again.
    mutating func correction(afterWriting inset: CGFloat, over old: CGFloat) -> CGFloat? {
        guard share > 0, old - inset >= Self.tolerance else { return nil }
        return write(inset, plus: share)
    }

    private mutating func write(_ base: CGFloat, plus share: CGFloat) -> CGFloat {
        self.base = base
        self.share = share
        written = share > 0 ? base + share : nil
        return base + share
    }
}
