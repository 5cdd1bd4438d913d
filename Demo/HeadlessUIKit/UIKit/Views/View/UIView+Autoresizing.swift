import Foundation

extension UIView {
    /// Follows a change of the superview's size.
    func autoresize(from oldSize: CGSize, to newSize: CGSize) {
        guard !autoresizingMask.isEmpty else { return }
        var frame = self.frame
        let mask = autoresizingMask
        (frame.origin.x, frame.size.width) = AutoresizedSpan(
            start: frame.minX, length: frame.width, container: oldSize.width,
            startIsFlexible: mask.contains(.flexibleLeftMargin),
            lengthIsFlexible: mask.contains(.flexibleWidth),
            endIsFlexible: mask.contains(.flexibleRightMargin)
        ).resized(to: newSize.width)
        (frame.origin.y, frame.size.height) = AutoresizedSpan(
            start: frame.minY, length: frame.height, container: oldSize.height,
            startIsFlexible: mask.contains(.flexibleTopMargin),
            lengthIsFlexible: mask.contains(.flexibleHeight),
            endIsFlexible: mask.contains(.flexibleBottomMargin)
        ).resized(to: newSize.height)
        self.frame = frame
    }
}

/// A view's place along one axis of its superview. Flexible parts share a change of the container's
/// length in proportion to what they measured before, equally when all of them measured nothing.
struct AutoresizedSpan {
    var start: CGFloat
    var length: CGFloat
    var container: CGFloat
    var startIsFlexible: Bool
    var lengthIsFlexible: Bool
    var endIsFlexible: Bool

    func resized(to newContainer: CGFloat) -> (start: CGFloat, length: CGFloat) {
        let change = newContainer - container
        let end = container - start - length
        let weights = [
            startIsFlexible ? start : 0, lengthIsFlexible ? length : 0, endIsFlexible ? end : 0,
        ]
        let flexibility = [startIsFlexible, lengthIsFlexible, endIsFlexible]
        let total = weights.reduce(0, +)
        let count = CGFloat(flexibility.filter { $0 }.count)
        guard count > 0 else { return (start, length) }
        let shares = zip(weights, flexibility).map { weight, isFlexible in
            total != 0 ? change * weight / total : isFlexible ? change / count : 0
        }
        return (start + shares[0], max(0, length + shares[1]))
    }
}
