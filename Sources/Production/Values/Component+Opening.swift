import Foundation

extension Component {
    /// The area inside the shape that is left free, or `nil` if all of it is filled.
    var openFrame: CGRect? {
        guard lines == nil, let opening else { return nil }
        let (left, top) = (opening.left.clampedLength, opening.top.clampedLength)
        let open = CGRect(
            x: frame.minX + left, y: frame.minY + top,
            width: frame.width - left - opening.right.clampedLength,
            height: frame.height - top - opening.bottom.clampedLength)
        return open.isFinite && open.size.width > 0 && open.size.height > 0 ? open : nil
    }

    /// The corner radius of the opening, in points: it follows the outline of the shape.
    var openRadius: CGFloat {
        guard let opening else { return 0 }
        return max(0, cornerRadius - min(opening.top.clampedLength, opening.bottom.clampedLength))
    }
}

extension TextLines.Insets {
    /// The same distance from all edges.
    init(all distance: CGFloat) {
        self.init(top: distance, left: distance, bottom: distance, right: distance)
    }
}
