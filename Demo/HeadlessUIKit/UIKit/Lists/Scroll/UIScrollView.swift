public import Foundation

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

    open var isScrollEnabled = true {
        didSet {
            HeadlessKeyValueObserving.change(
                of: self, keyPath: \UIScrollView.isScrollEnabled, oldValue: oldValue,
                newValue: isScrollEnabled)
        }
    }
    open var allowsKeyboardScrolling = true {
        didSet {
            HeadlessKeyValueObserving.change(
                of: self, keyPath: \UIScrollView.allowsKeyboardScrolling, oldValue: oldValue,
                newValue: allowsKeyboardScrolling)
        }
    }
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
    open var keyboardDismissMode = KeyboardDismissMode.none

    open var showsVerticalScrollIndicator = true {
        didSet { placeIndicators() }
    }
    open var showsHorizontalScrollIndicator = true {
        didSet { placeIndicators() }
    }
    open var indicatorStyle = IndicatorStyle.default {
        didSet { placeIndicators() }
    }
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { placeIndicators() }
    }
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { placeIndicators() }
    }
    open var automaticallyAdjustsScrollIndicatorInsets = true {
        didSet { placeIndicators() }
    }

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
    var zooming = ZoomState()
    /// The axis that a drag keeps to, once it is known.
    var lockedAxis: ScrollAxis?
    let indicators = ScrollIndicators()
    var edgeEffects: EdgeEffects?
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

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeEdgeEffects()
    }

    /// What `delegate` reads and writes; lists and text views answer with their own delegate.
    var headlessScrollDelegate: (any UIScrollViewDelegate)? {
        get { ownDelegate }
        set { ownDelegate = newValue }
    }

    /// Where content that was let go comes to rest, given where it would by itself.
    func headlessTarget(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint { offset }

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
            headlessScrollDelegate?[.didEndScrollingAnimation]?.scrollViewDidEndScrollingAnimation(self)
        }
    }

    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let target = offset(revealing: rect.intersection(CGRect(origin: .zero, size: contentSize)))
        guard target != contentOffset else { return }
        setContentOffset(target, animated: animated)
    }

    open var zoomScale: CGFloat {
        get { zooming.scale }
        set { setZoomScale(newValue, animated: false) }
    }

    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        guard animated else { return applyZoomScale(allowedZoomScale(scale)) }
        animateZoom(to: allowedZoomScale(scale))
    }

    open func zoom(to rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0 else { return }
        let scale = allowedZoomScale(min(bounds.width / rect.width, bounds.height / rect.height))
        let corner = CGPoint(x: rect.minX * scale, y: rect.minY * scale)
        guard animated else {
            applyZoomScale(scale)
            return moveContent(to: restingOffset(nearest: corner))
        }
        animateZoom(to: scale, offset: corner)
    }

    open var adjustedContentInset: UIEdgeInsets {
        contentInset.adding(safeAreaAdjustment)
    }

    open func adjustedContentInsetDidChange() {}

    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        scrollAPage(direction)
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateAdjustedContentInset()
    }

    open func flashScrollIndicators() {
        showIndicators()
        hideIndicatorsSoon()
    }

    // A bounds origin that moves is a scroll, whoever moved it.
    override func headlessBoundsDidChange(from old: CGRect) {
        super.headlessBoundsDidChange(from: old)
        // Numbers that are none differ from themselves: content would be moved without end.
        guard hasFiniteBounds else { return }
        if bounds.size != old.size {
            updateAdjustedContentInset()
            settleContentOffset()
            refreshControl?.scrollViewDidScroll(self)
        }
        if bounds.origin != old.origin {
            contentOffsetDidChange(from: old.origin)
        }
    }
}

/// Gives scroll views their `delegate`, so that lists and text views can declare theirs with a type of their
/// own.
@preconcurrency @MainActor public protocol HeadlessScrolling: UIScrollView {}

extension UIScrollView: HeadlessScrolling {}

extension HeadlessScrolling {
    public var delegate: (any UIScrollViewDelegate)? {
        get { headlessScrollDelegate }
        set { headlessScrollDelegate = newValue }
    }
}
