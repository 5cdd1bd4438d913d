import UIKit

/// What the views around one mean for it: whether it is hidden, cut off, or too deep to be looked at.
@MainActor
struct MappingPlace {
    /// The number of views around one beyond which views are left out.
    static let deepest = 500

    /// Whether a view around, or the view itself, is hidden.
    var isHidden = false

    /// The area, in the coordinate space of the root, outside which nothing is seen; `nil` for no limit.
    var clip: CGRect?

    /// The number of views around.
    var depth = 0

    /// Whether views here are left out.
    var isTooDeep: Bool { depth > Self.deepest }

    /// The frame of the view at this place, in the coordinate space of the root.
    private(set) var frame: CGRect = .zero

    /// The way from the coordinate space of the view at this place to the root's.
    private var toRoot: CGAffineTransform = .identity

    /// The place of the root, whose top left visible corner is zero.
    init(of root: UIView) {
        toRoot = CGAffineTransform(translationX: -root.bounds.minX, y: -root.bounds.minY)
        frame = root.bounds.applying(toRoot)
    }

    /// The place of a view inside the one at this place.
    ///
    /// Places are found from the outside to the inside, so that deep trees take no longer than wide ones.
    func step(into view: UIView) -> MappingPlace {
        var place = self
        place.toRoot = view.toSuperview.concatenating(toRoot)
        place.frame = view.bounds.applying(place.toRoot)
        return place
    }

    /// The place of what is inside the view at this place.
    func inside(_ view: UIView) -> MappingPlace {
        var place = self
        place.depth += 1
        guard view.clipsToBounds, frame.isFinite else { return place }
        let area = clip.map { $0.intersection(frame) } ?? frame
        place.clip = area.isNull ? CGRect(origin: frame.origin, size: .zero) : area
        return place
    }

    /// The part of a rectangle that is seen, or `nil` if nothing is.
    func visiblePart(of rect: CGRect) -> CGRect? {
        guard let clip else { return rect }
        let part = rect.intersection(clip)
        return part.isNull || part.isEmpty ? nil : part
    }

    /// Cuts a component off where it is clipped, and marks it as removed where nothing is left of it.
    func limit(_ component: inout Component) {
        if component.removal == nil, let clip { cut(&component, clip: clip) }
        if isHidden { component.removal = .hidden }
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
