import TabCache
import UIKit

extension CALayer {
    /// Rounds some corners of the layer, never by more than half its shorter side.
    func round(_ corners: RoundedCorners, by radius: CGFloat) {
        cornerRadius = bounds.size.clamped(radius: radius)
        maskedCorners = corners.cornerMask
        cornerCurve = corners.contains(.continuous) ? .continuous : .circular
    }
}

extension UIBezierPath {
    /// The outline of a rectangle some of whose corners are round, never by more than half its shorter side.
    convenience init(rounding corners: RoundedCorners, of rect: CGRect, by radius: CGFloat) {
        let radius = rect.size.clamped(radius: radius)
        guard radius > 0, !corners.isEmpty else {
            self.init(rect: rect)
            return
        }
        self.init(
            roundedRect: rect, byRoundingCorners: corners.rectCorners,
            cornerRadii: CGSize(width: radius, height: radius))
    }
}

extension UIBezierPath {
    /// The outline of the shape of a component that has an opening, moved by the corner of its layer.
    convenience init?(opening component: Component, at origin: CGPoint) {
        guard let open = component.openFrame else { return nil }
        let move = { (rect: CGRect) in
            rect.offsetBy(dx: origin.x - component.frame.minX, dy: origin.y - component.frame.minY)
        }
        self.init(
            rounding: component.roundedCorners, of: move(component.frame), by: component.cornerRadius)
        // The other direction leaves the inside free, whatever else is in the path.
        let hole = UIBezierPath(
            rounding: component.roundedCorners, of: move(open), by: component.openRadius)
        append(hole.reversing())
    }
}

extension CGMutablePath {
    /// Adds a rectangle some of whose corners are round, as layers round them.
    func addRect(_ rect: CGRect, rounding corners: RoundedCorners, by radius: CGFloat) {
        let radius = rect.size.clamped(radius: radius)
        if radius == 0 || corners.isEmpty {
            addRect(rect)
        } else if corners.isSuperset(of: .all) {
            addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
        } else {
            addPath(UIBezierPath(rounding: corners, of: rect, by: radius).cgPath)
        }
    }
}

extension CGSize {
    /// A corner radius that fits.
    fileprivate func clamped(radius: CGFloat) -> CGFloat {
        max(0, min(radius, min(width, height) / 2))
    }
}
