import TabProduction
import UIKit

/// Lays one cover over a view, keeps it fitting and in front, and takes it away.
@MainActor
final class CoverPresenter: SkeletonPresenting {
    private weak var host: UIView?
    private let model: ViewAnimated
    private let overlay: SkeletonOverlay
    private var observations: [NSKeyValueObservation] = []
    private var anchor: CGPoint?
    private var reach: Reach?
    private var isPlanning = false

    init(host: UIView, model: ViewAnimated) {
        self.host = host
        self.model = model
        overlay = SkeletonOverlay(
            frame: host.bounds, palette: OverlayStyle(model: model, host: host).palette)
    }

    var views: [UIView] { [overlay] }

    /// What takes the cover: an effect view takes no subviews but in its content view.
    private var canvas: UIView? { (host as? UIVisualEffectView)?.contentView ?? host }

    func show() {
        guard let host else { return }
        let plan = model.plan(for: host, from: nil)
        take(plan)
        overlay.frame = plan.frame
        overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        OverlayStyle(model: model, host: host).apply(to: overlay)
        overlay.tiles = plan.tiles
        overlay.delegate = self
        roundCorners()
        canvas?.addSubview(overlay)
        observe(host as? UIScrollView)
    }

    func update() {
        guard let host else { return }
        overlay.performUpdates {
            OverlayStyle(model: model, host: host).apply(to: overlay)
            plan(from: nil)
        }
    }

    func release() {
        observations = []
        overlay.letThrough()
    }

    func remove() {
        observations = []
        overlay.leave()
    }

    private func plan(from anchor: CGPoint?) {
        guard let host, !isPlanning else { return }
        isPlanning = true
        defer { isPlanning = false }
        let plan = model.plan(for: host, from: anchor)
        take(plan)
        if overlay.frame != plan.frame { overlay.frame = plan.frame }
        overlay.layoutDirection = host.effectiveUserInterfaceLayoutDirection
        overlay.tiles = plan.tiles
        roundCorners()
        if canvas?.subviews.last !== overlay { canvas?.bringSubviewToFront(overlay) }
    }

    /// The cover of a view with round corners that clips nothing is round itself; lists clip what is in them.
    private func roundCorners() {
        guard let host, !(host is UIScrollView) else { return }
        overlay.layer.cornerRadius = host.layer.cornerRadius
        overlay.layer.cornerCurve = host.layer.cornerCurve
        overlay.layer.maskedCorners = host.layer.maskedCorners
    }

    private func take(_ plan: SkeletonPlan) {
        anchor = plan.frame.origin
        reach = (host as? UIScrollView).map { Reach(of: $0, from: plan.frame.origin) }
    }

    /// The cover of a list follows what the app does to its content.
    private func observe(_ list: UIScrollView?) {
        guard let list else { return }
        observations = [
            list.observe(\.contentSize, options: []) { [weak self] _, _ in
                MainActor.assumeIsolated { self?.plan(from: self?.anchor) }
            },
            list.observe(\.contentOffset, options: []) { [weak self] _, _ in
                MainActor.assumeIsolated { self?.listDidScroll() }
            },
        ]
    }

    /// Extends the cover where scrolling would show what is behind it, or places that hold no tile yet.
    private func listDidScroll() {
        guard let list = host as? UIScrollView, let anchor, let reach else { return }
        if Reach(of: list, from: anchor).exceeds(reach) { plan(from: anchor) }
    }
}

/// How far a list has been scrolled from the start of its cover.
private struct Reach {
    let start: CGPoint
    let end: CGPoint

    @MainActor
    init(of list: UIScrollView, from anchor: CGPoint) {
        let viewport = ListViewport(of: list, from: anchor)
        let visible = ListViewport(of: list)
        start = visible.origin
        end = CGPoint(x: viewport.sideEnd, y: viewport.end)
    }

    func exceeds(_ other: Reach) -> Bool {
        start.x < other.start.x || start.y < other.start.y || end.x > other.end.x || end.y > other.end.y
    }
}

extension CoverPresenter: SkeletonOverlayDelegate {
    func overlayNeedsTiles(_ overlay: SkeletonOverlay) {
        plan(from: nil)
    }
}
