import TabAnimated
import TabProduction
public import UIKit

/// Pull to refresh, or load more, at one edge of a scroll view.
///
/// ```swift
/// tableView.addPullToRefresh(PullToRefresh()) { [weak self] in self?.reload() }
/// tableView.endRefreshing(at: .top)
/// ```
///
/// A refresher works once it is added, and serves one edge of one scroll view at a time.
@available(tvOS, unavailable)
@MainActor
open class PullToRefresh {
    /// The edge that the refresher was made for.
    public let position: Position

    /// The pull that starts a refresh, in points; `nil`, the default, takes the height of the view.
    ///
    /// Zero, negative and infinite values take the height too, and values above 1,000 points are clamped.
    public var threshold: CGFloat?

    /// The trigger of a refresh. The default is a pull.
    public var trigger: Trigger = .pull {
        didSet {
            attachment?.updateRules()
            attachment?.settleLater()
        }
    }

    /// Whether a pull starts the refresh while the finger is still down. The default is false.
    public var startsWhileDragging: Bool = false

    /// Whether the other edge ignores pulls and starts while this one is busy. The default is true.
    public var isExclusive: Bool = true

    /// Whether fingers and the app can start a refresh. The default is true; a refresh that runs ends normally.
    public var isEnabled: Bool = true {
        didSet {
            attachment?.send(.enable(isEnabled))
            attachment?.settleLater()
        }
    }

    /// The time after which a refresh without an end fails, in seconds; `nil`, the default, waits for ever.
    public var timeLimit: TimeInterval?

    /// The texts on screen and for VoiceOver; the defaults are in the language of the app.
    public var texts: Texts {
        didSet {
            names = texts.named(at: position)
            attachment?.textsDidChange()
        }
    }

    /// Whether a pull that is long enough plays one light tap. The default is true.
    public var isHapticEnabled: Bool = true

    /// Whether the view stays in sight while loading, however the content is scrolled. The default is false.
    public var shouldBeVisibleWhileScrolling: Bool = false

    /// The length of the hide animation, in seconds. The default is 1.
    public var animationDuration: TimeInterval = 1

    /// The time that the view stays after the end, in seconds. The default is 0.
    public var hideDelay: TimeInterval = 0

    /// The damping of the hide animation, in 0...1, where 1 does not swing. The default is 0.4.
    public var springDamping: CGFloat = 0.4

    /// The speed at which the hide animation starts, in distances per second, as in UIKit's spring animations. The default is 0.8.
    public var initialSpringVelocity: CGFloat = 0.8

    /// Options of the hide animation, which always allows touches. The default is linear.
    public var animationOptions: UIView.AnimationOptions = [.curveLinear]

    /// The texts, none of which leaves a control without a name.
    private(set) var names: Texts
    package let refreshView: UIView
    let animator: any RefreshViewAnimator
    /// In points; beyond a leading or trailing edge the width.
    let height: CGFloat
    weak var attachment: RefreshAttachment?

    /// Creates a refresher with a view of the app.
    ///
    /// - Parameters:
    ///   - refreshView: The view; it spans the visible content, and the height is its other dimension.
    ///   - animator: The animator of the view.
    ///   - height: The height of the view, in points; beyond a leading or trailing edge its width. The default is 40.
    ///   - position: The edge; the default is the top.
    public init(
        refreshView: UIView, animator: any RefreshViewAnimator, height: CGFloat = 40,
        position: Position = .top
    ) {
        self.refreshView = refreshView
        self.animator = animator
        self.height = height
        self.position = position
        texts = Texts(at: position)
        names = texts
    }

    /// Creates a refresher that shows a spinner.
    ///
    /// - Parameters:
    ///   - height: The height of the view, in points; the default is 40.
    ///   - position: The edge; the default is the top.
    public convenience init(height: CGFloat = 40, position: Position = .top) {
        let spinner = SpinnerView()
        self.init(refreshView: spinner, animator: spinner, height: height, position: position)
    }

    /// Creates a refresher that shows skeletons of rows.
    ///
    /// At the start of the content the first row unrolls with the pull; at its end the rows stand after the last one.
    ///
    /// - Parameters:
    ///   - cell: The kind of row; `nil`, the default, takes that of the last cell in sight. Its count is not used.
    ///   - rows: The number of rows, from 1 to 100; the default is 1.
    ///   - position: The edge; the default is the top.
    public static func skeleton(_ cell: CellAnimated? = nil, rows: Int = 1, position: Position = .top)
        -> PullToRefresh
    {
        let view = SkeletonRowsView(of: cell, rows: rows, at: position)
        return PullToRefresh(
            refreshView: view, animator: view, height: SkeletonRowsView.fallbackLength, position: position)
    }

    /// What the refresher does now; `initial` while it is not added to a scroll view.
    public var state: State { attachment?.machine.state ?? .initial }

    /// Clears a failure or the end of the content, so that the edge can load again.
    public func reset() {
        attachment?.send(.reset)
        attachment?.settleLater()
    }
}
