import TabProduction
public import UIKit

/// A refresher: a view beyond an edge of a scroll view that appears with a pull, and its animator.
///
/// ```swift
/// tableView.addPullToRefresh(PullToRefresh()) { [weak self] in self?.reload() }
/// tableView.endRefreshing(at: .top)
/// ```
///
/// The names and defaults are those of PullToRefresher. A refresher works once it is added, and serves one edge of one
/// scroll view at a time.
@available(tvOS, unavailable)
@MainActor
open class PullToRefresh: NSObject {
    /// The edges, by the name that PullToRefresher gives them.
    public typealias Position = RefreshEdge

    /// The states, by the name that PullToRefresher gives them.
    public typealias State = PullToRefreshState

    /// The edge of the refresher; a change takes effect when the refresher is added again.
    open var position: Position

    /// The length of the hide animation, in seconds. The default is 1.
    open var animationDuration: TimeInterval = 1

    /// The time that the view stays after the end, in seconds. The default is 0.
    open var hideDelay: TimeInterval = 0

    /// The damping of the hide animation, in 0...1, where 1 does not swing. The default is 0.4.
    open var springDamping: CGFloat = 0.4

    /// The speed at which the hide animation starts. The default is 0.8.
    open var initialSpringVelocity: CGFloat = 0.8

    /// Options of the hide animation, which always allows touches. The default is linear.
    open var animationOptions: UIView.AnimationOptions = [.curveLinear]

    /// Whether the view stays in sight while loading, however the content is scrolled. The default is false.
    open var shouldBeVisibleWhileScrolling: Bool = false

    /// Empty space above the view, or before it where content scrolls horizontally, in points.
    open var topPadding: CGFloat?

    /// The pull that starts a refresh, in points; `nil`, the default, takes the height of the view.
    ///
    /// Zero, negative and infinite values take the height too, and values above 1,000 points are clamped.
    open var threshold: CGFloat?

    /// The trigger of a refresh. The default is a pull.
    open var trigger: RefreshTrigger = .pull

    /// Whether a pull starts the refresh while the finger is still down. The default is false.
    open var startsWhileDragging: Bool = false

    /// Whether the other edge ignores pulls and starts while this one is busy. The default is true.
    open var isExclusive: Bool = true

    /// Whether a start by the app scrolls the view into sight; `nil`, the default, does so at the start only.
    open var scrollsToReveal: Bool?

    /// The time after which a refresh without an end fails, in seconds; `nil`, the default, waits for ever.
    open var timeLimit: TimeInterval?

    /// Whether a load by distance may start while there is no content. The default is false.
    open var loadsEmptyContent: Bool = false

    /// Whether the view shows at rest, when the content bounces; `nil`, the default, shows it for triggers other than a pull.
    open var showsAtRest: Bool?

    /// Whether content that does not fill the scroll view hides the view and starts no load by distance.
    ///
    /// The default is false: short content loads once for each page.
    open var hidesWhenContentIsShort: Bool = false

    /// Whether a pull that is long enough plays one light tap. The default is true.
    open var isHapticEnabled: Bool = true

    /// The texts on screen and for VoiceOver.
    open var texts: RefreshTexts {
        didSet { attachment?.textsDidChange() }
    }

    /// The view beyond the edge.
    public let refreshView: UIView

    /// The animator of the view.
    public let animator: any RefreshViewAnimator

    /// The height of the view, in points; beyond a leading or trailing edge its width.
    public let height: CGFloat

    /// Whether fingers and the app can start a refresh. The default is true; a refresh that runs ends normally.
    public internal(set) var isEnabled = true

    /// The attachment to a scroll view.
    weak var attachment: (any RefreshControlling)?

    /// The clock of delays and limits.
    var timing: any Delaying = SkeletonConfiguration.delaying

    /// The last reported phase.
    var reportedPhase = RefreshPhase.idle

    private lazy var feedback = TapFeedback()

    /// The number of taps.
    private(set) var hapticCount = 0

    /// Creates a refresher with a view of the app.
    ///
    /// - Parameters:
    ///   - refreshView: The view; it spans the visible content, and the height is its other dimension.
    ///   - animator: The animator of the view.
    ///   - height: The height of the view, in points; beyond a leading or trailing edge its width.
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

    /// The phase of the refresher.
    public var phase: RefreshPhase { attachment == nil ? .idle : reportedPhase }

    /// The state of the refresher, in the terms of PullToRefresher.
    open var state: State { phase.state }

    /// Enables or disables the refresher.
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
    /// - Parameter result: The result of the refresh.
    /// - Returns: Whether a refresh ran.
    @discardableResult
    public func endRefreshing(with result: RefreshResult = .finished) -> Bool {
        attachment?.end(result) ?? false
    }

    /// Resets an exhausted or failed edge.
    public func reset() {
        attachment?.send(.reset)
    }

    /// Removes this refresher from its scroll view, in any state, and restores everything.
    public func remove() {
        attachment?.detach()
    }
}

// MARK: - Attachment

@available(tvOS, unavailable)
extension PullToRefresh {
    /// Returns the rules of an edge, which depend on a table's headers only while the edge is open.
    func rules(at edge: RefreshEdge, in scrollView: UIScrollView, isOpen: Bool) -> RefreshRules {
        let fitting = refreshView as? any ScrollViewFitting
        let viewHeight = (fitting?.length(at: edge, in: scrollView) ?? height) + usedPadding
        return RefreshRules(
            trigger: edge.isStart ? .pull : trigger, threshold: threshold ?? viewHeight, height: viewHeight,
            startsWhileDragging: startsWhileDragging, isExclusive: isExclusive,
            offersRetry: fitting?.showsResults == true,
            showsEnd: fitting?.showsResults == true && !texts.exhausted.isEmpty,
            loadsEmptyContent: loadsEmptyContent, loadsShortContent: !hidesWhenContentIsShort,
            followsPinnedHeaders: isOpen && edge == .top && scrollView.pinsSectionHeaders,
            timeLimit: timeLimit)
    }

    var usedPadding: CGFloat { topPadding?.clampedLength ?? 0 }

    /// Whether the view shows at rest.
    var showsViewAtRest: Bool { showsAtRest ?? (trigger != .pull) }

    func scrolls(toRevealAt edge: RefreshEdge) -> Bool { scrollsToReveal ?? edge.isStart }

    func playHaptic() {
        guard isHapticEnabled else { return }
        hapticCount += 1
        feedback.play()
    }

    /// Runs the hide animation, with Reduce Motion without a spring.
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
