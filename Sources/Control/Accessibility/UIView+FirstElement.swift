import TabCache
import TabProduction
import UIKit

extension UIView {
    /// Returns the first element in an area that can take the focus: in the order that the app gives, else in
    /// that of reading.
    ///
    /// - Parameters:
    ///   - root: The view that the area is in.
    ///   - place: A subview that is no content.
    func firstElement(in area: CGRect, of root: UIView, besides place: UIView?) -> AccessibleObject? {
        guard !isHidden, alpha >= 0.01, !accessibilityElementsHidden, !(self is SkeletonOverlay),
            self !== place,
            convert(bounds, to: root).intersects(area)
        else { return nil }
        if isAccessibilityElement || isReused { return self }
        guard let listed = accessibilityElements else {
            return subviewsInReadingOrder.firstResult {
                $0.firstElement(in: area, of: root, besides: place)
            }
        }
        return listed.firstResult { self.element($0, in: area, of: root, besides: place) }
    }

    /// Returns an element that the app has listed, or the first one in it.
    private func element(_ element: Any, in area: CGRect, of root: UIView, besides place: UIView?)
        -> AccessibleObject?
    {
        if let view = element as? UIView { return view.firstElement(in: area, of: root, besides: place) }
        guard let object = element as? AccessibleObject, !object.accessibilityElementsHidden else {
            return nil
        }
        guard object.isAccessibilityElement else {
            let inside = object.accessibilityElements ?? []
            return inside.firstResult { self.element($0, in: area, of: root, besides: place) }
        }
        let place = UIAccessibility.convertToScreenCoordinates(area, in: root)
        return object.accessibilityFrame.intersects(place) ? object : nil
    }

    /// The subviews row by row; what begins above the middle of the first one of a row belongs to it.
    private var subviewsInReadingOrder: [UIView] {
        var rows: [[UIView]] = []
        for view in subviews.sorted(by: { $0.frame.minY < $1.frame.minY }) {
            if let first = rows.last?.first, view.frame.minY < first.frame.midY {
                rows[rows.count - 1].append(view)
            } else {
                rows.append([view])
            }
        }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return rows.flatMap { row in
            row.sorted { isMirrored ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX }
        }
    }
}
