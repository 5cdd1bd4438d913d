import TabCache
import UIKit

/// The rims of shapes that reach over the edge of others of the same gray, such as avatars in a row or a mark at a corner.
///
/// A rim has the color of what is below both, so that two shapes stay two.
struct ShapeRims {
    /// The gray shapes that were painted so far; a shape on one that is a backdrop differs from it in color.
    private var painted: [(frame: CGRect, isBackdrop: Bool)] = []

    /// The shorter side, in points, from which a shape has room for a rim.
    private static let smallest: CGFloat = 8

    /// The width of the rim of the shape that is painted next, in points; zero for none.
    mutating func add(_ component: Component) -> CGFloat {
        let frame = component.frame
        let side = min(frame.width, frame.height)
        guard component.isGrayShape, frame.isFinite, side >= Self.smallest else { return 0 }
        defer { painted.append((frame, component.isSurface || component.isBackdrop)) }
        // A shape that would melt into one below: they overlap, and neither stands on the other.
        let isJoined = painted.contains { lower in
            frame.overlaps(lower.frame) && !frame.contains(lower.frame)
                && !(lower.isBackdrop && lower.frame.contains(frame.insetBy(dx: 2, dy: 2)))
        }
        // Two points for an avatar in a row, four for the picture of a profile.
        return isJoined ? max(1.5, min(side / 20, 4)) : 0
    }
}

extension Component {
    /// Whether the shape has an outline of its own, rather than being a bar of text, and the gray of shapes.
    fileprivate var isGrayShape: Bool {
        if isSurface { return fill == .muted && borderWidth == 0 }
        let isSolid = role == .image || role == .block || role == .button || role == .control
        return isSolid && (fill == .standard || fill == .muted) && isDrawn && lines == nil && opening == nil
    }
}
