import Foundation
import TabProduction
import UIKit

/// A view of a size at the origin.
@MainActor
func makeRoot(width: CGFloat = 320, height: CGFloat = 100) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

extension UIView {
    /// Lays out a view that holds lists, or is one, in a window: outside of windows UIKit complains.
    func layOutInWindow() {
        let window = UIWindow(frame: frame)
        window.addSubview(self)
        layoutIfNeeded()
        removeFromSuperview()
    }
}

/// A label in a 20 point font, whose lines are 23.86 points high.
@MainActor
func makeLabel(
    _ text: String? = nil, frame: CGRect = CGRect(x: 10, y: 10, width: 200, height: 24), lines: Int = 1
) -> UILabel {
    let label = UILabel(frame: frame)
    label.font = .systemFont(ofSize: 20)
    label.text = text
    label.numberOfLines = lines
    return label
}

/// A plain view with an area and a color.
@MainActor
func makeBlock(x: CGFloat = 0, y: CGFloat = 0, width: CGFloat = 20, height: CGFloat = 20) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    view.backgroundColor = .lightGray
    return view
}

extension UIView {
    /// Adds views in order and returns self.
    func adding(_ views: UIView...) -> Self {
        views.forEach(addSubview)
        return self
    }

    /// The components of the view with default options.
    var mapped: [Component] { ViewMapper().map(self).components }
}

/// Whether two numbers differ by less than a tenth of a point.
func isClose(_ left: CGFloat, _ right: CGFloat) -> Bool {
    abs(left - right) < 0.1
}

/// Whether a rectangle is inside another, give or take less than half a pixel.
func isInside(_ inner: CGRect, _ outer: CGRect) -> Bool {
    inner.minX >= outer.minX - 0.3 && inner.maxX <= outer.maxX + 0.3
        && inner.minY >= outer.minY - 0.3 && inner.maxY <= outer.maxY + 0.3
}

/// Runs work and returns the warnings it gave.
@MainActor
func warnings(during work: () -> Void) -> [String] {
    let sink = SkeletonLog.sink
    defer { SkeletonLog.sink = sink }
    var warnings: [String] = []
    SkeletonLog.sink = { warnings.append($0) }
    work()
    return warnings
}
