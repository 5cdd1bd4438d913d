import TabCache
import UIKit

extension CALayer {
    /// Rounds some corners of the layer, never by more than half its shorter side.
    func round(_ corners: Corners) {
        cornerRadius = bounds.size.clamped(radius: corners.radius)
        maskedCorners = corners.rounded.cornerMask
        cornerCurve = corners.rounded.contains(.continuous) ? .continuous : .circular
    }
}

extension UIBezierPath {
    /// The outline of a rectangle some of whose corners are round, never by more than half its shorter side.
    convenience init(rounding corners: Corners, of rect: CGRect) {
        let radius = rect.size.clamped(radius: corners.radius)
        guard radius > 0, !corners.rounded.isEmpty else {
            self.init(rect: rect)
            return
        }
        self.init(
            roundedRect: rect, byRoundingCorners: corners.rounded.rectCorners,
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
            rounding: component.corners, of: move(component.frame))
        // The other direction leaves the inside free, whatever else is in the path.
        let hole = UIBezierPath(
            rounding: Corners(radius: component.openRadius, rounded: component.corners.rounded),
            of: move(open))
        append(hole.reversing())
    }
}

extension CGMutablePath {
    /// Adds a rectangle some of whose corners are round, as layers round them.
    func addRect(_ rect: CGRect, rounding corners: Corners) {
        let radius = rect.size.clamped(radius: corners.radius)
        if radius == 0 || corners.rounded.isEmpty {
            addRect(rect)
        } else if corners.rounded.isSuperset(of: .all) {
            addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
        } else {
            addPath(UIBezierPath(rounding: corners, of: rect).cgPath)
        }
    }
}

extension CGSize {
    /// A corner radius that fits.
    fileprivate func clamped(radius: CGFloat) -> CGFloat {
        max(0, min(radius, min(width, height) / 2))
    }
}
