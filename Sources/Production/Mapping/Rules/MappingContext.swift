import TabCache
package import UIKit

/// What the views around one mean for it: where it is, whether it is hidden, cut off, or too deep to be looked at.
@MainActor
package struct MappingContext {
    /// The number of views around one beyond which views are left out: each takes room on the stack, of which a main thread has
    /// a megabyte.
    static let depthLimit = 200

    /// Whether a view around, or the view itself, is hidden.
    var isHidden = false

    /// The place of the view in the order of painting, in which views are before those inside them.
    var zIndex = 0

    /// The area, in the coordinate space of the root, outside which nothing is seen; `nil` for no limit.
    private var clip: CGRect?

    /// The round corners of what clips, the innermost last.
    private var roundClips: [RoundClip] = []

    /// The number of views around.
    private var depth = 0

    /// Whether views here are left out.
    package var isTooDeep: Bool { depth > Self.depthLimit }

    /// The frame of the view in the coordinate space of the root, in points.
    package private(set) var frame: CGRect = .zero

    /// The way from the coordinate space of the view to the root's.
    private var toRoot: CGAffineTransform = .identity

    /// The context of the root, whose top left visible corner is zero; of a page that scrolls, that of its content.
    init(of root: UIView) {
        let area = root.skeletonArea
        toRoot = CGAffineTransform(translationX: -area.minX, y: -area.minY)
        frame = area.applying(toRoot)
    }

    /// Returns the context of a view, made from what ``inside(_:)`` returned for the view around it.
    ///
    /// Frames are found from the outside to the inside, so that deep trees take no longer than wide ones.
    package func step(into view: UIView) -> MappingContext {
        var context = self
        context.toRoot = view.toSuperview.concatenating(toRoot)
        context.frame = view.bounds.applying(context.toRoot)
        return context
    }

    /// Returns what the view that has this context means for what is inside it.
    package func inside(_ view: UIView) -> MappingContext {
        var context = self
        context.depth += 1
        guard view.clipsToBounds || view.layer.mask is CAShapeLayer, frame.isFinite else {
            return context
        }
        let area = clip.map { $0.intersection(frame) } ?? frame
        context.clip = area.isNull ? CGRect(origin: frame.origin, size: .zero) : area
        if let round = RoundClip(of: view, at: frame) { context.roundClips.append(round) }
        return context
    }

    /// Returns what the view means for the shapes of a list that it is: a list clips always.
    func inside(list: UIView) -> MappingContext {
        var context = self
        context.clip = visiblePart(of: frame) ?? CGRect(origin: frame.origin, size: .zero)
        if let round = RoundClip(of: list, at: frame) { context.roundClips.append(round) }
        return context
    }

    /// Whether a view around clips what is inside.
    var isClipped: Bool { clip != nil }

    /// The part of a rectangle that is seen, or `nil` if nothing is.
    func visiblePart(of rect: CGRect) -> CGRect? {
        guard let clip else { return rect }
        let part = rect.intersection(clip)
        return part.isNull || part.isEmpty ? nil : part
    }

    /// How what is here is turned over in the root.
    var flip: Flip { Flip(of: toRoot) }

    /// Cuts a component off where it is clipped, and marks it as removed where nothing is left of it.
    func limit(_ component: inout Component) {
        if component.removal == nil, let clip { cut(&component, clip: clip) }
        if component.removal == nil, component.lines == nil, component.cornerRadius == 0,
            let rounding = rounding(of: component.frame)
        {
            component.corners = rounding
        }
        if isHidden { component.removal = .hidden }
    }

    /// The corners that a view around clips off a rectangle with square ones, or `nil` if it clips none.
    func rounding(of rect: CGRect) -> Corners? {
        roundClips.last { !$0.corners(of: rect).isEmpty }.map { $0.rounding(of: rect) }
    }

    private func cut(_ component: inout Component, clip: CGRect) {
        guard let part = visiblePart(of: component.frame) else {
            component.removal = .clipped
            return
        }
        guard part != component.frame else { return }
        guard component.lines != nil else {
            component.frame = part
            return
        }
        // Lines keep their top and their number; those beyond the edge are covered by what clips them.
        component.frame.origin.x = part.minX
        component.frame.size.width = part.width
    }
}

extension UIView {
    /// The way from the coordinate space of the view to that of the view around it.
    fileprivate var toSuperview: CGAffineTransform {
        let anchor = layer.anchorPoint
        let middle = CGPoint(
            x: bounds.minX + anchor.x * bounds.width, y: bounds.minY + anchor.y * bounds.height)
        let isMovedOnly = transform.isIdentity
        let fromMiddle = CGAffineTransform(translationX: -middle.x, y: -middle.y)
        let turned = isMovedOnly ? fromMiddle : fromMiddle.concatenating(transform)
        return turned.concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }
}
