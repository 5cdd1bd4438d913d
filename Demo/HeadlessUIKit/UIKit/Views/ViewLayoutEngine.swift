import Foundation

/// What an Auto Layout engine does for the views that take part in it.
@MainActor
protocol ViewLayoutEngine: AnyObject {
    func layoutSubviews(of view: UIView)
    func intrinsicContentSizeDidChange(of view: UIView)
    func fittingSize(
        of view: UIView, target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize?
}
