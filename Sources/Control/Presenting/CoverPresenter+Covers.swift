import TabCache
import TabProduction
import UIKit

// Where the covers are, and what they look like.
extension CoverPresenter {
    /// Covers what is in sight, and uncovers the rest.
    ///
    /// - Parameter isRestyled: Whether a cover takes the style anew; `nil` leaves covers that are there as they are.
    func layOut(over host: UIView, isRestyled: ((Cover) -> Bool)? = nil) {
        let shown = coversInSight(of: host)
        for cover in shown where !isOver {
            if let overlay = overlays[cover.section] {
                if let isRestyled { update(overlay, to: cover, over: host, isRestyled: isRestyled(cover)) }
                continue
            }
            let overlay = makeOverlay(for: cover, over: host)
            overlays[cover.section] = overlay
            add(overlay, for: cover, over: host)
            // Code of the app that draws and animates it may have ended the skeleton.
            if overlays[cover.section] !== overlay { overlay.leave() }
        }
        // Others leave when those in their place are there, so that nothing flashes.
        for key in Set(overlays.keys).subtracting(shown.map(\.section)) {
            overlays.removeValue(forKey: key)?.leave()
        }
    }

    /// The covers within a page of the visible area; the first one where there are none.
    func coversInSight(of host: UIView) -> [Cover] {
        guard parts != .whole, let list = host as? any ListHost else { return Array(covers.values) }
        let page = list.isHorizontal ? (list.bounds.width, 0) : (0, list.bounds.height)
        let area = list.bounds.insetBy(dx: -page.0, dy: -page.1)
        let found = coversInOrder.filter { !$0.frame.isEmpty && $0.frame.intersects(area) }
        return found.isEmpty ? Array(coversInOrder.prefix(1)) : found
    }

    func makeOverlay(for cover: Cover, over host: UIView) -> SkeletonOverlay {
        SkeletonOverlay(frame: cover.frame, palette: ResolvedStyle(of: planner.model).palette(over: host))
    }

    /// Adds the view of a cover. What is behind it decides over its colors: it is painted once, when it is there.
    func add(_ overlay: SkeletonOverlay, for cover: Cover, over host: UIView) {
        overlay.performUpdates {
            update(overlay, to: cover, over: host, isRestyled: true)
            overlay.delegate = self
            host.placeOfCovers.addSubview(overlay)
        }
    }

    private func update(
        _ overlay: SkeletonOverlay, to cover: Cover, over host: UIView, isRestyled: Bool
    ) {
        overlay.isPlannedOutside = host.window == nil
        if overlay.frame != cover.frame { overlay.place(in: cover.frame) }
        overlay.autoresizingMask = cover.growsWithView ? [.flexibleWidth, .flexibleHeight] : []
        if isRestyled {
            overlay.performUpdates {
                overlay.apply(ResolvedStyle(of: planner.model), over: host, drawing: cover.background)
                overlay.tiles = cover.tiles
            }
        } else {
            overlay.layoutDirection = host.effectiveUserInterfaceLayoutDirection
            overlay.tiles = cover.tiles
        }
        if overlay.isHidden != cover.isHidden { overlay.isHidden = cover.isHidden }
        if let list = host as? UIScrollView {
            pinHeaders(of: overlay, in: list)
        } else {
            // A view may not clip its cover; lists do.
            overlay.layer.cornerRadius = host.layer.shownCornerRadius
            overlay.layer.cornerCurve = host.layer.cornerCurve
            overlay.layer.maskedCorners = host.layer.maskedCorners
        }
    }

    func bringToFront() {
        guard let canvas = planner.host?.placeOfCovers else { return }
        let front = canvas.subviews.suffix(overlays.count)
        for overlay in views where !front.contains(overlay) {
            canvas.bringSubviewToFront(overlay)
            overlay.setNeedsLayout()
        }
    }

    func pinHeaders(of overlay: SkeletonOverlay, in list: UIScrollView) {
        overlay.pinTop = list.visibleArea.minY - overlay.frame.minY
    }
}

extension SkeletonOverlay {
    /// - Parameter background: The color that a list draws behind its cells, where the app gives the skeleton none.
    fileprivate func apply(_ style: ResolvedStyle, over host: UIView, drawing background: UIColor?) {
        let drawn = style.background == nil ? background : nil
        palette = drawn.map(style.palette) ?? style.palette(over: host)
        accessibilityLabel = style.accessibilityLabel
        movementLimit = style.movementLimit
        showsIndexTags = style.showsIndexTags
        darkMode = style.darkMode
        animation = style.animation
        layoutDirection = host.effectiveUserInterfaceLayoutDirection
    }

    /// Frees the view behind, while the cover may still fade.
    func letThrough() {
        delegate = nil
        isUserInteractionEnabled = false
        isAccessibilityElement = false
    }

    func leave() {
        tearDown()
        removeFromSuperview()
    }
}
