import TabCache
public import UIKit

/// Moves and sizes. A distance that is not finite gives a warning and changes nothing.
extension ShapeAdjusting {
    /// Moves left by a distance in points; a negative one moves right.
    @discardableResult
    public func left(_ distance: CGFloat) -> Self {
        move(x: -distance, y: 0, "left")
    }

    /// Moves right by a distance in points; a negative one moves left.
    @discardableResult
    public func right(_ distance: CGFloat) -> Self {
        move(x: distance, y: 0, "right")
    }

    /// Moves towards the leading edge by a distance: left, or right where content runs from right to left.
    @discardableResult
    public func leading(_ distance: CGFloat) -> Self {
        move(x: isRightToLeft ? distance : -distance, y: 0, "leading")
    }

    /// Moves towards the trailing edge by a distance: right, or left where content runs from right to left.
    @discardableResult
    public func trailing(_ distance: CGFloat) -> Self {
        move(x: isRightToLeft ? -distance : distance, y: 0, "trailing")
    }

    /// Moves up by a distance in points; a negative one moves down.
    @discardableResult
    public func up(_ distance: CGFloat) -> Self {
        move(x: 0, y: -distance, "up")
    }

    /// Moves down by a distance in points; a negative one moves up.
    @discardableResult
    public func down(_ distance: CGFloat) -> Self {
        move(x: 0, y: distance, "down")
    }

    /// Sets the left edge, in points from the left edge of the view.
    @discardableResult
    public func x(_ x: CGFloat) -> Self {
        guard isFinite(x, "x") else { return self }
        return edit { $0.frame.origin.x = x }
    }

    /// Sets the top edge, in points from the top edge of the view.
    @discardableResult
    public func y(_ y: CGFloat) -> Self {
        guard isFinite(y, "y") else { return self }
        return edit { $0.frame.origin.y = y }
    }

    /// Sets the width in points; the left edge stays, of text the edge or the center that it is aligned to.
    ///
    /// A width that is negative or not finite gives a warning and changes nothing, and so does zero, unless the shape is
    /// a surface.
    @discardableResult
    public func width(_ width: CGFloat) -> Self {
        resize(to: width, "width") { $0.setWidth($1) }
    }

    /// Sets the height in points; the top edge stays. Of a component with several lines it is the height of each bar.
    ///
    /// A height that is negative or not finite gives a warning and changes nothing, and so does zero, unless the shape is
    /// a surface.
    @discardableResult
    public func height(_ height: CGFloat) -> Self {
        resize(to: height, "height") { $0.adjustableHeight = $1 }
    }

    /// Makes narrower by a distance in points; a negative distance widens.
    ///
    /// The left edge stays, of text the edge or the center that it is aligned to. Not below zero; a shape that
    /// would vanish logs a warning.
    @discardableResult
    public func reducedWidth(_ distance: CGFloat) -> Self {
        reduce(distance, from: \.frame.width, "reducedWidth") { $0.setWidth($1) }
    }

    /// Makes lower by a distance in points; a negative distance heightens. The top edge stays.
    ///
    /// More than there is leaves nothing, of a component with a warning.
    @discardableResult
    public func reducedHeight(_ distance: CGFloat) -> Self {
        reduce(distance, from: \.adjustableHeight, "reducedHeight") { $0.adjustableHeight = $1 }
    }
}

// MARK: - Assigning

extension ShapeAdjusting {
    func move(x: CGFloat, y: CGFloat, _ call: StaticString) -> Self {
        guard isFinite(x + y, call) else { return self }
        return edit {
            $0.frame.origin.x += x
            $0.frame.origin.y += y
        }
    }

    func resize(
        to length: CGFloat, _ call: StaticString, set: (inout Component, CGFloat) -> Void
    ) -> Self {
        var isIgnored = false
        let chain = edit { shape in
            guard length.isFinite, length > 0 || length == 0 && shape.isSurface else {
                isIgnored = true
                return
            }
            set(&shape, length)
        }
        if isIgnored { warn("ignores \(call)(\(length)): a length is a positive number of points") }
        return chain
    }

    func reduce(
        _ distance: CGFloat, from length: (Component) -> CGFloat, _ call: StaticString,
        set: (inout Component, CGFloat) -> Void
    ) -> Self {
        guard isFinite(distance, call) else { return self }
        var leavesNothing = false
        let chain = edit { shape in
            let rest = length(shape) - distance
            if rest < 0, !shape.isSurface { leavesNothing = true }
            set(&shape, max(0, rest))
        }
        if leavesNothing { chain.warn("has nothing left after \(call)(\(distance))") }
        return chain
    }
}
