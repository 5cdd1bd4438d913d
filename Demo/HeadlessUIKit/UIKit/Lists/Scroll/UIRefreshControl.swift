public import Foundation

/// The control that a scroll view shows above its content while it refreshes.
open class UIRefreshControl: UIControl {
    open private(set) var isRefreshing = false
    open var attributedTitle: NSAttributedString? {
        didSet { titleDidChange() }
    }

    /// How far the content is pulled down, at the finger, to start refreshing.
    static let pullDistance: CGFloat = 110
    static let height: CGFloat = 60

    private let wheel = UIActivityIndicatorView(style: .medium)
    private let titleLabel = UILabel(frame: .zero)
    private var scrollView: UIScrollView? { superview as? UIScrollView }

    public convenience init() {
        self.init(frame: .zero)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        wheel.hidesWhenStopped = false
        addSubview(wheel)
        addSubview(titleLabel)
        titleDidChange()
        tintColorDidChange()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        wheel.color = viewState.tintColor ?? .systemGray
    }

    private func titleDidChange() {
        titleLabel.attributedText = attributedTitle
        titleLabel.isHidden = attributedTitle == nil
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let title = titleLabel.isHidden ? CGSize.zero : titleLabel.sizeThatFits(bounds.size)
        wheel.center = CGPoint(x: bounds.midX, y: (bounds.height - title.height) / 2)
        titleLabel.frame = CGRect(
            x: pixelRound((bounds.width - title.width) / 2), y: bounds.height - title.height - 4,
            width: title.width, height: title.height)
    }

    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        alpha = 1
        wheel.startAnimating()
        scrollView?.contentInset.top += Self.height
    }

    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        wheel.stopAnimating()
        scrollView?.contentInset.top -= Self.height
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let pulled = -scrollView.contentOffset.y - scrollView.adjustedContentInset.top
        frame = CGRect(
            x: 0, y: min(-Self.height, -pulled), width: scrollView.bounds.width, height: Self.height)
        // It comes out as it is pulled out.
        alpha = isRefreshing ? 1 : min(1, max(0, pulled / Self.pullDistance))
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
