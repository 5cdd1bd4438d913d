import TabCache
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
        places = 0..<siblings.visitedCount
    }

    /// No views, as below one that is not inside what is mapped.
    init(none view: UIView) {
        self.init(view, in: view.frame, after: WalkedViews([]))
    }

    /// The image view that the middle of the view stands over.
    var picture: UIImageView? {
        if let picture = view.superview as? UIImageView { return picture }
        let middle = CGPoint(x: area.midX, y: area.midY)
        let point = CGPoint(x: view.frame.midX, y: view.frame.midY)
        return nearest(at: CGRect(origin: middle, size: .zero)) { $0.picture(at: point) }
    }

    /// Whether the view stands over some other content.
    var areCovered: Bool {
        let frame = view.frame
        guard frame.isFinite else { return false }
        return nearest(at: area) { other -> UIView? in
            let place = other.frame
            let isCovered =
                frame.contains(CGPoint(x: place.midX, y: place.midY))
                || place.contains(frame) && !other.subviews.isEmpty
            return isCovered ? other : nil
        } != nil
    }

    /// Whether the view ends within the lines of a text beside it, in front or below.
    var cutText: Bool {
        let frame = view.frame
        return frame.isFinite && siblings.holdsText(cutBy: frame)
    }

    /// Whether the view, in whatever color, hides a part of a picture.
    var holdCoveredPicture: Bool {
        let frame = view.frame
        guard frame.isFinite, view.backgroundColor?.isOpaque == true else { return false }
        return nearest(at: area) {
            $0.frame.overlaps(frame) && $0.holdsPicture(in: frame, of: view.superview) ? $0 : nil
        } != nil
    }

    /// Returns what a closure finds first in the views that can be seen, and perhaps in an area, the nearest first.
    private func nearest<Found>(at area: CGRect, _ find: (UIView) -> Found?) -> Found? {
        siblings.grid.last(at: area, in: places) { place in
            siblings.grid.areas[place].meets(area) ? find(siblings.views[place]) : nil
        }
    }
}

/// The views inside a view, in the order in which they are mapped, and where those stand that are mapped already.
@MainActor
final class WalkedViews {
    /// The views, from the back to the front.
    let views: [UIView]

    /// The areas of the visited ones, in one coordinate space; null for those that cannot be seen.
    fileprivate private(set) var grid: AreaGrid

    /// Where the views that can be seen are in the one around them.
    private lazy var frames: AreaGrid = {
        var grid = AreaGrid(count: views.count)
        for view in views { grid.add(view.isInvisible ? .null : view.frame) }
        return grid
    }()

    init(_ views: [UIView]) {
        self.views = views
        grid = AreaGrid(count: views.count)
    }

    /// The number of views that were visited.
    var visitedCount: Int { grid.areas.count }

    /// The first view that was not visited.
    var next: UIView? { visitedCount < views.count ? views[visitedCount] : nil }

    /// Notes where the next view is, and returns the views below it.
    func visit(_ view: UIView, in area: CGRect) -> ViewsBelow {
        defer {
            let canBeSeen = !view.isInvisible && view.frame.isFinite && !view.bounds.isEmpty
            grid.add(canBeSeen ? area : .null)
        }
        return ViewsBelow(view, in: area, after: self)
    }

    /// Whether an area begins or ends within the lines of a label that has no surface of its own, as badges have.
    fileprivate func holdsText(cutBy area: CGRect) -> Bool {
        frames.last(at: area, in: views.indices) { place -> UILabel? in
            guard frames.areas[place].canBeCut(by: area), let label = views[place] as? UILabel,
                !label.isSurface, label.text?.isEmpty == false
            else { return nil }
            let text = label.linesArea.offsetBy(
                dx: label.frame.minX - label.bounds.minX, dy: label.frame.minY - label.bounds.minY)
            let isLevel = area.minY < text.minY && text.maxY < area.maxY
            // A picture at the very beginning of a text, or at its end, is one beside it.
            let cutsStart =
                area.minX < text.minX - 1 && area.maxX > text.minX + text.height && area.maxX < text.maxX - 1
            let cutsEnd =
                area.maxX > text.maxX + 1 && area.minX < text.maxX - text.height && area.minX > text.minX + 1
            return isLevel && (cutsStart || cutsEnd) ? label : nil
        } != nil
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
        return subviews.reversed().firstResult { $0.picture(at: inner) }
    }
}

extension UILabel {
    /// The part of the label, in its own coordinates, that its lines take.
    fileprivate var linesArea: CGRect {
        let size = sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude))
        let (width, height) = (min(size.width, bounds.width), min(size.height, bounds.height))
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x =
            switch textAlignment {
            case .center: bounds.midX - width / 2
            case .right: bounds.maxX - width
            case .natural where isMirrored: bounds.maxX - width
            default: bounds.minX
            }
        return CGRect(x: x, y: bounds.midY - height / 2, width: width, height: height)
    }
}

extension CGRect {
    /// Whether an area ends inside the rectangle, or begins there, so that lines in it may be cut: a question before they are
    /// measured. A null rectangle is cut by none.
    fileprivate func canBeCut(by area: CGRect) -> Bool {
        guard !isNull, area.minY < maxY, minY < area.maxY else { return false }
        return area.maxX > minX && area.maxX < maxX || area.minX > minX && area.minX < maxX
    }

    /// Whether two rectangles share a point, or would but for what the way to another coordinate space makes by rounding.
    fileprivate func meets(_ other: CGRect) -> Bool {
        let slack: CGFloat = 0.01
        return max(minX, other.minX) <= min(maxX, other.maxX) + slack
            && max(minY, other.minY) <= min(maxY, other.maxY) + slack
    }
}
