import Foundation

/// Our part of a scroll view's inset at one edge.
///
/// It is added to the live value and subtracted from it, whatever the app writes in between. It remembers the app's value
/// only to undo its last write without rounding.
struct InsetContribution: Hashable, Sendable {
    /// The largest difference that counts as rounding, in points.
    static let tolerance: CGFloat = 0.25

    private(set) var length: CGFloat = 0
    private var base: CGFloat = 0
    private var written: CGFloat?

    /// Returns the inset to write for another contribution, or `nil` when nothing changes.
    mutating func change(to newLength: CGFloat, live inset: CGFloat) -> CGFloat? {
        let newLength = max(0, newLength)
        guard newLength != length else { return nil }
        // The contribution ends whole, however small, so that exactly the app's value is left.
        guard newLength == 0 || abs(newLength - length) >= Self.tolerance else { return nil }
        return write(base(of: inset), plus: newLength)
    }

    /// Returns the inset to write after the app wrote one, or `nil` when that can stay.
    ///
    /// A value at least as large as the one before includes our contribution; to a smaller one it is added again. An app
    /// that writes otherwise uses `contentInsetBesideRefreshers`, which needs no guess.
    ///
    /// - Parameter isShared: Whether a refresh control adds to the inset too, which takes off no more than it added: what has
    ///   room for our contribution includes it.
    mutating func correction(
        afterWriting inset: CGFloat, over old: CGFloat, isShared: Bool = false
    ) -> CGFloat? {
        guard length > 0, old - inset >= Self.tolerance, !isShared || inset < length else { return nil }
        return write(inset, plus: length)
    }

    /// Returns the app's part of a live inset.
    func base(of inset: CGFloat) -> CGFloat { inset == written ? base : inset - length }

    /// Returns the inset to write for another part of the app.
    mutating func rebase(to inset: CGFloat) -> CGFloat { write(inset, plus: length) }

    private mutating func write(_ base: CGFloat, plus length: CGFloat) -> CGFloat {
        self.base = base
        self.length = length
        written = length > 0 ? base + length : nil
        return base + length
    }
}
