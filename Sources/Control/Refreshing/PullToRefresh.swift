import TabProduction
public import UIKit

/// A refresher: what a scroll view shows beyond an edge when it is pulled, and how that moves.
///
/// ```swift
/// tableView.addPullToRefresh(PullToRefresh()) { [weak self] in self?.reload() }
/// tableView.endRefreshing(at: .top)
/// ```
///
/// The names and defaults are those of PullToRefresher. A refresher works from the moment it is added;
/// it serves one edge of one scroll view at a time.
@available(tvOS, unavailable)
@MainActor
open class PullToRefresh: NSObject {
    /// The edges, by the name that PullToRefresher gives them.
    public typealias Position = RefreshEdge

    /// The states, by the name that PullToRefresher gives them.
    public typealias State = PullToRefreshState

    /// The edge the refresher is added to; a change takes effect when it is added again.
    open var position: Position

    /// The length of the hide animation, in seconds. The default is 1.
    open var animationDuration: TimeInterval = 1

    /// How long the view stays after the end, in seconds. The default is 0.
    open var hideDelay: TimeInterval = 0

    /// The damping of the hide animation, in 0...1, where 1 does not swing. The default is 0.4.
    open var springDamping: CGFloat = 0.4

    /// The speed at which the hide animation starts. The default is 0.8.
    open var initialSpringVelocity: CGFloat = 0.8

    /// Options of the hide animation; touches are let through whatever they are. The default is linear.
    open var animationOptions: UIView.AnimationOptions = [.curveLinear]

    /// Whether the view stays in sight while loading, however the content is scrolled. The default is false.
    open var shouldBeVisibleWhileScrolling: Bool = false

    /// Empty space above the view, in points.
    open var topPadding: CGFloat?

    /// The pull that starts a refresh, in points; `nil`, the default, takes the height of the view.
    ///
    /// Zero, negative and endless values take the height too, larger ones than 1,000 points are clamped.
    open var threshold: CGFloat?

    /// What starts a refresh. The default is a pull.
    open var trigger: RefreshTrigger = .pull

    /// Whether a pull starts the refresh while the finger is still down. The default is false.
    open var startsWhileDragging: Bool = false

    /// Whether the other edge ignores pulls and starts while this one is busy. The default is true.
    open var isExclusive: Bool = true

    /// Whether a start by the app scrolls the view into sight; `nil`, the default, does so at the top only.
    open var scrollsToReveal: Bool?

    /// After this many seconds without an end a refresh has failed; `nil`, the default, waits for ever.
    open var timeLimit: TimeInterval?

    /// Whether a load by distance may start while there is no content. The default is false.
    open var loadsEmptyContent: Bool = false

    /// Whether the view can be seen at rest, where content is stretched beyond the edge; `nil`, the default, shows views
    /// that are not pulled in.
    open var showsAtRest: Bool?

    /// Whether the view is out of sight, and distance starts no load, while the content does not fill the scroll view.
    ///
    /// The default is false: short content loads once for each page.
    open var hidesWhenContentIsShort: Bool = false

    /// Whether one light tap is felt when the pull is long enough. The default is true.
    open var isHapticEnabled: Bool = true

    /// What is said on screen and by VoiceOver.
    open var texts: RefreshTexts {
        didSet { attachment?.textsDidChange() }
    }

    /// The view beyond the edge.
    public let refreshView: UIView

    /// What moves the view.
    public let animator: any RefreshViewAnimator

    /// The height of the view, in points.
    public let height: CGFloat

    /// Whether fingers and the app can start a refresh. The default is true; one that runs ends normally.
    public internal(set) var isEnabled = true

    /// What serves the refresher while it is added to a scroll view.
    weak var attachment: (any RefreshControlling)?

    /// What delays and limits are measured with.
    var timing: any Delaying = SkeletonConfiguration.delaying

    /// The phase that was reported last.
    var reportedPhase = RefreshPhase.idle

    private lazy var feedback = TapFeedback()

    /// The number of taps that were felt.
    private(set) var hapticCount = 0

    /// Creates a refresher with a view of the app.
    ///
    /// - Parameters:
    ///   - refreshView: The view; it gets the width of the content and the given height.
    ///   - animator: What moves the view.
    ///   - height: The height of the view, in points.
    ///   - position: The edge.
    public init(refreshView: UIView, animator: any RefreshViewAnimator, height: CGFloat, position: Position) {
        self.refreshView = refreshView
        self.animator = animator
        self.height = height
        self.position = position
        texts = RefreshTexts(at: position)
        super.init()
    }

