import TabAnimated
import TabProduction
import UIKit

/// A refresh view of skeleton rows.
///
/// At the start of the content the first row unrolls with the pull; at its end the next rows stand after the last one. For
/// VoiceOver the shapes are one element.
@available(tvOS, unavailable)
final class SkeletonRowsView: UIView {
    /// The length while the rows are unknown, in points.
    static let fallbackLength: CGFloat = 44

    private(set) lazy var overlay = makeOverlay()
    private let cell: CellAnimated?
    private let rows: Int
    /// Whether the shapes grow with the pull.
    private let unrolls: Bool
    private var isLoading = false
    private var plan: SkeletonRows?
    private weak var list: UIScrollView?

    var isOnScreen = false {
        didSet { if isOnScreen != oldValue { updateAnimation() } }
    }

    init(of cell: CellAnimated?, rows: Int, at edge: PullToRefresh.Position) {
        self.cell = cell
        self.rows = SkeletonLog.usable(rows, in: 1...100, or: 1, "rows of a refresher")
        unrolls = edge.isStart
        super.init(frame: .zero)
        clipsToBounds = true
        addSubview(overlay)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        overlay.frame = bounds
    }

    /// Returns the length of the rows beyond the content of a scroll view, in points.
    ///
    /// - Parameter plans: Whether rows that are unknown, or have become others, are planned.
    func length(along axis: ScrollAxis, in scrollView: UIScrollView, plans: Bool = true) -> CGFloat {
        list = scrollView
        if plans, !isPlanned(along: axis, in: scrollView) { renewPlan(along: axis, in: scrollView) }
        return plan?.length ?? Self.fallbackLength
    }

    /// Whether the rows are known as they are now.
    func isPlanned(along axis: ScrollAxis, in scrollView: UIScrollView) -> Bool {
        plan?.isValid(along: axis, of: scrollView) == true
    }

    private func renewPlan(along axis: ScrollAxis, in scrollView: UIScrollView) {
        guard let plan = SkeletonRows(of: cell, count: rows, along: axis, in: scrollView) else { return }
        self.plan = plan
        overlay.palette = style.palette(background: .clear)
        overlay.layoutDirection = scrollView.effectiveUserInterfaceLayoutDirection
        overlay.tiles = plan.tiles
    }

    private func makeOverlay() -> SkeletonOverlay {
        let overlay = SkeletonOverlay(
            frame: .zero, palette: SkeletonPalette(component: .clear, background: .clear))
        overlay.sharesLayers = !unrolls
        overlay.isUserInteractionEnabled = false
        overlay.isAccessibilityElement = false
        overlay.restsSoon = true
        return overlay
    }
}

// MARK: - States

@available(tvOS, unavailable)
extension SkeletonRowsView: RefreshViewAnimator {
    func animate(_ state: PullToRefresh.State) {
        if state == .initial {
            // The next pull may need other rows.
            plan = nil
        }
        isLoading = state == .loading || isLoading && state == .finished(.finished)
        overlay.unroll(to: unrolls ? progress(of: state) : 1)
        if state == .loading {
            overlay.darkMode = style.darkMode
            overlay.palette = style.palette(background: .clear)
        }
        updateAnimation()
    }

    private func progress(of state: PullToRefresh.State) -> CGFloat {
        switch state {
        case .initial: 0
        case .releasing(let progress): progress
        case .loading, .finished: 1
        }
    }

    private var style: ResolvedStyle { ResolvedStyle(of: list?.tabAnimated ?? ViewAnimated()) }

    private func updateAnimation() {
        let shouldRun = isLoading && isOnScreen
        if shouldRun, overlay.animation == nil { overlay.animation = style.animation }
        if !shouldRun, overlay.animation != nil { overlay.animation = nil }
    }
}

extension SkeletonOverlay {
    /// Grows the shapes one after the other from the leading side; with Reduce Motion they only fade.
    ///
    /// - Parameter progress: In 0...1; at 0 nothing shows, at 1 everything is in place.
    fileprivate func unroll(to progress: CGFloat) {
        let isStill = UIAccessibility.isReduceMotionEnabled
        let count = CGFloat(max(1, componentLayers.count))
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for (index, layer) in componentLayers.enumerated() {
            // Each shape takes two fifths of the pull, and the last ends with it.
            let start = CGFloat(index) / count * 0.6
            let share = min(1, max(0, (progress - start) / 0.4))
            layer.opacity = Float(progress >= 1 ? 1 : share)
            let scale = isStill || progress >= 1 ? 1 : max(0.001, share)
            layer.transform = CATransform3DMakeScale(scale, 1, 1)
        }
        CATransaction.commit()
    }
}
