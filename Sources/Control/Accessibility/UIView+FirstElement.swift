import TabCache
import TabProduction
import UIKit

extension UIView {
    /// Returns the first element in an area of the view that can take the focus: in the order that the app gives, else in
    /// that of reading.
    ///
    /// - Parameter place: A subview that is no content.
    func firstElement(in area: CGRect, besides place: UIView?) -> AccessibleObject? {
        func first(in view: UIView) -> AccessibleObject? {
            guard !view.isHidden, view.alpha >= 0.01, !view.accessibilityElementsHidden,
                !(view is SkeletonOverlay), view !== place,
                view.convert(view.bounds, to: self).intersects(area)
            else { return nil }
            if view.isAccessibilityElement || view.isReused { return view }
            guard let listed = view.listedElements else {
                return view.subviewsInReadingOrder.firstResult { first(in: $0) }
            }
            return listed.firstResult { first(of: $0) }
        }
        /// Returns an element that the app has listed, or the first one in it.
        func first(of element: Any) -> AccessibleObject? {
            if let view = element as? UIView { return first(in: view) }
            guard let object = element as? AccessibleObject, !object.accessibilityElementsHidden else {
                return nil
            }
            guard object.isAccessibilityElement else {
                return (object.accessibilityElements ?? []).firstResult { first(of: $0) }
            }
            let place = UIAccessibility.convertToScreenCoordinates(area, in: self)
            return object.accessibilityFrame.intersects(place) ? object : nil
        }
        return first(in: self)
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
