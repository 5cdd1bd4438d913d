import UIKit

@testable import TabAnimated
@testable import TabAnimatedRefreshing

/// A phone of 400 by 800 points with a scroll view that a scripted finger pulls.
@MainActor
final class RefreshStage<Content: UIScrollView> {
    let window: UIWindow
    let controller = UIViewController()
    let scrollView: Content
    private(set) var finger: HeadlessFinger
    private var raw: CGFloat = 0

    init(_ scrollView: Content, contentLength: CGFloat? = 2_000, safeArea: UIEdgeInsets = .zero) {
        HeadlessScreen.main.reset()
        HeadlessScreen.main.size = CGSize(width: 400, height: 800)
        SkeletonConfiguration.shared = SkeletonConfiguration()
        SkeletonConfiguration.shared.cache.directory = nil
        self.scrollView = scrollView
        finger = HeadlessFinger(on: scrollView)
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        window.rootViewController = controller
        scrollView.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
        scrollView.alwaysBounceVertical = true
        if let contentLength { scrollView.contentSize = CGSize(width: 400, height: contentLength) }
        controller.view.addSubview(scrollView)
        window.isHidden = false
        setSafeArea(safeArea)
        HeadlessScreen.main.turn()
        rest()
    }

    func setSafeArea(_ insets: UIEdgeInsets) {
        let given = window.safeAreaInsets
        controller.additionalSafeAreaInsets = UIEdgeInsets(
            top: insets.top - given.top, left: 0, bottom: insets.bottom - given.bottom, right: 0)
        HeadlessScreen.main.turn()
    }

    /// Scrolls to the top without a finger.
    func rest() {
        scrollView.contentOffset = CGPoint(
            x: scrollView.contentOffset.x, y: -scrollView.adjustedContentInset.top)
    }

    var restStart: CGFloat { -scrollView.adjustedContentInset.top }

    var restEnd: CGFloat {
        max(
            restStart,
            scrollView.contentSize.height + scrollView.adjustedContentInset.bottom - scrollView.bounds.height)
    }

    /// Puts the finger down if it is not and drags the content to an offset, beyond an edge against resistance.
    func drag(to offset: CGFloat) {
        if !scrollView.isTracking {
            finger = HeadlessFinger(on: scrollView)
            finger.touch()
            raw = unstretched(scrollView.contentOffset.y)
        }
        let target = unstretched(offset)
        finger.drag(by: CGPoint(x: 0, y: raw - target))
        raw = target
    }

    /// Pulls beyond an edge as it is when nothing is open.
    func pull(_ distance: CGFloat, at edge: PullToRefresh.Position = .top) {
        // A hair more than asked for, so that rounding does not fall short of a threshold.
        drag(to: edge == .top ? restStart - distance - 0.01 : restEnd + distance + 0.01)
    }

    /// Removes all refreshers.
    func removeRefreshers() { PullToRefresh.Position.allCases.forEach(scrollView.removePullToRefresh) }

    func lift(velocity: CGFloat = 0) {
        finger.release(velocity: CGPoint(x: 0, y: velocity))
    }

    /// Lets the content come to rest and animations end.
    func wait(_ seconds: TimeInterval = 3) {
        HeadlessScreen.main.advance(by: seconds)
    }

    /// Pulls far enough and lets go.
    func load(at edge: PullToRefresh.Position = .top) {
        pull(60, at: edge)
        lift()
        wait(1)
    }

    private func unstretched(_ offset: CGFloat) -> CGFloat {
        let edge = min(max(offset, restStart), restEnd)
        let stretch = abs(offset - edge)
        let length = scrollView.bounds.height
        guard stretch > 0 else { return offset }
        let beyond = (1 / (1 - stretch / length) - 1) * length / 0.55
        return offset < edge ? edge - beyond : edge + beyond
    }
}

extension RefreshStage where Content == UIScrollView {
    convenience init(contentLength: CGFloat = 2_000, safeArea: UIEdgeInsets = .zero) {
        self.init(UIScrollView(), contentLength: contentLength, safeArea: safeArea)
    }
}

/// Writes down the states that an animator is told.
@MainActor
final class RecordingAnimator: RefreshViewAnimator {
    private(set) var states: [String] = []

    func animate(_ state: PullToRefresh.State) {
        switch state {
        case .initial: states.append("initial")
        case .releasing(let progress): states.append(progress < 1 ? "releasing" : "armed")
        case .loading: states.append("loading")
        case .finished(.finished): states.append("finished")
        case .finished(let result): states.append("\(result)")
        }
    }

    /// The states without repetitions of `releasing`.
    var story: [String] {
        states.reduce(into: []) { story, state in
            if story.last != state { story.append(state) }
        }
    }
}

extension PullToRefresh {
    /// The refresher of `addLoadMore`, for an action that the test ends.
    static func loadMore(rows: Int = 1, distance: CGFloat = 0, like cell: CellAnimated? = nil)
        -> PullToRefresh
    {
        let refresher = PullToRefresh.skeleton(cell, rows: rows, position: .bottom)
        refresher.trigger = .distance(distance)
        return refresher
    }

    /// The number of taps that were felt.
    var taps: Int {
        let generator = attachment.flatMap { Mirror(reflecting: $0.feedback).descendant("generator") }
        return (generator as? UIImpactFeedbackGenerator)?.headlessImpacts.count ?? 0
    }

    /// The message in place of the view, while there is one.
    var message: RefreshMessage? { attachment.map(\.container.message).flatMap { $0.isHidden ? nil : $0 } }
}

/// A refresher that writes down what happens to it.
@MainActor
final class RecordedRefresher {
    let animator = RecordingAnimator()
    let refresher: PullToRefresh
    let view = UIView()
    private(set) var actions = 0

    init(_ position: PullToRefresh.Position = .top, height: CGFloat = 40) {
        refresher = PullToRefresh(refreshView: view, animator: animator, height: height, position: position)
    }

    func add(to scrollView: UIScrollView, action: (@MainActor () -> Void)? = nil) {
        scrollView.addPullToRefresh(refresher) { [weak self] in
            self?.actions += 1
            action?()
        }
    }
}
