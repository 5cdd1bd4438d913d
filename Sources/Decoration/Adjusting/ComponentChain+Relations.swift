public import UIKit

/// Relations to another shape: assignments made once, in the order of the calls.
///
/// <!-- example: adjust -->
/// ```swift
/// view.animation(2).leftEqualTo(view.animation(0))
/// ```
///
/// Of a chain of several the first counts. Each sees the frame the other shape has at that moment. A shape that does not
/// exist gives one warning and changes nothing.
extension ComponentChain {
    /// Puts the left edge on the other's left edge.
    ///
    /// After `rightEqualTo(_:offset:)` with the same shape, the right edge stays and the width follows.
    @discardableResult
    public func leftEqualTo(_ target: ComponentChain, offset: CGFloat = 0) -> Self {
        pin(.left, to: target) { $0.minX + offset }
    }

    /// Puts the right edge on the other's right edge.
    ///
    /// After `leftEqualTo(_:offset:)` with the same shape, the left edge stays and the width follows.
    @discardableResult
    public func rightEqualTo(_ target: ComponentChain, offset: CGFloat = 0) -> Self {
        pin(.right, to: target) { $0.maxX + offset }
    }

    /// Puts the top edge on the other's top edge.
    ///
    /// After `bottomEqualTo(_:offset:)` with the same shape, the bottom edge stays and the height follows.
    @discardableResult
    public func topEqualTo(_ target: ComponentChain, offset: CGFloat = 0) -> Self {
        pin(.top, to: target) { $0.minY + offset }
    }

    /// Puts the bottom edge on the other's bottom edge.
    ///
    /// After `topEqualTo(_:offset:)` with the same shape, the top edge stays and the height follows.
    @discardableResult
    public func bottomEqualTo(_ target: ComponentChain, offset: CGFloat = 0) -> Self {
        pin(.bottom, to: target) { $0.maxY + offset }
    }

    /// Puts the left edge on the other's right edge.
    @discardableResult
    public func leftEqualToRight(_ target: ComponentChain, offset: CGFloat = 0) -> Self {
        relate(to: target) { $0.origin.x = $1.maxX + offset }
    }

    /// Puts the right edge on the other's left edge.
    @discardableResult
    public func rightEqualToLeft(_ target: ComponentChain, offset: CGFloat = 0) -> Self {
        relate(to: target) { $0.origin.x = $1.minX - $0.width + offset }
    }

    /// Puts the top edge on the other's bottom edge.
    @discardableResult
    public func topEqualToBottom(_ target: ComponentChain, offset: CGFloat = 0) -> Self {
        relate(to: target) { $0.origin.y = $1.maxY + offset }
    }

    /// Puts the bottom edge on the other's top edge.
    @discardableResult
    public func bottomEqualToTop(_ target: ComponentChain, offset: CGFloat = 0) -> Self {
        relate(to: target) { $0.origin.y = $1.minY - $0.height + offset }
    }

    /// Takes the other's width, plus an offset; the left edge stays.
    ///
    /// Where nothing would be left, it gives a warning and changes nothing.
    @discardableResult
    public func widthEqualTo(_ target: ComponentChain, offset: CGFloat = 0) -> Self {
        relate(to: target) { frame, other in
            if let width = length(other.width + offset, "widthEqualTo") { frame.size.width = width }
        }
    }

    /// Takes the other's height, plus an offset; the top edge stays.
    ///
    /// Where nothing would be left, it gives a warning and changes nothing.
    @discardableResult
    public func heightEqualTo(_ target: ComponentChain, offset: CGFloat = 0) -> Self {
        relate(to: target) { frame, other in
            if let height = length(other.height + offset, "heightEqualTo") { frame.size.height = height }
        }
    }

    /// Puts the center on the other's center along the x axis, plus an offset.
    @discardableResult
    public func horizontalCenterEqualTo(_ target: ComponentChain, offset: CGFloat = 0) -> Self {
        relate(to: target) { $0.origin.x = $1.midX - $0.width / 2 + offset }
    }

    /// Puts the center on the other's center along the y axis, plus an offset.
    @discardableResult
    public func verticalCenterEqualTo(_ target: ComponentChain, offset: CGFloat = 0) -> Self {
        relate(to: target) { $0.origin.y = $1.midY - $0.height / 2 + offset }
    }

    /// Puts the center on that of the whole view along the x axis, plus an offset.
    @discardableResult
    public func horizontalCenter(offset: CGFloat = 0) -> ComponentChain {
        let middle = manager.production.size.width / 2 + offset
        guard isFinite(middle, "horizontalCenter") else { return self }
        return edit { $0.frame.origin.x = middle - $0.frame.width / 2 }
    }

    /// Puts the center on that of the whole view along the y axis, plus an offset.
    @discardableResult
    public func verticalCenter(offset: CGFloat = 0) -> ComponentChain {
        let middle = manager.production.size.height / 2 + offset
        guard isFinite(middle, "verticalCenter") else { return self }
        return edit { $0.frame.origin.y = middle - $0.frame.height / 2 }
    }
}

/// Relations in the direction of reading. Where content runs from right to left, the leading edge is the right one, and an
/// offset moves to the left.
extension ComponentChain {
    /// Puts the leading edge on the other's leading edge; see ``leftEqualTo(_:offset:)``.
    @discardableResult
    public func leadingEqualTo(_ target: ComponentChain, offset: CGFloat = 0) -> Self {
        isRightToLeft ? rightEqualTo(target, offset: -offset) : leftEqualTo(target, offset: offset)
    }

    /// Puts the trailing edge on the other's trailing edge; see ``rightEqualTo(_:offset:)``.
    @discardableResult
    public func trailingEqualTo(_ target: ComponentChain, offset: CGFloat = 0) -> Self {
        isRightToLeft ? leftEqualTo(target, offset: -offset) : rightEqualTo(target, offset: offset)
    }

    /// Puts the leading edge on the other's trailing edge, so that the shape follows the other.
    @discardableResult
    public func leadingEqualToTrailing(_ target: ComponentChain, offset: CGFloat = 0) -> Self {
        isRightToLeft ? rightEqualToLeft(target, offset: -offset) : leftEqualToRight(target, offset: offset)
    }

    /// Puts the trailing edge on the other's leading edge, so that the shape stands before the other.
    @discardableResult
    public func trailingEqualToLeading(_ target: ComponentChain, offset: CGFloat = 0) -> Self {
        isRightToLeft ? leftEqualToRight(target, offset: -offset) : rightEqualToLeft(target, offset: offset)
    }
}

extension ComponentChain {
    /// The length to set, or `nil` and a warning if a shape cannot have it.
    private func length(_ length: CGFloat, _ call: StaticString) -> CGFloat? {
        if length > 0, length.isFinite { return length }
        warn("ignores \(call)(\(length)): a length is a positive number of points")
        return nil
    }
}
