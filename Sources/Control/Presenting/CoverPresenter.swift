import TabProduction
import UIKit

/// Lays one cover over a view, keeps it fitting and in front, and removes it.
@MainActor
final class CoverPresenter: SkeletonPresenting {
    private let planner: any SkeletonPlanning
    private var overlay: SkeletonOverlay?
    private var observations: [NSKeyValueObservation] = []
    private var anchor: CGPoint?
    private var extent: ScrolledExtent?
    private var repetition: SkeletonRepetition?
    private var background: UIColor?
    private var isPlanning = false
    private var isReleased = false
    private var removedByApp: (@MainActor () -> Void)?

    init(planner: any SkeletonPlanning) {
        self.planner = planner
    }

    var views: [UIView] { overlay.map { [$0] } ?? [] }

    func show() {
        guard let host = planner.host else { return }
        planner.whenPlacesChange { [weak self] in self?.plan(from: nil) }
        let plan = planner.plan(from: nil)
        guard !isReleased else { return }
        let style = ResolvedStyle(of: planner.model)
        let overlay = SkeletonOverlay(frame: plan.frame, palette: style.palette(over: host))
        self.overlay = overlay
        overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        overlay.performUpdates {
            overlay.apply(style, over: host, background: style.background == nil ? plan.background : nil)
            overlay.tiles = plan.tiles
        }
        overlay.delegate = self
        didPlan(plan, for: host)
        canvas(of: host).addSubview(overlay)
        if let list = host as? UIScrollView { observe(list) }
    }

    func update(_ parts: ListParts) {
        guard let host = planner.host, let overlay else { return }
        overlay.performUpdates {
            overlay.apply(ResolvedStyle(of: planner.model), over: host)
            background = nil
            plan(from: nil)
        }
    }

    func release() {
        isReleased = true
        observations = []
        overlay?.letThrough()
    }

    func remove() {
        observations = []
        overlay?.leave()
    }

    func whenRemovedByApp(_ action: @escaping @MainActor () -> Void) {
        removedByApp = action
    }
}

extension CoverPresenter: SkeletonOverlayDelegate {
    func overlayNeedsTiles(_ overlay: SkeletonOverlay) {
        plan(from: nil)
    }

    func overlayWasRemoved(_ overlay: SkeletonOverlay) {
        removedByApp?()
    }
}

// MARK: - Planning

extension CoverPresenter {
    private func plan(from anchor: CGPoint?) {
        guard let host = planner.host, let overlay, !isPlanning, !isReleased else { return }
        isPlanning = true
        defer { isPlanning = false }
        let plan = planner.plan(from: anchor)
        // Code of the app makes and adjusts cells, and may have ended the skeleton.
        guard !isReleased else { return }
        if overlay.frame != plan.frame { overlay.place(in: plan.frame) }
        overlay.layoutDirection = host.effectiveUserInterfaceLayoutDirection
        let style = ResolvedStyle(of: planner.model)
        if plan.background != background, style.background == nil {
            overlay.apply(style, over: host, background: plan.background)
        }
        overlay.tiles = plan.tiles
        didPlan(plan, for: host)
        let canvas = canvas(of: host)
        if canvas.subviews.last !== overlay { canvas.bringSubviewToFront(overlay) }
    }

    /// The superview of the cover; an effect view allows subviews only in its content view.
    private func canvas(of host: UIView) -> UIView {
        (host as? UIVisualEffectView)?.contentView ?? host
    }

    private func didPlan(_ plan: SkeletonPlan, for host: UIView) {
        anchor = plan.frame.origin
        repetition = plan.repetition
        background = plan.background
        if let list = host as? UIScrollView {
            extent = ScrolledExtent(of: list, from: plan.frame.origin)
            overlay?.shift = shift(in: list) ?? 0
            pinHeaders(in: list)
        } else {
            roundCorners(like: host)
        }
    }

    /// Rounds the cover like a view that may not clip it; lists clip their covers.
    private func roundCorners(like host: UIView) {
        overlay?.layer.cornerRadius = host.layer.cornerRadius
        overlay?.layer.cornerCurve = host.layer.cornerCurve
        overlay?.layer.maskedCorners = host.layer.maskedCorners
    }

    /// Follows changes of a list's content.
    private func observe(_ list: UIScrollView) {
        observations = [
            list.observeOnMain(\.contentSize) { [weak self] in self?.plan(from: self?.anchor) },
            list.observeOnMain(\.contentOffset) { [weak self] in self?.listDidScroll() },
        ]
    }

    /// Returns the distance that equal rows move along with a list; `nil` where the plan needs more rows.
    private func shift(in list: UIScrollView) -> CGFloat? {
        guard let repetition, let anchor else { return nil }
        let area = list.settledArea
        guard area.minY >= anchor.y || anchor.y <= 0 else { return nil }
        return repetition.shift(toShow: area.maxY - anchor.y)
    }

    private func pinHeaders(in list: UIScrollView) {
        guard let anchor else { return }
        overlay?.pinTop = list.visibleArea.minY - anchor.y
    }

    /// Extends the cover where scrolling would show its end or a part without tiles.
    private func listDidScroll() {
        guard let list = planner.host as? UIScrollView, let anchor, let extent else { return }
        pinHeaders(in: list)
        if let shift = shift(in: list) {
            overlay?.shift = shift
            return
        }
        if ScrolledExtent(of: list, from: anchor).exceeds(extent) { plan(from: anchor) }
    }
}
