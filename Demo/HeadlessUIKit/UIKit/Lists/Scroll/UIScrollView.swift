import Foundation

/// A view whose bounds origin, the content offset, moves over content larger than itself.
open class UIScrollView: UIView {
    open var contentSize = CGSize.zero {
        didSet {
            guard contentSize.width.isFinite, contentSize.height.isFinite else {
                return contentSize = oldValue
            }
            contentSizeDidChange(from: oldValue)
        }
    }
    open var contentInset = UIEdgeInsets.zero {
        didSet {
            guard contentInset.isFinite else { return contentInset = oldValue }
            contentInsetDidChange(from: oldValue)
        }
    }
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { updateAdjustedContentInset() }
    }

    open var isScrollEnabled = true
    open var isDirectionalLockEnabled = false
    open var isPagingEnabled = false
    open var bounces = true {
        didSet {
            bouncesVertically = bounces
            bouncesHorizontally = bounces
        }
    }
    open var bouncesVertically = true
    open var bouncesHorizontally = true
    open var alwaysBounceVertical = false {
        didSet { updateAdjustedContentInset() }
    }
    open var alwaysBounceHorizontal = false {
        didSet { updateAdjustedContentInset() }
    }
    open var decelerationRate = DecelerationRate.normal
    open var scrollsToTop = true
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    open var keyboardDismissMode = KeyboardDismissMode.none

    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var indicatorStyle = IndicatorStyle.default
    open var indexDisplayMode = IndexDisplayMode.automatic
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    open var automaticallyAdjustsScrollIndicatorInsets = true

    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    open var bouncesZoom = true

    open internal(set) var isTracking = false
    open internal(set) var isDragging = false
    open internal(set) var isDecelerating = false

    open var refreshControl: UIRefreshControl? {
        didSet { refreshControlDidChange(from: oldValue) }
    }

    open var panGestureRecognizer: UIPanGestureRecognizer { pan }

    private let pan = UIPanGestureRecognizer()
    var currentZoomScale: CGFloat = 1
    var lastAdjustedContentInset = UIEdgeInsets.zero
    let animator = ScrollAnimator()
    private weak var ownDelegate: (any UIScrollViewDelegate)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        addGestureRecognizer(pan)
    }

    /// What `delegate` reads and writes; lists and text views answer with their own delegate.
    var headlessScrollDelegate: (any UIScrollViewDelegate)? {
        get { ownDelegate }
        set { ownDelegate = newValue }
    }

    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { setContentOffset(newValue, animated: false) }
    }

    // An offset that is no number is no place to scroll to.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard contentOffset.x.isFinite, contentOffset.y.isFinite else { return }
        stopMotion()
        guard animated, contentOffset != self.contentOffset else { return moveContent(to: contentOffset) }
        animateContent(to: contentOffset) { [weak self] in
            guard let self else { return }
            headlessScrollDelegate?.scrollViewDidEndScrollingAnimation(self)
        }
    }

    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let target = offset(revealing: rect.intersection(CGRect(origin: .zero, size: contentSize)))
        guard target != contentOffset else { return }
        setContentOffset(target, animated: animated)
    }

    open var zoomScale: CGFloat {
        get { currentZoomScale }
        set { setZoomScale(newValue, animated: false) }
    }

    // Zooming is never animated here.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        applyZoomScale(scale)
    }

    open func zoom(to rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0 else { return }
        setZoomScale(min(bounds.width / rect.width, bounds.height / rect.height), animated: animated)
        let corner = CGPoint(x: rect.minX * zoomScale, y: rect.minY * zoomScale)
        moveContent(to: restingOffset(nearest: corner))
    }

    open var adjustedContentInset: UIEdgeInsets {
        contentInset.adding(safeAreaAdjustment)
    }

    open func adjustedContentInsetDidChange() {}

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateAdjustedContentInset()
    }

    open func flashScrollIndicators() {}

    open func touchesShouldCancel(in view: UIView) -> Bool {
        !(view is UIControl)
    }

    // A bounds origin that moves is a scroll, whoever moved it.
    override func headlessBoundsDidChange(from old: CGRect) {
        super.headlessBoundsDidChange(from: old)
        // Numbers that are none differ from themselves: content would be moved without end.
        guard hasFiniteBounds else { return }
        if bounds.size != old.size {
            updateAdjustedContentInset()
            settleContentOffset()
        }
        if bounds.origin != old.origin {
            contentOffsetDidChange(from: old.origin)
        }
    }
}

/// Gives scroll views their `delegate`, so that lists and text views can declare theirs with a type of their
/// own.
@MainActor public protocol HeadlessScrolling: UIScrollView {}

extension UIScrollView: HeadlessScrolling {}

extension HeadlessScrolling {
    public var delegate: (any UIScrollViewDelegate)? {
        get { headlessScrollDelegate }
        set { headlessScrollDelegate = newValue }
    }
}
