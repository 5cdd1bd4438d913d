/// What iOS 26 lays over the content of a scroll view below a bar, so that the bar can be read: a private view.
final class _UIScrollPocket: UIView {}

extension UIScrollView {
    /// Keeps the pocket at the top edge, below the bar.
    func placePocket() {
        let height = adjustedContentInset.top
        let pocket = subviews.lazy.compactMap { $0 as? _UIScrollPocket }.first
        guard HeadlessScreen.isUnkind, window != nil, height > 0 else {
            return pocket?.removeFromSuperview() ?? ()
        }
        let view = pocket ?? _UIScrollPocket()
        view.isUserInteractionEnabled = false
        view.frame = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: height)
        if pocket == nil { addSubview(view) }
    }
}
