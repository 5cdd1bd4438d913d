import UIKit

/// The views below one in the view around it.
@MainActor
struct ViewsBelow {
    private let view: UIView
    private let siblings: WalkedViews
    private let places: Range<Int>

    /// The area of the view in the coordinate space of those of its siblings.
    private let area: CGRect

    /// The views below one that comes next among its siblings.
    fileprivate init(_ view: UIView, in area: CGRect, after siblings: WalkedViews) {
        self.view = view
        self.area = area
        self.siblings = siblings
        places = siblings.areas.indices
    }

    /// No views, as below one that is not inside what is mapped.
    init(none view: UIView) {
        self.init(view, in: view.frame, after: WalkedViews([]))
    }

    /// The image view that the middle of the view stands over.
    var picture: UIImageView? {
        if let picture = view.superview as? UIImageView { return picture }
        guard view.frame.isFinite else { return nil }
        let middle = CGPoint(x: area.midX, y: area.midY)
        let point = CGPoint(x: view.frame.midX, y: view.frame.midY)
        return seen(at: CGRect(origin: middle, size: .zero)).compactMap { $0.picture(at: point) }.first
    }

    /// Whether the view stands over some other content.
    var areCovered: Bool {
        let frame = view.frame
        return frame.isFinite
            && seen(at: area).contains { other in
                frame.contains(CGPoint(x: other.frame.midX, y: other.frame.midY))
                    || other.frame.contains(frame) && !other.subviews.isEmpty
            }
    }

    /// The number of views in front of the view that are seen inside an area of the view around them, up to a largest one.
    func numberInFront(inside area: CGRect, atMost limit: Int) -> Int {
        let area = area.insetBy(dx: -0.5, dy: -0.5)
        let inFront = siblings.views.indices.dropFirst(places.upperBound + 1)
        return inFront.lazy.filter { area.contains(siblings.frames[$0]) && !siblings.views[$0].isInvisible }
            .prefix(limit).reduce(0) { count, _ in count + 1 }
    }

    /// Whether the view, in whatever color, hides a part of a picture.
    var holdCoveredPicture: Bool {
        let frame = view.frame
        guard frame.isFinite, view.backgroundColor?.isOpaque == true else { return false }
        return seen(at: area).contains {
            $0.frame.overlaps(frame) && $0.holdsPicture(in: frame, of: view.superview)
        }
    }

    /// The views that can be seen, and perhaps in an area, the nearest first.
    private func seen(at area: CGRect) -> some Sequence<UIView> {
        places.reversed().lazy.filter { siblings.areas[$0].meets(area) }.map { siblings.views[$0] }
            .filter { !$0.isInvisible && $0.frame.isFinite && !$0.bounds.isEmpty }
    }
}

/// The views inside one that are walked, and where those are that were visited.
@MainActor
final class WalkedViews {
    /// The views, from the back to the front.
    let views: [UIView]

    /// The areas of the visited ones, in one coordinate space.
    fileprivate(set) var areas: [CGRect] = []

    /// Where the views are in the one around them.
    fileprivate private(set) lazy var frames = views.map(\.frame)

    init(_ views: [UIView]) {
        self.views = views
    }

    /// The number of views that were visited.
    var visitedCount: Int { areas.count }

    /// The first view that was not visited.
    var next: UIView? { areas.count < views.count ? views[areas.count] : nil }

    /// Notes where the next view is, and returns the views below it.
    func visit(_ view: UIView, in area: CGRect) -> ViewsBelow {
        defer { areas.append(area) }
        return ViewsBelow(view, in: area, after: self)
    }
}

extension UIView {
    fileprivate func holdsPicture(in area: CGRect, of view: UIView?) -> Bool {
        guard !isInvisible, bounds.isFinite, !bounds.isEmpty else { return false }
        if self is UIImageView { return convert(bounds, to: view).overlaps(area) }
        return subviews.contains { $0.holdsPicture(in: area, of: view) }
    }

    /// The image view at a point of the view around this one: the view itself, or the front one inside.
    func picture(at point: CGPoint) -> UIImageView? {
        guard frame.meets(CGRect(origin: point, size: .zero)), !isInvisible, bounds.isFinite else {
            return nil
        }
        let inner = convert(point, from: superview)
        guard bounds.contains(inner) else { return nil }
        if let picture = self as? UIImageView { return picture }
        return subviews.reversed().lazy.compactMap { $0.picture(at: inner) }.first
    }
}

extension CGRect {
    /// Whether two rectangles share a point, or would but for what the way to another coordinate space makes by rounding.
    fileprivate func meets(_ other: CGRect) -> Bool {
        let slack: CGFloat = 0.01
        return max(minX, other.minX) <= min(maxX, other.maxX) + slack
            && max(minY, other.minY) <= min(maxY, other.maxY) + slack
    }
}