    /// Creates a refresher that shows a spinner.
    public convenience init(height: CGFloat = 40, position: Position = .top) {
        let spinner = SpinnerView()
        self.init(refreshView: spinner, animator: spinner, height: height, position: position)
    }

    /// Where the refresher stands.
    public var phase: RefreshPhase { attachment == nil ? .idle : reportedPhase }

    /// Where the refresher stands, in the words of PullToRefresher.
    open var state: State { phase.state }

    /// Lets fingers and the app start a refresh, or not.
    public func setEnable(isEnabled: Bool) {
        self.isEnabled = isEnabled
        attachment?.send(.enable(isEnabled))
    }

    /// Starts a refresh, if the refresher is added, enabled and at rest, and the other edge is not busy.
    ///
    /// - Returns: Whether a refresh has started.
    @discardableResult
    public func startRefreshing() -> Bool {
        attachment?.begin() ?? false
    }

    /// Ends a refresh; does nothing unless one runs.
    ///
    /// - Parameter result: How it came out.
    /// - Returns: Whether a refresh ran.
    @discardableResult
    public func endRefreshing(with result: RefreshResult = .finished) -> Bool {
        attachment?.end(result) ?? false
    }

    /// Lets an exhausted or failed edge start afresh.
    public func reset() {
        attachment?.send(.reset)
    }

    /// Removes exactly this refresher from its scroll view, in whatever state, and gives everything back.
    public func remove() {
        attachment?.detach()
    }
}

// MARK: - What the attachment asks

@available(tvOS, unavailable)
extension PullToRefresh {
    /// The rules of an edge; a table is asked for its headers, and its data source with it, only while the edge is open.
    func rules(at edge: RefreshEdge, in scrollView: UIScrollView, isOpen: Bool) -> RefreshRules {
        let fitting = refreshView as? any ScrollViewFitting
        let viewHeight = (fitting?.height(in: scrollView) ?? height) + usedPadding
        return RefreshRules(
            trigger: edge == .top ? .pull : trigger, threshold: threshold ?? viewHeight, height: viewHeight,
            startsWhileDragging: startsWhileDragging, isExclusive: isExclusive,
            offersRetry: fitting?.showsResults == true,
            showsEnd: fitting?.showsResults == true && !texts.exhausted.isEmpty,
            loadsEmptyContent: loadsEmptyContent, loadsShortContent: !hidesWhenContentIsShort,
            followsPinnedHeaders: isOpen && edge == .top && scrollView.pinsSectionHeaders,
            timeLimit: timeLimit)
    }

    var usedPadding: CGFloat { topPadding?.clampedLength ?? 0 }

    /// Whether the view is in sight at rest when content is stretched beyond it.
    var showsViewAtRest: Bool { showsAtRest ?? (trigger != .pull) }

    func scrolls(toRevealAt edge: RefreshEdge) -> Bool { scrollsToReveal ?? (edge == .top) }

    /// The place of the view in the content: beyond the edge, as wide as what is visible of the content.
    func frame(
        ofHeight height: CGFloat, at edge: RefreshEdge, floats: Bool, geometry: ScrollGeometry,
        in scrollView: UIScrollView
    ) -> CGRect {
        let inset = scrollView.adjustedContentInset
        let home = edge == .top ? -height : geometry.contentLength
        let inSight =
            edge == .top
            ? max(home, geometry.offset + geometry.baseTop)
            : min(home, geometry.offset + geometry.viewLength - geometry.baseBottom - height)
        return CGRect(
            x: scrollView.contentOffset.x + inset.left, y: floats ? inSight : home,
            width: max(0, scrollView.bounds.width - inset.left - inset.right), height: height)
    }

    func playHaptic() {
        guard isHapticEnabled else { return }
        hapticCount += 1
        feedback.play()
    }

    /// Runs the hide animation; with Reduce Motion it does not swing.
    func animateHiding(_ change: @escaping @MainActor () -> Void, completion: @escaping @MainActor () -> Void)
    {
        let options = animationOptions.union([.allowUserInteraction, .beginFromCurrentState])
        let isStill = UIAccessibility.isReduceMotionEnabled
        let damping = springDamping.isFinite ? min(max(0, springDamping), 1) : 1
        let velocity = initialSpringVelocity.isFinite ? initialSpringVelocity : 0
        guard !isStill else {
            UIView.animate(
                withDuration: min(0.25, animationDuration), delay: 0, options: options, animations: change
            ) { _ in completion() }
            return
        }
        UIView.animate(
            withDuration: animationDuration, delay: 0, usingSpringWithDamping: damping,
            initialSpringVelocity: velocity, options: options, animations: change
        ) { _ in completion() }
    }
}
