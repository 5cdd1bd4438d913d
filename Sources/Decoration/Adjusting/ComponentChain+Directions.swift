public import UIKit

/// Relations in the direction of reading. Where content runs from right to left, the leading edge is the right one, and an
/// offset moves to the left.
extension ComponentChain {
    /// Puts the leading edge on the other's leading edge; see ``leftEqualTo(_:offset:)``.
    @discardableResult
    public consuming func leadingEqualTo(_ target: some ComponentTarget, offset: CGFloat = 0)
        -> ComponentChain
    {
        isRightToLeft ? rightEqualTo(target, offset: -offset) : leftEqualTo(target, offset: offset)
    }

    /// Puts the trailing edge on the other's trailing edge; see ``rightEqualTo(_:offset:)``.
    @discardableResult
    public consuming func trailingEqualTo(_ target: some ComponentTarget, offset: CGFloat = 0)
        -> ComponentChain
    {
        isRightToLeft ? leftEqualTo(target, offset: -offset) : rightEqualTo(target, offset: offset)
    }

    /// Puts the leading edge on the other's trailing edge, so that the component follows the other.
    @discardableResult
    public consuming func leadingEqualToTrailing(_ target: some ComponentTarget, offset: CGFloat = 0)
        -> ComponentChain
    {
        isRightToLeft ? rightEqualToLeft(target, offset: -offset) : leftEqualToRight(target, offset: offset)
    }

    /// Puts the trailing edge on the other's leading edge, so that the component stands before the other.
    @discardableResult
    public consuming func trailingEqualToLeading(_ target: some ComponentTarget, offset: CGFloat = 0)
        -> ComponentChain
    {
        isRightToLeft ? leftEqualToRight(target, offset: -offset) : rightEqualToLeft(target, offset: offset)
    }
}
