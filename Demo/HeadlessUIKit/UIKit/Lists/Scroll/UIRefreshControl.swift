import Foundation

/// The control that a scroll view shows above its content while it refreshes.
open class UIRefreshControl: UIControl {
    open private(set) var isRefreshing = false
    open var attributedTitle: NSAttributedString?

    /// How far the content is pulled down, at the finger, to start refreshing.
    static let pullDistance: CGFloat = 110
    static let height: CGFloat = 60

    private var scrollView: UIScrollView? { superview as? UIScrollView }

    public convenience init() {
        self.init(frame: .zero)
    }

    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        scrollView?.contentInset.top += Self.height
    }

    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        scrollView?.contentInset.top -= Self.height
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let pulled = -scrollView.contentOffset.y - scrollView.adjustedContentInset.top
        frame = CGRect(
            x: 0, y: min(-Self.height, -pulled), width: scrollView.bounds.width, height: Self.height)
        guard scrollView.isDragging, !isRefreshing, pulled >= Self.pullDistance else { return }
        beginRefreshing()
        sendActions(for: .valueChanged)
    }
}

extension UIScrollView {
    func refreshControlDidChange(from old: UIRefreshControl?) {
        guard refreshControl !== old else { return }
        old?.removeFromSuperview()
        guard let refreshControl else { return }
        insertSubview(refreshControl, at: 0)
        refreshControl.scrollViewDidScroll(self)
    }
}
