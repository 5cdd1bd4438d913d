import Foundation

/// How much of the inset of a scroll view at one edge is ours.
///
/// The contribution is added to the live value and subtracted from it, whatever the app did to it in between. The
/// app's own value is remembered only to undo our last write without rounding, as long as the app has not written since.
struct InsetContribution: Hashable, Sendable {
    /// The largest difference that counts as rounding, in points.
    static let tolerance: CGFloat = 0.25

    /// What we have added, in points.
    private(set) var length: CGFloat = 0
    private var base: CGFloat = 0
    private var written: CGFloat?

    /// Returns the inset to write so that our contribution becomes another, or `nil` when nothing changes.
    mutating func change(to newLength: CGFloat, live inset: CGFloat) -> CGFloat? {
        let newLength = max(0, newLength)
        guard newLength != length else { return nil }
        // The last of the contribution goes whole, however small, so that the app gets back exactly its own.
        guard newLength == 0 || abs(newLength - length) >= Self.tolerance else { return nil }
        return write(base(of: inset), plus: newLength)
    }

    /// Returns what to write after the app wrote an inset, or `nil` when it can stay.
    ///
    /// A value at least as large as the one before counts as derived from it and holds our contribution, a smaller
    /// one to be chosen without it, so that the contribution is added again. An app that writes otherwise while a
    /// refresh runs writes `contentInsetBesideRefreshers`, where nothing has to be guessed.
    mutating func correction(afterWriting inset: CGFloat, over old: CGFloat) -> CGFloat? {
        guard length > 0, old - inset >= Self.tolerance else { return nil }
        return write(inset, plus: length)
    }

    /// Returns the part of a live inset that is the app's.
    func base(of inset: CGFloat) -> CGFloat { inset == written ? base : inset - length }

    /// Returns what to write so that the part that is the app's becomes another.
    mutating func rebase(to inset: CGFloat) -> CGFloat { write(inset, plus: length) }

    private mutating func write(_ base: CGFloat, plus length: CGFloat) -> CGFloat {
        self.base = base
        self.length = length
        written = length > 0 ? base + length : nil
        return base + length
    }
}
